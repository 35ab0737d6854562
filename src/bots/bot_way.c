#include "bots/bot_way.h"

#include "base/integer.h"
#include "bots/bot_reach.h"

/* A way by a cell may be this much longer than one past it. */
#define BESIDE_STEPS 4
/* How far it looks for a place to flee to. */
#define FLIGHT_STEPS 30
/* A way around a creature may be this much longer. Without a limit, a creature in view from only one of two cells would
 * send the bot to and fro between them for ever. */
#define DETOUR_STEPS 12
/* Most goals are this near: the bot looks farther only if it finds none. */
#define FIND_STEPS 8
/* The map to a goal grows by as many steps at a time. */
#define REACH_STEPS 8

bool bot_way_is_by_gas(const struct bot *bot, struct point p)
{
    bool is_by = false;
    for (int i = 0; i < 9 && !is_by; i++) {
        enum cloud cloud =
            bot_sight_cloud(bot->sight, point_add(p, point_make(i % 3 - 1, i / 3 - 1)));
        is_by = cloud != CLOUD_NONE && cloud_get(cloud)->bursts_as != CLOUD_NONE;
    }
    return is_by;
}

/* Whether anything is there to go around. */
static bool has_obstacles(const struct bot *bot)
{
    return bot->scene.other_count > 0 || bot_sight_may_have_clouds(bot->sight);
}

/* The ways from the hero that are followed back. */
struct way_back {
    const struct bot *bot;
    const struct distance_map *reach;
};

static bool leads_back(const void *context, struct point from, enum direction direction)
{
    const struct way_back *back = context;
    uint32_t steps = distance_map_get(back->reach, point_step(from, direction));
    return steps < distance_map_get(back->reach, from) &&
           bot_sight_can_step(back->bot->sight, from, direction);
}

static bool can_step(const void *bot, struct point from, enum direction direction)
{
    return bot_sight_can_step(((const struct bot *)bot)->sight, from, direction);
}

/* Of the goals of bot->ways, which are all as far from the hero, the first that a search would come to that goes on in the
 * order of the directions. */
static struct point first_goal(struct bot *bot, const struct distance_map *reach)
{
    struct way_back back = {bot, reach};
    struct point at = bot_sight_hero(bot->sight)->position;
    enum direction direction;
    distance_map_fill(&bot->ways, leads_back, &back, DISTANCE_UNREACHED);
    while (distance_map_downhill(&bot->ways, can_step, bot, at, &direction))
        at = point_step(at, direction);
    return at;
}

/* What is looked for. */
struct goals {
    bot_is_goal *is_goal; /* NULL: all of `among` */
    const void *context;
    const struct bit_grid *among; /* there is none elsewhere; NULL: anywhere */
};

static bool is_goal_at(const struct bot *bot, const struct goals *goals, struct point p)
{
    return !goals->is_goal || goals->is_goal(bot, goals->context, p);
}

/* The nearest goals so far. */
struct nearest {
    bool is_found;
    struct point first;
    int steps; /* or the limit */
};

/* Takes up a goal into bot->ways, unless nearer ones are there. */
static void consider(struct bot *bot, const struct distance_map *map, struct nearest *nearest,
                     struct point p)
{
    int steps = (int)distance_map_get(map, p);
    if (steps > nearest->steps)
        return;
    if (!nearest->is_found || steps < nearest->steps) {
        distance_map_reset(&bot->ways, map->grid);
        *nearest = (struct nearest){true, p, steps};
    }
    distance_map_add_goal(&bot->ways, p);
}

/* Looks through the cells of a map after the first `known`. */
static void look_through(struct bot *bot, const struct distance_map *map, size_t known,
                         const struct goals *goals, struct nearest *nearest)
{
    for (size_t i = known; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if ((int)distance_map_get(map, p) > nearest->steps)
            break;
        if (is_goal_at(bot, goals, p))
            consider(bot, map, nearest, p);
    }
}

/* The same for the few cells where goals may be, in another order. */
static void look_among(struct bot *bot, const struct distance_map *map, const struct goals *goals,
                       struct nearest *nearest)
{
    struct area all = area_of_grid(map->grid);
    for (struct point p = area_before(all); bit_grid_next(goals->among, all, &p);)
        if (bit_grid_at(&map->reached, p) && is_goal_at(bot, goals, p))
            consider(bot, map, nearest, p);
}

/* The nearest goal up to `limit` steps off among the cells of a map. The first `known` cells are no goals. */
static bool find_filled(struct bot *bot, const struct distance_map *map, size_t known,
                        const struct goals *goals, int limit, struct point *found)
{
    struct nearest nearest = {.steps = limit};
    bool is_on_ground = bot_sight_is_ground(bot->sight, bot_sight_hero(bot->sight)->position);
    if (goals->among && is_on_ground)
        look_among(bot, map, goals, &nearest);
    else
        look_through(bot, map, known, goals, &nearest);
    if (nearest.is_found)
        *found = distance_map_count(&bot->ways) > 1 && is_on_ground ? first_goal(bot, map)
                                                                    : nearest.first;
    return nearest.is_found;
}

/* Whether any cell that the map does not reach yet is a goal. */
static bool is_farther_off(const struct bot *bot, const struct distance_map *map,
                           const struct goals *goals)
{
    struct distance_ground ground = bot_reach_ground(&(struct bot_reach_rules){.bot = bot});
    for (int y = 0; y < map->grid.height; y++)
        for (size_t word = 0; word < ground.walked->row_words; word++) {
            uint64_t cells =
                (bit_grid_row(ground.walked, y)[word] | bit_grid_row(ground.shut, y)[word]) &
                ~bit_grid_row(&map->reached, y)[word];
            cells &= goals->among ? bit_grid_row(goals->among, y)[word] : UINT64_MAX;
            for (; cells; cells &= cells - 1)
                if (is_goal_at(bot, goals, point_make((int)word * 64 + bit_lowest(cells), y)))
                    return true;
        }
    return false;
}

/* Looks near first, then farther and farther if there is anything to be found. */
static bool find(struct bot *bot, bool goes_around, const struct goals *goals, int limit,
                 struct point *found, int *steps)
{
    struct distance_map *map = &bot->reach[goes_around];
    const int *filled = &bot->scene.filled[goes_around];
    int wanted = int_min(limit, FIND_STEPS);
    size_t known = 0;
    bool is_found = false;
    do {
        bot_reach_out(bot, goes_around, wanted);
        is_found = find_filled(bot, map, known, goals, limit, found);
        known = distance_map_count(map);
        wanted = int_min(limit, 2 * *filled);
    } while (!is_found && *filled < limit && !bot_reach_is_whole(map, *filled) &&
             is_farther_off(bot, map, goals));
    if (is_found && steps)
        *steps = (int)distance_map_get(map, *found);
    return is_found;
}

static bool find_any(struct bot *bot, const struct goals *goals, int limit, struct point *found,
                     int *steps)
{
    return (has_obstacles(bot) && find(bot, true, goals, limit, found, steps)) ||
           find(bot, false, goals, limit, found, steps);
}

bool bot_way_find(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                  struct point *found, int *steps)
{
    struct goals goals = {is_goal, context, NULL};
    return find_any(bot, &goals, limit, found, steps);
}

bool bot_way_find_marked(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                         struct point *found, int *steps)
{
    struct goals goals = {is_goal, context, &bot->marked};
    return find_any(bot, &goals, limit, found, steps);
}

/* The first step of the shortest ways to a goal, which is the rules' start, by a map of the steps to it. */
static bool step_by_goal(struct bot *bot, const struct bot_reach_rules *rules,
                         enum direction *direction, int *steps)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int limit = REACH_STEPS;
    bot_reach_fill_from(bot, &bot->ways, rules, limit, false);
    while (distance_map_get(&bot->ways, hero) == DISTANCE_UNREACHED &&
           !bot_reach_is_whole(&bot->ways, limit)) {
        limit += REACH_STEPS;
        bot_reach_fill(&bot->ways, rules, limit, false);
    }
    uint32_t distance = distance_map_get(&bot->ways, hero);
    if (distance == DISTANCE_UNREACHED || distance == 0)
        return false;
    *steps = (int)distance;
    return distance_map_downhill(&bot->ways, bot_reach_may_step, rules, hero, direction);
}

/* The cells from which a way steps to its goal, all as far from the hero. */
struct way_ends {
    struct point cells[DIRECTION_COUNT];
    int count;
    uint32_t steps; /* DISTANCE_UNREACHED: the map does not reach them yet */
};

static struct way_ends ends_of(const struct distance_map *reach,
                               const struct bot_reach_rules *rules)
{
    struct way_ends ends = {.steps = DISTANCE_UNREACHED};
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point cell = point_step(rules->start, (enum direction)d);
        if (!bot_reach_may_step(rules, rules->start, (enum direction)d) ||
            distance_map_get(reach, cell) > ends.steps)
            continue;
        ends.count = distance_map_get(reach, cell) < ends.steps ? 0 : ends.count;
        ends.steps = distance_map_get(reach, cell);
        ends.cells[ends.count++] = cell;
    }
    return ends;
}

/* Whether the way's last cell may be one that no way enters: beside what nothing walks on, all that is asked is whether the
 * cell is avoided. */
static bool has_odd_end(const struct bot_reach_rules *rules)
{
    if (!rules->goes_around || bot_sight_is_ground(rules->bot->sight, rules->start))
        return false;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (bot_reach_may_step(rules, rules->start, (enum direction)d) &&
            !bot_reach_may_enter(rules, point_step(rules->start, (enum direction)d)))
            return true;
    return false;
}

/* The same as step_by_goal, but by the map from the hero, which most choices have already. */
static bool step(struct bot *bot, const struct bot_reach_rules *rules, enum direction *direction,
                 int *steps)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    struct point goal = rules->start;
    if (point_chebyshev(hero, goal) == 1 &&
        bot_reach_may_step(rules, goal, direction_of(point_subtract(hero, goal)))) {
        *steps = 1;
        *direction = direction_of(point_subtract(goal, hero));
        return bot_reach_may_step(rules, hero, *direction);
    }
    if (has_odd_end(rules))
        return step_by_goal(bot, rules, direction, steps);
    if (point_is_equal(hero, goal) || !bot_sight_is_ground(bot->sight, hero) ||
        !bot_reach_may_enter(rules, hero))
        return false;
    int limit = int_max(bot->scene.filled[rules->goes_around], REACH_STEPS);
    struct distance_map *reach = bot_reach_out(bot, rules->goes_around, limit);
    struct way_ends ends = ends_of(reach, rules);
    for (; ends.steps == DISTANCE_UNREACHED && !bot_reach_is_whole(reach, limit);
         ends = ends_of(reach, rules)) {
        limit += REACH_STEPS;
        bot_reach_out(bot, rules->goes_around, limit);
    }
    if (ends.steps == DISTANCE_UNREACHED)
        return false;
    struct way_back back = {bot, reach};
    *steps = (int)ends.steps + 1;
    distance_map_reset(&bot->ways, bot_sight_grid(bot->sight));
    for (int i = 0; i < ends.count; i++)
        distance_map_add_goal(&bot->ways, ends.cells[i]);
    distance_map_fill(&bot->ways, leads_back, &back, DISTANCE_UNREACHED);
    return distance_map_downhill(&bot->ways, bot_reach_may_step, rules, hero, direction);
}

bool bot_way_step(struct bot *bot, struct point goal, enum direction *direction, int *steps)
{
    struct bot_reach_rules rules = {bot, goal, false, 0};
    enum direction round;
    int straight;
    int way;
    if (!step(bot, &rules, direction, &straight))
        return false;
    rules.goes_around = true;
    bool is_round =
        has_obstacles(bot) && step(bot, &rules, &round, &way) && way <= straight + DETOUR_STEPS;
    if (is_round)
        *direction = round;
    if (steps)
        *steps = is_round ? way : straight;
    return true;
}

bool bot_way_go_apart(struct bot *bot, struct point goal, int apart, struct command *command)
{
    struct bot_reach_rules through = {bot, goal, false, 0};
    struct bot_reach_rules around = {bot, goal, true, apart};
    enum direction direction;
    int straight;
    int way;
    if (!step(bot, &through, &direction, &straight) ||
        !step_by_goal(bot, &around, &direction, &way) || way > straight + DETOUR_STEPS)
        return bot_way_go(bot, goal, command);
    *command = (struct command){.kind = COMMAND_STEP, .direction = direction};
    return true;
}

bool bot_way_go(struct bot *bot, struct point goal, struct command *command)
{
    enum direction direction;
    if (!bot_way_step(bot, goal, &direction, NULL))
        return false;
    *command = (struct command){.kind = COMMAND_STEP, .direction = direction};
    return true;
}

bool bot_way_go_nearest(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                        struct command *command)
{
    struct point goal;
    return bot_way_find(bot, is_goal, context, limit, &goal, NULL) &&
           bot_way_go(bot, goal, command);
}

bool bot_way_go_marked(struct bot *bot, bot_is_goal *is_goal, const void *context, int limit,
                       struct command *command)
{
    struct point goal;
    return bot_way_find_marked(bot, is_goal, context, limit, &goal, NULL) &&
           bot_way_go(bot, goal, command);
}

bool bot_way_find_behind(struct bot *bot, struct point p, int limit, struct point *found)
{
    struct bot_reach_rules from_hero = {bot, bot_sight_hero(bot->sight)->position, false, 0};
    struct bot_reach_rules from_p = {bot, p, false, 0};
    uint32_t max = 0;
    bot_reach_fill_from(bot, &bot->ways, &from_hero, BOT_FAR, false);
    bot_reach_fill_from(bot, &bot->fears, &from_p, limit, true);
    uint32_t to_p = distance_map_get(&bot->ways, p);
    for (size_t i = 0; i < distance_map_count(&bot->fears) && to_p != DISTANCE_UNREACHED; i++) {
        struct point cell = distance_map_cell(&bot->fears, i);
        uint32_t behind = distance_map_get(&bot->fears, cell);
        uint32_t way = distance_map_get(&bot->ways, cell);
        bool is_behind = way != DISTANCE_UNREACHED && to_p + behind <= way + BESIDE_STEPS;
        if (!is_behind || behind <= max)
            continue;
        max = behind;
        *found = cell;
    }
    return max > 0;
}

void bot_way_fear(struct bot *bot)
{
    struct bot_reach_rules rules = {bot, point_make(-1, -1), false, 0};
    distance_map_reset(&bot->fears, bot_sight_grid(bot->sight));
    for (int i = 0; i < bot->scene.other_count; i++)
        if (bot_scene_is_foe(&bot->scene.others[i]) && !bot->scene.others[i].is_asleep)
            distance_map_add_goal(&bot->fears, bot->scene.others[i].position);
    bot_reach_find_odd(bot);
    struct distance_ground ground = bot_reach_ground(&rules);
    distance_map_flood_ground(&bot->fears, &ground, 2 * FLIGHT_STEPS);
}

/* How far a cell is from foes; those that can't come there count as far. */
static int fear_at(const struct bot *bot, struct point p)
{
    uint32_t steps = distance_map_get(&bot->fears, p);
    return steps == DISTANCE_UNREACHED ? 2 * FLIGHT_STEPS : (int)steps;
}

bool bot_way_flee(struct bot *bot, struct command *command)
{
    struct bot_reach_rules rules = {bot, bot_sight_hero(bot->sight)->position, true, 0};
    struct point best = rules.start;
    int max = -1;
    bot_way_fear(bot);
    bot_reach_fill_from(bot, &bot->ways, &rules, FLIGHT_STEPS, true);
    for (size_t i = 1; i < distance_map_count(&bot->ways); i++) {
        struct point p = distance_map_cell(&bot->ways, i);
        int lead = fear_at(bot, p) - (int)distance_map_get(&bot->ways, p);
        int worth = fear_at(bot, p) + 2 * (lead < 4 ? lead : 4);
        if (lead < 1 || worth <= max)
            continue;
        max = worth;
        best = p;
    }
    return max >= 0 && max > fear_at(bot, rules.start) && bot_way_go(bot, best, command);
}

bool bot_way_comes_first(struct bot *bot, struct point goal)
{
    enum direction direction;
    int steps = 0;
    if (point_is_equal(bot_sight_hero(bot->sight)->position, goal))
        return true;
    if (!bot_way_step(bot, goal, &direction, &steps))
        return false;
    bot_way_fear(bot);
    return fear_at(bot, goal) > steps;
}

int bot_way_openness(const struct bot *bot, struct point p)
{
    int count = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        count += bot_sight_can_step(bot->sight, p, (enum direction)d);
    return count;
}
