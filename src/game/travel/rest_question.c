#include "game/travel/rest_question.h"

#include "game/travel/brazier_way.h"
#include "rules/light/warmth.h"

enum refusal rest_question(struct auto_move *auto_move, const struct state *state,
                           struct distance_map *scratch, bool goes)
{
    enum refusal agreed = auto_move->consent.to;
    bool has_asked = agreed == REFUSAL_REST_FAR || agreed == REFUSAL_SHOWS; /* which comes later */
    bool may_tell = auto_move->steps_taken == 0 && !auto_move->command.is_stepwise && !has_asked;
    int period = warmth_period(state);
    if (refusal_is_by_danger(agreed) || auto_move_find_danger(auto_move, state) != REFUSAL_NONE)
        return REFUSAL_NONE;
    if (!goes && period != WARMTH_PERIOD)
        return period > 0 && agreed != REFUSAL_REST_SLOW ? REFUSAL_REST_SLOW : REFUSAL_NONE;
    bool asks = may_tell && goes && brazier_way_is_far(state, scratch);
    return asks ? REFUSAL_REST_FAR : REFUSAL_NONE;
}
