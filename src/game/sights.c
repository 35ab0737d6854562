#include "game/sights.h"

#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/prize.h"

#include <string.h>

/* From farther off no creature out of view is the first to look at: sleepers are remembered all over the floor. */
#define LAST_KNOWN_STEPS 12

enum sort { SORT_ALERT, SORT_ACTOR, SORT_ALLY, SORT_ITEM, SORT_PLACE, SORT_REMEMBERED, SORT_NONE };

/* The difference of ranks from one sort to the next. */
static int64_t rank_step(const struct state *state)
{
    return (int64_t)(GRID_SIDE_MAX + 1) * (int64_t)grid_cells(state_level_const(state)->grid);
}

/* Whether the rule of a special room waits for the hero to use it. */
static bool is_piece(const struct state *state, struct point p, enum terrain terrain)
{
    const struct site *site = level_find_site(state_level_const(state), p);
    return site && !site->is_settled && site_kind_get(site->type)->rule != SITE_RULE_NONE &&
           site_kind_get(site->type)->piece == (int)terrain;
}

/* Whether it waits to be used. */
static bool is_usable(const struct state *state, struct point p, enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return kind->frees_to != TERRAIN_NONE || kind->grants_boon ||
           kind->kindles_to != TERRAIN_NONE || kind->unlocks_to != TERRAIN_NONE || kind->is_lever ||
           is_piece(state, p, terrain);
}

bool sights_is_place(const struct state *state, struct point p, enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return kind->leads != 0 || kind->is_chasm || kind->solved_to != TERRAIN_NONE ||
           terrain_is_trap(kind) || is_usable(state, p, terrain);
}

/* Whether terrain that is no place is worth a look. */
static bool is_fixture(const struct terrain_kind *kind)
{
    return kind->warms || kind->pushed_on != TERRAIN_NONE || kind->turns_to != TERRAIN_NONE;
}

/* Whether it has noticed the hero, and nothing keeps it off. */
static bool is_alert(const struct state *state, const struct actor *actor)
{
    enum awareness awareness = awareness_of(state, actor);
    return !actor->is_asleep && actor_pips(actor) > 0 && awareness != AWARENESS_KEPT_OFF &&
           awareness != AWARENESS_LETTING_BE;
}

/* Of an actor or eyes. */
static enum sort sort_of_actor(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_perceived_at(level, p);
    const struct actor *actor = handle_is_none(handle) ? NULL : level_actor_const(level, handle);
    if (actor && actor->is_ally)
        return SORT_ALLY;
    return actor && is_alert(state, actor) ? SORT_ALERT : SORT_ACTOR;
}

static enum sort sort_of(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    if (point_is_equal(p, state_hero_const(state)->position))
        return SORT_NONE;
    if (known.has_actor || known.has_eyes)
        return sort_of_actor(state, p);
    if (known.item != ITEM_NONE)
        return known.kind == KNOWLEDGE_VISIBLE ? SORT_ITEM : SORT_REMEMBERED;
    if (known.kind != KNOWLEDGE_VISIBLE)
        return known.terrain != TERRAIN_NONE && is_usable(state, p, known.terrain) ? SORT_REMEMBERED
                                                                                   : SORT_NONE;
    bool is_worth_it =
        sights_is_place(state, p, known.terrain) || is_fixture(terrain_get(known.terrain));
    return is_worth_it ? SORT_PLACE : SORT_NONE;
}

/* Lower comes first: by sort, then by steps, then in reading order. */
static int64_t rank_of(const struct state *state, struct point p)
{
    struct grid grid = state_level_const(state)->grid;
    int64_t steps = point_chebyshev(state_hero_const(state)->position, p);
    return sort_of(state, p) * rank_step(state) + steps * (int64_t)grid_cells(grid) +
           (int64_t)grid_index(grid, p);
}

/* The best so far of those that rank above `above` and below `below`. */
struct search {
    int64_t above;
    int64_t below;
    bool wants_last; /* the last of these, not the first */
    bool has_found;
    int64_t rank;
    struct point found;
};

static void weigh(struct search *search, const struct state *state, struct point p)
{
    if (sort_of(state, p) == SORT_NONE)
        return;
    int64_t rank = rank_of(state, p);
    if (rank <= search->above || rank >= search->below)
        return;
    if (search->has_found && (search->wants_last ? rank < search->rank : rank > search->rank))
        return;
    search->has_found = true;
    search->rank = rank;
    search->found = p;
}

static bool find(struct search *search, const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (bit_grid_has(&level->visible, p) || level_memory(level, p)->terrain != TERRAIN_NONE)
            weigh(search, state, p);
    }
    for (int i = 0; i < state->vision.eye_count; i++)
        weigh(search, state, state->vision.eyes[i]);
    return search->has_found;
}

/* Whether the hero knows that it is there, or saw it there not long ago. */
static bool is_fresh(const struct state *state, const struct actor *actor, enum last_known known)
{
    return known != LAST_KNOWN_REMEMBERED ||
           last_known_was_seen_within(state, actor, LAST_KNOWN_RECENT_TURNS);
}

/* The nearest place where the hero believes an enemy to be that is out of view: within LAST_KNOWN_STEPS, and if it was last
 * seen long ago within `steps_max`. False: there is none. */
static bool find_last_known(const struct state *state, int steps_max, struct point *found)
{
    const struct level *level = state_level_const(state);
    int nearest = LAST_KNOWN_STEPS + 1;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct point at;
        if (actor->is_ally || monster_get(actor->kind)->trades)
            continue;
        enum last_known known = last_known_of(state, level_handle(level, i), &at);
        if (known == LAST_KNOWN_NONE)
            continue;
        int steps = point_chebyshev(state_hero_const(state)->position, at);
        if (steps >= nearest || (steps > steps_max && !is_fresh(state, actor, known)))
            continue;
        nearest = steps;
        *found = at;
    }
    return nearest <= LAST_KNOWN_STEPS;
}

struct point sights_first(const struct state *state)
{
    struct search enemies = {.above = -1, .below = SORT_ALLY * rank_step(state)};
    struct search others = {.above = -1, .below = SORT_PLACE * rank_step(state)};
    struct point hero = state_hero_const(state)->position;
    struct point last_known;
    if (find(&enemies, state))
        return enemies.found;
    bool has_other = find(&others, state);
    int steps_max = has_other ? point_chebyshev(hero, others.found) : LAST_KNOWN_STEPS;
    if (find_last_known(state, steps_max, &last_known))
        return last_known;
    return has_other ? others.found : hero;
}

struct point sights_next(const struct state *state, struct point from)
{
    struct search after = {.above = rank_of(state, from), .below = INT64_MAX};
    struct search first = {.above = -1, .below = INT64_MAX};
    if (find(&after, state))
        return after.found;
    return find(&first, state) ? first.found : from;
}

struct point sights_previous(const struct state *state, struct point from)
{
    struct search before = {.above = -1, .below = rank_of(state, from), .wants_last = true};
    struct search last = {.above = -1, .below = INT64_MAX, .wants_last = true};
    if (find(&before, state))
        return before.found;
    return find(&last, state) ? last.found : from;
}

/* Whether the hero knows stairs with these `leads` there; 0: any place, a prize, or the lost lantern. */
static bool is_known_place(const struct state *state, struct point p, int leads)
{
    struct knowledge known = knowledge_of(state, p);
    if (leads == 0 && (known.item == item_lantern() || prize_name(state, p)))
        return true;
    enum terrain terrain = known.terrain;
    if (terrain == TERRAIN_NONE)
        return false;
    const struct terrain_kind *kind = terrain_get(terrain);
    return leads != 0 ? kind->leads == leads
                      : kind->turns_to != TERRAIN_NONE || sights_is_place(state, p, terrain);
}

/* By steps, then in reading order; negative for the way back. */
static int64_t farness(const struct state *state, struct point p, bool is_back)
{
    struct grid grid = state_level_const(state)->grid;
    int64_t far =
        point_chebyshev(state_hero_const(state)->position, p) * (int64_t)grid_cells(grid) +
        (int64_t)grid_index(grid, p);
    return is_back ? -far : far;
}

static struct point next_known(const struct state *state, int leads, struct point from,
                               bool is_back)
{
    struct grid grid = state_level_const(state)->grid;
    struct point first = from;
    struct point next = from;
    bool has_first = false;
    bool has_next = false;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (!is_known_place(state, p, leads))
            continue;
        int64_t far = farness(state, p, is_back);
        if (!has_first || far < farness(state, first, is_back))
            first = p;
        has_first = true;
        if (far <= farness(state, from, is_back) ||
            (has_next && far >= farness(state, next, is_back)))
            continue;
        next = p;
        has_next = true;
    }
    return has_next ? next : first;
}

struct point sights_next_stairs(const struct state *state, int leads, struct point from)
{
    return next_known(state, leads, from, false);
}

struct point sights_next_known(const struct state *state, struct point from)
{
    return next_known(state, 0, from, false);
}

struct point sights_previous_known(const struct state *state, struct point from)
{
    return next_known(state, 0, from, true);
}

static enum terrain terrain_at(const struct state *state, struct point p)
{
    return (enum terrain)level_memory(state_level_const(state), p)->terrain;
}

static bool has_item(const struct state *state, struct point p)
{
    return level_memory(state_level_const(state), p)->item != ITEM_NONE;
}

/* Whether a cell that was known before has that terrain. */
static bool knew_of(const struct state *state, const struct bit_grid *known, enum terrain terrain)
{
    struct area all = area_of_grid(known->grid);
    for (struct point p = area_before(all); bit_grid_next(known, all, &p);)
        if (terrain_at(state, p) == terrain)
            return true;
    return false;
}

static bool is_found_already(const struct state *state, const struct sights_new *found,
                             enum terrain terrain)
{
    for (int i = 0; i < found->count; i++)
        if (!has_item(state, found->at[i]) && terrain_at(state, found->at[i]) == terrain)
            return true;
    return false;
}

static bool is_news(const struct state *state, const struct bit_grid *known,
                    const struct sights_new *found, struct point p)
{
    enum terrain terrain = terrain_at(state, p);
    if (terrain == TERRAIN_NONE)
        return false;
    if (level_memory(state_level_const(state), p)->item == item_lantern())
        return false; /* its glow is told of */
    if (has_item(state, p))
        return true;
    if (!sights_is_place(state, p, terrain))
        return false;
    return terrain_get(terrain)->leads != 0 ||
           (!is_found_already(state, found, terrain) && !knew_of(state, known, terrain));
}

void sights_find_new(const struct state *state, const struct bit_grid *known,
                     struct sights_new *found)
{
    const struct level *level = state_level_const(state);
    found->count = 0;
    for (int y = 0; y < level->grid.height; y++)
        for (int word = 0; word < (int)known->row_words; word++) {
            uint64_t news = bit_grid_row(&level->seen, y)[word] & ~bit_grid_row(known, y)[word];
            for (; news && found->count < SIGHTS_NEW_MAX; news &= news - 1) {
                struct point p = {word * 64 + bit_lowest(news), y};
                if (is_news(state, known, found, p))
                    found->at[found->count++] = p;
            }
        }
}

void sights_note_seen(const struct state *state, struct bit_grid *known)
{
    const struct bit_grid *seen = &state_level_const(state)->seen;
    known->grid = seen->grid;
    known->row_words = seen->row_words;
    memcpy(known->words, seen->words,
           (size_t)seen->grid.height * seen->row_words * sizeof *seen->words);
}
