#include "game/travel/auto_move.h"

#include "base/array.h"
#include "game/travel/danger.h"
#include "rules/sites/trade.h"
#include "rules/suspicion.h"
#include "rules/upkeep.h"

static enum auto_move_answer step(enum direction direction, struct action *action)
{
    *action = (struct action){.kind = ACTION_STEP, .direction = direction};
    return AUTO_MOVE_ACT;
}

static enum auto_move_answer refuse(enum refusal why, enum refusal *refusal)
{
    *refusal = why;
    return AUTO_MOVE_REFUSED;
}

static enum auto_move_answer next_of_run(struct auto_move *auto_move,
                                         const struct auto_move_ground *ground,
                                         struct action *action, enum refusal *refusal)
{
    *refusal = REFUSAL_NONE;
    enum direction direction;
    return straight_run_next(&auto_move->run, ground->state, &direction) ? step(direction, action)
                                                                         : AUTO_MOVE_ENDED;
}

static bool is_stairs(const struct state *state, const void *context, struct point p)
{
    const int *leads = context;
    enum terrain terrain = (enum terrain)level_memory(state_level_const(state), p)->terrain;
    return terrain != TERRAIN_NONE && terrain_get(terrain)->leads == *leads;
}

/* Whether the cell is beside one that is the context. */
static bool is_beside(const struct state *state, const void *context, struct point p)
{
    const struct point *at = context;
    (void)state;
    return point_chebyshev(*at, p) == 1;
}

/* Where nobody can walk, beside it is near enough: a cage, a lamp. What was never seen may be anything. */
static route_is_goal *goal_of_travel(const struct state *state, struct point target)
{
    const struct level *level = state_level_const(state);
    bool is_known =
        grid_contains(level->grid, target) && level_memory(level, target)->terrain != TERRAIN_NONE;
    return is_known && !route_is_ground(level, target) ? is_beside : route_is_at;
}

/* Where ways lead that keep clear of nobody. */
static struct route_ground anywhere(const struct auto_move_ground *ground)
{
    return (struct route_ground){.state = ground->state, .scratch = ground->scratch};
}

static enum auto_move_answer next_of_travel(struct auto_move *auto_move,
                                            const struct auto_move_ground *ground,
                                            struct action *action, enum refusal *refusal)
{
    struct point *target = &auto_move->command.target;
    struct route_ground ways = anywhere(ground);
    enum direction direction;
    switch (travel_next(&auto_move->travel, &ways, goal_of_travel(ground->state, *target), target,
                        &direction)) {
    case TRAVEL_STEP:
        return step(direction, action);
    case TRAVEL_HERE:
        return AUTO_MOVE_ENDED;
    case TRAVEL_LOST:
        return AUTO_MOVE_LOST;
    case TRAVEL_NONE:
        break;
    }
    return refuse(REFUSAL_NO_WAY, refusal);
}

int auto_move_trace(const struct state *state, struct distance_map *scratch, struct point target,
                    struct point *cells, int max)
{
    struct route_ground ways = {.state = state, .scratch = scratch};
    struct point goal;
    int steps;
    if (!route_choose(&ways, goal_of_travel(state, target), &target, &goal, &steps))
        return 0;
    return route_trace(&ways, goal, cells, max);
}

static bool is_unseen(const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    return memory->terrain == TERRAIN_NONE || memory->is_charted;
}

/* Whether one of the four cells beside it has never been seen. Those across a corner need no visit: whoever
 * can walk there can walk round by one of the four. */
static bool borders_unseen(const struct level *level, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && is_unseen(level, beside))
            return true;
    }
    return false;
}

/* Whether a key lies there, as far as he knows: to take one is for the player to choose. */
static bool has_key(const struct level *level, struct point p)
{
    enum item item = (enum item)level_memory(level, p)->item;
    return item != ITEM_NONE && item_get(item)->opens_locks;
}

/* Whether something lies there, as far as he knows, that he could take up: no ware. */
static bool has_find(const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    return memory->item != ITEM_NONE && memory->terrain != TERRAIN_NONE &&
           !terrain_get((enum terrain)memory->terrain)->holds_wares;
}

/* Whether exploring goes there for what lies there. */
static bool is_wanted(const struct command *command, const struct level *level, struct point p)
{
    return has_find(level, p) && !command->leaves_things &&
           (command->is_stepwise || !has_key(level, p));
}

static bool is_traders(const struct level *level, struct point p)
{
    struct handle handle = level_actor_at(level, p);
    return trade_is_by(level, handle) && level_actor_const(level, handle)->is_seen;
}

/* Whether one of the four cells beside it was eaten out of his memory, and not seen again. */
static bool borders_eaten(const struct level *level, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && is_unseen(level, beside) &&
            level_memory(level, beside)->eaten_terrain != TERRAIN_NONE)
            return true;
    }
    return false;
}

/* What decides which cells are worth a visit. */
struct exploration {
    const struct command *command;
    const struct bit_grid *visited;
};

/* Where the hero has stood he has seen what can be seen from there, so that exploring comes to an end; but for what he has
 * lost of that, which from where he stands he would see. */
static bool is_worth_a_visit(const struct state *state, const void *context, struct point p)
{
    const struct exploration *exploration = context;
    const struct level *level = state_level_const(state);
    if (is_traders(level, p))
        return false;
    if (bit_grid_has(exploration->visited, p))
        return borders_eaten(level, p) && !point_is_equal(p, state_hero_const(state)->position);
    return is_wanted(exploration->command, level, p) || borders_unseen(level, p);
}

static bool is_fire_in_view(const struct level *level)
{
    struct area all = area_of_grid(level->grid);
    for (struct point p = area_before(all); bit_grid_next(&level->cloud_cells, all, &p);)
        if (bit_grid_has(&level->visible, p) && cloud_get(level_cloud(level, p))->burns)
            return true;
    return false;
}

/* Where ways lead on a journey into the unknown: clear of who has noticed him, unless he looks about before each step. */
static struct route_ground clear_of_others(struct auto_move *auto_move,
                                           const struct auto_move_ground *ground)
{
    struct route_ground ways = anywhere(ground);
    if (!auto_move->command.is_stepwise) {
        avoid_zone_note(&auto_move->avoid_zones, ground->state);
        ways.avoid_zones = &auto_move->avoid_zones;
    }
    return ways;
}

/* The next step to what is worth a visit. Where nothing is but past those who have noticed him, the way there is known to lead
 * nearer to them. */
static enum travel_answer explore_on(struct auto_move *auto_move,
                                     const struct auto_move_ground *ground,
                                     const struct exploration *exploration,
                                     enum direction *direction)
{
    struct route_ground ways = clear_of_others(auto_move, ground);
    enum travel_answer answer;
    do
        answer = travel_next(&auto_move->travel, &ways, is_worth_a_visit, exploration, direction);
    while (answer == TRAVEL_NONE && avoid_zone_loosen(&auto_move->avoid_zones));
    auto_move->is_clear = auto_move->avoid_zones.heed != AVOID_ZONES_HEEDED_NONE;
    return answer;
}

static enum auto_move_answer next_of_explore(struct auto_move *auto_move,
                                             const struct auto_move_ground *ground,
                                             struct action *action, enum refusal *refusal)
{
    const struct state *state = ground->state;
    struct point hero = state_hero_const(state)->position;
    struct exploration exploration = {&auto_move->command, ground->visited};
    if (ground->is_first_visit && auto_move->steps_taken > 0 &&
        is_wanted(&auto_move->command, state_level_const(state), hero))
        return AUTO_MOVE_ENDED;
    enum direction direction;
    switch (explore_on(auto_move, ground, &exploration, &direction)) {
    case TRAVEL_STEP:
        return step(direction, action);
    case TRAVEL_LOST:
        return AUTO_MOVE_LOST;
    case TRAVEL_HERE:
    case TRAVEL_NONE:
        break;
    }
    return refuse(is_fire_in_view(state_level_const(state)) ? REFUSAL_FIRE : REFUSAL_NOTHING_LEFT,
                  refusal);
}

/* Where stairs are that lead there, be there a way or not; false: none are known. */
static bool find_stairs(const struct state *state, int leads, struct point *found)
{
    const struct level *level = state_level_const(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        *found = grid_point(level->grid, cell);
        if (is_stairs(state, &leads, *found))
            return true;
    }
    return false;
}

/* Explores towards stairs to which no way is known, and fetches nothing meanwhile. */
static enum auto_move_answer look_for_way(struct auto_move *auto_move,
                                          const struct auto_move_ground *ground,
                                          struct point stairs, struct action *action,
                                          enum refusal *refusal)
{
    const struct state *state = ground->state;
    struct command command = {.kind = COMMAND_EXPLORE, .leaves_things = true};
    struct exploration exploration = {&command, ground->visited};
    struct route_ground ways = clear_of_others(auto_move, ground);
    struct point goal;
    enum direction direction;
    do
        if (route_choose_towards(&ways, is_worth_a_visit, &exploration, stairs, &goal) &&
            route_towards(&ways, goal, &direction) == ROUTE_STEP) {
            auto_move->is_seeking = true;
            auto_move->is_clear = auto_move->avoid_zones.heed != AVOID_ZONES_HEEDED_NONE;
            return step(direction, action);
        }
    while (avoid_zone_loosen(&auto_move->avoid_zones));
    return refuse(is_fire_in_view(state_level_const(state)) ? REFUSAL_FIRE : REFUSAL_NO_WAY_LEFT,
                  refusal);
}

static enum auto_move_answer next_of_stairs(struct auto_move *auto_move,
                                            const struct auto_move_ground *ground,
                                            struct action *action, enum refusal *refusal)
{
    int leads = auto_move->command.leads;
    struct route_ground ways = anywhere(ground);
    struct point stairs;
    enum direction direction;
    switch (travel_next(&auto_move->travel, &ways, is_stairs, &leads, &direction)) {
    case TRAVEL_STEP:
        return step(direction, action);
    case TRAVEL_HERE:
        *action = (struct action){.kind = ACTION_STAIRS, .leads = leads};
        return AUTO_MOVE_ACT;
    case TRAVEL_LOST:
        return AUTO_MOVE_LOST;
    case TRAVEL_NONE:
        break;
    }
    return find_stairs(ground->state, leads, &stairs)
               ? look_for_way(auto_move, ground, stairs, action, refusal)
               : refuse(leads > 0 ? REFUSAL_NO_STAIRS_DOWN : REFUSAL_NO_STAIRS_UP, refusal);
}

static enum refusal why_no_rest(const struct state *state)
{
    if (state_hero_const(state)->health >= state->traits.health)
        return REFUSAL_HEALED;
    return suspicion_is_hunted(state) ? REFUSAL_WATCHED : REFUSAL_TOO_DARK;
}

/* Waits in healing light until he is whole. Where that comes to its end, `refusal` is why. */
static enum auto_move_answer next_of_rest(struct auto_move *auto_move,
                                          const struct auto_move_ground *ground,
                                          struct action *action, enum refusal *refusal)
{
    bool is_noticed = !auto_move->command.is_stepwise && danger_is_stirring(ground->state);
    if (upkeep_is_healing(ground->state) && !is_noticed) {
        *action = (struct action){.kind = ACTION_WAIT};
        return AUTO_MOVE_ACT;
    }
    bool is_healing = upkeep_is_healing(ground->state);
    *refusal = is_healing ? REFUSAL_NOTICED : why_no_rest(ground->state);
    return auto_move->steps_taken > 0 ? AUTO_MOVE_ENDED : AUTO_MOVE_REFUSED;
}

static enum auto_move_answer (*const next_of[])(struct auto_move *, const struct auto_move_ground *,
                                                struct action *, enum refusal *) = {
    [COMMAND_RUN] = next_of_run,       [COMMAND_STAIRS] = next_of_stairs,
    [COMMAND_TRAVEL] = next_of_travel, [COMMAND_EXPLORE] = next_of_explore,
    [COMMAND_REST] = next_of_rest,
};

bool auto_move_is_for(enum command_kind kind)
{
    return (size_t)kind < ARRAY_LENGTH(next_of) && next_of[kind];
}

bool auto_move_fetches(const struct auto_move *auto_move, const struct state *state, struct point p)
{
    return auto_move->command.kind == COMMAND_EXPLORE &&
           is_wanted(&auto_move->command, state_level_const(state), p);
}

struct auto_move auto_move_begin(const struct state *state, struct command command)
{
    return (struct auto_move){.command = command,
                              .run = straight_run_begin(state, command.direction),
                              .choices = state->choices};
}

/* So many turns in a row a journey waits for somebody to get out of the way. */
#define WAITS_MAX 4

/* Whom the hero would bump into by the action, of those that he sees: nobody is struck on the way. NULL: nobody. */
static const struct actor *find_bar(const struct state *state, const struct action *action)
{
    const struct level *level = state_level_const(state);
    struct point to = point_step(state_hero_const(state)->position, action->direction);
    if (!action_walks(action) || !grid_contains(level->grid, to))
        return NULL;
    struct handle other = level_actor_at(level, to);
    if (handle_is_none(other))
        return NULL;
    const struct actor *actor = level_actor_const(level, other);
    return actor->is_seen && !actor->is_ally ? actor : NULL;
}

/* Whether the player has said where the next step leads, the first of several: it is as one by hand. */
static bool is_own_step(const struct auto_move *auto_move)
{
    enum command_kind kind = auto_move->command.kind;
    return auto_move->steps_taken == 0 && !auto_move->is_seeking &&
           (kind == COMMAND_RUN || kind == COMMAND_STAIRS || kind == COMMAND_TRAVEL);
}

enum refusal auto_move_keeper(const struct auto_move *auto_move, const struct state *state)
{
    if (danger_is_near(state))
        return REFUSAL_HUNTED;
    return !auto_move->command.is_stepwise && danger_is_stirring(state) ? REFUSAL_NOTICED
                                                                        : REFUSAL_NONE;
}

/* Whether one that stands in the way is about to fly on, and there is time for that. */
static bool can_wait_for(const struct auto_move *auto_move, const struct state *state,
                         const struct actor *bar)
{
    return auto_move->command.kind != COMMAND_RUN && auto_move->waits <= WAITS_MAX &&
           !bar->is_asleep && danger_is_harmless(monster_get(bar->kind)) &&
           auto_move_keeper(auto_move, state) == REFUSAL_NONE;
}

/* Why the course does not go on by itself where the player would rather choose each step. */
static enum refusal find_rashness(const struct auto_move *auto_move, const struct state *state,
                                  const struct action *action)
{
    struct point to = point_step(state_hero_const(state)->position, action->direction);
    if (action_walks(action) && !is_own_step(auto_move) && !auto_move->command.is_stepwise &&
        !auto_move->is_clear && danger_find_nearer(state, to))
        return REFUSAL_NEARER;
    bool is_turn_of_way = action_walks(action) || action->kind == ACTION_STAIRS;
    bool is_chosen =
        is_own_step(auto_move) || (!action_walks(action) && auto_move->steps_taken == 0);
    return is_turn_of_way && !is_chosen ? auto_move_keeper(auto_move, state) : REFUSAL_NONE;
}

/* Whether what lies where the step leads is left there: a key too, unless the player has chosen just that cell. */
static bool is_left(const struct auto_move *auto_move, const struct state *state,
                    const struct action *action)
{
    const struct level *level = state_level_const(state);
    const struct command *command = &auto_move->command;
    struct point to = point_step(state_hero_const(state)->position, action->direction);
    bool is_chosen = command->kind == COMMAND_RUN ||
                     (command->kind == COMMAND_TRAVEL && point_is_equal(command->target, to));
    if (command->leaves_things)
        return true;
    return !command->is_stepwise && !is_chosen && grid_contains(level->grid, to) &&
           has_key(level, to);
}

enum auto_move_answer auto_move_next(struct auto_move *auto_move,
                                     const struct auto_move_ground *ground, struct action *action,
                                     enum refusal *refusal)
{
    auto_move->is_clear = false;
    *refusal = REFUSAL_NONE;
    /* Nothing strikes before the player has had a choice. */
    if (auto_move->steps_taken > 0 && !auto_move->command.is_stepwise &&
        danger_has_come(ground->state, auto_move->choices))
        return AUTO_MOVE_ENDED;
    enum auto_move_answer answer =
        next_of[auto_move->command.kind](auto_move, ground, action, refusal);
    enum refusal rashness =
        answer == AUTO_MOVE_ACT ? find_rashness(auto_move, ground->state, action) : REFUSAL_NONE;
    if (rashness != REFUSAL_NONE) {
        *refusal = rashness;
        return auto_move->steps_taken > 0 ? AUTO_MOVE_ENDED : AUTO_MOVE_REFUSED;
    }
    auto_move->steps_taken++;
    const struct actor *bar = answer == AUTO_MOVE_ACT ? find_bar(ground->state, action) : NULL;
    auto_move->waits = bar ? auto_move->waits + 1 : 0;
    if (bar && !can_wait_for(auto_move, ground->state, bar))
        return AUTO_MOVE_LOST;
    if (bar)
        *action = (struct action){.kind = ACTION_WAIT};
    if (answer == AUTO_MOVE_ACT && action_walks(action) &&
        is_left(auto_move, ground->state, action))
        action->kind = ACTION_STEP_NO_PICKUP;
    return answer;
}
