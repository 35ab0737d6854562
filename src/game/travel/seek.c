#include "game/travel/seek.h"

#include "base/array.h"
#include "base/integer.h"

/* The steps that a way round sleepers, or off loud ground, may be longer. */
#define DETOUR_MAX 8
/* The player is told of a way longer by more. */
#define LONG_STEPS 20
/* What is in the way is looked for no farther. */
#define TRACED_MAX 64

/* As travel_next, but what was kept stays if there is no way. */
static enum travel_answer try_way(struct travel *travel, const struct route_context *ways,
                                  route_is_goal *is_goal, const void *goal_context,
                                  enum direction *direction)
{
    struct travel before = *travel;
    enum travel_answer answer = travel_next(travel, ways, is_goal, goal_context, direction);
    if (answer == TRAVEL_NONE)
        *travel = before;
    return answer;
}

static void keep_out(struct route_context *ways, struct danger_zones *zones, int caution,
                     struct handle accepted)
{
    ways->zones = zones;
    danger_zones_find(zones, ways->state, (enum danger_caution)caution, accepted);
}

/* What ways to a goal spare, from the most: each against the shortest way, so that a choice holds along its own way. */
enum { SPARES_NOISE = 1, SPARES_ZONES = 2, SPARES_BOTH = 3 };

bool seek_go_round(struct route_context *ways, struct danger_zones *zones, route_is_goal *is_goal,
                   const void *goal_context)
{
    uint32_t shortest;
    uint32_t steps;
    danger_zones_find(zones, ways->state, DANGER_OF_SLEEPERS, HANDLE_NONE);
    bool has_way = route_measure(ways, is_goal, goal_context, DISTANCE_UNREACHED, &shortest);
    for (int spared = SPARES_BOTH; has_way && spared > 0; spared--) {
        ways->zones = spared & SPARES_ZONES ? zones : NULL;
        ways->keeps_quiet = spared & SPARES_NOISE;
        if ((!ways->zones || zones->count > 0) &&
            route_measure(ways, is_goal, goal_context, shortest + DETOUR_MAX, &steps))
            return true;
    }
    ways->zones = NULL;
    ways->keeps_quiet = false;
    return false;
}

enum travel_answer seek_goal(struct travel *travel, const struct state *state,
                             struct distance_map *scratch, route_is_goal *is_goal,
                             const void *goal_context, enum direction *direction)
{
    struct route_context ways = {.state = state, .scratch = scratch, .avoids_actors = true};
    struct danger_zones zones;
    ways.is_begun = seek_go_round(&ways, &zones, is_goal, goal_context);
    enum travel_answer answer = try_way(travel, &ways, is_goal, goal_context, direction);
    if (answer != TRAVEL_NONE)
        return answer;
    ways.zones = NULL;
    ways.avoids_actors = ways.keeps_quiet = ways.is_begun = false;
    return try_way(travel, &ways, is_goal, goal_context, direction);
}

bool seek_has_way_past_fire(const struct state *state, struct distance_map *scratch,
                            route_is_goal *is_goal, const void *goal_context)
{
    struct route_context ways = {.state = state, .scratch = scratch, .ignores_fire = true};
    struct point goal;
    int steps;
    return route_choose(&ways, is_goal, goal_context, &goal, &steps);
}

static int first_caution(const struct exploration *exploration)
{
    return exploration->command->is_stepwise ? DANGER_OF_NONE : DANGER_OF_LISTENERS;
}

/* What ways to news spare. */
enum sparing {
    SPARING_DOORS, /* doors behind which light would spoil something, and what was not seen in light */
    SPARING_NOTHING, /* none of that */
    SPARING_COUNT,
};

/* The attempts to find news: for each choice of actors and of what is spared, from all zones to none, each first over no loud
 * ground. */
#define CAUTIONS (DANGER_OF_LISTENERS + 1)
#define ATTEMPTS_EACH (2 * CAUTIONS)
#define ATTEMPTS (2 * SPARING_COUNT * ATTEMPTS_EACH)

/* Lets the ways be those of an attempt; false: skip it. */
static bool prepare(struct route_context *ways, struct danger_zones *zones,
                    const struct exploration *exploration, bool needs_light, int attempt)
{
    bool is_stepwise = exploration->command->is_stepwise;
    int caution = DANGER_OF_LISTENERS - attempt % ATTEMPTS_EACH / 2;
    int sparing = attempt / ATTEMPTS_EACH % SPARING_COUNT;
    bool keeps_quiet = attempt % 2 == 0;
    bool is_roundabout = keeps_quiet || caution != DANGER_OF_NONE;
    bool is_like_last = sparing == SPARING_NOTHING && is_stepwise && !needs_light;
    if (caution > first_caution(exploration) || (keeps_quiet && (is_stepwise || ways->towards)) ||
        is_like_last || (ways->goes_straight && is_roundabout))
        return false;
    ways->avoids_actors = attempt < ATTEMPTS / 2;
    ways->keeps_quiet = keeps_quiet;
    ways->keeps_to_lit = needs_light && sparing < SPARING_NOTHING;
    ways->spares_doors = !is_stepwise && sparing < SPARING_NOTHING;
    keep_out(ways, zones, caution, exploration->accepted);
    return caution == DANGER_OF_NONE || zones->count > 0;
}

/* The attempt to make when the way of this one has grown: over loud ground and through zones, then past actors, then none. */
static int next_attempt(int attempt)
{
    int half = ATTEMPTS / 2;
    int careless = attempt / ATTEMPTS_EACH * ATTEMPTS_EACH + ATTEMPTS_EACH - 1;
    return attempt < careless ? careless : attempt < half ? careless + half : ATTEMPTS;
}

/* Notes how long the way to the goal is from here. */
static void note_way(struct travel *travel, const struct route_context *ways,
                     enum travel_answer answer)
{
    travel->from = state_hero_const(ways->state)->position;
    if (answer == TRAVEL_STEP)
        travel->steps = distance_map_get(ways->scratch, travel->goal);
}

/* Whether the step leads nearer to a hunter that the hero knows of. */
static bool leads_to_hunter(const struct state *state, enum direction direction)
{
    struct danger_zones hunters;
    danger_zones_find(&hunters, state, DANGER_OF_HUNTERS, HANDLE_NONE);
    return danger_zones_at(&hunters, state,
                           point_step(state_hero_const(state)->position, direction)) != NULL;
}

/* The next step to the goal that is kept. TRAVEL_NONE: none is, a hunter has come since, or its way is lost or a step has not
 * made it shorter. In the last case the attempt that found it has failed too. */
static enum travel_answer go_on(struct travel *travel, const struct route_context *ways,
                                const struct exploration *exploration, enum direction *direction)
{
    if (!travel->has_goal || !goals_is_worth_a_visit(ways->state, exploration, travel->goal))
        return TRAVEL_NONE;
    enum travel_answer answer =
        travel_go_on(travel, ways, goals_is_worth_a_visit, exploration, direction);
    uint32_t before = travel->steps;
    struct point from = travel->from;
    note_way(travel, ways, answer);
    bool has_grown =
        travel->steps > before || (travel->steps == before && !point_is_equal(travel->from, from));
    bool is_careless = first_caution(exploration) > DANGER_OF_NONE && answer == TRAVEL_STEP &&
                       leads_to_hunter(ways->state, *direction);
    if (answer != TRAVEL_NONE && !has_grown && !is_careless)
        return answer;
    travel->has_goal = false;
    if (!is_careless)
        travel->first_attempt = has_grown ? next_attempt(travel->attempt) : travel->attempt + 1;
    return TRAVEL_NONE;
}

/* Whether the way to the goal is quiet, and over DETOUR_MAX steps longer than a loud one to any goal. */
static bool is_too_far(const struct travel *travel, const struct route_context *ways,
                       const struct exploration *exploration)
{
    struct route_context louder = *ways;
    uint32_t steps;
    louder.keeps_quiet = false;
    return ways->keeps_quiet && travel->steps > DETOUR_MAX &&
           route_measure(&louder, goals_is_worth_a_visit, exploration,
                         travel->steps - DETOUR_MAX - 1, &steps);
}

/* If the way to the goal is a long one: the creature in the way to the nearest goal; or none. */
static struct handle find_spared(const struct travel *travel, const struct route_context *ways,
                                 const struct exploration *exploration)
{
    struct route_context plain = *ways;
    struct point cells[TRACED_MAX];
    struct point goal;
    int steps;
    plain.zones = NULL;
    plain.keeps_quiet = false;
    if (!ways->zones || ways->zones->count == 0 || travel->steps <= LONG_STEPS ||
        !route_choose(&plain, goals_is_worth_a_visit, exploration, &goal, &steps) ||
        steps + LONG_STEPS >= (int)travel->steps)
        return HANDLE_NONE;
    int count = route_trace(&plain, goal, cells, ARRAY_LENGTH(cells));
    const struct danger_zone *zone = NULL;
    for (int i = 0; i < count && !zone; i++)
        zone = danger_zones_at(ways->zones, ways->state, cells[i]);
    return zone ? zone->actor : HANDLE_NONE;
}

static enum travel_answer attempt(struct travel *travel, const struct route_context *ways,
                                  const struct exploration *exploration, int attempt,
                                  enum direction *direction)
{
    struct travel before = *travel;
    enum travel_answer answer =
        travel_next(travel, ways, goals_is_worth_a_visit, exploration, direction);
    travel->attempt = attempt;
    note_way(travel, ways, answer);
    if (answer != TRAVEL_NONE && !is_too_far(travel, ways, exploration)) {
        travel->spared = find_spared(travel, ways, exploration);
        return answer;
    }
    *travel = before;
    return TRAVEL_NONE;
}

/* The attempts in turn, from the first that has not failed. */
static enum travel_answer attempt_all(struct travel *travel, struct route_context *ways,
                                      struct danger_zones *zones,
                                      const struct exploration *exploration, bool needs_light,
                                      enum direction *direction)
{
    enum travel_answer answer = TRAVEL_NONE;
    for (int i = travel->first_attempt; i < ATTEMPTS && answer == TRAVEL_NONE; i++)
        if (prepare(ways, zones, exploration, needs_light, i))
            answer = attempt(travel, ways, exploration, i, direction);
    return answer;
}

enum travel_answer seek_news(struct travel *travel, struct route_context *ways,
                             const struct exploration *exploration, bool needs_light,
                             enum direction *direction)
{
    struct danger_zones zones;
    enum travel_answer answer = TRAVEL_NONE;
    if (travel->known == state_level_const(ways->state)->seen_count) {
        prepare(ways, &zones, exploration, needs_light, travel->attempt);
        answer = go_on(travel, ways, exploration, direction);
    } else {
        travel->first_attempt = 0;
    }
    if (answer == TRAVEL_NONE)
        answer = attempt_all(travel, ways, &zones, exploration, needs_light, direction);
    if (answer == TRAVEL_NONE && travel->first_attempt > 0) {
        /* Whether there is a goal at all. */
        travel->first_attempt = 0;
        answer = attempt_all(travel, ways, &zones, exploration, needs_light, direction);
        answer = answer == TRAVEL_NONE ? TRAVEL_NONE : TRAVEL_LOST;
    }
    ways->zones = NULL;
    return answer;
}

int seek_trace(const struct state *state, struct distance_map *scratch, struct point target,
               struct point *cells, int max)
{
    struct route_context ways = {.state = state, .scratch = scratch, .avoids_actors = true};
    route_is_goal *is_goal = goals_of_travel(state, target);
    struct danger_zones zones;
    struct point goal;
    int steps;
    seek_go_round(&ways, &zones, is_goal, &target);
    if (!route_choose(&ways, is_goal, &target, &goal, &steps)) {
        ways.avoids_actors = false;
        if (!route_choose(&ways, is_goal, &target, &goal, &steps))
            return 0;
    }
    return route_trace(&ways, goal, cells, max);
}

struct point seek_nearest(const struct state *state, struct distance_map *scratch,
                          struct point target)
{
    struct route_context ways = {.state = state, .scratch = scratch};
    struct point nearest = state_hero_const(state)->position;
    route_fill(&ways);
    for (size_t i = 0; i < distance_map_count(scratch); i++) {
        struct point p = distance_map_cell(scratch, i);
        if (point_distance_squared(p, target) < point_distance_squared(nearest, target))
            nearest = p;
    }
    return nearest;
}

bool seek_has_news_past_fire(struct travel *travel, struct route_context *ways,
                             const struct exploration *exploration)
{
    enum direction direction;
    ways->ignores_fire = true;
    return seek_news(travel, ways, exploration, false, &direction) != TRAVEL_NONE;
}
