/* Events as sentences. */
#include "support/check.h"

#include "game/narration.h"
#include "support/game_picture.h"

#include <string.h>

/* A floor where all that is told of is in view. */
static const char scene[] = "##########\n"
                            "#@.r...M.#\n"
                            "#..+../..#\n"
                            "##########\n";

static void check_told(struct event event, const char *expected)
{
    struct state *state = game_picture(scene);
    char chars[256];
    struct text text = text_over(chars, sizeof chars);
    bool is_told = narration_of(state, &event, &text);
    assert_string_equal(chars, expected);
    assert_int_equal(is_told, expected[0] != '\0');
    state_destroy(state);
}

/* The event with the actor of that glyph in the scene, or with the hero. */
static struct event by(char glyph, struct event event)
{
    struct state *state = game_picture(scene);
    event.actor = glyph == '@' ? state->hero : game_picture_actor(state, glyph);
    event.monster = level_actor(state_level(state), event.actor)->kind;
    state_destroy(state);
    return event;
}

static void test_a_step_is_told_by_being_seen(void **fixture)
{
    (void)fixture;
    check_told(by('r', (struct event){.kind = EVENT_MOVED}), "");
}

static void test_the_hero_opens_and_shuts_doors(void **fixture)
{
    (void)fixture;
    check_told(by('@', (struct event){.kind = EVENT_DOOR_OPENED, .terrain = TERRAIN_DOOR_CLOSED}),
               "You push the closed door open.");
    check_told(by('@', (struct event){.kind = EVENT_DOOR_CLOSED, .terrain = TERRAIN_DOOR_OPEN}),
               "You push the open door shut.");
}

static void test_who_is_seen_to_open_a_door_is_named(void **fixture)
{
    (void)fixture;
    check_told(by('r', (struct event){.kind = EVENT_DOOR_OPENED, .terrain = TERRAIN_DOOR_CLOSED}),
               "A gutter rat pushes the closed door open.");
}

static void test_who_is_not_seen_to_open_a_door_is_not_named(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_DOOR_OPENED,
                              .actor = {60, 1},
                              .monster = MONSTER_GUTTER_RAT,
                              .terrain = TERRAIN_DOOR_CLOSED},
               "The closed door swings open.");
}

static void test_an_arrival_names_the_floor_and_its_band(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_ARRIVED, .amount = 5},
               "Floor 5: you stand in the overgrown cisterns.");
}

static void test_every_stance_of_the_lantern_is_told(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_LANTERN, .amount = LANTERN_OPEN},
               "Your lantern is open: it throws its light all round you.");
    check_told((struct event){.kind = EVENT_LANTERN, .amount = LANTERN_HOODED},
               "Your lantern is hooded: it glows dimly about your feet.");
    check_told((struct event){.kind = EVENT_LANTERN, .amount = LANTERN_DARK},
               "Your lantern is dark: it shows you nothing, and nobody you.");
}

static void test_the_algorithm_of_sight_is_named(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_FOV, .amount = fov_find("raycast")},
               "You see by raycast now.");
}

static void test_who_comes_into_view_is_named(void **fixture)
{
    (void)fixture;
    check_told(by('m', (struct event){.kind = EVENT_NOTICED}), "A wick moth comes into view.");
}

static void test_eyes_are_told_and_not_whose(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_EYES}, "Eyes shine in the dark.");
}

static void test_what_lies_underfoot_is_named(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_FOUND, .item = ITEM_CUDGEL}, "A cudgel lies here.");
}

static void test_a_stop_is_told(void **fixture)
{
    (void)fixture;
    check_told((struct event){.kind = EVENT_STOPPED}, "You stop.");
}

static struct event refused(enum refusal refusal)
{
    return (struct event){.kind = EVENT_REFUSED, .refusal = refusal};
}

static void test_a_refusal_names_what_is_in_the_way(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_WALL);
    event.terrain = TERRAIN_GRATE;
    check_told(event, "An iron grate is in the way.");
    event.terrain = TERRAIN_NONE;
    check_told(event, "There is nothing beyond.");
    check_told(by('r', refused(REFUSAL_ACTOR)), "A gutter rat is in the way.");
}

static void test_deep_water_is_named_and_not_who_flies_over_it(void **fixture)
{
    (void)fixture;
    struct event event = by('m', refused(REFUSAL_WALL));
    event.terrain = TERRAIN_DEEP_WATER;
    check_told(event, "Deep water is in the way.");
}

static void test_a_corner_is_named(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_CORNER);
    event.terrain = TERRAIN_DOOR_CLOSED;
    check_told(event, "You can't squeeze past a closed door.");
}

static void test_what_keeps_a_door_open_is_named(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_DOOR_BLOCKED);
    event.item = ITEM_KNIFE;
    check_told(event, "A knife keeps the door from shutting.");
    check_told(by('r', event), "A gutter rat keeps the door from shutting.");
}

static void test_the_other_refusals_say_why(void **fixture)
{
    (void)fixture;
    check_told(refused(REFUSAL_NO_DOOR), "Nothing there opens or shuts.");
    check_told(refused(REFUSAL_NO_STAIRS), "You know of no stairs that lead that way.");
    check_told(refused(REFUSAL_NO_LIGHT), "In plain sight a lantern makes no difference.");
    check_told(refused(REFUSAL_NO_WAY), "You know no way there.");
    check_told(refused(REFUSAL_NOTHING_LEFT), "There is nothing left to explore here.");
}

static void test_sentences_are_cut_where_there_is_no_room(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(scene);
    struct event event = {.kind = EVENT_EYES};
    char chars[8];
    struct text text = text_over(chars, sizeof chars);
    narration_of(state, &event, &text);
    assert_string_equal(chars, "Eyes sh");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_step_is_told_by_being_seen),
        cmocka_unit_test(test_the_hero_opens_and_shuts_doors),
        cmocka_unit_test(test_who_is_seen_to_open_a_door_is_named),
        cmocka_unit_test(test_who_is_not_seen_to_open_a_door_is_not_named),
        cmocka_unit_test(test_an_arrival_names_the_floor_and_its_band),
        cmocka_unit_test(test_every_stance_of_the_lantern_is_told),
        cmocka_unit_test(test_the_algorithm_of_sight_is_named),
        cmocka_unit_test(test_who_comes_into_view_is_named),
        cmocka_unit_test(test_eyes_are_told_and_not_whose),
        cmocka_unit_test(test_what_lies_underfoot_is_named),
        cmocka_unit_test(test_a_stop_is_told),
        cmocka_unit_test(test_a_refusal_names_what_is_in_the_way),
        cmocka_unit_test(test_deep_water_is_named_and_not_who_flies_over_it),
        cmocka_unit_test(test_a_corner_is_named),
        cmocka_unit_test(test_what_keeps_a_door_open_is_named),
        cmocka_unit_test(test_the_other_refusals_say_why),
        cmocka_unit_test(test_sentences_are_cut_where_there_is_no_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
