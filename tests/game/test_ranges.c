/* Where creatures that the hero sees would notice it. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "game/ranges.h"

static const char hall[] = "############\n"
                           "#.@...r....#\n"
                           "############\n";
static const struct point beside_rat = {5, 1};
static const struct ranges open_ranges = {.lantern = LANTERN_OPEN};

static void the_nearer_the_sooner(void **unused)
{
    struct state *state = game_picture(hall);
    assert_true(ranges_at(state, &open_ranges, beside_rat).urgency >
                ranges_at(state, &open_ranges, point_make(1, 1)).urgency);
    assert_true(ranges_are_any(state, &open_ranges));
    state_destroy(state);
    (void)unused;
}

static void walls_and_the_cells_of_creatures_have_none(void **unused)
{
    static const struct point cells[] = {{5, 0}, {6, 1}};
    struct state *state = game_picture(hall);
    for (size_t i = 0; i < ARRAY_LENGTH(cells); i++)
        assert_int_equal(ranges_at(state, &open_ranges, cells[i]).urgency, 0);
    state_destroy(state);
    (void)unused;
}

static void a_sleeper_is_stirred_by_an_open_lantern_alone(void **unused)
{
    static const struct ranges hooded = {.lantern = LANTERN_HOODED};
    struct state *state = game_picture(hall);
    game_picture_who(state, 'r')->is_asleep = true;
    assert_int_equal(ranges_at(state, &open_ranges, beside_rat).urgency, 0);
    assert_true(ranges_at(state, &open_ranges, beside_rat).stirs);
    assert_true(ranges_are_any(state, &open_ranges));
    assert_false(ranges_are_any(state, &hooded));
    state_destroy(state);
    (void)unused;
}

static void what_is_tame_an_ally_or_unseen_has_none(void **unused)
{
    for (int i = 0; i < 3; i++) {
        struct state *state = game_picture(hall);
        struct actor *actor = game_picture_who(state, 'r');
        actor->kind = i == 0 ? MONSTER_ECHO_FROG : actor->kind;
        actor->is_ally = i == 1;
        actor->is_seen = i != 2;
        assert_false(ranges_are_any(state, &open_ranges));
        state_destroy(state);
    }
    (void)unused;
}

static void the_ranges_are_of_what_the_player_looks_at(void **unused)
{
    struct state *state = game_picture(hall);
    const struct point rat = {6, 1};
    const struct point floor = {5, 1};
    struct ranges ranges = ranges_of(state, LANTERN_HOODED, &rat);
    assert_true(ranges.has_only && point_is_equal(ranges.only, rat));
    assert_int_equal(ranges.lantern, LANTERN_HOODED);
    assert_false(ranges_of(state, LANTERN_OPEN, &floor).has_only);
    assert_false(ranges_of(state, LANTERN_OPEN, NULL).has_only);
    game_picture_who(state, 'r')->is_ally = true;
    assert_false(ranges_of(state, LANTERN_OPEN, &rat).has_only);
    state_destroy(state);
    (void)unused;
}

static void one_creature_can_be_asked_about(void **unused)
{
    struct ranges ranges = {.lantern = LANTERN_OPEN, .has_only = true, .only = {6, 1}};
    struct state *state = game_picture(hall);
    assert_true(ranges_are_any(state, &ranges));
    ranges.only = point_make(7, 1);
    assert_false(ranges_are_any(state, &ranges));
    state_destroy(state);
    (void)unused;
}

/* In the dark; its cell is out of view. */
static void eyes_count_once_they_have_a_name(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *rat = game_picture_who(state, 'r');
    assert_false(ranges_miss_eyes(state));
    rat->is_seen = false;
    rat->shines = true;
    rat->seen_until = 0;
    assert_true(ranges_miss_eyes(state));
    assert_false(ranges_are_any(state, &open_ranges));
    rat->seen_until = state->turn + 1;
    assert_false(ranges_miss_eyes(state));
    assert_true(ranges_are_any(state, &open_ranges));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_nearer_the_sooner),
        cmocka_unit_test(walls_and_the_cells_of_creatures_have_none),
        cmocka_unit_test(a_sleeper_is_stirred_by_an_open_lantern_alone),
        cmocka_unit_test(what_is_tame_an_ally_or_unseen_has_none),
        cmocka_unit_test(the_ranges_are_of_what_the_player_looks_at),
        cmocka_unit_test(one_creature_can_be_asked_about),
        cmocka_unit_test(eyes_count_once_they_have_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
