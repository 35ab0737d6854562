/* Actors, wherever they are. */
#include "game/save/snapshot_parts.h"

/* Far more than any has. */
#define ENERGY_MOST 10000
#define HEALTH_MOST 100000

static int next_status(const struct actor *actor, int s)
{
    for (s++; s < STATUS_COUNT; s++)
        if (actor->statuses[s] > 0)
            return s;
    return -1;
}

static void archive_statuses(struct archive *archive, struct actor *actor)
{
    for (int s = -1; (s = archive_next(archive, next_status(actor, s), NAMES_STATUSES)) >= 0;)
        actor->statuses[s] = (uint16_t)archive_number(archive, actor->statuses[s], 1, UINT16_MAX);
}

/* What it makes of the hero. */
static void archive_suspicion(struct archive *archive, struct actor *actor, struct grid grid)
{
    actor->suspicion = archive_number(archive, actor->suspicion, 0, SUSPICION_MOST);
    actor->has_hunted = archive_flag(archive, actor->has_hunted);
    actor->has_clue = archive_flag(archive, actor->has_clue);
    if (actor->has_clue)
        actor->clue = archive_point(archive, actor->clue, grid);
    actor->is_summoned = archive_flag(archive, actor->is_summoned);
    actor->is_searching = archive_flag(archive, actor->is_searching);
    actor->search_turns = archive_number(archive, actor->search_turns, 0, ARCHIVE_NUMBER_MOST);
    actor->has_shouted = archive_flag(archive, actor->has_shouted);
    actor->has_heard = archive_flag(archive, actor->has_heard);
    actor->heard = archive_number(archive, actor->heard, 0, ARCHIVE_NUMBER_MOST);
}

/* What its mind keeps. */
static void archive_mind(struct archive *archive, struct actor *actor, struct grid grid)
{
    actor->has_goal = archive_flag(archive, actor->has_goal);
    if (actor->has_goal)
        actor->goal = archive_point(archive, actor->goal, grid);
    actor->mood = archive_number(archive, actor->mood, -ARCHIVE_NUMBER_MOST, ARCHIVE_NUMBER_MOST);
    actor->has_round = archive_flag(archive, actor->has_round);
    actor->anchors[0] = archive_point(archive, actor->anchors[0], grid);
    actor->anchors[1] = archive_point(archive, actor->anchors[1], grid);
    actor->twin = archive_handle(archive, actor->twin);
}

static enum direction archive_facing(struct archive *archive, enum direction facing)
{
    static const int once[] = {DIRECTION_NORTH,      DIRECTION_NORTH_EAST, DIRECTION_EAST,
                               DIRECTION_SOUTH_EAST, DIRECTION_SOUTH,      DIRECTION_SOUTH_WEST,
                               DIRECTION_WEST,       DIRECTION_NORTH_WEST};
    return (enum direction)archive_name_once_number(archive, (int)facing, NAMES_DIRECTIONS, once,
                                                    8);
}

void snapshot_actor(struct archive *archive, struct actor *actor, struct grid grid)
{
    actor->kind = (enum monster)archive_name(archive, (int)actor->kind, NAMES_MONSTERS);
    actor->position = archive_point(archive, actor->position, grid);
    actor->energy = archive_number(archive, actor->energy, -ENERGY_MOST, ENERGY_MOST);
    actor->health = archive_number(archive, actor->health, 0, HEALTH_MOST);
    actor->is_asleep = archive_flag(archive, actor->is_asleep);
    actor->is_ally = archive_flag(archive, actor->is_ally);
    actor->lantern = (enum lantern)archive_name(archive, (int)actor->lantern, NAMES_LANTERNS);
    actor->facing = archive_facing(archive, actor->facing);
    archive_statuses(archive, actor);
    archive_suspicion(archive, actor, grid);
    archive_mind(archive, actor, grid);
    actor->carried = (enum item)archive_name_or_none(archive, (int)actor->carried, NAMES_ITEMS);
    actor->is_revealed = archive_flag(archive, actor->is_revealed);
}

void snapshot_actor_perceived(struct archive *archive, struct actor *actor, int turn)
{
    /* Where it was seen means nothing while it never was; and one that followed was seen on another floor. */
    const struct grid any = {GRID_SIDE_MAX, GRID_SIDE_MAX};
    actor->is_announced = archive_flag(archive, actor->is_announced);
    actor->seen_until = archive_number(archive, actor->seen_until, 0, turn + 1);
    actor->shone_until = archive_number(archive, actor->shone_until, 0, turn + 1);
    actor->seen_at = archive_point(archive, actor->seen_at, any);
}
