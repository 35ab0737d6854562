#include "game/travel/stairs_question.h"

#include "game/prize.h"
#include "game/travel/brazier_way.h"
#include "game/travel/danger.h"
#include "game/travel/goals.h"
#include "rules/light/warmth.h"
#include "rules/pursuit.h"

enum refusal stairs_question(const struct state *state, bool has_chosen, bool knows_prizes)
{
    static const int leads = 1;
    struct point stairs[2];
    if (goals_is_stairs(state, &leads, state_hero_const(state)->position) ||
        !goals_find_stairs(state, leads, &stairs[0]))
        return REFUSAL_NONE;
    if (!has_chosen && goals_find_two_omens(state, stairs))
        return REFUSAL_STAIRS_OMENS;
    bool asks = !knows_prizes && !pursuit_is_on(state) && prize_is_left(state);
    return asks ? REFUSAL_STAIRS_PRIZES : REFUSAL_NONE;
}

bool stairs_question_is_hurt(const struct state *state, struct distance_map *scratch)
{
    struct travel travel = {.has_goal = false};
    enum direction direction;
    return danger_is_badly_hurt(state) && (warmth_period(state) == WARMTH_PERIOD ||
                                           brazier_way_next(&travel, state, scratch, &direction));
}
