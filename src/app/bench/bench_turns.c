/* Measures turns a second with the hero and twenty awake actors on generated floors of each depth. The hero walks from
 * place to place with an open lantern and strikes what is in the way; between turns it is healed and the dead are replaced. */
#include "app/bench/bench.h"
#include "app/lab/lab.h"
#include "app/lab/lab_level_check.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "game/turn.h"
#include "rules/arrival.h"
#include "rules/visibility.h"
#include "world/movement.h"

#include <stdio.h>

#define AWAKE 20
#define FLOORS 10 /* of each depth: what happens on one may be expensive or cheap */
#define TURNS_BEFORE 20
#define TURNS_A_WAY 40
#define TURNS 100
#define TURNS_QUICK 50

static const struct grid size = {80, 45};

static const struct lab_table_column columns[] = {
    {"depth", -5}, {"awake", 6}, {"turn_us", 8}, {"turns_a_second", 15}, {"hunting", 8}};

struct walk {
    struct state *state;
    struct random random;
    struct point goal; /* of the hero */
    int hunting;       /* actors hunting, summed over turns */
    struct lab_timing timing;
};

static bool may_step(const void *context, struct point from, enum direction direction)
{
    return movement_can_step(context, monster_hero(), from, direction);
}

static struct point random_cell(struct walk *walk)
{
    const struct level *level = state_level(walk->state);
    for (;;) {
        int x = random_below(&walk->random, level->grid.width);
        int y = random_below(&walk->random, level->grid.height);
        struct point p = {x, y};
        if (level_is_walkable(level, p) && !level_is_occupied(level, p))
            return p;
    }
}

static enum monster random_kind(struct walk *walk)
{
    for (;;) {
        enum monster kind = (enum monster)random_below(&walk->random, MONSTER_COUNT);
        const struct monster_kind *row = monster_get(kind);
        if (row->frequency > 0 && !row->swims && row->first_floor <= walk->state->depth &&
            walk->state->depth <= row->last_floor)
            return kind;
    }
}

/* Wakes all actors and replaces missing ones. */
static void fill_up(struct walk *walk)
{
    struct level *level = state_level(walk->state);
    while (level->actor_pool.count < AWAKE + 1) {
        enum monster kind = random_kind(walk);
        struct actor actor = {.kind = kind, .position = random_cell(walk)};
        visibility_note_come(walk->state, level_add_actor(level, actor));
    }
    state_hero(walk->state)->health = walk->state->traits.health;
}

static void start(struct walk *walk)
{
    struct level *level = state_level(walk->state);
    while (level->actor_pool.end > 0)
        level_remove_actor(level, level_handle(level, (uint16_t)(level->actor_pool.end - 1)));
    walk->random = random_make(1);
    walk->goal = level->arrival;
    arrival_place_hero(walk->state, level->arrival);
    fill_up(walk);
    visibility_note_all(walk->state);
    visibility_refresh(walk->state);
}

/* The next step on the hero's way, or a wait at its end. */
static struct action next_action(struct walk *walk)
{
    struct state *state = walk->state;
    struct distance_map *map = &state->ai_memory.distances;
    const struct level *level = state_level(state);
    enum direction direction;
    if (distance_map_downhill(map, may_step, level, state_hero(state)->position, &direction))
        return (struct action){.kind = ACTION_STEP, .direction = direction};
    return (struct action){.kind = ACTION_WAIT};
}

static void set_auto_move(struct walk *walk, int turn)
{
    struct state *state = walk->state;
    struct distance_map *map = &state->ai_memory.distances;
    distance_map_reset(map, size);
    if (turn % TURNS_A_WAY == 0)
        walk->goal = random_cell(walk);
    distance_map_add_goal(map, walk->goal);
    distance_map_fill(map, may_step, state_level(state), DISTANCE_UNREACHED);
}

static void count_hunters(struct walk *walk)
{
    const struct level *level = state_level(walk->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        walk->hunting += actor_is_hunting(&level->actors[i]);
}

static void walk_about(struct walk *walk, int turns)
{
    for (int turn = -TURNS_BEFORE; turn < turns; turn++) {
        fill_up(walk);
        set_auto_move(walk, turn);
        struct action action = next_action(walk);
        walk->state->events.count = 0;
        uint64_t from = lab_timing_now();
        turn_play(walk->state, action);
        if (turn >= 0)
            lab_timing_add(&walk->timing, (double)(lab_timing_now() - from));
        count_hunters(walk);
    }
}

static void write_row(struct walk *walk, int depth, int turns, struct lab_table *table)
{
    double turn = lab_timing_median(&walk->timing);
    lab_table_number(table, depth, 0);
    lab_table_number(table, AWAKE, 0);
    lab_table_number(table, turn / 1e3, 2);
    lab_table_number(table, 1e9 / turn, 0);
    lab_table_number(table, (double)walk->hunting / (FLOORS * (turns + TURNS_BEFORE)), 1);
}

bool bench_turns(const struct bench *bench, struct error *error)
{
    int turns = bench->is_quick ? TURNS_QUICK : TURNS;
    struct walk walk;
    struct lab_table table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        walk.timing.count = 0;
        walk.hunting = 0;
        for (int floor = 1; floor <= FLOORS; floor++) {
            char seed[32];
            snprintf(seed, sizeof seed, "bench-%d", floor);
            walk.state = lab_level_build(seed, depth, size, OMEN_NONE, error);
            if (!walk.state)
                return false;
            start(&walk);
            walk_about(&walk, turns);
            state_destroy(walk.state);
        }
        write_row(&walk, depth, turns, &table);
    }
    return true;
}
