#include "bots/bot_choices.h"

#include "bots/bot_fight.h"
#include "bots/bot_way.h"

/* How far it goes for a door, and how near its hunters must be for that. */
#define DOOR_STEPS 8
#define HUNTER_STEPS 9

static bool is_door(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return terrain != TERRAIN_NONE && terrain_is_door(terrain_get(terrain));
}

static bool is_hunter(const struct bot_other *other)
{
    return bot_scene_is_foe(other) && !other->is_asleep && other->pips == PIPS_HUNTING;
}

/* Whether every hunter in view is nearer to the door than to p: p is behind it. */
static bool is_shield(const struct bot *bot, struct point door, struct point p)
{
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (is_hunter(other) &&
            point_chebyshev(other->position, door) >= point_chebyshev(other->position, p))
            return false;
    }
    return !bot_scene_at(&bot->scene, door);
}

static bool is_behind_door(const struct bot *bot, const void *context, struct point p)
{
    bool is_behind = false;
    (void)context;
    for (int d = 0; d < DIRECTION_COUNT && !is_behind; d += 2) {
        struct point door = point_step(p, (enum direction)d);
        is_behind = is_door(bot, door) && is_shield(bot, door, p);
    }
    return is_behind && !is_door(bot, p);
}

static bool go_behind_door(struct bot *bot, struct command *command)
{
    struct point refuge;
    return bot_way_find(bot, is_behind_door, NULL, DOOR_STEPS, &refuge, NULL) &&
           bot_way_comes_first(bot, refuge) && bot_way_go(bot, refuge, command);
}

/* What it knows to seal doors with; ITEM_NONE if it has nothing. */
static enum item find_seal(const struct bot *bot)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (things[i].known && things[i].known->family == FAMILY_ESCAPE &&
            things[i].known->aim == 1 && !bot_is_barred(bot, things[i].item))
            return things[i].item;
    return ITEM_NONE;
}

bool bot_ward(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    bool is_pressed =
        bot_fight_is_losing(bot) || bot_scene_is_below(bot->sight, 60) || bot->scene.hunters > 1;
    enum item item = find_seal(bot);
    if (item == ITEM_NONE || bot->scene.adjacent > 0 || !bot_sight_is_hunted(bot->sight) ||
        !is_pressed)
        return false;
    if (is_behind_door(bot, NULL, hero))
        return bot_door_seal(bot, item, command);
    return bot->scene.nearest_hunter <= HUNTER_STEPS && go_behind_door(bot, command);
}
