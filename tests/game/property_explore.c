/* Exploring never leads a step nearer to a hunter that the hero knows of: in view, or where the hero last knew it. With the
 * lantern dark it enters only cells that the hero has seen in light. It never paces: one command brings the hero to a cell only
 * a few times before it sees more. */
#include "support/check.h"
#include "support/seeds.h"

#include "base/random.h"
#include "game/game.h"
#include "game/last_known.h"
#include "world/hero.h"
#include "world/perception.h"

#include <stdio.h>

enum { PRESSES = 150, HUNTERS_MAX = 64, MEMORY_TURNS = 20, COMINGS_MAX = 6, CELLS_MAX = 100 * 100 };

struct hunters {
    struct point at[HUNTERS_MAX];
    int count;
};

static bool comes_after_hero(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return !kind->never_attacks && !kind->is_fixed && !kind->swims && !kind->keeps_away &&
           !kind->is_tame && !kind->ignores_hero && !actor_is_held(actor) &&
           !actor_is_burnt_out(actor);
}

/* In view, without a way to the hero or without its twin, and not near enough to strike or shoot. */
static bool is_far_and_cut_off(const struct state *state, const struct actor *actor)
{
    bool is_alone = level_lacks_twin(state_level_const(state), actor);
    return actor_is_perceived(actor) && (actor->is_cut_off || is_alone) &&
           point_chebyshev(state_hero_const(state)->position, actor->position) > actor_reach(actor);
}

/* Kept off by light or eyes where the hero is, or in view without a way there, or given up. */
static bool lets_be(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    enum light_grade grade = perception_grade(state, hero);
    return (kind->freezes && actor->is_seen) ||
           (point_chebyshev(hero, actor->position) > 1 &&
            (actor_has_given_up(actor) || is_far_and_cut_off(state, actor) ||
             (grade == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright)) ||
             (grade != LIGHT_DARK && kind->waits_for_dark)));
}

static struct hunters known_hunters(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct hunters hunters = {.count = 0};
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_remembered = actor->seen_until > 0 &&
                             state->turn - (actor->seen_until - 1) <= MEMORY_TURNS &&
                             !bit_grid_has(&level->visible, actor->seen_at);
        if (state_is_hero(state, level_handle(level, i)) || actor->is_ally || actor->is_asleep ||
            !actor_is_hunting(actor) || !comes_after_hero(actor) || lets_be(state, actor) ||
            (!actor_is_perceived(actor) && (!is_remembered || actor->slept_when_seen)) ||
            hunters.count == HUNTERS_MAX)
            continue;
        struct point *at = &hunters.at[hunters.count++];
        *at = actor->position;
        if (!actor_is_perceived(actor) &&
            last_known_of(state, level_handle(level, i), at) == LAST_KNOWN_NONE)
            *at = actor->seen_at;
    }
    return hunters;
}

/* Whether the last action walked the hero nearer to one of them. */
static bool has_come_nearer(const struct game *game, const struct hunters *hunters,
                            struct point from, int depth)
{
    const struct state *state = game_state(game);
    const struct action *action = game_action(game);
    struct point to = state_hero_const(state)->position;
    if (state->depth != depth || !action || !action_walks(action))
        return false;
    for (int i = 0; i < hunters->count; i++)
        if (point_chebyshev(to, hunters->at[i]) < point_chebyshev(from, hunters->at[i]))
            return true;
    return false;
}

/* The neighbours of the hero that it has seen in light: bit d for direction d. */
static unsigned lit_neighbours(const struct state *state)
{
    const struct level *level = state_level_const(state);
    unsigned lit = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (bit_grid_has(&level->seen_lit,
                         point_step(state_hero_const(state)->position, (enum direction)d)))
            lit |= 1U << d;
    return lit;
}

/* Whether the last action walked the hero out of what it had seen in light, from a cell with these neighbours. */
static bool has_left_lit(const struct game *game, struct point from, unsigned lit, int depth)
{
    const struct state *state = game_state(game);
    const struct action *action = game_action(game);
    struct point to = state_hero_const(state)->position;
    return state->depth == depth && action && action_walks(action) && !point_is_equal(to, from) &&
           !(lit >> action->direction & 1);
}

/* How often one command has brought the hero to each cell since it last saw more. */
struct comings {
    unsigned char counts[CELLS_MAX];
    size_t known;
    int depth;
};

/* Whether it has come to its cell once too often; waiting there does not count. */
static bool has_paced(struct comings *comings, const struct state *state, struct point from)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    if (comings->known != level->seen_count || comings->depth != state->depth)
        *comings = (struct comings){.known = level->seen_count, .depth = state->depth};
    assert_true(grid_cells(level->grid) <= CELLS_MAX);
    return !point_is_equal(hero, from) &&
           ++comings->counts[grid_index(level->grid, hero)] > COMINGS_MAX;
}

/* Plays one command; NULL, or what a step of it did wrong. */
static const char *play(struct game *game, struct command command, bool is_checked)
{
    const struct state *state = game_state(game);
    struct comings comings = {.depth = 0};
    bool is_begun = false;
    do {
        struct hunters hunters = known_hunters(state);
        struct point from = state_hero_const(state)->position;
        int depth = state->depth;
        unsigned lit = lit_neighbours(state);
        bool is_dark = state->pack.has_lantern && hero_light(state).radius == 0;
        if (is_begun)
            game_continue(game);
        else
            game_play(game, command);
        is_begun = true;
        if (is_checked && has_come_nearer(game, &hunters, from, depth))
            return "exploring led nearer to a hunter";
        if (is_checked && is_dark && has_left_lit(game, from, lit, depth))
            return "exploring in the dark left what was seen in light";
        if (is_checked && has_paced(&comings, state, from))
            return "exploring paced";
    } while (game_is_under_way(game));
    return NULL;
}

/* As the key gives it: nothing is agreed to by giving it again. */
static const struct command explore = {.kind = COMMAND_EXPLORE, .begins_anew = true};

static void check_game(struct seeds *seeds)
{
    char name[32];
    struct error error;
    struct game_setup setup = game_setup_default();
    struct random random = random_make((uint64_t)seeds->seed);
    snprintf(name, sizeof name, "explore-%d", seeds->seed);
    setup.seed = name;
    setup.first_depth = 1 + seeds->seed % 9;
    setup.start = seeds->seed % START_COUNT; /* the bellman hears behind doors */
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    const struct state *state = game_state(game);
    for (int press = 0; press < PRESSES && !state_is_over(state); press++) {
        int turn = state->turn;
        const char *fault = play(game, explore, true);
        if (fault)
            seeds_fault(seeds, "turn %d: %s", state->turn, fault);
        /* Another command between, so that nothing is insisted on. */
        struct command step = {.kind = COMMAND_STEP};
        step.direction = (enum direction)random_below(&random, DIRECTION_COUNT);
        if (state->turn == turn && !state_is_over(state))
            play(game, step, false);
        if (random_chance(&random, 1, 12) && !state_is_over(state))
            play(game, (struct command){.kind = COMMAND_LANTERN}, false);
    }
    game_destroy(game);
}

static void test_exploring_never_leads_nearer_to_a_known_hunter(void **unused)
{
    struct seeds seeds = SEEDS(1, 60);
    while (seeds_next(&seeds))
        check_game(&seeds);
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exploring_never_leads_nearer_to_a_known_hunter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
