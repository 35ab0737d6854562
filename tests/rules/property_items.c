/* After any use of any items: a refusal changes nothing, vision is current, the pack never exceeds its limits, and
 * actors stand where they may. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/seeds.h"

#include "base/array.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/movement.h"

#include <string.h>

enum { LEVELS = 400, ACTIONS = 60, WIDTH = 20, HEIGHT = 12 };

static struct state *random_game(struct random *random)
{
    static const char ground[] = ".........##\"\"\"+/~-=&,0:8";
    static const char others[] = "rmnkRMNk";
    char picture[HEIGHT * (WIDTH + 1) + 1];
    char *end = picture;
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++)
            *end++ =
                random_chance(random, 1, 2) ? '.' : ground[random_below(random, sizeof ground - 1)];
        *end++ = '\n';
    }
    *end = '\0';
    for (int i = random_below(random, 9); i > 0; i--) {
        int cell = random_below(random, HEIGHT * WIDTH);
        picture[cell / WIDTH * (WIDTH + 1) + cell % WIDTH] =
            others[random_below(random, sizeof others - 1)];
    }
    int cell = random_below(random, HEIGHT * WIDTH);
    picture[cell / WIDTH * (WIDTH + 1) + cell % WIDTH] = '@';
    struct state *state = game_picture(picture);
    for (int i = 0; i < 8; i++) {
        enum item item = (enum item)random_between(random, ITEM_NONE + 1, ITEM_COUNT - 1);
        if (!item_get(item)->is_lantern && pack_slots_taken(&state->pack) < state->traits.slots)
            game_picture_give(state, item, 2);
    }
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        state->knows[i] = random_chance(random, 1, 2);
    return state;
}

/* An item of the hero's, half of the time. */
static enum item random_item(const struct state *state, struct random *random)
{
    enum item item = ITEM_NONE;
    for (int tries = 0; tries < 8 && item == ITEM_NONE; tries++) {
        enum item drawn = (enum item)random_between(random, ITEM_NONE + 1, ITEM_COUNT - 1);
        if (pack_count(&state->pack, drawn) > 0)
            item = drawn;
    }
    return item != ITEM_NONE ? item : (enum item)random_below(random, ITEM_COUNT);
}

static struct action random_action(const struct state *state, struct random *random)
{
    static const enum action_kind kinds[] = {
        ACTION_USE,  ACTION_USE,  ACTION_USE,   ACTION_THROW,   ACTION_THROW,
        ACTION_WEAR, ACTION_WEAR, ACTION_DROP,  ACTION_FIRE,    ACTION_FIRE,
        ACTION_STEP, ACTION_STEP, ACTION_STEP,  ACTION_STEP,    ACTION_STEP,
        ACTION_OPEN, ACTION_WAIT, ACTION_CLOSE, ACTION_LANTERN, ACTION_PICK_UP};
    struct action action = {.kind = kinds[random_below(random, ARRAY_LENGTH(kinds))]};
    struct point hero = state_hero_const(state)->position;
    action.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    action.lantern = (enum lantern)random_below(random, LANTERN_COUNT);
    action.item = random_item(state, random);
    action.target.x = hero.x + random_between(random, -5, 5);
    action.target.y = hero.y + random_between(random, -5, 5);
    return action;
}

static void check_places(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        assert_true(movement_can_stand(level, actor->kind, actor->position));
        assert_int_equal(level_actor_at(level, actor->position).index, i);
        assert_true(actor->health > 0 ||
                    (actor == state_hero_const(state) && state_is_over(state)));
    }
}

static void check_pack(const struct state *state)
{
    assert_true(pack_slots_taken(&state->pack) <= state->traits.slots);
    for (int slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++)
        if (state->pack.worn[slot] != ITEM_NONE)
            assert_int_equal(item_get(state->pack.worn[slot])->slot, slot);
    assert_true(state_hero_const(state)->health <= state->traits.health);
}

/* Incremental updates give the same result as a full refresh. */
static void check_vision(struct state *state)
{
    static uint64_t light[WIDTH * HEIGHT];
    static uint64_t visible[HEIGHT];
    struct level *level = state_level(state);
    int count = state->events.count;
    memcpy(light, state->vision.light.sums, sizeof light);
    memcpy(visible, level->visible.words, sizeof visible);
    int eyes = state->vision.eye_count;
    visibility_note_all(state);
    visibility_refresh(state);
    assert_memory_equal(light, state->vision.light.sums, sizeof light);
    assert_memory_equal(visible, level->visible.words, sizeof visible);
    assert_int_equal(eyes, state->vision.eye_count);
    assert_int_equal(count, state->events.count);
}

/* A refused press against a chasm is remembered. */
static uint64_t hash_but_brink(struct state *state)
{
    struct point warned_cell = state->warned_cell;
    state->warned_cell = point_make(-1, -1);
    uint64_t hash = state_hash(state);
    state->warned_cell = warned_cell;
    return hash;
}

static void play(struct state *state, struct random *random)
{
    for (int i = 0; i < ACTIONS && !state_is_over(state); i++) {
        struct action action = random_action(state, random);
        uint64_t before = hash_but_brink(state);
        state->events.count = 0;
        struct outcome outcome = perform(state, state->hero, action);
        if (outcome.kind == OUTCOME_LEFT)
            return;
        if (outcome.kind == OUTCOME_REFUSED) {
            assert_int_equal(outcome.time, 0);
            assert_int_equal(game_picture_last(state, EVENT_REFUSED).refusal, outcome.refusal);
            assert_true(before == hash_but_brink(state));
            continue;
        }
        check_vision(state);
        game_picture_pass(state, outcome.time / TURN_TIME);
        check_vision(state);
        check_places(state);
        check_pack(state);
    }
}

static void items_do_only_what_the_rules_allow(void **unused)
{
    for (struct seeds seeds = SEEDS(1, LEVELS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random);
        state_hero(state)->health = 30;
        play(state, &random);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_do_only_what_the_rules_allow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
