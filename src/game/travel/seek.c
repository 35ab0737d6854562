#include "game/travel/seek.h"

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

enum travel_answer seek_goal(struct travel *travel, const struct state *state,
                             struct distance_map *scratch, route_is_goal *is_goal,
                             const void *goal_context, enum direction *direction)
{
    struct route_context ways = {.state = state, .scratch = scratch, .avoids_actors = true};
    enum travel_answer answer = try_way(travel, &ways, is_goal, goal_context, direction);
    if (answer != TRAVEL_NONE)
        return answer;
    ways.avoids_actors = false;
    return try_way(travel, &ways, is_goal, goal_context, direction);
}

/* Ways into the unknown keep out of zones: of all, else of the hunters', else of none. */
enum { CAUTIONS = 3 };

static void keep_out(struct route_context *ways, struct danger_zones *zones, int caution)
{
    ways->zones = zones;
    zones->count = 0;
    if (caution < CAUTIONS - 1)
        danger_zones_find(zones, ways->state, caution > 0);
}

static int first_caution(const struct exploration *exploration)
{
    return exploration->command->is_stepwise ? CAUTIONS - 1 : 0;
}

enum travel_answer seek_news(struct travel *travel, struct route_context *ways,
                             const struct exploration *exploration, enum direction *direction)
{
    struct danger_zones zones;
    enum travel_answer answer = TRAVEL_NONE;
    for (int c = first_caution(exploration); c < CAUTIONS && answer == TRAVEL_NONE; c++) {
        keep_out(ways, &zones, c);
        answer = try_way(travel, ways, goals_is_worth_a_visit, exploration, direction);
    }
    ways->zones = NULL;
    return answer;
}

bool seek_news_towards(const struct state *state, struct distance_map *scratch,
                       const struct exploration *exploration, struct point to,
                       enum direction *direction)
{
    struct route_context ways = {.state = state, .scratch = scratch};
    struct danger_zones zones;
    struct point goal;
    for (int i = 2 * first_caution(exploration); i < 2 * CAUTIONS; i++) {
        keep_out(&ways, &zones, i / 2);
        ways.avoids_actors = i % 2 == 0;
        if (route_choose_towards(&ways, goals_is_worth_a_visit, exploration, to, &goal) &&
            route_towards(&ways, goal, direction) == ROUTE_STEP)
            return true;
    }
    return false;
}
