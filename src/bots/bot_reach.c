#include "bots/bot_reach.h"

#include "base/integer.h"
#include "bots/bot_ground.h"
#include "bots/bot_way.h"

static bool would_burst(const struct bot *bot, struct point p)
{
    return lantern_get(bot_sight_hero(bot->sight)->lantern)->is_open && bot_way_is_by_gas(bot, p);
}

/* Cells that the bot leaves but never enters. */
static bool is_avoided(const struct bot *bot, struct point p)
{
    return (bot_ground_is_trap(bot, p) ||
            (bot_sight_may_be_by_cloud(bot->sight, p) &&
             (bot_ground_is_hazard(bot, p) || would_burst(bot, p)))) &&
           !point_is_equal(p, bot_sight_hero(bot->sight)->position);
}

static bool is_too_near(const struct bot_reach_rules *rules, struct point p)
{
    const struct bot_scene *scene = &rules->bot->scene;
    for (int i = 0; i < scene->other_count; i++)
        if (bot_scene_is_foe(&scene->others[i]) && scene->others[i].pips < PIPS_HUNTING &&
            point_chebyshev(scene->others[i].position, p) <= rules->apart)
            return true;
    return false;
}

/* Cells that a way which goes around leaves out, besides those that are avoided by all. */
static bool is_gone_around(const struct bot_reach_rules *rules, struct point p)
{
    const struct bot *bot = rules->bot;
    return rules->goes_around &&
           (bot_scene_at(&bot->scene, p) || bot_ground_holds(bot, p) ||
            (rules->apart > 0 && (is_too_near(rules, p) || bot_ground_would_show(bot, p))));
}

bool bot_reach_may_step(const void *context, struct point from, enum direction direction)
{
    const struct bot_reach_rules *rules = context;
    const struct bot_sight *sight = rules->bot->sight;
    struct point to = point_step(from, direction);
    if (!grid_contains(bot_sight_grid(sight), to))
        return false;
    bool is_end = point_is_equal(from, rules->start) || point_is_equal(to, rules->start);
    if (is_end && !bot_sight_is_ground(sight, rules->start))
        return !direction_is_diagonal(direction) && !is_avoided(rules->bot, to) &&
               (bot_sight_is_ground(sight, from) || bot_sight_is_ground(sight, to));
    return !is_gone_around(rules, to) && bot_sight_can_step(sight, from, direction) &&
           !is_avoided(rules->bot, to);
}

bool bot_reach_may_enter(const void *context, struct point to)
{
    const struct bot_reach_rules *rules = context;
    return !is_gone_around(rules, to) && !is_avoided(rules->bot, to);
}

struct distance_ground bot_reach_ground(const struct bot_reach_rules *rules)
{
    const struct bot *bot = rules->bot;
    const struct bit_grid *walked = bot_sight_walkable(bot->sight);
    return (struct distance_ground){.walked = walked,
                                    .open = walked,
                                    .shut = bot_sight_shut(bot->sight),
                                    .passes_straight = true,
                                    .may_enter = bot_reach_may_enter,
                                    .asked = {rules->apart == 0 ? &bot->odd : NULL},
                                    .context = rules};
}

void bot_reach_fill(struct distance_map *map, const struct bot_reach_rules *rules, int limit,
                    bool is_ordered)
{
    struct distance_ground ground = bot_reach_ground(rules);
    if (!bot_sight_is_ground(rules->bot->sight, rules->start))
        distance_map_fill(map, bot_reach_may_step, rules, 1);
    if (is_ordered || !bot_sight_is_ground(rules->bot->sight, rules->start))
        distance_map_fill_ground(map, &ground, (uint32_t)limit);
    else
        distance_map_flood_ground(map, &ground, (uint32_t)limit);
}

void bot_reach_find_odd(struct bot *bot)
{
    if (!bot->scene.has_odd)
        bot_sight_find_odd(bot->sight, &bot->odd);
    bot->scene.has_odd = true;
}

void bot_reach_fill_from(struct bot *bot, struct distance_map *map,
                         const struct bot_reach_rules *rules, int limit, bool is_ordered)
{
    distance_map_reset(map, bot_sight_grid(bot->sight));
    distance_map_add_goal(map, rules->start);
    bot_reach_find_odd(bot);
    bot_reach_fill(map, rules, limit, is_ordered);
}

bool bot_reach_is_whole(const struct distance_map *map, int limit)
{
    struct point last = distance_map_cell(map, distance_map_count(map) - 1);
    return distance_map_get(map, last) < (uint32_t)limit;
}

struct distance_map *bot_reach_out(struct bot *bot, bool goes_around, int limit)
{
    struct bot_reach_rules rules = {bot, bot_sight_hero(bot->sight)->position, goes_around, 0};
    struct distance_map *map = &bot->reach[goes_around];
    int *filled = &bot->scene.filled[goes_around];
    if (*filled == 0)
        bot_reach_fill_from(bot, map, &rules, limit, false);
    else if (*filled < limit)
        bot_reach_fill(map, &rules, limit, false);
    *filled = int_max(*filled, limit);
    return map;
}
