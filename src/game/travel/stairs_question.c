#include "game/travel/stairs_question.h"

#include "game/prize.h"
#include "game/travel/goals.h"
#include "rules/pursuit.h"

enum refusal stairs_question(const struct state *state, bool knows_prizes)
{
    static const int leads = 1;
    struct point stairs[2];
    if (goals_is_stairs(state, &leads, state_hero_const(state)->position))
        return REFUSAL_NONE;
    if (goals_find_two_omens(state, stairs))
        return REFUSAL_STAIRS_OMENS;
    bool asks = !knows_prizes && !pursuit_is_on(state) && prize_is_left(state);
    return asks ? REFUSAL_STAIRS_PRIZES : REFUSAL_NONE;
}
