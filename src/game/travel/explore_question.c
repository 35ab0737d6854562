#include "game/travel/explore_question.h"

/* Whether something that lives on this floor, and has noticed the hero in this run, hides in cover. */
static bool knows_lurkers(const struct state *state, const bool *has_noticed)
{
    for (int k = 0; k < MONSTER_COUNT && has_noticed; k++) {
        const struct monster_kind *kind = monster_get((enum monster)k);
        if (kind->hiding == HIDING_IN_COVER && has_noticed[k] &&
            kind->first_floor <= state->depth && state->depth <= kind->last_floor)
            return true;
    }
    return false;
}

static bool is_by_cover(const struct level *level, struct point p)
{
    struct area area = area_around(p, 1, level->grid);
    for (struct point q = area_before(area); area_next(area, &q);) {
        enum terrain terrain = (enum terrain)level_memory(level, q)->terrain;
        if (terrain != TERRAIN_NONE && terrain_get(terrain)->is_cover)
            return true;
    }
    return false;
}

enum refusal explore_question(const struct explore_asked *asked, const struct state *state,
                              const bool *has_noticed, struct handle spared, struct point to)
{
    if (!handle_is_none(spared) && asked->detour_depth != state->depth)
        return REFUSAL_DETOUR;
    if (asked->cover_depth != state->depth && is_by_cover(state_level_const(state), to) &&
        knows_lurkers(state, has_noticed))
        return REFUSAL_COVER;
    return REFUSAL_NONE;
}

void explore_question_note(struct explore_asked *asked, const struct state *state,
                           enum refusal question)
{
    if (question == REFUSAL_DETOUR)
        asked->detour_depth = state->depth;
    if (question == REFUSAL_COVER)
        asked->cover_depth = state->depth;
}
