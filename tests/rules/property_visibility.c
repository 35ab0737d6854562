/* Vision kept current by the rules, over random levels and walks, against slow definitions. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mirror_fov_reference.h"
#include "support/random_changes.h"
#include "support/seeds.h"

#include "rules/perform.h"
#include "rules/sightings.h"
#include "rules/visibility.h"
#include "world/perception.h"

#include <string.h>

#define LEVELS 200
#define ACTIONS 60
#define WIDTH_MAX 100 /* over one word of bits */
#define HEIGHT_MAX 30

/* Storage for the definitions. */
struct reference {
    struct arena arena;
    struct view view;
    struct view own;   /* straight */
    struct view shown; /* by a mirror */
    struct light_grid light;
    struct light_grid alone; /* of one source */
    struct point *mirrors;   /* that throw light back */
    int mirror_count;
    struct bit_grid visible;
    struct bit_grid seen_lit; /* seen in light by now */
    struct memory *memory;    /* the expected memory */
    bool *was_seen;           /* for each actor: before the last action */
    bool *shone;
    int *seen_until; /* for each actor: 1 + the turn in which it went out of sight */
    int *shone_until;
};

static unsigned char reference_bytes[1 << 20];

static struct reference reference_make(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct reference reference = {.arena = arena_over(reference_bytes, sizeof reference_bytes)};
    memset(reference_bytes, 0, sizeof reference_bytes);
    reference.view = view_alloc(&reference.arena, level->grid);
    reference.shown = view_alloc(&reference.arena, level->grid);
    reference.own = view_alloc(&reference.arena, level->grid);
    reference.light = light_grid_alloc(&reference.arena, level->grid);
    reference.alone = light_grid_alloc(&reference.arena, level->grid);
    reference.mirrors =
        arena_alloc(&reference.arena, grid_cells(level->grid) * sizeof *reference.mirrors);
    reference.visible = bit_grid_alloc(&reference.arena, level->grid);
    reference.seen_lit = bit_grid_alloc(&reference.arena, level->grid);
    reference.memory =
        arena_alloc(&reference.arena, grid_cells(level->grid) * sizeof *reference.memory);
    reference.was_seen = arena_alloc(&reference.arena, level->actor_pool.capacity * sizeof(bool));
    reference.shone = arena_alloc(&reference.arena, level->actor_pool.capacity * sizeof(bool));
    reference.seen_until = arena_alloc(&reference.arena, level->actor_pool.capacity * sizeof(int));
    reference.shone_until = arena_alloc(&reference.arena, level->actor_pool.capacity * sizeof(int));
    return reference;
}

static void view_from(struct reference *reference, const struct state *state, struct point p,
                      int radius)
{
    fov_compute(fov_get(state->fov), &state_level_const(state)->opacity, p, radius,
                &reference->view);
}

static bool blocks(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p) || terrain_get(level_terrain(level, p))->blocks_sight)
        return true;
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->blocks_sight;
}

/* The view of an actor looking in all directions, mirrors included. */
static void gaze_from(struct reference *reference, const struct state *state, struct point p,
                      int radius)
{
    gaze_reference_fill(state, p, radius, &reference->view, &reference->own, &reference->shown);
}

/* Finds the mirrors that throw light back, in reading order. */
static void define_mirrors(struct reference *reference, const struct level *level)
{
    reference->mirror_count = 0;
    for (struct point p = LEVEL_BEFORE_FIRST; area_next(area_of_grid(level->grid), &p);)
        if (terrain_get(level_terrain(level, p))->is_mirror && !blocks(level, p) &&
            level_cloud(level, p) != CLOUD_INK)
            reference->mirrors[reference->mirror_count++] = p;
}

/* Adds a light without mirrors. */
static void add_cast(struct reference *reference, const struct state *state,
                     struct light_cast *cast, struct light colour)
{
    view_from(reference, state, cast->source, cast->radius);
    light_cast_fill(cast, &reference->view, cast->source, cast->radius);
    light_grid_add(&reference->light, cast, colour, area_of_grid(reference->light.grid));
}

static void add_light(struct reference *reference, const struct state *state, struct point p,
                      int radius, struct light colour)
{
    struct light_cast cast = {.source = p, .radius = radius};
    if (radius == 0)
        return;
    add_cast(reference, state, &cast, colour);
    light_grid_reset(&reference->alone, reference->light.grid);
    light_grid_add(&reference->alone, &cast, colour, area_of_grid(reference->alone.grid));
    for (int i = 0; i < reference->mirror_count; i++) {
        struct light light = light_grid_get(&reference->alone, reference->mirrors[i]);
        struct light thrown = {(uint8_t)(light.red * 2 / 3), (uint8_t)(light.green * 2 / 3),
                               (uint8_t)(light.blue * 2 / 3)};
        struct light_cast on = {.source = reference->mirrors[i], .radius = MIRROR_FOV_RADIUS};
        if (light_brightness(thrown) >= LIGHT_DIM_FROM)
            add_cast(reference, state, &on, thrown);
    }
}

/* The light of a cell itself: of its burning cloud or its terrain. */
static void add_lamp(struct reference *reference, const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct terrain_kind *terrain = terrain_get(level_terrain(level, p));
    enum cloud cloud = level_cloud(level, p);
    if (cloud != CLOUD_NONE && cloud_get(cloud)->light_radius > 0)
        add_light(reference, state, p, cloud_get(cloud)->light_radius, cloud_get(cloud)->light);
    else
        add_light(reference, state, p, terrain->light_radius, terrain->light);
}

/* The farthest-reaching light of an actor. */
static void add_actor(struct reference *reference, const struct state *state,
                      const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    const struct lantern_kind *lantern = lantern_get(actor->lantern);
    bool is_hero = actor == state_hero_const(state);
    int radius = is_hero ? lantern->light_radius : kind->light_radius;
    struct light light = is_hero ? lantern->light : kind->light;
    for (int s = 0; s < STATUS_COUNT; s++) {
        const struct status_kind *status = status_get((enum status)s);
        if (actor_has(actor, (enum status)s) && status->light_radius > radius) {
            radius = status->light_radius;
            light = status->light;
        }
    }
    add_light(reference, state, actor->position, radius, light);
}

/* All light of the level, source by source in reading order. */
static void define_light(struct reference *reference, const struct state *state)
{
    const struct level *level = state_level_const(state);
    light_grid_reset(&reference->light, level->grid);
    define_mirrors(reference, level);
    struct light all = {0, 0, 0};
    for (size_t i = 0; i < grid_cells(level->grid) && !state_is_plain(state); i++)
        if (light_brightness(terrain_get((enum terrain)level->terrain[i])->floor_light) > 0)
            all = terrain_get((enum terrain)level->terrain[i])->floor_light;
    if (light_brightness(all) > 0)
        light_grid_fill(&reference->light, all, area_of_grid(level->grid));
    for (size_t i = 0; i < grid_cells(level->grid) && !state_is_plain(state); i++) {
        struct point p = grid_point(level->grid, i);
        add_lamp(reference, state, p);
        struct handle handle = level_actor_at(level, p);
        if (!handle_is_none(handle))
            add_actor(reference, state, level_actor_const(level, handle));
    }
    for (struct point p = LEVEL_BEFORE_FIRST; area_next(area_of_grid(level->grid), &p);)
        if (level_cloud(level, p) == CLOUD_INK)
            light_grid_clear(&reference->light, (struct area){p, p});
}

/* The radius of the hero's view. */
static int hero_radius(const struct state *state)
{
    if (actor_has(state_hero_const(state), STATUS_BLIND))
        return 1;
    return state_is_plain(state) ? state->plain_radius : FOV_UNLIMITED;
}

/* Whether the hero sees light on a cell; the reference holds the hero's view. */
static bool shows_light(const struct reference *reference, const struct state *state,
                        struct point p)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    if (!blocks(level, p))
        return light_brightness(light_grid_get(&reference->light, p)) >= 32;
    for (int y = p.y - 1; y <= p.y + 1; y++)
        for (int x = p.x - 1; x <= p.x + 1; x++) {
            struct point q = {x, y};
            bool counts = point_is_equal(q, hero)
                              ? !point_is_equal(p, hero)
                              : !blocks(level, q) && view_has(&reference->view, q);
            if (counts && light_brightness(light_grid_get(&reference->light, q)) >= 32)
                return true;
        }
    return false;
}

/* Finds the cells that the hero sees; leaves the hero's view in the reference. */
static void define_visible(struct reference *reference, const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    bool is_plain = state_is_plain(state);
    int dark_radius = actor_has(state_hero_const(state), STATUS_CAT_EYES) ? 8 : 2;
    gaze_from(reference, state, hero, hero_radius(state));
    bit_grid_clear(&reference->visible);
    for (size_t i = 0; i < grid_cells(level->grid); i++) {
        struct point p = grid_point(level->grid, i);
        bool is_in_view = view_has(&reference->view, p);
        bool is_rippling = level->clouds[i] == CLOUD_RIPPLES && point_is_within(hero, p, 10);
        bool is_lit = is_in_view && (is_plain || is_rippling || shows_light(reference, state, p));
        if (is_lit || (is_in_view && point_is_within(hero, p, dark_radius)))
            bit_grid_put(&reference->visible, p, true);
        if (is_lit)
            bit_grid_put(&reference->seen_lit, p, true);
    }
}

/* Whether the cell may have been seen only during the last action, by flames that water then put out. */
static bool was_glimpsed(const struct state *state, const struct memory *memory)
{
    return state->turn > 0 && memory->terrain != TERRAIN_NONE &&
           memory->turn + 1 == (uint32_t)state->turn;
}

static void check_cells(struct reference *reference, const struct state *state)
{
    const struct level *level = state_level_const(state);
    define_light(reference, state);
    define_visible(reference, state);
    for (size_t i = 0; i < grid_cells(level->grid); i++) {
        struct point p = grid_point(level->grid, i);
        assert_true(bit_grid_has(&reference->visible, p) == bit_grid_has(&level->visible, p));
        assert_true(opacity_blocks(&level->opacity, p) == blocks(level, p));
        assert_true(view_has(&reference->view, p) == view_has(&state->vision.view, p));
        assert_true(bit_grid_has(&level->visible, p) ==
                    perception_sees(state, state_hero_const(state), &state->vision.view, p));
        bool is_lit = light_brightness(light_grid_get(&reference->light, p)) >= 32;
        assert_true(reference->light.sums[i] == state->vision.light.sums[i]);
        assert_true(bit_grid_has(&state->vision.light.lit, p) == is_lit);
        struct memory now = {.terrain = level->shown[i], .item = level->items[i]};
        bool is_seen = bit_grid_has(&reference->visible, p);
        if (is_seen || was_glimpsed(state, &level->memory[i]))
            reference->memory[i] = is_seen ? now : level->memory[i];
        assert_int_equal(reference->memory[i].terrain, level->memory[i].terrain);
        assert_int_equal(reference->memory[i].item, level->memory[i].item);
        assert_int_equal(bit_grid_has(&level->seen, p), level->memory[i].terrain != TERRAIN_NONE);
        if (!is_seen && was_glimpsed(state, &level->memory[i]))
            bit_grid_put(&reference->seen_lit, p, bit_grid_has(&level->seen_lit, p));
        assert_true(bit_grid_has(&reference->seen_lit, p) == bit_grid_has(&level->seen_lit, p));
    }
    assert_int_equal(level->seen_count, bit_grid_count(&level->seen));
}

static int glint_range(const struct reference *reference, const struct state *state)
{
    const struct actor *hero = state_hero_const(state);
    int brightness = light_brightness(light_grid_get(&reference->light, hero->position));
    if (state_is_plain(state))
        return 0;
    return brightness >= 128 ? 20 : lantern_get(hero->lantern)->glint_range;
}

/* Whether the actor's eyes shine at the hero, by definition; it uses the views of both. */
static bool should_shine(struct reference *reference, const struct state *state,
                         const struct actor *actor)
{
    struct point hero = state_hero_const(state)->position;
    int range = glint_range(reference, state);
    if (state_is_plain(state) || actor == state_hero_const(state) || actor->is_asleep ||
        !monster_get(actor->kind)->has_eyes || bit_grid_has(&reference->visible, actor->position) ||
        !point_is_within(actor->position, hero, range))
        return false;
    gaze_from(reference, state, hero, hero_radius(state));
    if (!view_has(&reference->view, actor->position))
        return false;
    gaze_from(reference, state, actor->position, range);
    return view_has(&reference->view, hero);
}

static bool has_event(const struct state *state, enum event_kind kind, struct handle actor,
                      struct point to)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == kind && handle_is_equal(event->actor, actor) &&
            point_is_equal(event->to, to))
            return true;
    }
    return false;
}

static bool is_news(int until, int turn)
{
    return until == 0 || turn > until - 1 + SIGHTINGS_FORGOTTEN_AFTER;
}

/* Checks the events about one actor in the turn just performed. */
static void check_told(struct reference *reference, const struct state *state, uint16_t i,
                       bool is_seen, bool shines, int turn)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_handle(level, i);
    struct point at = level->actors[i].position;
    if (reference->was_seen[i] && !is_seen)
        reference->seen_until[i] = turn + 1;
    if (reference->shone[i] && !shines)
        reference->shone_until[i] = turn + 1;
    bool is_seen_news = is_news(reference->seen_until[i], turn);
    if (!state_is_hero(state, handle))
        assert_int_equal(has_event(state, EVENT_SIGHTED, handle, at),
                         is_seen && !reference->was_seen[i] && is_seen_news);
    if (shines && !reference->shone[i] && is_seen_news && is_news(reference->shone_until[i], turn))
        assert_true(has_event(state, EVENT_EYES, HANDLE_NONE, at));
    reference->was_seen[i] = is_seen;
    reference->shone[i] = shines;
}

static void check_actors(struct reference *reference, const struct state *state)
{
    const struct level *level = state_level_const(state);
    int eyes = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_seen = bit_grid_has(&reference->visible, actor->position);
        bool shines = should_shine(reference, state, actor);
        assert_int_equal(actor->is_seen, is_seen);
        assert_int_equal(actor->shines, shines);
        if (shines)
            assert_true(point_is_equal(state->vision.eyes[eyes++], actor->position));
        check_told(reference, state, i, is_seen, shines, state->turn > 0 ? state->turn - 1 : 0);
    }
    assert_int_equal(eyes, state->vision.eye_count);
}

/* Questions about single cells agree with an actor's whole view. */
static void check_perception(struct reference *reference, const struct state *state,
                             struct random *random)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[random_below(random, level->actor_pool.end)];
    perception_view_of(state, actor, &reference->view);
    for (size_t i = 0; i < grid_cells(level->grid); i++) {
        struct point p = grid_point(level->grid, i);
        assert_int_equal(perception_sees(state, actor, NULL, p),
                         perception_sees(state, actor, &reference->view, p));
    }
}

/* Enough health to survive all blows. */
static void make_hardy(struct state *state)
{
    for (uint16_t i = 0; i < state_level(state)->actor_pool.end; i++)
        state_level(state)->actors[i].health = 1 << 20;
}

/* A game on a random level: open ground mixed with everything else, and actors. */
static struct state *random_game(struct random *random, int plain_radius)
{
    static const char ground[] = "....................##########\"\"++//~=&|:-!444116";
    int lamps = random_chance(random, 1, 10) ? 20 : 0; /* in 100: more than fit */
    static const char others[] = "rrRmM";
    char picture[HEIGHT_MAX * (WIDTH_MAX + 1) + 1];
    int width = random_between(random, 3, WIDTH_MAX);
    int height = random_between(random, 3, HEIGHT_MAX);
    int emptiness = random_between(random, 0, 60);
    char *end = picture;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++)
            *end++ = random_chance(random, lamps, 100) ? '&'
                     : random_chance(random, emptiness, 70)
                         ? '.'
                         : ground[random_below(random, (int)sizeof ground - 1)];
        *end++ = '\n';
    }
    *end = '\0';
    for (int i = random_below(random, 12); i > 0; i--)
        picture[random_below(random, height) * (width + 1) + random_below(random, width)] =
            others[random_below(random, (int)sizeof others - 1)];
    picture[random_below(random, height) * (width + 1) + random_below(random, width)] = '@';
    struct state *state = game_picture_plain(picture, plain_radius);
    make_hardy(state);
    return state;
}

static struct action random_action(const struct state *state, struct random *random, bool is_hero)
{
    enum direction direction = (enum direction)random_below(random, DIRECTION_COUNT);
    int draw = random_below(random, is_hero ? 24 : 20);
    if (draw < 12)
        return (struct action){.kind = ACTION_STEP, .direction = direction};
    if (draw < 15)
        return (struct action){.kind = ACTION_OPEN, .direction = direction};
    if (draw < 18)
        return (struct action){.kind = ACTION_CLOSE, .direction = direction};
    if (draw < 20)
        return (struct action){.kind = ACTION_WAIT};
    if (draw < 23 || state->turn < ACTIONS / 2)
        return (struct action){.kind = ACTION_LANTERN,
                               .lantern = (enum lantern)random_below(random, LANTERN_COUNT)};
    return (struct action){.kind = ACTION_FOV, .fov = random_below(random, fov_count())};
}

/* An actor acts, or the level changes by itself. */
static void perform_at_random(struct state *state, struct random *random)
{
    struct handle actor =
        random_chance(random, 1, 3) ? state->hero : random_changes_actor(state, random);
    struct action action = random_action(state, random, state_is_hero(state, actor));
    state->events.count = 0;
    int draw = random_below(random, 20);
    if (draw < 4)
        random_changes_terrain(state, random);
    else if (draw < 6)
        random_changes_cloud(state, random);
    else if (draw < 8)
        random_changes_status(state, random);
    else
        perform(state, actor, action);
    state->turn++;
}

static void check_a_walk(struct random *random, int plain_radius)
{
    struct state *state = random_game(random, plain_radius);
    struct reference reference = reference_make(state);
    const struct level *level = state_level(state);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        reference.was_seen[i] = level->actors[i].is_seen;
        reference.shone[i] = level->actors[i].shines;
    }
    for (int i = 0; i < ACTIONS; i++) {
        check_cells(&reference, state);
        check_actors(&reference, state);
        if (i % 4 == 0)
            check_perception(&reference, state, random);
        perform_at_random(state, random);
    }
    state_destroy(state);
}

static void vision_matches_its_definition_after_every_action(void **unused)
{
    for (struct seeds seeds = SEEDS(1, LEVELS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        check_a_walk(&random, -1);
    }
    (void)unused;
}

static void plain_sight_matches_its_definition_after_every_action(void **unused)
{
    for (struct seeds seeds = SEEDS(1001, 1000 + LEVELS / 2); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        check_a_walk(&random, random_below(&random, 9));
    }
    (void)unused;
}

static void refreshing_everything_changes_nothing(void **unused)
{
    for (struct seeds seeds = SEEDS(2001, 2000 + LEVELS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random, -1);
        for (int k = 0; k < ACTIONS; k++)
            perform_at_random(state, &random);
        struct bit_grid visible = state_level(state)->visible;
        uint64_t words[2 * HEIGHT_MAX];
        size_t bytes = (size_t)visible.grid.height * visible.row_words * sizeof *words;
        memcpy(words, visible.words, bytes);
        uint64_t hash = state_hash(state);
        state->events.count = 0;
        visibility_note_all(state);
        visibility_refresh(state);
        assert_memory_equal(words, visible.words, bytes);
        assert_int_equal(state->events.count, 0);
        assert_true(hash == state_hash(state));
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vision_matches_its_definition_after_every_action),
        cmocka_unit_test(plain_sight_matches_its_definition_after_every_action),
        cmocka_unit_test(refreshing_everything_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
