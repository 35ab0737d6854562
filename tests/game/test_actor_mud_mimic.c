/* Mud mimics look like items or doors, and strike a hero that comes beside them. */
#include "rules/drops.h"
#include "support/check.h"

#include "game/knowledge.h"
#include "rules/ground.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/disguise.h"
#include "rules/visibility.h"

static const struct point lair = {4, 1};

static struct state *start(void)
{
    return game_picture("########\n"
                        "#@..x..#\n"
                        "########\n");
}

static bool looks_like_a_thing(const struct state *state)
{
    struct knowledge known = knowledge_of(state, lair);
    return known.item != ITEM_NONE && !known.has_actor && !known.has_eyes;
}

static void test_it_looks_like_an_item_on_the_floor(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    assert_true(looks_like_a_thing(state));
    assert_false(game_picture_who(state, 'x')->is_seen);
    state_destroy(state);
}

static void test_it_leaves_the_item_in_its_cell(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..!#\n"
                                       "######\n");
    struct actor mimic = {.kind = monster_find_glyph('x'), .position = lair};
    enum item before = level_item(state_level(state), lair);
    level_add_actor(state_level(state), mimic);
    assert_int_equal(level_item(state_level(state), lair), before);
    state_destroy(state);
}

static void test_it_stays_still_while_the_hero_is_not_beside_it(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 20);
    assert_true(looks_like_a_thing(state));
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_bares_its_teeth_before_it_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(scene_blows(state), 0);
    assert_false(looks_like_a_thing(state));
    assert_int_equal(knowledge_of(state, lair).item, ITEM_NONE);
    assert_true(game_picture_who(state, 'x')->is_seen);
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

static void test_it_does_not_follow(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_WEST);
    scene_wait(state, 10);
    assert_int_equal(scene_blows(state), 0);
    assert_true(point_is_equal(game_picture_who(state, 'x')->position, lair));
    state_destroy(state);
}

static void test_bumping_into_it_reveals_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#..@x..#\n"
                                       "########\n");
    struct actor *mimic = game_picture_who(state, 'x');
    mimic->health = 100;
    assert_true(looks_like_a_thing(state));
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_true(mimic->is_seen);
    assert_false(looks_like_a_thing(state));
    assert_true(mimic->health < 100);
    state_destroy(state);
}

static void test_a_hit_reveals_it(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    game_picture_give(state, ITEM_KNIFE, 1);
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = ITEM_KNIFE, .target = lair});
    assert_true(game_picture_who(state, 'x')->is_seen);
    assert_false(looks_like_a_thing(state));
    state_destroy(state);
}

static void test_a_miss_does_not_reveal_it(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_act(state, (struct action){
                         .kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = point_make(3, 1)});
    assert_true(looks_like_a_thing(state));
    state_destroy(state);
}

static const struct point door = {6, 1};

/* A passage that seems to end in a door. */
static struct state *start_at_door(void)
{
    struct state *state = game_picture("#########\n"
                                       "#@....+##\n"
                                       "#########\n");
    struct actor mimic = {.kind = monster_find_glyph('x'), .position = door};
    level_add_actor(state_level(state), mimic);
    return state;
}

static bool looks_like_a_door(const struct state *state)
{
    struct knowledge known = knowledge_of(state, door);
    return terrain_get(known.terrain)->opens_to != TERRAIN_NONE && known.item == ITEM_NONE &&
           !known.has_actor && !known.has_eyes;
}

static void check_look(const struct state *state, const char *expected)
{
    char words[200];
    struct text text = text_init(words, sizeof words);
    knowledge_describe(state, door, &text);
    assert_string_equal(words, expected);
}

static void walk_to_door(struct state *state)
{
    for (int i = 0; i < 4; i++)
        scene_step(state, DIRECTION_EAST);
}

static void test_it_looks_like_a_closed_door(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    assert_true(looks_like_a_door(state));
    check_look(state, "You see a closed door.");
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 20);
    assert_true(looks_like_a_door(state));
    assert_false(game_picture_who(state, 'x')->is_seen);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_a_false_door_bares_its_teeth_before_it_bites(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    walk_to_door(state);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(game_picture_last(state, EVENT_TELL).terrain, TERRAIN_DOOR_CLOSED);
    assert_int_equal(scene_blows(state), 0);
    assert_false(looks_like_a_door(state));
    check_look(state, "You see a mud mimic on the floor.");
    assert_true(game_picture_who(state, 'x')->is_seen);
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

static void test_bumping_into_a_false_door_strikes_it_and_it_bites(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    game_picture_who(state, 'x')->health = 100;
    walk_to_door(state);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_DOOR_OPENED), 0);
    assert_true(game_picture_who(state, 'x')->health < 100);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

/* Trying the door before the tell reveals it. */
static void test_a_false_door_does_not_open(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@+##\n"
                                       "#####\n");
    struct actor mimic = {.kind = monster_find_glyph('x'), .position = {2, 1}, .health = 100};
    level_add_actor(state_level(state), mimic);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(game_picture_count(state, EVENT_DOOR_OPENED), 0);
    assert_true(game_picture_who(state, 'x')->is_seen);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_FLOOR);
    state_destroy(state);
}

static void test_behind_a_false_door_there_is_a_hole_in_the_wall(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    game_picture_who(state, 'x')->health = 1;
    walk_to_door(state);
    scene_step(state, DIRECTION_EAST);
    assert_false(game_picture_has(state, 'x'));
    scene_step(state, DIRECTION_EAST);
    assert_true(point_is_equal(state_hero(state)->position, door));
    state_destroy(state);
}

static void test_a_throw_at_a_false_door_lands_in_front_of_it(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = door});
    assert_true(looks_like_a_door(state));
    assert_true(point_is_equal(game_picture_last(state, EVENT_MISSILE).to, point_make(5, 1)));
    state_destroy(state);
}

static void test_a_ward_on_a_false_door_ends_with_it(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    ground_set_cloud(state, door, CLOUD_WARD, 40);
    walk_to_door(state);
    assert_false(looks_like_a_door(state));
    assert_int_equal(level_cloud(state_level(state), door), CLOUD_NONE);
    state_destroy(state);
}

static void test_light_that_shows_secrets_shows_it_in_its_door(void **fixture)
{
    (void)fixture;
    struct state *state = start_at_door();
    game_picture_wear(state, ITEM_COLD_LAMP);
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    assert_true(game_picture_who(state, 'x')->is_seen);
    check_look(state, "You see a mud mimic in a closed door.");
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    state_destroy(state);
}

/* The charm warns of any disguised mimic that begins to notice the hero. */
static void check_warns(struct state *state)
{
    game_picture_wear(state, ITEM_WATCH_CHARM);
    int warnings = 0;
    for (int i = 0; i < 2; i++) {
        scene_step(state, DIRECTION_EAST);
        warnings += game_picture_count(state, EVENT_WARNED);
    }
    assert_false(game_picture_who(state, 'x')->is_seen);
    assert_true(game_picture_who(state, 'x')->suspicion > 0);
    assert_int_equal(warnings, 1);
    state_destroy(state);
}

static void test_the_charm_warns_of_false_things_and_false_doors(void **fixture)
{
    (void)fixture;
    check_warns(game_picture("#########\n"
                             "#@....x##\n"
                             "#########\n"));
    check_warns(start_at_door());
}

static void test_an_item_thrown_beside_it_stays_an_item(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    struct level *level = state_level(state);
    enum item bait = level_item(level, lair);
    level_set_item(level, point_make(2, 1), ITEM_OIL);
    level_set_item(level, point_make(3, 1), ITEM_OIL);
    drops_lay(state, bait, 1, point_make(3, 1));
    assert_int_equal(level_item_count(level, lair), 1);
    assert_int_equal(level_item(level, point_make(1, 1)), bait);
    disguise_drop(state, game_picture_actor(state, 'x'));
    assert_int_equal(level_item(level, lair), ITEM_NONE);
    assert_int_equal(level_item(level, point_make(1, 1)), bait);
    assert_int_equal(level_item(level, point_make(3, 1)), ITEM_OIL);
    state_destroy(state);
}

/* A cold lamp shows it, so the hero can change places with it. */
static void test_an_item_in_its_cell_stays(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    struct level *level = state_level(state);
    level_set_item(level, point_make(1, 1), ITEM_OIL);
    bit_grid_put(&level->no_auto_pickup, point_make(1, 1), true);
    game_picture_wear(state, ITEM_COLD_LAMP);
    assert_true(game_picture_who(state, 'x')->is_seen);
    game_picture_give(state, ITEM_SWAP_LIGHT, 1);
    state->knows[ITEM_SWAP_LIGHT] = true;
    assert_int_equal(game_picture_use_at(state, ITEM_SWAP_LIGHT, lair.x, lair.y).kind,
                     OUTCOME_DONE);
    assert_true(point_is_equal(game_picture_who(state, 'x')->position, point_make(1, 1)));
    disguise_drop(state, game_picture_actor(state, 'x'));
    visibility_refresh(state);
    assert_int_equal(level_item(level, point_make(1, 1)), ITEM_OIL);
    assert_int_equal(level_memory(level, point_make(1, 1))->item, ITEM_OIL);
    assert_int_equal(game_picture_count(state, EVENT_PICKED_UP), 0);
    assert_int_equal(game_picture_count(state, EVENT_FOUND), 0);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_looks_like_an_item_on_the_floor),
        cmocka_unit_test(test_it_leaves_the_item_in_its_cell),
        cmocka_unit_test(test_it_stays_still_while_the_hero_is_not_beside_it),
        cmocka_unit_test(test_it_bares_its_teeth_before_it_strikes),
        cmocka_unit_test(test_it_does_not_follow),
        cmocka_unit_test(test_bumping_into_it_reveals_it),
        cmocka_unit_test(test_a_hit_reveals_it),
        cmocka_unit_test(test_a_miss_does_not_reveal_it),
        cmocka_unit_test(test_it_looks_like_a_closed_door),
        cmocka_unit_test(test_a_false_door_bares_its_teeth_before_it_bites),
        cmocka_unit_test(test_bumping_into_a_false_door_strikes_it_and_it_bites),
        cmocka_unit_test(test_a_false_door_does_not_open),
        cmocka_unit_test(test_behind_a_false_door_there_is_a_hole_in_the_wall),
        cmocka_unit_test(test_a_throw_at_a_false_door_lands_in_front_of_it),
        cmocka_unit_test(test_a_ward_on_a_false_door_ends_with_it),
        cmocka_unit_test(test_light_that_shows_secrets_shows_it_in_its_door),
        cmocka_unit_test(test_the_charm_warns_of_false_things_and_false_doors),
        cmocka_unit_test(test_an_item_thrown_beside_it_stays_an_item),
        cmocka_unit_test(test_an_item_in_its_cell_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
