/* Every mind, over random levels. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"
#include "support/seeds.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/choir.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <string.h>

#define GAMES 60
#define TURNS 40
#define SIDE_MAX 30

/* Some actors have no clue, others search for the hero where it may or may not be, or were summoned there. */
static void draw_suspicions(struct state *state, struct random *random)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct actor *actor = &level->actors[i];
        actor->suspicion = random_below(random, SUSPICION_MAX + 1);
        bool has_clue = random_chance(random, 2, 3);
        actor->clue.x = random_below(random, level->grid.width);
        actor->clue.y = random_below(random, level->grid.height);
        bool is_summoned = has_clue && random_chance(random, 1, 4);
        actor->pursuit = is_summoned ? PURSUIT_SUMMONED
                         : has_clue  ? PURSUIT_FOLLOWING
                                     : PURSUIT_NONE;
        actor->has_round = random_chance(random, 1, 2);
        actor->anchors[1] = actor->clue;
    }
}

static struct state *random_game(struct random *random)
{
    static const char ground[] = "........................########\"+/~~&|-";
    static const char minds[] = "rmdblsgcteufqixnkaovhwjzpy25QUZPX";
    char picture[SIDE_MAX * (SIDE_MAX + 1) + 1];
    int width = random_between(random, 4, SIDE_MAX);
    int height = random_between(random, 4, SIDE_MAX);
    char *end = picture;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++)
            *end++ = ground[random_below(random, (int)sizeof ground - 1)];
        *end++ = '\n';
    }
    *end = '\0';
    for (int i = 0; i < 8; i++)
        picture[random_below(random, height) * (width + 1) + random_below(random, width)] =
            minds[random_below(random, (int)sizeof minds - 1)];
    picture[random_below(random, height) * (width + 1) + random_below(random, width)] = '@';
    struct state *state = game_picture_plain(picture, random_chance(random, 1, 8) ? 5 : -1);
    draw_suspicions(state, random);
    game_picture_set_lantern(state, (enum lantern)random_below(random, LANTERN_COUNT));
    return state;
}

/* A hash of everything that a mind could change by mistake. */
static uint64_t hash_of(const struct state *state)
{
    return state_hash(state) ^ (uint64_t)state->events.count;
}

static void act_all(struct state *state, struct random *random)
{
    const struct level *level = state_level(state);
    struct action step = {.kind = ACTION_STEP,
                          .direction = (enum direction)random_below(random, DIRECTION_COUNT)};
    perform(state, state->hero, step);
    for (uint16_t i = 0; level_next_actor(level, &i) && !state_is_over(state); i++)
        if (monster_get(level->actors[i].kind)->mind != MIND_NONE)
            mind_play_act(state, level_handle(level, i), 1);
}

static bool is_choice_equal(struct choice a, struct choice b)
{
    return a.action.kind == b.action.kind && a.action.direction == b.action.direction &&
           point_is_equal(a.action.target, b.action.target) && a.action.effect == b.action.effect &&
           a.mood == b.mood && a.is_cut_off == b.is_cut_off && a.has_goal == b.has_goal &&
           (!a.has_goal || point_is_equal(a.goal, b.goal));
}

/* mind_play_act checks that. */
static void no_mind_chooses_a_refused_action(void **unused)
{
    for (struct seeds seeds = SEEDS(1, GAMES); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random);
        for (int turn = 0; turn < TURNS; turn++)
            act_all(state, &random);
        state_destroy(state);
    }
    (void)unused;
}

static void a_choice_follows_from_the_state_and_writes_nothing(void **unused)
{
    for (struct seeds seeds = SEEDS(1001, 1000 + GAMES); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random);
        const struct level *level = state_level(state);
        for (int turn = 0; turn < TURNS / 4; turn++) {
            act_all(state, &random);
            for (uint16_t k = 0; level_next_actor(level, &k); k++) {
                struct handle handle = level_handle(level, k);
                struct random one = random_make((uint64_t)turn);
                struct random other = one;
                if (state_is_hero(state, handle))
                    continue;
                uint64_t hash = hash_of(state);
                struct choice choice = ai_choose(state, handle, &state->ai_memory, &one);
                struct choice again = ai_choose(state, handle, &state->ai_memory, &other);
                assert_true(hash == hash_of(state));
                assert_true(one.state == other.state);
                assert_true(is_choice_equal(choice, again));
            }
        }
        state_destroy(state);
    }
    (void)unused;
}

/* Whether the actor knows nothing of the hero, by its own senses or by a twin's or another chorister's. Allies also hear the
 * hero, some kinds feel that they are watched, and map eaters feel what the hero sees. */
static bool is_unseen_at(struct state *state, struct handle handle, struct point p)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    perception_view_of(state, actor, &state->ai_memory.view);
    return !perception_sees(state, actor, &state->ai_memory.view, p) &&
           point_chebyshev(actor->position, p) > 1 && !actor->is_ally &&
           !noticing_twin_notices(state, actor) && !choir_reaches(state, actor) &&
           !monster_get(actor->kind)->reveals_floor &&
           !(monster_get(actor->kind)->freezes && actor->is_seen);
}

/* Moves the dark hero to a random free cell. */
static bool move_hero(struct state *state, struct random *random)
{
    struct level *level = state_level(state);
    struct point to = {random_below(random, level->grid.width),
                       random_below(random, level->grid.height)};
    if (!level_is_walkable(level, to) || level_is_occupied(level, to))
        return false;
    level_move_actor(level, state->hero, to);
    visibility_note_all(state);
    visibility_refresh(state);
    return true;
}

static void a_mind_that_does_not_see_the_hero_does_not_know_its_cell(void **unused)
{
    int compared = 0;
    for (struct seeds seeds = SEEDS(2001, 2000 + GAMES * 4); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random);
        const struct level *level = state_level(state);
        game_picture_set_lantern(state, LANTERN_DARK);
        uint16_t drawn = (uint16_t)random_below(&random, level->actor_pool.end);
        struct handle handle = level_handle(level, drawn);
        struct point hero = state_hero(state)->position;
        struct random one = random_make((uint64_t)seeds.seed);
        struct random other = one;
        if (!state_is_hero(state, handle) && is_unseen_at(state, handle, hero)) {
            struct choice choice = ai_choose(state, handle, &state->ai_memory, &one);
            if (move_hero(state, &random) &&
                is_unseen_at(state, handle, state_hero(state)->position)) {
                struct choice again = ai_choose(state, handle, &state->ai_memory, &other);
                if (!is_choice_equal(choice, again))
                    fail_msg("game %d: %s knows the hero's cell", seeds.seed,
                             monster_get(level_actor_const(level, handle)->kind)->id);
                compared++;
            }
        }
        state_destroy(state);
    }
    if (seeds_count(GAMES * 4) >= GAMES * 4)
        assert_true(compared > GAMES / 2);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_mind_chooses_a_refused_action),
        cmocka_unit_test(a_choice_follows_from_the_state_and_writes_nothing),
        cmocka_unit_test(a_mind_that_does_not_see_the_hero_does_not_know_its_cell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
