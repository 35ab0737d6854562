#include "game/travel/explore_question.h"

/* Whether something that lives on this floor, and has noticed the hero in this run, hides in cover. */
static bool knows_lurkers(const struct state *state, const struct chronicle *chronicle)
{
    bool knows = false;
    for (int k = 0; k < MONSTER_COUNT && chronicle && !knows; k++) {
        const struct monster_kind *kind = monster_get((enum monster)k);
        knows = kind->hiding == HIDING_IN_COVER && chronicle->watchers[k].pips > 0 &&
                kind->first_floor <= state->depth && state->depth <= kind->last_floor;
    }
    return knows;
}

static bool is_by_cover(const struct level *level, struct point p)
{
    struct area area = area_around(p, 1, level->grid);
    bool is_by = false;
    for (struct point q = area.first; q.y <= area.last.y && !is_by; q.y++)
        for (q.x = area.first.x; q.x <= area.last.x && !is_by; q.x++) {
            enum terrain terrain = (enum terrain)level_memory(level, q)->terrain;
            is_by = terrain != TERRAIN_NONE && terrain_get(terrain)->is_cover;
        }
    return is_by;
}

enum refusal explore_question(struct explore_asked *asked, const struct state *state,
                              const struct chronicle *chronicle, struct handle spared,
                              struct point to)
{
    if (!handle_is_none(spared) && asked->detour_depth != state->depth) {
        asked->detour_depth = state->depth;
        return REFUSAL_DETOUR;
    }
    if (asked->cover_depth != state->depth && is_by_cover(state_level_const(state), to) &&
        knows_lurkers(state, chronicle)) {
        asked->cover_depth = state->depth;
        return REFUSAL_COVER;
    }
    return REFUSAL_NONE;
}
