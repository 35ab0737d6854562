/* Measures the cost of the hero's vision in a turn: light, view, cells seen and remembered, actors noticed. An update is a
 * whole action as the rules perform it, the step itself and sleepers that wake included. A case is a round of
 * actions that ends as it began, gone through again and again; each action is timed by itself. `us_per_update` is the
 * median of a round's actions, `us_mean` their mean, each as the median over the rounds; `casts` is how many
 * lights were cast again for one, on the average: what moves where it was before needs none. */
#include "app/bench/bench.h"
#include "app/lab/lab_level_check.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "base/random.h"
#include "content/band.h"
#include "path/distance_map.h"
#include "rules/arrival.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/movement.h"

#include <stdlib.h>

#define SEED "bench"
#define SEED_NUMBER 1
#define DEPTH 2

static const struct grid size = {80, 45};

/* Of all sources of light: the hero's lantern is one, the rest are lamps. */
#define LIGHTS 20
#define GLOWING_ACTORS 7

#define TOUR_STEPS 400 /* there, and as many back */
#define ROUND_MAX (2 * TOUR_STEPS)
#define REPEATS 200 /* of a pair of actions, to make a round */
#define ROUNDS 300
#define ROUNDS_QUICK 20
#define TRIES_MAX 10000

struct round {
    const char *name;
    struct handle actor;
    struct action actions[ROUND_MAX];
    int count;
};

/* Everything that is measured with. */
struct run {
    struct state *state;
    struct random random;
    int lights;
    bool starts_afresh; /* each update, knowing nothing from the last */
    struct round round;
    struct lab_timing actions; /* of a round */
    struct lab_timing medians; /* of the rounds */
    struct lab_timing means;
    double cells_seen; /* an action, as is the next */
    double casts;      /* of light, made again */
    int refusals;      /* of actions; there should be none */
};

static struct point random_cell(struct run *run)
{
    int x = random_below(&run->random, size.width);
    int y = random_below(&run->random, size.height);
    return point_make(x, y);
}

static bool is_free(const struct level *level, struct point p)
{
    return movement_can_stand(level, monster_hero(), p) && !level_is_occupied(level, p);
}

/* Whether something may be put up in the cell without standing in anyone's way: all about it is floor. */
static bool is_open(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (!is_free(level, point_step(p, (enum direction)d)))
            return false;
    return is_free(level, p);
}

static struct point random_open_cell(struct run *run)
{
    struct point p = random_cell(run);
    for (int tries = 0; tries < TRIES_MAX && !is_open(state_level(run->state), p); tries++)
        p = random_cell(run);
    return p;
}

static enum monster glowing_kind(void)
{
    int kind = 0;
    while (monster_get((enum monster)kind)->light_radius == 0)
        kind++;
    return (enum monster)kind;
}

static int count_glowing(const struct level *level)
{
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        count += monster_get(level->actors[i].kind)->light_radius > 0;
    return count;
}

/* Lamps and glowing actors all over the level, all doors open, the hero on it. */
static void furnish(struct run *run)
{
    struct level *level = state_level(run->state);
    while (count_glowing(level) < GLOWING_ACTORS)
        level_add_actor(level,
                        (struct actor){.kind = glowing_kind(), .position = random_open_cell(run)});
    while (level->light_source_count + count_glowing(level) + 1 < LIGHTS)
        level_set_terrain(level, random_open_cell(run), band_of_depth(DEPTH)->lamp);
    for (size_t i = 0; i < grid_cells(size); i++) {
        struct point p = grid_point(size, i);
        enum terrain open = (enum terrain)terrain_get(level_terrain(level, p))->opens_to;
        if (open != TERRAIN_NONE)
            level_set_terrain(level, p, open);
    }
    arrival_place_hero(run->state, level->arrival);
}

static void put_hero(struct run *run, struct point p)
{
    level_move_actor(state_level(run->state), run->state->hero, p);
    visibility_note_all(run->state);
    visibility_refresh(run->state);
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct state *state = context;
    const struct level *level = state_level_const(state);
    struct handle from_actor = level_actor_at(level, from);
    struct point to = point_step(from, direction);
    struct handle to_actor = level_actor_at(level, to);
    return movement_can_step(level, monster_hero(), from, direction) &&
           !bit_grid_has(&level->traps, to) &&
           (handle_is_none(from_actor) || state_is_hero(state, from_actor)) &&
           (handle_is_none(to_actor) || state_is_hero(state, to_actor));
}

/* Adds the steps from a cell to a random other; where they end. */
static struct point walk_somewhere(struct run *run, struct round *round, struct point from)
{
    const struct level *level = state_level(run->state);
    struct distance_map *map = &run->state->ai_memory.distances;
    struct point goal = random_cell(run);
    enum direction direction;
    if (!is_free(level, goal))
        return from;
    distance_map_reset(map, size);
    distance_map_add_goal(map, goal);
    distance_map_fill(map, may_step, run->state, DISTANCE_UNREACHED);
    while (round->count < TOUR_STEPS &&
           distance_map_downhill(map, may_step, run->state, from, &direction)) {
        round->actions[round->count++] =
            (struct action){.kind = ACTION_STEP, .direction = direction};
        from = point_step(from, direction);
    }
    return from;
}

/* A walk from room to room, and back. */
static bool plan_tour(struct run *run)
{
    struct round *round = &run->round;
    struct point at = state_hero(run->state)->position;
    round->actor = run->state->hero;
    round->count = 0;
    for (int tries = 0; tries < TRIES_MAX && round->count < TOUR_STEPS; tries++)
        at = walk_somewhere(run, round, at);
    int there = round->count;
    for (int i = there - 1; i >= 0; i--)
        round->actions[round->count++] = (struct action){
            .kind = ACTION_STEP, .direction = direction_turned(round->actions[i].direction, 4)};
    return there == TOUR_STEPS;
}

static void plan_pairs(struct run *run, struct handle actor, struct action first,
                       struct action second)
{
    run->round.actor = actor;
    run->round.count = 2 * REPEATS;
    for (int i = 0; i < 2 * REPEATS; i++)
        run->round.actions[i] = i % 2 ? second : first;
}

/* The first direction to a free cell beside p, straight ones only; false if there is none. */
static bool find_way(const struct level *level, struct point p, enum direction *way)
{
    for (int d = 0; d < DIRECTION_COUNT; d += 2)
        if (is_free(level, point_step(p, (enum direction)d))) {
            *way = (enum direction)d;
            return true;
        }
    return false;
}

/* Puts the hero some steps from the cell, with it in view; false if there is no such place. */
static bool watch(struct run *run, struct point watched)
{
    for (int tries = 0; tries < TRIES_MAX; tries++) {
        struct point p = random_cell(run);
        if (point_chebyshev(p, watched) < 3 || point_chebyshev(p, watched) > 6 ||
            !is_free(state_level(run->state), p))
            continue;
        put_hero(run, p);
        if (view_has(&run->state->vision.view, watched))
            return true;
    }
    return false;
}

/* A glowing actor goes to and fro before the hero. */
static bool plan_flutter(struct run *run)
{
    const struct level *level = state_level(run->state);
    enum direction way = DIRECTION_NORTH;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point at = level->actors[i].position;
        if (monster_get(level->actors[i].kind)->light_radius == 0 || !find_way(level, at, &way) ||
            !watch(run, at))
            continue;
        plan_pairs(run, level_handle(level, i),
                   (struct action){.kind = ACTION_STEP, .direction = way},
                   (struct action){.kind = ACTION_STEP, .direction = direction_turned(way, 4)});
        return true;
    }
    return false;
}

static int lamps_near(const struct level *level, struct point p)
{
    int count = 0;
    for (int i = 0; i < level->light_source_count; i++)
        count += point_chebyshev(p, grid_point(size, level->light_sources[i])) <=
                 terrain_get((enum terrain)level->terrain[level->light_sources[i]])->light_radius;
    return count;
}

/* The door that most lamps may shine through; the hero stands beside it. */
static bool plan_door(struct run *run)
{
    const struct level *level = state_level(run->state);
    struct point door = {0, 0};
    int max = -1;
    enum direction way = DIRECTION_NORTH;
    for (size_t i = 0; i < grid_cells(size); i++) {
        struct point p = grid_point(size, i);
        if (terrain_get(level_terrain(level, p))->closes_to == TERRAIN_NONE || !is_free(level, p) ||
            level_item(level, p) != ITEM_NONE || !find_way(level, p, &way) ||
            lamps_near(level, p) <= max)
            continue;
        max = lamps_near(level, p);
        door = p;
    }
    if (max < 0)
        return false;
    find_way(level, door, &way);
    put_hero(run, point_step(door, way));
    enum direction back = direction_turned(way, 4);
    plan_pairs(run, run->state->hero, (struct action){.kind = ACTION_CLOSE, .direction = back},
               (struct action){.kind = ACTION_OPEN, .direction = back});
    return true;
}

static bool plan_waiting(struct run *run)
{
    struct action wait = {.kind = ACTION_WAIT};
    plan_pairs(run, run->state->hero, wait, wait);
    return true;
}

static void go_round(struct run *run)
{
    struct state *state = run->state;
    double sum = 0;
    run->actions.count = 0;
    for (int i = 0; i < run->round.count; i++) {
        state->events.count = 0;
        uint64_t start = lab_timing_now();
        if (run->starts_afresh)
            visibility_note_all(state);
        struct outcome outcome = perform(state, run->round.actor, run->round.actions[i]);
        double sample = (double)(lab_timing_now() - start);
        run->refusals += outcome.kind != OUTCOME_DONE;
        state->turn++;
        sum += sample;
        lab_timing_add(&run->actions, sample);
        run->cells_seen += (double)bit_grid_count(&state_level(state)->visible);
    }
    lab_timing_add(&run->medians, lab_timing_median(&run->actions));
    lab_timing_add(&run->means, sum / run->round.count);
}

static void measure(struct run *run, int rounds)
{
    run->medians.count = run->means.count = 0;
    run->cells_seen = 0;
    run->refusals = 0;
    size_t casts = run->state->vision.casts.made;
    for (int i = 0; i < rounds; i++)
        go_round(run);
    double actions = (double)rounds * run->round.count;
    run->cells_seen /= actions;
    run->casts = (double)(run->state->vision.casts.made - casts) / actions;
}

static const struct {
    const char *name;
    bool (*plan)(struct run *); /* false where the level has no place for it */
    int turns_of_lantern;       /* from the stance in which the hero arrives */
    bool starts_afresh;
} cases[] = {
    {"steps with the lantern open", plan_tour, 0, false},
    {"steps in the dark", plan_tour, -1, false},
    {"a glowing actor in view steps", plan_flutter, 0, false},
    {"a door closes and opens", plan_door, 0, false},
    {"a turn passes", plan_waiting, 0, false},
    {"everything is found afresh", plan_waiting, 0, true},
};

enum { CASES = ARRAY_LENGTH(cases) };

static void set_lantern(struct state *state, int turns)
{
    enum lantern lantern = (enum lantern)((LANTERN_COUNT + turns) % LANTERN_COUNT);
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = lantern});
}

static int count_lights(const struct state *state)
{
    const struct level *level = state_level_const(state);
    return level->light_source_count + count_glowing(level) +
           (lantern_get(state_hero_const(state)->lantern)->light_radius > 0);
}

/* Each case has a level of its own, so that none depends on another. */
static bool measure_case(struct run *run, int number, int rounds, struct error *error)
{
    run->state = lab_level_build(SEED, DEPTH, size, OMEN_NONE, error);
    if (!run->state)
        return false;
    run->random = random_make(SEED_NUMBER);
    run->refusals = 0;
    run->starts_afresh = cases[number].starts_afresh;
    furnish(run);
    bool is_planned = cases[number].plan(run);
    if (is_planned) {
        set_lantern(run->state, cases[number].turns_of_lantern);
        measure(run, rounds);
        run->lights = count_lights(run->state);
    }
    state_destroy(run->state);
    if (!is_planned)
        return error_set(error, "%s: the level has no place for it", cases[number].name);
    return run->refusals == 0 || error_set(error, "%s: an action is refused", cases[number].name);
}

bool bench_vision(const struct bench *bench, struct error *error)
{
    static const struct lab_table_column columns[] = {
        {"case", -30}, {"us_per_update", 13}, {"us_mean", 7},
        {"lights", 6}, {"casts", 5},          {"cells_seen", 10},
    };
    struct run *run = malloc(sizeof *run);
    if (!run)
        return error_set(error, "not enough memory to measure vision");
    struct lab_table table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    bool is_measured = true;
    for (int i = 0; i < CASES && is_measured; i++) {
        is_measured = measure_case(run, i, bench->is_quick ? ROUNDS_QUICK : ROUNDS, error);
        if (!is_measured)
            break;
        lab_table_text(&table, cases[i].name);
        lab_table_number(&table, lab_timing_median(&run->medians) / 1000, 3);
        lab_table_number(&table, lab_timing_median(&run->means) / 1000, 3);
        lab_table_number(&table, run->lights, 0);
        lab_table_number(&table, run->casts, 2);
        lab_table_number(&table, run->cells_seen, 0);
    }
    free(run);
    return is_measured;
}
