/* The run: all that is not on a floor. */
#include "game/save/snapshot_parts.h"

#include <string.h>

/* Between two actions it is below a turn; when the game is over, maybe some turns. */
#define CLOCK_MOST 10000

/* Followers come from floors of whatever size. */
static const struct grid any_grid = {GRID_SIDE_MAX, GRID_SIDE_MAX};

static int next_of(const uint8_t *values, int end, int i)
{
    for (i++; i < end; i++)
        if (values[i] > 0)
            return i;
    return -1;
}

/* A number for each of some kinds of things. */
static void archive_of_items(struct archive *archive, uint8_t values[ITEM_COUNT], int most)
{
    for (int i = ITEM_NONE;
         (i = archive_next(archive, next_of(values, ITEM_COUNT, i), NAMES_ITEMS)) >= 0;)
        values[i] = (uint8_t)archive_number(archive, values[i], 1, most);
}

static int next_known(const struct state *state, int i)
{
    for (i++; i < ITEM_COUNT; i++)
        if (state->knows[i])
            return i;
    return -1;
}

static void archive_knows(struct archive *archive, struct state *state)
{
    for (int i = ITEM_NONE; (i = archive_next(archive, next_known(state, i), NAMES_ITEMS)) >= 0;)
        state->knows[i] = true;
}

static int next_worn(const struct pack *pack, int slot)
{
    for (slot++; slot < SLOT_COUNT; slot++)
        if (pack->worn[slot] != ITEM_NONE)
            return slot;
    return SLOT_NONE;
}

/* Each thing has but one place where it is worn. */
static void archive_worn(struct archive *archive, struct pack *pack)
{
    int slot = SLOT_NONE;
    for (;;) {
        slot = next_worn(pack, slot);
        int item = slot == SLOT_NONE ? -1 : (int)pack->worn[slot];
        item = archive_next(archive, item, NAMES_ITEMS);
        if (item < 0)
            return;
        slot = (int)item_get((enum item)item)->slot;
        if (slot == SLOT_NONE)
            archive_refuse(archive, "a thing is worn that can't be");
        else
            pack->worn[slot] = (enum item)item;
    }
}

static void archive_pack(struct archive *archive, struct pack *pack)
{
    if (archive_is_reading(archive))
        *pack = (struct pack){.has_lantern = false};
    archive_of_items(archive, pack->counts, PACK_COUNT_MAX);
    archive_worn(archive, pack);
    pack->last_weapon =
        (enum item)archive_name_or_none(archive, (int)pack->last_weapon, NAMES_ITEMS);
    pack->has_lantern = archive_flag(archive, pack->has_lantern);
    archive_of_items(archive, pack->letters, PACK_LETTERS);
}

/* Kinds of which the snapshot's version of the game knew nothing look as nothing else does. */
static void draw_missing_looks(struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum look_group group = item_get((enum item)i)->looks;
        for (int l = LOOK_NONE + 1;
             l < LOOK_COUNT && group != LOOK_GROUP_NONE && state->looks[i] == LOOK_NONE; l++)
            if (look_get((enum look)l)->group == group && !memchr(state->looks, l, ITEM_COUNT))
                state->looks[i] = (uint8_t)l;
    }
}

static void check_look(struct archive *archive, const struct state *state, int item, int look)
{
    if (item_get((enum item)item)->looks != look_get((enum look)look)->group ||
        memchr(state->looks, look, ITEM_COUNT))
        archive_refuse(archive, "a thing looks as it can't");
}

static void archive_looks(struct archive *archive, struct state *state)
{
    if (archive_is_reading(archive))
        memset(state->looks, LOOK_NONE, sizeof state->looks);
    for (int i = ITEM_NONE;
         (i = archive_next(archive, next_of(state->looks, ITEM_COUNT, i), NAMES_ITEMS)) >= 0;) {
        int look = archive_name(archive, state->looks[i], NAMES_LOOKS);
        if (archive_is_reading(archive))
            check_look(archive, state, i, look);
        state->looks[i] = (uint8_t)look;
    }
    if (archive_is_reading(archive))
        draw_missing_looks(state);
}

static void archive_boons(struct archive *archive, struct state *state)
{
    for (int i = BOON_NONE;
         (i = archive_next(archive, next_of(state->boons, BOON_COUNT, i), NAMES_BOONS)) >= 0;)
        state->boons[i] = (uint8_t)archive_number(
            archive, state->boons[i], 1, boon_get((enum boon)i)->is_endless ? UINT8_MAX : 1);
    for (int i = 0; i < BOON_OFFERS; i++)
        state->offers[i] =
            (enum boon)archive_name_or_none(archive, (int)state->offers[i], NAMES_BOONS);
}

static void archive_followers(struct archive *archive, struct state *state)
{
    state->follower_count = archive_number(archive, state->follower_count, 0, FOLLOWERS_MAX);
    for (int i = 0; i < state->follower_count; i++) {
        struct follower *follower = &state->followers[i];
        snapshot_actor(archive, &follower->actor, any_grid);
        snapshot_actor_perceived(archive, &follower->actor, state->turn);
        follower->turns = archive_number(archive, follower->turns, 0, ARCHIVE_NUMBER_MOST);
        follower->is_by_stairs_up = archive_flag(archive, follower->is_by_stairs_up);
        follower->is_to_lamp = archive_flag(archive, follower->is_to_lamp);
    }
}

static void archive_finale(struct archive *archive, struct finale *finale)
{
    finale->is_on = archive_flag(archive, finale->is_on);
    if (!finale->is_on)
        return;
    finale->depth = archive_number(archive, finale->depth, 1, FLOOR_COUNT);
    finale->lamp = archive_point(archive, finale->lamp, any_grid);
    finale->turns_left = archive_number(archive, finale->turns_left, 0, ARCHIVE_NUMBER_MOST);
    finale->is_held = archive_flag(archive, finale->is_held);
}

static void archive_end(struct archive *archive, struct state *state)
{
    static const int results[] = {RESULT_NONE, RESULT_WON, RESULT_DIED};
    static const int causes[] = {CAUSE_NONE, CAUSE_ACTOR, CAUSE_FIRE, CAUSE_FALL};
    state->result = (enum result)archive_name_once_number(archive, (int)state->result,
                                                          NAMES_RESULTS, results, 3);
    state->cause =
        (enum cause)archive_name_once_number(archive, (int)state->cause, NAMES_CAUSES, causes, 4);
    if (state->cause == CAUSE_ACTOR)
        state->killer = (enum monster)archive_name(archive, (int)state->killer, NAMES_MONSTERS);
}

/* What kind of game it is, and how far it has got. */
static void archive_auto_move(struct archive *archive, struct state *state)
{
    state->fov = archive_name(archive, state->fov, NAMES_FOV);
    state->plain_radius = archive_number(archive, state->plain_radius, -1, FOV_RADIUS_MAX);
    state->first_depth = archive_number(archive, state->first_depth, 1, FLOOR_COUNT);
    state->is_revealed = archive_flag(archive, state->is_revealed);
    state->turn = archive_number(archive, state->turn, 0, ARCHIVE_NUMBER_MOST);
    state->depth = archive_number(archive, state->depth, LESSON_DEPTH, FLOOR_COUNT);
    state->hero = archive_handle(archive, state->hero);
    state->minds_random.state = archive_word(archive, state->minds_random.state);
    state->blows_random.state = archive_word(archive, state->blows_random.state);
    state->clock = archive_number(archive, state->clock, 0, CLOCK_MOST);
}

static void archive_hero(struct archive *archive, struct state *state)
{
    archive_pack(archive, &state->pack);
    archive_knows(archive, state);
    archive_looks(archive, state);
    archive_boons(archive, state);
    state->heal_turns = archive_number(archive, state->heal_turns, 0, ARCHIVE_NUMBER_MOST);
    state->surprise_charges =
        archive_number(archive, state->surprise_charges, 0, ARCHIVE_NUMBER_MOST);
    state->noise = archive_number(archive, state->noise, 0, ARCHIVE_NUMBER_MOST);
    state->is_hushed = archive_flag(archive, state->is_hushed);
}

/* The cell that he was warned of, of any floor, or (-1, -1). */
static void archive_warned_cell(struct archive *archive, struct state *state)
{
    bool is_warned = archive_flag(archive, state->warned_cell.x >= 0);
    state->warned_cell =
        is_warned ? archive_point(archive, state->warned_cell, any_grid) : point_make(-1, -1);
}

void snapshot_run(struct archive *archive, struct state *state)
{
    archive->part = "the run";
    archive_auto_move(archive, state);
    archive_hero(archive, state);
    state->night = archive_number(archive, state->night, 0, ARCHIVE_NUMBER_MOST);
    state->night_called = archive_number(archive, state->night_called, 0, ARCHIVE_NUMBER_MOST);
    archive_followers(archive, state);
    state->came_in = archive_point(archive, state->came_in, any_grid);
    archive_warned_cell(archive, state);
    archive_finale(archive, &state->finale);
    archive_end(archive, state);
}
