/* Aiming: where it starts, and what is held back. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"

#include <stdio.h>

/* The hero comes with: a knife, b rags (both worn), c a healing potion, d pebbles, e flares. */
static const char hall[] = "###############\n"
                           "#@...r........#\n"
                           "#.............#\n"
                           "#........r....#\n"
                           "###############\n";

/* Aims at the cell, then feeds the keys; the reading of the last one. */
static enum key_reading let_go_at(struct asking *asking, int x, int y, const char *keys)
{
    asking->reader.prompt.command.target = point_make(x, y);
    asking_press(asking, keys);
    return asking->reading;
}

static void assert_hindrance(const struct asking *asking, const char *sentence)
{
    char said[160];
    struct text text = text_init(said, sizeof said);
    prompt_write_hindrance(asking->state, &asking->reader.prompt, &text);
    assert_string_equal(said, sentence);
}

static void check_target(const struct asking *asking, int x, int y)
{
    assert_int_equal(asking->reader.prompt.command.target.x, x);
    assert_int_equal(asking->reader.prompt.command.target.y, y);
}

static void test_a_throw_is_blocked_by_actors_and_by_distance(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    asking.reader.prompt.command.target = point_make(8, 1);
    assert_true(prompt_is_blocked(&asking.reader.prompt, asking.state));
    assert_int_equal(prompt_path(&asking.reader.prompt, asking.state).count, 4);
    asking.reader.prompt.command.target = point_make(12, 2);
    assert_true(prompt_is_blocked(&asking.reader.prompt, asking.state));
    state_destroy(asking.state);
}

static void test_a_target_out_of_range_is_refused_and_stays_aimed(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    assert_int_equal(let_go_at(&asking, 12, 2, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 12, 2, "<Enter>t"), KEY_READING_PROMPT);
    assert_true(asking.reader.prompt.is_held_back);
    assert_hindrance(&asking, "Out of range (10 cells).");
    assert_int_equal(let_go_at(&asking, 5, 1, "<Enter>"), KEY_READING_COMMAND);
    state_destroy(asking.state);
}

static void test_nothing_is_thrown_at_the_own_cell(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    assert_int_equal(let_go_at(&asking, 1, 1, "<Enter><Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "That is your own cell.");
    state_destroy(asking.state);
}

static void test_a_blocked_throw_needs_a_second_confirmation(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "Your throw would hit the gutter rat first.");
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_THROW);
    assert_true(point_is_equal(asking.command.target, point_make(8, 1)));
    state_destroy(asking.state);
}

static void test_a_new_target_must_be_confirmed_again(void **state)
{
    (void)state;
    struct asking asking = asking_after(hall, "te");
    assert_int_equal(let_go_at(&asking, 7, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "lh<Enter>"), KEY_READING_PROMPT);
    assert_int_equal(let_go_at(&asking, 8, 1, "<Enter>"), KEY_READING_COMMAND);
    state_destroy(asking.state);
}

static void test_the_hindrance_says_where_a_wall_stops_it(void **state)
{
    (void)state;
    struct asking asking = asking_after("########\n"
                                        "#@.#...#\n"
                                        "########\n",
                                        "te");
    asking.reader.prompt.command.target = point_make(5, 1);
    assert_hindrance(&asking, "Your throw would stop after 1 step, at a wall.");
    asking.reader.prompt.command.target = point_make(1, 0);
    assert_hindrance(&asking, "Your throw would fall at your feet.");
    state_destroy(asking.state);
}

static void test_a_bow_does_not_fire_at_an_unseen_cell(void **state)
{
    (void)state;
    struct asking asking = asking_after("########\n"
                                        "#@.#...#\n"
                                        "########\n",
                                        "");
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    asking_press(&asking, "f");
    assert_int_equal(let_go_at(&asking, 5, 1, "<Enter><Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "You can't see that cell.");
    state_destroy(asking.state);
}

/* A whip does not strike past the corner of the pillar, a throw flies past it. */
static void test_a_corner_stops_a_whip_but_no_throw(void **state)
{
    (void)state;
    static const char pillared[] = "#######\n"
                                   "#@#...#\n"
                                   "#.r...#\n"
                                   "#######\n";
    struct asking asking = asking_after(pillared, "");
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_WHIP;
    asking_press(&asking, "f");
    check_target(&asking, 2, 2);
    assert_int_equal(let_go_at(&asking, 2, 2, "<Enter><Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "You can't attack past that corner.");
    state_destroy(asking.state);
    asking = asking_after(pillared, "te");
    check_target(&asking, 2, 2);
    state_destroy(asking.state);
}

static void test_without_a_foe_the_aim_starts_as_far_ahead_as_it_reaches(void **state)
{
    (void)state;
    static const char empty[] = "#######\n"
                                "#.....#\n"
                                "#..@..#\n"
                                "#######\n";
    static const struct {
        enum direction facing;
        int x;
        int y;
    } cases[] = {
        {DIRECTION_WEST, 1, 2}, {DIRECTION_NORTH_EAST, 5, 2}, {DIRECTION_SOUTH_EAST, 5, 2}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct asking asking = asking_after(empty, "");
        state_hero(asking.state)->facing = cases[i].facing;
        key_reader_feed(&asking.reader, asking.state, (struct key){'t', 0}, &asking.command);
        key_reader_feed(&asking.reader, asking.state, (struct key){'d', 0}, &asking.command);
        check_target(&asking, cases[i].x, cases[i].y);
        state_destroy(asking.state);
    }
}

static void test_the_aim_starts_at_the_most_dangerous_in_view(void **unused)
{
    static const char herd[] = "##########\n"
                               "#@.....d.#\n"
                               "#........#\n"
                               "#.r...r..#\n"
                               "##########\n";
    struct asking asking = asking_after(herd, "te");
    check_target(&asking, 7, 1); /* the doorward strikes harder than rats */
    asking_press(&asking, "<Tab>");
    check_target(&asking, 2, 3);
    asking_press(&asking, "<Tab>");
    check_target(&asking, 6, 3);
    asking_press(&asking, "<Tab>");
    check_target(&asking, 7, 1);
    asking_press(&asking, "<Esc>");
    struct level *level = state_level(asking.state);
    level_actor(level, level_actor_at(level, point_make(6, 3)))->suspicion = SUSPICION_HUNTING;
    asking_press(&asking, "te");
    check_target(&asking, 6, 3); /* it hunts */
    state_destroy(asking.state);
    (void)unused;
}

static void test_from_a_free_cell_the_aim_goes_to_the_first_target_or_the_last(void **unused)
{
    static const char herd[] = "##########\n"
                               "#@.......#\n"
                               "#........#\n"
                               "#.r.r.r..#\n"
                               "##########\n";
    struct asking asking = asking_after(herd, "te");
    asking.reader.prompt.command.target = point_make(7, 1);
    asking_press(&asking, "<Tab>");
    check_target(&asking, 2, 3);
    asking.reader.prompt.command.target = point_make(7, 1);
    asking_press(&asking, "-");
    check_target(&asking, 6, 3);
    asking_press(&asking, "-");
    check_target(&asking, 4, 3);
    state_destroy(asking.state);
    (void)unused;
}

/* In so small a place all cells are beside the hero. */
static void test_without_room_the_aim_starts_at_the_next_cell_ahead(void **unused)
{
    struct asking asking = asking_after("#####\n"
                                        "#.@.#\n"
                                        "#####\n",
                                        "");
    state_hero(asking.state)->facing = DIRECTION_WEST;
    asking_press(&asking, "te");
    check_target(&asking, 1, 1);
    state_destroy(asking.state);
    (void)unused;
}

/* It turns to where there is room rather than offer the wall ahead. */
static void test_the_aim_starts_where_oil_would_not_burn_the_hero(void **unused)
{
    struct asking asking = asking_after("########\n#....@.#\n########\n", "");
    state_hero(asking.state)->facing = DIRECTION_EAST;
    game_picture_give(asking.state, ITEM_OIL, 1);
    asking_press(&asking, "tf");
    assert_int_equal(asking.reader.prompt.item, ITEM_OIL);
    check_target(&asking, 1, 1);
    state_destroy(asking.state);
    (void)unused;
}

/* Not at an empty cell far from what is upon the hero. */
static void test_oil_against_a_creature_beside_starts_where_it_burns_only_that(void **unused)
{
    struct asking asking = asking_after("########\n"
                                        "#......#\n"
                                        "#@g....#\n"
                                        "#......#\n"
                                        "########\n",
                                        "");
    state_hero(asking.state)->facing = DIRECTION_SOUTH;
    game_picture_give(asking.state, ITEM_OIL, 1);
    asking_press(&asking, "tf");
    assert_false(prompt_is_blocked(&asking.reader.prompt, asking.state));
    check_target(&asking, 3, 1);
    state_destroy(asking.state);
    (void)unused;
}

static void test_oil_against_what_bars_a_passage_starts_on_it_and_is_held_back(void **unused)
{
    struct asking asking = asking_after("########\n#..@g..#\n########\n", "");
    state_hero(asking.state)->facing = DIRECTION_WEST;
    game_picture_give(asking.state, ITEM_OIL, 1);
    asking_press(&asking, "tf");
    check_target(&asking, 4, 1);
    asking_press(&asking, "<Enter>");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_hindrance(&asking, "You are too close: it would harm you.");
    state_destroy(asking.state);
    (void)unused;
}

static void test_oil_beside_the_hero_is_held_back_once(void **unused)
{
    struct asking asking = asking_after("########\n#....@.#\n########\n", "");
    game_picture_give(asking.state, ITEM_OIL, 1);
    asking_press(&asking, "tf");
    assert_int_equal(let_go_at(&asking, 4, 1, "<Enter>"), KEY_READING_PROMPT);
    assert_hindrance(&asking, "You are too close: it would harm you.");
    struct point at;
    int radius;
    assert_true(prompt_harms(&asking.reader.prompt, asking.state, &at, &radius));
    assert_int_equal(at.x, 4);
    assert_int_equal(radius, 1);
    assert_int_equal(let_go_at(&asking, 4, 1, "<Enter>"), KEY_READING_COMMAND);
    state_destroy(asking.state);
    (void)unused;
}

/* Pressing twice does not shoot at the floor. */
static void test_a_bow_that_is_aimed_at_nothing_is_held_back_once(void **unused)
{
    struct asking asking = asking_after("#######\n#..@..#\n#######\n", "");
    state_hero(asking.state)->facing = DIRECTION_EAST;
    game_picture_give(asking.state, ITEM_BOW, 1);
    game_picture_give(asking.state, ITEM_ARROW, 5);
    asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
    asking_press(&asking, "f");
    check_target(&asking, 5, 1);
    asking_press(&asking, "f");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    assert_hindrance(&asking, "You see nothing to hit there.");
    asking_press(&asking, "f");
    assert_int_equal(asking.reading, KEY_READING_PROMPT);
    asking_press(&asking, "<Enter>");
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    state_destroy(asking.state);
    (void)unused;
}

static void test_no_aim_begins_on_an_ally(void **unused)
{
    struct asking asking = asking_after("##########\n#..@..r..#\n##########\n", "");
    struct level *level = state_level(asking.state);
    level_actor(level, level_actor_at(level, point_make(6, 1)))->is_ally = true;
    state_hero(asking.state)->facing = DIRECTION_EAST;
    game_picture_give(asking.state, ITEM_PEBBLES, 1);
    asking_press(&asking, "te");
    check_target(&asking, 5, 1);
    state_destroy(asking.state);
    (void)unused;
}

static struct actor *actor_at(const struct asking *asking, struct point p)
{
    struct level *level = state_level(asking->state);
    return level_actor(level, level_actor_at(level, p));
}

/* Two enemies in view, out of the range of all throws. */
static struct asking asking_far_from_two(const char *south)
{
    char picture[128];
    snprintf(picture, sizeof picture,
             "####################\n#@............r..r.#\n%s####################\n", south);
    struct asking asking = asking_after(picture, "");
    actor_at(&asking, point_make(14, 1))->is_seen = true;
    actor_at(&asking, point_make(17, 1))->is_seen = true;
    return asking;
}

/* After the last hostile creature has died the next shot must not hit one that means no harm. */
static void test_no_shot_begins_on_what_never_hunts_but_throws_and_tab_go_there(void **unused)
{
    static const char *const halls[] = {"#......r.#\n", "#........#\n"};
    for (int i = 0; i < 4; i++) {
        char picture[80];
        snprintf(picture, sizeof picture, "##########\n#@..q....#\n#........#\n%s##########\n",
                 halls[i % 2]);
        struct asking asking = asking_after(picture, "");
        game_picture_give(asking.state, ITEM_ARROW, 1);
        asking.state->pack.worn[SLOT_WEAPON] = ITEM_BOW;
        assert_true(monster_get(actor_at(&asking, point_make(4, 1))->kind)->is_tame);
        asking_press(&asking, i < 2 ? "f" : "te");
        struct point target = asking.reader.prompt.command.target;
        assert_int_equal(point_is_equal(target, point_make(7, 3)), i % 2 == 0);
        assert_int_equal(point_is_equal(target, point_make(4, 1)), i == 3);
        asking_press(&asking, i == 3 ? "" : "<Tab>");
        check_target(&asking, 4, 1);
        state_destroy(asking.state);
    }
    (void)unused;
}

/* It is where the player looks, not ahead of the hero. */
static void test_if_none_can_be_hit_the_aim_starts_at_the_nearest_enemy(void **unused)
{
    struct asking asking = asking_far_from_two("#..................#\n");
    state_hero(asking.state)->facing = DIRECTION_SOUTH;
    asking_press(&asking, "td");
    check_target(&asking, 14, 1);
    assert_hindrance(&asking, "Out of range (10 cells).");
    state_destroy(asking.state);
    (void)unused;
}

static void test_with_no_enemy_in_sight_the_aim_starts_where_one_was_seen_last(void **unused)
{
    struct asking asking = asking_after("################\n"
                                        "#@..........#.r#\n"
                                        "#...........#..#\n"
                                        "################\n",
                                        "");
    struct actor *rat = actor_at(&asking, point_make(14, 1));
    state_hero(asking.state)->facing = DIRECTION_EAST;
    rat->seen_until = asking.state->turn + 1;
    rat->seen_at = point_make(10, 2);
    asking_press(&asking, "te");
    check_target(&asking, 10, 2);
    rat->seen_at = point_make(4, 2); /* the hero sees that nothing is there any more */
    asking_press(&asking, "<Esc>te");
    check_target(&asking, 8, 1);
    rat->seen_at = point_make(10, 2);
    asking.state->turn += 11;
    asking_press(&asking, "<Esc>te");
    check_target(&asking, 8, 1);
    state_destroy(asking.state);
    (void)unused;
}

static void test_the_last_seen_within_range_comes_before_what_is_out_of_range(void **unused)
{
    struct asking asking = asking_far_from_two("#..........#...#r..#\n");
    struct actor *gone = actor_at(&asking, point_make(16, 2));
    gone->seen_until = asking.state->turn + 1;
    gone->seen_at = point_make(10, 2);
    asking_press(&asking, "te");
    check_target(&asking, 10, 2);
    state_destroy(asking.state);
    (void)unused;
}

static void test_the_aim_of_an_escape_starts_far_from_an_enemy(void **unused)
{
    static const char *const halls[] = {
        "#...........@..r.....#\n",
        "#...........@.......r#\n", /* it is farther off than the scroll takes the hero */
    };
    for (size_t i = 0; i < ARRAY_LENGTH(halls); i++) {
        char picture[80];
        snprintf(picture, sizeof picture, "%s%s%s", "######################\n", halls[i],
                 "######################\n");
        struct asking asking = asking_after(picture, "");
        actor_at(&asking, point_make(i == 0 ? 15 : 20, 1))->is_seen = true;
        pack_add(&asking.state->pack, ITEM_GHOST_STEP, 1, 100);
        asking.state->knows[ITEM_GHOST_STEP] = true;
        asking_press(&asking, "if<Enter>");
        check_target(&asking, 6, 1);
        state_destroy(asking.state);
    }
    (void)unused;
}

static void test_the_aim_of_a_seal_starts_at_a_closed_door(void **unused)
{
    struct asking asking = asking_after("########\n"
                                        "#r.@+..#\n"
                                        "########\n",
                                        "");
    pack_add(&asking.state->pack, ITEM_WARD_SEAL, 1, 100);
    asking_press(&asking, "if<Enter>");
    check_target(&asking, 4, 1);
    state_destroy(asking.state);
    (void)unused;
}

/* If nothing can be hit, the aim stays at the enemy where it started. */
static void test_tab_never_offers_what_cant_be_hit(void **unused)
{
    for (int near = 4; near <= 14; near += 10) {
        struct asking asking = asking_far_from_two("#...r..............#\n");
        actor_at(&asking, point_make(4, 2))->is_ally = near != 4;
        asking_press(&asking, "te");
        for (int i = 0; i < 3; i++) {
            check_target(&asking, near, near == 4 ? 2 : 1);
            asking_press(&asking, i == 1 ? "-" : "<Tab>");
        }
        state_destroy(asking.state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_throw_is_blocked_by_actors_and_by_distance),
        cmocka_unit_test(test_a_target_out_of_range_is_refused_and_stays_aimed),
        cmocka_unit_test(test_nothing_is_thrown_at_the_own_cell),
        cmocka_unit_test(test_a_blocked_throw_needs_a_second_confirmation),
        cmocka_unit_test(test_a_new_target_must_be_confirmed_again),
        cmocka_unit_test(test_the_hindrance_says_where_a_wall_stops_it),
        cmocka_unit_test(test_a_bow_does_not_fire_at_an_unseen_cell),
        cmocka_unit_test(test_a_corner_stops_a_whip_but_no_throw),
        cmocka_unit_test(test_without_a_foe_the_aim_starts_as_far_ahead_as_it_reaches),
        cmocka_unit_test(test_the_aim_starts_at_the_most_dangerous_in_view),
        cmocka_unit_test(test_from_a_free_cell_the_aim_goes_to_the_first_target_or_the_last),
        cmocka_unit_test(test_without_room_the_aim_starts_at_the_next_cell_ahead),
        cmocka_unit_test(test_the_aim_starts_where_oil_would_not_burn_the_hero),
        cmocka_unit_test(test_oil_against_a_creature_beside_starts_where_it_burns_only_that),
        cmocka_unit_test(test_oil_against_what_bars_a_passage_starts_on_it_and_is_held_back),
        cmocka_unit_test(test_oil_beside_the_hero_is_held_back_once),
        cmocka_unit_test(test_a_bow_that_is_aimed_at_nothing_is_held_back_once),
        cmocka_unit_test(test_no_shot_begins_on_what_never_hunts_but_throws_and_tab_go_there),
        cmocka_unit_test(test_if_none_can_be_hit_the_aim_starts_at_the_nearest_enemy),
        cmocka_unit_test(test_with_no_enemy_in_sight_the_aim_starts_where_one_was_seen_last),
        cmocka_unit_test(test_the_last_seen_within_range_comes_before_what_is_out_of_range),
        cmocka_unit_test(test_the_aim_of_an_escape_starts_far_from_an_enemy),
        cmocka_unit_test(test_the_aim_of_a_seal_starts_at_a_closed_door),
        cmocka_unit_test(test_tab_never_offers_what_cant_be_hit),
        cmocka_unit_test(test_no_aim_begins_on_an_ally),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
