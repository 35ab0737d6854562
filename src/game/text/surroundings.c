#include "game/text/surroundings.h"

#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/sights.h"

/* The finds so far, and the nearest of kinds that fill many cells. */
struct search {
    const struct state *state;
    struct surroundings *found;
    struct surrounding stretches[TERRAIN_COUNT];
    bool has_stretch[TERRAIN_COUNT];
    struct surrounding clouds[CLOUD_COUNT];
    bool has_cloud[CLOUD_COUNT];
    struct surrounding unknown;
    bool has_unknown;
};

static int steps_to(const struct state *state, struct point p)
{
    return point_chebyshev(state_hero_const(state)->position, p);
}

static bool is_creature(const struct surrounding *one)
{
    return one->kind >= SURROUNDING_ACTOR && one->kind <= SURROUNDING_LAST_KNOWN;
}

/* The hero first, then creatures, then the rest, by distance, then by kind; equals keep the order in which they were found. */
static bool is_before(const struct state *state, const struct surrounding *a,
                      const struct surrounding *b)
{
    if (a->kind <= SURROUNDING_WAYS || b->kind <= SURROUNDING_WAYS)
        return a->kind < b->kind;
    if (is_creature(a) != is_creature(b))
        return is_creature(a);
    int steps = steps_to(state, a->at) - steps_to(state, b->at);
    return steps != 0 ? steps < 0 : a->kind < b->kind;
}

static void add(struct search *search, struct surrounding one)
{
    struct surroundings *found = search->found;
    int at = found->count;
    while (at > 0 && is_before(search->state, &one, &found->all[at - 1]))
        at--;
    if (at == SURROUNDINGS_MAX)
        return;
    if (found->count < SURROUNDINGS_MAX)
        found->count++;
    for (int i = found->count - 1; i > at; i--)
        found->all[i] = found->all[i - 1];
    found->all[at] = one;
}

static void keep_nearer(const struct search *search, struct surrounding one, bool *has,
                        struct surrounding *kept)
{
    if (*has && steps_to(search->state, kept->at) <= steps_to(search->state, one.at))
        return;
    *has = true;
    *kept = one;
}

/* Whether every cell of its kind is listed. */
static bool is_place(const struct state *state, struct point p, const struct terrain_kind *kind,
                     enum terrain terrain)
{
    if (kind->is_chasm)
        return false;
    return terrain_is_door(kind) || kind->douses_to != TERRAIN_NONE || kind->wins ||
           kind->blesses || kind->overlooks > 0 || sights_is_place(state, p, terrain);
}

static bool is_wall(const struct terrain_kind *kind)
{
    return kind->is_masonry && kind->blocks_sight && !kind->is_gateway;
}

/* Whether only the nearest cell of its kind is listed. */
static bool is_stretch(const struct terrain_kind *kind)
{
    if (!kind->is_walkable)
        return !is_wall(kind);
    return kind->is_cover || kind->is_water || kind->is_gateway || kind->light_radius > 0 ||
           kind->rings > LOUDNESS_SILENT || kind->step_louder > 0 || kind->holds_wares;
}

static void look_at_ground(struct search *search, struct point p, enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    if (is_place(search->state, p, kind, terrain))
        add(search, (struct surrounding){SURROUNDING_PLACE, p, 0});
    else if (is_stretch(kind))
        keep_nearer(search, (struct surrounding){SURROUNDING_STRETCH, p, 0},
                    &search->has_stretch[terrain], &search->stretches[terrain]);
}

/* Whether the cell is walkable and one of the four cells beside it is not known. */
static bool borders_unknown(const struct state *state, struct point p, enum terrain terrain)
{
    if (!terrain_get(terrain)->is_walkable)
        return false;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        struct knowledge known = knowledge_of(state, beside);
        if (grid_contains(state_level_const(state)->grid, beside) &&
            (known.kind == KNOWLEDGE_UNSEEN || known.is_charted))
            return true;
    }
    return false;
}

static void look_at(struct search *search, struct point p)
{
    const struct state *state = search->state;
    struct knowledge known = knowledge_of(state, p);
    if (known.has_actor && !state_is_hero(state, known.actor))
        add(search, (struct surrounding){SURROUNDING_ACTOR, p, 0});
    if (known.has_eyes)
        add(search, (struct surrounding){SURROUNDING_EYES, p, 0});
    if (known.kind == KNOWLEDGE_UNSEEN)
        return;
    if (known.cloud != CLOUD_NONE)
        keep_nearer(search, (struct surrounding){SURROUNDING_CLOUD, p, 0},
                    &search->has_cloud[known.cloud], &search->clouds[known.cloud]);
    if (known.item != ITEM_NONE)
        add(search, (struct surrounding){SURROUNDING_ITEM, p, 0});
    look_at_ground(search, p, known.terrain);
    if (borders_unknown(state, p, known.terrain))
        keep_nearer(search, (struct surrounding){SURROUNDING_UNKNOWN, p, 0}, &search->has_unknown,
                    &search->unknown);
}

static void look_everywhere(struct search *search)
{
    struct grid grid = state_level_const(search->state)->grid;
    for (size_t cell = 0; cell < grid_cells(grid); cell++)
        look_at(search, grid_point(grid, cell));
    for (int t = 0; t < TERRAIN_COUNT; t++)
        if (search->has_stretch[t])
            add(search, search->stretches[t]);
    for (int c = 0; c < CLOUD_COUNT; c++)
        if (search->has_cloud[c])
            add(search, search->clouds[c]);
    if (search->has_unknown)
        add(search, search->unknown);
}

static void add_last_known(struct search *search)
{
    const struct level *level = state_level_const(search->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point at;
        if (last_known_of(search->state, level_handle(level, i), &at) != LAST_KNOWN_NONE)
            add(search, (struct surrounding){SURROUNDING_LAST_KNOWN, at, i});
    }
}

/* Warnings and sounds of the last turn are repeated, as nothing on the map shows them. */
static void add_news(struct search *search)
{
    const struct event_list *list = &search->state->events;
    for (int i = 0; i < list->count; i++) {
        const struct event *event = &list->events[i];
        if (event->kind == EVENT_TELL)
            add(search, (struct surrounding){SURROUNDING_NEWS, event->from, i});
        if (event->kind == EVENT_HEARD || event->kind == EVENT_NOISE)
            add(search, (struct surrounding){SURROUNDING_NEWS, event->to, i});
    }
}

void surroundings_look(const struct state *state, struct surroundings *surroundings)
{
    struct search search = {.state = state, .found = surroundings};
    struct point hero = state_hero_const(state)->position;
    surroundings->count = 0;
    add(&search, (struct surrounding){SURROUNDING_HERO, hero, 0});
    add(&search, (struct surrounding){SURROUNDING_GROUND, hero, 0});
    add(&search, (struct surrounding){SURROUNDING_WAYS, hero, 0});
    look_everywhere(&search);
    add_last_known(&search);
    add_news(&search);
}
