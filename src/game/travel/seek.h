/* Where automatic movement steps next: ways that avoid dangers and actors if they can. */
#ifndef GAME_TRAVEL_SEEK_H
#define GAME_TRAVEL_SEEK_H

#include "game/travel/goals.h"
#include "game/travel/travel.h"

/* Going to the nearest goal, as travel_next: round what seek_go_round spares and past actors that would end the walk, if there
 * is such a way. */
enum travel_answer seek_goal(struct travel *travel, const struct state *state,
                             struct distance_map *scratch, route_is_goal *is_goal,
                             const void *goal_context, enum direction *direction);

/* Lets the ways keep out of `zones` around sleepers, callers and hunters, and off loud ground, each if that hardly makes them
 * longer. True: the scratch map is that of these ways (is_begun). */
bool seek_go_round(struct route_context *ways, struct danger_zones *zones, route_is_goal *is_goal,
                   const void *goal_context);

/* Going to what is worth a visit: at first past no actors, over no loud ground if that is hardly longer, behind no doors that
 * light would spoil, round all zones, and if `needs_light` only where the hero has seen light; then less and less carefully. A
 * command that looks before each step spares no noise and no doors and keeps out of no zones; one towards a place spares no
 * noise. What the hero knows may change with each step, and back. So that it does not pace, a goal is kept with the care by
 * which it was found; if its way is lost or grows, the hero takes less care until it sees more. `ways` becomes that of the
 * step. The travel names what is spared if that makes the way over LONG_STEPS longer than that to the nearest goal. */
enum travel_answer seek_news(struct travel *travel, struct route_context *ways,
                             const struct exploration *exploration, bool needs_light,
                             enum direction *direction);

/* The cells of the way that COMMAND_TRAVEL would take to the target, as route_trace gives them. */
int seek_trace(const struct state *state, struct distance_map *scratch, struct point target,
               struct point *cells, int max);

/* Finds where travel to a cell that was never seen ends: of the cells that the hero can reach over known ground, the nearest to
 * it, of equals the one with the shortest way. It may be where the hero stands. */
struct point seek_nearest(const struct state *state, struct distance_map *scratch,
                          struct point target);

/* Whether fire in view is all that keeps the hero from a goal, or exploring from news. The latter changes the ways. */
bool seek_has_way_past_fire(const struct state *state, struct distance_map *scratch,
                            route_is_goal *is_goal, const void *goal_context);
bool seek_has_news_past_fire(struct travel *travel, struct route_context *ways,
                             const struct exploration *exploration);

#endif
