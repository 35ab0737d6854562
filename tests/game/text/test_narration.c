/* Every kind of event is told in a whole sentence. Other files test the sentences of each kind. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/text/narration.h"
#include "game/travel/interrupt.h"
#include "support/told.h"

#include <string.h>

/* An event of the kind with values in all its fields. */
static struct event some(enum event_kind kind)
{
    struct event event = {.kind = kind,
                          .terrain = TERRAIN_WALL,
                          .cloud = CLOUD_SMOKE,
                          .item = ITEM_FLARE,
                          .effect = EFFECT_RING,
                          .status = STATUS_HASTE,
                          .boon = BOON_NONE + 1,
                          .omen = OMEN_NONE + 1,
                          .site = SITE_LOCKED_VAULT,
                          .refusal = REFUSAL_NO_WAY,
                          .to = {7, 1},
                          .damage = 2,
                          .rolled = 2,
                          .multiplier = 1,
                          .healed = 2,
                          .count = 2,
                          .depth = 2,
                          .pips = 2,
                          .turns = 2};
    return told_by('r', told_of('@', event));
}

static void test_every_kind_but_a_step_is_told(void **fixture)
{
    (void)fixture;
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++) {
        struct state *state = told_scene();
        struct event event = some((enum event_kind)kind);
        char chars[512];
        struct text text = text_init(chars, sizeof chars);
        state->offers[0] = BOON_NONE + 1;
        if (kind == EVENT_NOISE)
            bit_grid_clear(&state_level(state)->visible), event.actor = HANDLE_NONE;
        if (kind == EVENT_SPRUNG)
            event.terrain = TERRAIN_SNARE;
        if (kind == EVENT_LENT)
            event.monster = MONSTER_ECHO_FROG;
        if (kind == EVENT_KEYSTONE)
            event.boon = BOON_NOON;
        if (kind == EVENT_SITE)
            event.news = SITE_ENTERED;
        if (kind == EVENT_VIGIL)
            event.vigil = VIGIL_GOES_ON;
        bool is_told = narration_of(state, &event, &text);
        if (is_told != (kind != EVENT_MOVED))
            fail_msg("event %d: told %d", kind, is_told);
        if (is_told && !strchr(".!", chars[text.length - 1]))
            fail_msg("event %d ends without a stop: %s", kind, chars);
        state_destroy(state);
    }
}

static void test_a_step_is_only_shown(void **fixture)
{
    (void)fixture;
    assert_told(told_by('r', (struct event){.kind = EVENT_MOVED}), "");
}

static void test_a_close_call_names_only_what_the_hero_knows(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_CLOSE_CALL, .monster = MONSTER_GUTTER_RAT};
    assert_told(event, "You hold your breath: something does not notice you.");
    assert_told(told_by('r', event), "You hold your breath: the gutter rat does not notice you.");
}

static void test_sentences_are_cut_where_there_is_no_room(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event event = {.kind = EVENT_EYES};
    char chars[8];
    struct text text = text_init(chars, sizeof chars);
    narration_of(state, &event, &text);
    assert_string_equal(chars, "Eyes sh");
    state_destroy(state);
}

static void test_only_own_actions_that_the_map_shows_are_echoes(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event door = told_by('@', (struct event){.kind = EVENT_DOOR_OPENED});
    struct event throw = {.kind = EVENT_MISSILE, .item = ITEM_PEBBLES};
    throw.from = state_hero_const(state)->position;
    assert_true(narration_is_echo(state, &door));
    assert_true(narration_is_echo(state, &throw));
    door.item = ITEM_VAULT_KEY;
    throw.from.x++;
    assert_false(narration_is_echo(state, &door));
    assert_false(narration_is_echo(state, &throw));
    door = told_by('r', (struct event){.kind = EVENT_DOOR_OPENED});
    assert_false(narration_is_echo(state, &door));
    assert_false(narration_is_echo(state, &(struct event){.kind = EVENT_STRUCK}));
    state_destroy(state);
}

static void test_only_the_first_call_of_something_harmless_is_logged(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event call = {.kind = EVENT_HEARD, .monster = MONSTER_ECHO_FROG, .is_first = true};
    assert_false(narration_is_echo(state, &call));
    call.is_first = false;
    assert_true(narration_is_echo(state, &call));
    call.monster = MONSTER_BELL_CRAWLER;
    assert_false(narration_is_echo(state, &call));
    state_destroy(state);
}

static void test_news_of_the_harmless_and_steps_into_a_wall_are_not_logged(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n#@..q..#\n#......#\n#...r..#\n########\n");
    struct event pips = {.kind = EVENT_PIPS, .pips = 1, .monster = MONSTER_ECHO_FROG};
    pips.actor = game_picture_actor(state, 'q');
    assert_true(narration_is_echo(state, &pips));
    assert_int_equal(interrupt_of(state, &pips), INTERRUPT_NONE);
    pips.actor = HANDLE_NONE; /* only its eyes are seen */
    assert_false(narration_is_echo(state, &pips));
    pips.actor = game_picture_actor(state, 'r');
    pips.monster = MONSTER_GUTTER_RAT;
    assert_false(narration_is_echo(state, &pips));
    assert_int_equal(interrupt_of(state, &pips), INTERRUPT_STARTLE);
    struct event bump = {.kind = EVENT_REFUSED, .refusal = REFUSAL_WALL, .to = {0, 1}};
    bump.terrain = level_terrain(state_level_const(state), bump.to);
    assert_true(narration_is_echo(state, &bump));
    bit_grid_clear(&state_level(state)->visible);
    assert_false(narration_is_echo(state, &bump));
    state_destroy(state);
}

static void test_a_swimmer_that_hunts_again_is_not_logged_while_the_hero_is_on_land(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n#@..~f~#\n########\n");
    struct event pips = {
        .kind = EVENT_PIPS, .pips = 3, .monster = MONSTER_GLOWFISH, .is_first = true};
    pips.actor = game_picture_actor(state, 'f');
    pips.to = point_make(5, 1);
    assert_false(narration_is_echo(state, &pips));
    pips.is_first = false;
    assert_true(narration_is_echo(state, &pips));
    pips.to = point_make(2, 1);
    assert_false(narration_is_echo(state, &pips));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_but_a_step_is_told),
        cmocka_unit_test(test_a_step_is_only_shown),
        cmocka_unit_test(test_only_own_actions_that_the_map_shows_are_echoes),
        cmocka_unit_test(test_only_the_first_call_of_something_harmless_is_logged),
        cmocka_unit_test(test_news_of_the_harmless_and_steps_into_a_wall_are_not_logged),
        cmocka_unit_test(test_a_swimmer_that_hunts_again_is_not_logged_while_the_hero_is_on_land),
        cmocka_unit_test(test_a_close_call_names_only_what_the_hero_knows),
        cmocka_unit_test(test_sentences_are_cut_where_there_is_no_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
