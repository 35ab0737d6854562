#include "bots/bot_choices.h"

/* A door beside the hero that is closed, or open with nothing in it. */
static bool find_door(const struct bot *bot, bool is_open, enum direction *direction)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int d = 0; d < DIRECTION_COUNT; d += 2) {
        struct point p = point_step(hero, (enum direction)d);
        enum terrain terrain = bot_sight_terrain(bot->sight, p);
        const struct terrain_kind *kind = terrain != TERRAIN_NONE ? terrain_get(terrain) : NULL;
        if (!kind || (is_open ? kind->closes_to : kind->opens_to) == TERRAIN_NONE ||
            (is_open &&
             (bot_scene_at(&bot->scene, p) || bot_sight_item(bot->sight, p) != ITEM_NONE)))
            continue;
        *direction = (enum direction)d;
        return true;
    }
    return false;
}

bool bot_door_seal(const struct bot *bot, enum item item, struct command *command)
{
    enum direction direction;
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (find_door(bot, false, &direction)) {
        *command = (struct command){
            .kind = COMMAND_USE, .item = item, .target = point_step(hero, direction)};
        return true;
    }
    if (bot->scene.adjacent > 0 || !find_door(bot, true, &direction))
        return false;
    *command = (struct command){.kind = COMMAND_CLOSE, .direction = direction};
    return true;
}
