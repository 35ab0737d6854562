#include "bots/bot_errands.h"

#include "bots/bot_landmarks.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"

/* The bot goes to water within this many steps. */
#define WASH_STEPS 20
/* Pulls of levers on a floor. */
#define PULLS_MAX 8
/* Within this many turns, and not again for this many. */
#define WASH_TURNS 25
#define WASH_AGAIN_TURNS 150
/* This near the lamp it waits for what comes. */
#define HOLD_STEPS 2
/* It walks this far for the stairs of a better omen. */
#define BETTER_WAY_STEPS 60
/* The way down where it is not known yet, and turns kept in hand for what may come between. */
#define WAY_UNKNOWN 80
#define WAY_LONGEST 160
#define TURNS_IN_HAND 40
/* It rests below this percentage of health while there is more to do on the floor. */
#define HURT_PERCENT 80

static const struct terrain_kind *kind_at(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return terrain == TERRAIN_NONE ? NULL : terrain_get(terrain);
}

/* Goes to a landmark that it knows of, and into it. */
static bool go_and_bump(struct bot *bot, enum bot_landmark landmark, struct command *command)
{
    bot_landmarks_look_out(bot);
    const struct terrain_kind *kind = kind_at(bot, bot->landmarks.at[landmark]);
    return bot->landmarks.is_known[landmark] && kind && bot_landmarks_is(kind, landmark) &&
           bot_way_go(bot, bot->landmarks.at[landmark], command);
}

bool bot_errands_hold(struct bot *bot, struct command *command)
{
    struct point lamp;
    if (!bot_sight_holds(bot->sight, &lamp))
        return false;
    if (point_chebyshev(bot_sight_hero(bot->sight)->position, lamp) > HOLD_STEPS)
        return bot_way_go(bot, lamp, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

bool bot_errands_find_lamp(struct bot *bot, struct point *lamp)
{
    bot_landmarks_look_out(bot);
    if (lamp)
        *lamp = bot->landmarks.at[BOT_LANDMARK_GREAT_LAMP];
    return bot->landmarks.is_known[BOT_LANDMARK_GREAT_LAMP];
}

bool bot_errands_find_cloth(struct bot *bot, struct point *cloth)
{
    bot_landmarks_look_out(bot);
    *cloth = bot->landmarks.at[BOT_LANDMARK_CLOTH];
    return bot->landmarks.is_known[BOT_LANDMARK_CLOTH] &&
           bot_landmarks_is(kind_at(bot, *cloth), BOT_LANDMARK_CLOTH);
}

bool bot_errands_win(struct bot *bot, struct command *command)
{
    if (bot_errands_hold(bot, command))
        return true;
    return bot_sight_depth(bot->sight) == FLOOR_COUNT && bot_sight_has_ember(bot->sight) &&
           go_and_bump(bot, BOT_LANDMARK_GREAT_LAMP, command);
}

bool bot_errands_find_beacon(struct bot *bot)
{
    bot_landmarks_look_out(bot);
    return bot->landmarks.is_known[BOT_LANDMARK_BEACON];
}

bool bot_errands_light_beacon(struct bot *bot, struct command *command)
{
    return bot_sight_has_ember(bot->sight) && go_and_bump(bot, BOT_LANDMARK_BEACON, command);
}

bool bot_errands_free(struct bot *bot, struct command *command)
{
    return go_and_bump(bot, BOT_LANDMARK_CAGE, command);
}

bool bot_errands_bless(struct bot *bot, struct command *command)
{
    return go_and_bump(bot, BOT_LANDMARK_BOON_STONE, command);
}

/* Whether exploring and travelling were just refused, as a hunter is in view. */
static bool is_on_foot(const struct bot *bot)
{
    int turn = bot_sight_turn(bot->sight);
    return turn <= bot->memory.on_foot_until || turn < bot->memory.hasty_until;
}

static bool is_frontier(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(bot_sight_grid(bot->sight), beside) &&
            bot_sight_terrain(bot->sight, beside) == TERRAIN_NONE)
            return true;
    }
    return false;
}

bool bot_errands_go_to_lock(struct bot *bot, struct command *command)
{
    return go_and_bump(bot, BOT_LANDMARK_LOCK, command);
}

bool bot_errands_find_lock(struct bot *bot, struct point *lock)
{
    bot_landmarks_look_out(bot);
    *lock = bot->landmarks.at[BOT_LANDMARK_LOCK];
    return bot->landmarks.is_known[BOT_LANDMARK_LOCK] && kind_at(bot, *lock) &&
           bot_landmarks_is(kind_at(bot, *lock), BOT_LANDMARK_LOCK);
}

/* Whether something lies there that can be taken up: no ware of a merchant's, and no key, which bot_keys_use takes. */
static bool has_find(const struct bot *bot, struct point p)
{
    const struct terrain_kind *kind = kind_at(bot, p);
    enum item item = bot_sight_item(bot->sight, p);
    return item != ITEM_NONE && !item_get(item)->opens_locks && kind && !kind->holds_wares;
}

/* The fewest levers that open what is shut, as bits; 0 if there are none. */
static int choose_levers(const struct bot_shutters *shutters)
{
    int best = 0;
    for (int levers = 1; levers < 1 << SITE_LEVERS; levers++) {
        int shut = shutters->shut;
        for (int i = 0; i < SITE_LEVERS; i++)
            shut ^= levers & (1 << i) ? shutters->ties[i] : 0;
        if (shut == 0 && (best == 0 || bit_count((uint64_t)levers) < bit_count((uint64_t)best)))
            best = levers;
    }
    return best;
}

/* Pulls it, or goes to it. A gate may open, so the floor counts as unexplored. */
static bool pull(struct bot *bot, struct point lever, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (!bot_way_go(bot, lever, command))
        return false;
    bot->memory.pulls += point_is_equal(point_step(hero, command->direction), lever);
    bot->memory.explored_turn = -1000;
    return true;
}

/* Its memory of the shutters may be out of date, so it gives up after a while. All are in view from their levers. */
bool bot_errands_pull(struct bot *bot, struct command *command)
{
    struct bot_shutters shutters;
    if (bot->memory.pulls >= PULLS_MAX || !bot_sight_shutters(bot->sight, &shutters))
        return false;
    struct point middle = shutters.levers[SITE_LEVERS / 2];
    if (shutters.shut < 0)
        return point_chebyshev(bot_sight_hero(bot->sight)->position, middle) > 1 &&
               bot_way_go(bot, middle, command);
    int levers = choose_levers(&shutters);
    return levers != 0 && pull(bot, shutters.levers[bit_lowest((uint64_t)levers)], command);
}

bool bot_errands_take_here(struct bot *bot, struct command *command)
{
    if (!bot_sight_has_room(bot->sight) || !has_find(bot, bot_sight_hero(bot->sight)->position))
        return false;
    *command = (struct command){.kind = COMMAND_PICK_UP};
    return true;
}

bool bot_errands_explore(struct bot *bot, struct command *command)
{
    if (bot_has_explored(bot))
        return false;
    if (is_on_foot(bot) && (bot_way_go_nearest(bot, is_frontier, NULL, BOT_FAR, command) ||
                            bot_errands_wander(bot, command)))
        return true;
    *command = (struct command){.kind = COMMAND_EXPLORE};
    return true;
}

bool bot_errands_wander(struct bot *bot, struct command *command)
{
    enum direction last = bot->memory.last.direction;
    bool goes_on = bot->memory.idle == 0 && random_chance(&bot->random, 7, 8);
    enum direction other = (enum direction)random_below(&bot->random, DIRECTION_COUNT);
    *command = (struct command){.kind = COMMAND_STEP, .direction = goes_on ? last : other};
    return true;
}

static bool is_to_be_shed(const struct actor *hero)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor_has(hero, (enum status)s) && status_get((enum status)s)->is_shed_in_water)
            return true;
    return false;
}

static bool is_water(const struct bot *bot, const void *context, struct point p)
{
    const struct terrain_kind *kind = kind_at(bot, p);
    (void)context;
    return kind && kind->is_water && kind->is_walkable;
}

static int turns_since_wash_began(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) - bot->memory.wash_turn;
}

/* It washes now and then for some turns only: a bot lit up again and again would do nothing else. */
static void allot_time_to_wash(struct bot *bot)
{
    if (turns_since_wash_began(bot) > WASH_AGAIN_TURNS)
        bot->memory.wash_turn = bot_sight_turn(bot->sight);
}

bool bot_errands_wash(struct bot *bot, struct command *command)
{
    if (!is_to_be_shed(bot_sight_hero(bot->sight)))
        return false;
    allot_time_to_wash(bot);
    return turns_since_wash_began(bot) <= WASH_TURNS &&
           bot_way_go_nearest(bot, is_water, NULL, WASH_STEPS, command);
}

static enum bot_landmark stairs_of(int leads)
{
    return leads > 0 ? BOT_LANDMARK_DOWN : BOT_LANDMARK_UP;
}

static int rank_at(const struct bot *bot, struct point p)
{
    return omen_get(bot_sight_omen_told(bot->sight, p))->rank;
}

static bool is_better_way(const struct bot *bot, const void *than, struct point p)
{
    return rank_at(bot, p) < *(const int *)than;
}

/* Goes to stairs down with a better omen than the nearest have, if it knows of any; false if it does not, or is there. */
static bool go_to_better_way(struct bot *bot, struct command *command)
{
    struct point nearest;
    bot_landmarks_mark(bot, BOT_LANDMARK_DOWN);
    if (!bot_way_find_marked(bot, NULL, NULL, BOT_FAR, &nearest, NULL))
        return false;
    int rank = rank_at(bot, nearest);
    return bot_way_go_marked(bot, is_better_way, &rank, BETTER_WAY_STEPS, command);
}

/* The nearest stairs that lead there; false if it knows of none, or of no way to them. */
static bool find_stairs(struct bot *bot, int leads, struct point *stairs, int *steps)
{
    bot_landmarks_look_out(bot);
    if (!bot->landmarks.is_known[stairs_of(leads)])
        return false;
    bot_landmarks_mark(bot, stairs_of(leads));
    return bot_way_find_marked(bot, NULL, NULL, BOT_FAR, stairs, steps);
}

bool bot_errands_find_stairs(struct bot *bot, int leads)
{
    struct point stairs;
    return find_stairs(bot, leads, &stairs, NULL);
}

bool bot_errands_way_down(struct bot *bot, int *steps)
{
    struct point stairs;
    return find_stairs(bot, 1, &stairs, steps);
}

static bool go_to_stairs(struct bot *bot, int leads, struct command *command)
{
    bot_landmarks_mark(bot, stairs_of(leads));
    return bot_way_go_marked(bot, NULL, NULL, BOT_FAR, command);
}

/* The last floor has nothing below it. */
static bool go_down(struct bot *bot, struct command *command)
{
    if (bot_sight_depth(bot->sight) == FLOOR_COUNT)
        return false;
    if (!bot_errands_find_stairs(bot, 1))
        return go_and_bump(bot, BOT_LANDMARK_CHASM, command);
    if (go_to_better_way(bot, command))
        return true;
    if ((bot_sight_sees_all(bot->sight) || is_on_foot(bot)) && go_to_stairs(bot, 1, command))
        return true;
    *command = (struct command){.kind = COMMAND_STAIRS, .leads = 1};
    return true;
}

bool bot_errands_descend(struct bot *bot, struct command *command)
{
    return go_down(bot, command) || bot_errands_explore(bot, command) ||
           bot_errands_wander(bot, command);
}

static bool is_lantern(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    enum item item = bot_sight_item(bot->sight, p);
    return item != ITEM_NONE && item_get(item)->is_lantern;
}

static bool go_up(struct bot *bot, struct command *command)
{
    int leads = -1;
    if (!bot_errands_find_stairs(bot, leads))
        return false;
    if (is_on_foot(bot) && go_to_stairs(bot, leads, command))
        return true;
    *command = (struct command){.kind = COMMAND_STAIRS, .leads = leads};
    return true;
}

bool bot_errands_fetch_lantern(struct bot *bot, struct command *command)
{
    int depth = bot_sight_lost_lantern(bot->sight);
    int here = bot_sight_depth(bot->sight);
    if (depth == 0)
        return false;
    if (depth > here)
        return bot_errands_descend(bot, command);
    if (depth < here && go_up(bot, command))
        return true;
    bot_landmarks_mark_items(bot, is_lantern);
    return bot_way_go_marked(bot, NULL, NULL, BOT_FAR, command) ||
           bot_errands_explore(bot, command) || bot_errands_wander(bot, command);
}

/* Whether the hero survives the blows of adjacent foes all the way. */
static bool can_bear(const struct bot *bot, int steps)
{
    return steps * bot->scene.harm < bot_sight_hero(bot->sight)->health * 10;
}

bool bot_errands_flee_by_stairs(struct bot *bot, int leads, struct command *command)
{
    struct point stairs;
    int steps;
    if (!find_stairs(bot, leads, &stairs, &steps) || !can_bear(bot, steps) ||
        !bot_way_comes_first(bot, stairs))
        return false;
    if (is_on_foot(bot) && bot_way_go(bot, stairs, command))
        return true;
    *command = (struct command){.kind = COMMAND_STAIRS, .leads = leads};
    return true;
}

bool bot_errands_runs_late(struct bot *bot)
{
    struct point stairs;
    int steps = WAY_UNKNOWN;
    int left = bot_sight_turns_to_hunter(bot->sight) - TURNS_IN_HAND;
    if (left > WAY_LONGEST)
        return false;
    bot_landmarks_look_out(bot);
    if (left < 0)
        return true;
    if (left < WAY_UNKNOWN && bot->landmarks.is_known[BOT_LANDMARK_DOWN]) {
        bot_landmarks_mark(bot, BOT_LANDMARK_DOWN);
        if (!bot_way_find_marked(bot, NULL, NULL, left, &stairs, NULL))
            return true; /* however far off they are */
    }
    bot_errands_way_down(bot, &steps);
    return left < steps;
}

bool bot_errands_wants_rest(struct bot *bot, bool is_leaving)
{
    int percent = is_leaving ? 99 : HURT_PERCENT;
    return bot_scene_is_below(bot->sight, percent) && !bot_errands_runs_late(bot);
}

/* It rests only where there is warmth: by the lantern alone, healing takes too long. */
bool bot_errands_rest(struct bot *bot, struct command *command)
{
    struct point brazier;
    int turn = bot_sight_turn(bot->sight);
    if (bot_sight_hero(bot->sight)->health >= bot_sight_traits(bot->sight)->health ||
        turn < bot->memory.no_rest_until || bot_sight_warmth(bot->sight) == 0)
        return false;
    bot_landmarks_mark(bot, BOT_LANDMARK_WARMTH);
    if (!bot_way_find_marked(bot, NULL, NULL, BOT_FAR, &brazier, NULL))
        return false;
    if (is_on_foot(bot) &&
        !bot_landmarks_is_marked(bot, NULL, bot_sight_hero(bot->sight)->position) &&
        bot_way_go(bot, brazier, command))
        return true;
    if (!bot_light_is_wanted(bot) && bot_light_set(bot, BOT_LIGHT_HOODED, command))
        return true; /* so that night comes later */
    *command = (struct command){.kind = COMMAND_REST};
    return true;
}

static bool is_lying(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    return has_find(bot, p) && !point_is_equal(p, bot_sight_hero(bot->sight)->position);
}

bool bot_errands_collect(struct bot *bot, struct command *command)
{
    if (!bot_sight_has_room(bot->sight))
        return false;
    bot_landmarks_mark_items(bot, is_lying);
    return bot_way_go_marked(bot, NULL, NULL, BOT_FAR, command);
}
