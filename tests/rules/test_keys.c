/* Keys with a catch: a glowing key keeps the lantern open, a shy key is gone in light, a glass key breaks by noise. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/stance.h"
#include "rules/visibility.h"

static const char hall[] = "#######\n"
                           "#@+...#\n"
                           "#######\n";

/* A locked door beside a hero that carries the key. */
static struct state *start(enum item key, enum lantern lantern)
{
    struct state *state = game_picture(hall);
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_DOOR_LOCKED);
    game_picture_set_lantern(state, lantern);
    if (key != ITEM_NONE)
        game_picture_give(state, key, 1);
    return state;
}

/* The same with the key at the hero's feet. */
static struct state *start_on(enum item key, enum lantern lantern)
{
    struct state *state = start(ITEM_NONE, lantern);
    level_set_item(state_level(state), state_hero(state)->position, key);
    return state;
}

static struct outcome act(struct state *state, enum action_kind kind, enum item item)
{
    return perform(state, state->hero,
                   (struct action){.kind = kind, .direction = DIRECTION_EAST, .item = item});
}

static struct outcome set(struct state *state, enum lantern lantern)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = lantern});
}

static void a_glowing_key_opens_the_lantern_and_keeps_it_open(void **unused)
{
    struct state *state = start_on(ITEM_GLOWING_KEY, LANTERN_HOODED);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).kind, OUTCOME_DONE);
    assert_int_equal(state_hero(state)->lantern, LANTERN_OPEN);
    assert_int_equal(set(state, LANTERN_DARK).refusal, REFUSAL_KEY_GLOWS);
    stance_put_out_lantern(state);
    assert_int_equal(state_hero(state)->lantern, LANTERN_OPEN);
    assert_int_equal(act(state, ACTION_DROP, ITEM_GLOWING_KEY).kind, OUTCOME_DONE);
    assert_int_equal(set(state, LANTERN_DARK).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

/* As before opening the lantern there. */
static void by_gas_a_glowing_key_is_picked_up_only_at_the_second_press(void **unused)
{
    struct state *state = start_on(ITEM_GLOWING_KEY, LANTERN_HOODED);
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_FLOOR);
    ground_set_cloud(state, point_make(2, 1), CLOUD_MARSH_GAS, 1);
    visibility_refresh(state);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).refusal, REFUSAL_GAS_HERE);
    assert_int_equal(state_hero(state)->lantern, LANTERN_HOODED);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).kind, OUTCOME_DONE);
    assert_int_equal(state_hero(state)->lantern, LANTERN_OPEN);
    state_destroy(state);
    (void)unused;
}

static void a_glowing_key_opens_a_lantern_that_is_taken_back(void **unused)
{
    struct state *state = start(ITEM_GLOWING_KEY, LANTERN_DARK);
    state->pack.has_lantern = false;
    level_set_item(state_level(state), state_hero(state)->position, ITEM_LANTERN);
    act(state, ACTION_PICK_UP, ITEM_NONE);
    assert_int_equal(state_hero(state)->lantern, LANTERN_OPEN);
    state_destroy(state);
    (void)unused;
}

static void a_shy_key_can_be_picked_up_only_in_the_dark(void **unused)
{
    struct state *state = start_on(ITEM_SHY_KEY, LANTERN_HOODED);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).refusal, REFUSAL_KEY_SHY);
    set(state, LANTERN_DARK);
    assert_int_equal(act(state, ACTION_PICK_UP, ITEM_NONE).kind, OUTCOME_DONE);
    assert_int_equal(pack_count(&state->pack, ITEM_SHY_KEY), 1);
    state_destroy(state);
    (void)unused;
}

static void a_shy_key_opens_only_in_the_dark(void **unused)
{
    struct state *state = start(ITEM_SHY_KEY, LANTERN_OPEN);
    assert_int_equal(act(state, ACTION_STEP, ITEM_NONE).refusal, REFUSAL_KEY_SHY);
    set(state, LANTERN_DARK);
    assert_int_equal(act(state, ACTION_STEP, ITEM_NONE).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_DOOR_OPEN);
    assert_int_equal(pack_count(&state->pack, ITEM_SHY_KEY), 0);
    state_destroy(state);
    (void)unused;
}

static void another_key_opens_while_the_shy_one_is_gone(void **unused)
{
    struct state *state = start(ITEM_SHY_KEY, LANTERN_OPEN);
    game_picture_give(state, ITEM_GLASS_KEY, 1);
    assert_int_equal(act(state, ACTION_STEP, ITEM_NONE).kind, OUTCOME_DONE);
    assert_int_equal(pack_count(&state->pack, ITEM_SHY_KEY), 1);
    assert_int_equal(pack_count(&state->pack, ITEM_GLASS_KEY), 0);
    state_destroy(state);
    (void)unused;
}

static void walking_in_light_leaves_a_shy_key(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    level_set_item(state_level(state), point_make(2, 1), ITEM_SHY_KEY);
    act(state, ACTION_STEP, ITEM_NONE);
    assert_int_equal(game_picture_last(state, EVENT_FOUND).item, ITEM_SHY_KEY);
    assert_int_equal(pack_count(&state->pack, ITEM_SHY_KEY), 0);
    state_destroy(state);
    (void)unused;
}

static void a_loud_noise_of_its_carrier_breaks_a_glass_key(void **unused)
{
    struct state *state = start(ITEM_GLASS_KEY, LANTERN_OPEN);
    game_picture_give(state, ITEM_VAULT_KEY, 1);
    game_picture_give(state, ITEM_HAND_BELL, 1);
    act(state, ACTION_WAIT, ITEM_NONE);
    assert_int_equal(pack_count(&state->pack, ITEM_GLASS_KEY), 1);
    game_picture_use(state, ITEM_HAND_BELL);
    assert_int_equal(pack_count(&state->pack, ITEM_GLASS_KEY), 0);
    assert_int_equal(pack_count(&state->pack, ITEM_VAULT_KEY), 1);
    assert_int_equal(game_picture_last(state, EVENT_BROKE).item, ITEM_GLASS_KEY);
    state_destroy(state);
    (void)unused;
}

static void a_soft_noise_breaks_no_glass_key(void **unused)
{
    struct state *state = game_picture("#####\n#@+.#\n#####\n");
    game_picture_give(state, ITEM_GLASS_KEY, 1);
    act(state, ACTION_OPEN, ITEM_NONE);
    assert_int_equal(state->hero_noise, LOUDNESS_SOFT);
    assert_int_equal(pack_count(&state->pack, ITEM_GLASS_KEY), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_glowing_key_opens_the_lantern_and_keeps_it_open),
        cmocka_unit_test(by_gas_a_glowing_key_is_picked_up_only_at_the_second_press),
        cmocka_unit_test(a_glowing_key_opens_a_lantern_that_is_taken_back),
        cmocka_unit_test(a_shy_key_can_be_picked_up_only_in_the_dark),
        cmocka_unit_test(a_shy_key_opens_only_in_the_dark),
        cmocka_unit_test(another_key_opens_while_the_shy_one_is_gone),
        cmocka_unit_test(walking_in_light_leaves_a_shy_key),
        cmocka_unit_test(a_loud_noise_of_its_carrier_breaks_a_glass_key),
        cmocka_unit_test(a_soft_noise_breaks_no_glass_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
