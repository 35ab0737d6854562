/* Sentences of refusals. */
#include "support/check.h"

#include "game/text/narration.h"
#include "support/game_picture.h"
#include "support/told.h"

#include <string.h>

static struct event refused(enum refusal refusal)
{
    return (struct event){.kind = EVENT_REFUSED, .refusal = refusal};
}

static void test_every_refusal_says_why(void **fixture)
{
    (void)fixture;
    for (int refusal = REFUSAL_NONE + 1; refusal < REFUSAL_COUNT; refusal++) {
        struct state *state = told_scene();
        struct event event = refused((enum refusal)refusal);
        char chars[256];
        struct text text = text_init(chars, sizeof chars);
        if (!narration_of(state, &event, &text) || strchr(".!?", chars[text.length - 1]) == NULL)
            fail_msg("refusal %d: %s", refusal, chars);
        state_destroy(state);
    }
}

static void test_a_refusal_names_what_is_in_the_way(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_WALL);
    event.terrain = TERRAIN_GRATE;
    assert_told(event, "An iron grate is in the way.");
    event.terrain = TERRAIN_NONE;
    assert_told(event, "You can't go that way.");
    assert_told(told_by('r', refused(REFUSAL_ACTOR)), "A gutter rat is in the way.");
}

static void test_deep_water_is_named_instead_of_a_flier_over_it(void **fixture)
{
    (void)fixture;
    struct event event = told_by('m', refused(REFUSAL_WALL));
    event.terrain = TERRAIN_DEEP_WATER;
    assert_told(event, "Deep water is in the way.");
}

static void test_eyes_are_told_only_while_they_shine(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event event = told_by('r', refused(REFUSAL_NEARER));
    struct actor *rat = level_actor(state_level(state), event.actor);
    rat->is_seen = false;
    rat->seen_until = 0;
    rat->suspicion = SUSPICION_WARY;
    rat->shines = true;
    assert_told_in(state, event,
                   "Something with shining eyes is wary of you, and the way leads nearer to it: "
                   "go on anyway?");
    rat->seen_until = 1;
    assert_told_in(state, event,
                   "The gutter rat is wary of you, and the way leads nearer to it: go on anyway?");
    state->turn = 100; /* eyes alone do not identify it any more */
    assert_told_in(state, event,
                   "Something with shining eyes is wary of you, and the way leads nearer to it: "
                   "go on anyway?");
    rat->seen_until = 0;
    rat->shines = false;
    assert_told_in(state, event,
                   "Something out of sight has noticed you, and the way leads nearer to it: "
                   "go on anyway?");
    state_destroy(state);
}

static void test_where_the_lantern_must_be_closed_a_key_that_holds_it_open_is_named(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    game_picture_give(state, ITEM_GLOWING_KEY, 1);
    assert_told_in(state, refused(REFUSAL_NOT_IN_LIGHT),
                   "\"Not in the light.\" The merchant trades in the dark, with your lantern dark. "
                   "Your key keeps the lantern open: drop it first.");
    state_destroy(state);
}

static void test_a_weapon_in_the_pack_that_reaches_farther_is_named(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    assert_told_in(state, refused(REFUSAL_NO_REACH),
                   "You only reach adjacent cells: throw something instead.");
    game_picture_give(state, ITEM_BOW, 1);
    assert_told_in(state, refused(REFUSAL_NO_REACH),
                   "You only reach adjacent cells: throw something instead.");
    game_picture_give(state, ITEM_SPEAR, 1);
    assert_told_in(state, refused(REFUSAL_NO_REACH),
                   "You only reach adjacent cells: equip your spear (g)?");
    game_picture_give(state, ITEM_ARROW, 1);
    assert_told_in(state, refused(REFUSAL_NO_REACH),
                   "You only reach adjacent cells: equip your bow (f)?");
    state_destroy(state);
}

/* One that attacks before one that never does, though that is nearer. */
static void test_the_hunter_that_bars_a_rest_is_named(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#########\n#@.#p.#d#\n#########\n");
    struct actor *imp = game_picture_who(state, 'p');
    struct actor *doorward = game_picture_who(state, 'd');
    imp->suspicion = doorward->suspicion = SUSPICION_MAX;
    imp->is_asleep = doorward->is_asleep = false;
    struct event event = refused(REFUSAL_REST_HUNTED);
    assert_told_in(state, event, "You can't rest while something hunts you.");
    imp->seen_until = 1;
    assert_told_in(state, event, "You can't rest while something hunts you.");
    doorward->seen_until = 1;
    assert_told_in(state, event, "The doorward hunts you: you can't rest.");
    doorward->suspicion = 0;
    event.kind = EVENT_STOPPED;
    assert_told_in(state, event,
                   "The flare imp never attacks, but you can't rest while it hunts you.");
    state_destroy(state);
}

static void test_a_trap_is_named(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_TRAP);
    event.terrain = TERRAIN_SNARE;
    assert_told(event, "You stop before a snare.");
}

static void test_a_corner_is_named(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_CORNER);
    event.terrain = TERRAIN_DOOR_CLOSED;
    assert_told(event, "You can't walk diagonally past a closed door.");
    event.terrain = TERRAIN_NONE;
    assert_told(event, "You can't walk diagonally past the edge.");
    event = refused(REFUSAL_CORNER_BLOW);
    event.terrain = TERRAIN_WALL;
    assert_told(event, "You can't attack past the corner of a wall.");
}

static void test_an_obstacle_in_a_doorway_or_underfoot_is_named(void **fixture)
{
    (void)fixture;
    struct event event = refused(REFUSAL_DOOR_BLOCKED);
    event.item = ITEM_KNIFE;
    assert_told(event, "A knife blocks the door.");
    assert_told(told_by('r', event), "A gutter rat blocks the door.");
    event.refusal = REFUSAL_SOMETHING_HERE;
    assert_told(event, "A knife is here already.");
    event.item = ITEM_NONE;
    event.monster = monster_hero();
    event.actor = (struct handle){0, 1};
    assert_told(event, "Something is here already.");
}

static void test_the_edge_of_a_chasm_warns(void **fixture)
{
    (void)fixture;
    assert_told(refused(REFUSAL_BRINK),
                "You stop at the edge of a chasm: the fall does 2-4 damage.");
}

/* A key that is not chosen, or breaks, is gone for good. */
static void test_a_lock_tells_whether_a_key_is_left(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    assert_told_in(state, refused(REFUSAL_LOCKED),
                   "It needs a key, and there is none left on this floor.");
    level_set_item(state_level(state), state_hero(state)->position, ITEM_GLASS_KEY);
    assert_told_in(state, refused(REFUSAL_LOCKED), "It needs a key: there is one on this floor.");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_refusal_says_why),
        cmocka_unit_test(test_a_refusal_names_what_is_in_the_way),
        cmocka_unit_test(test_deep_water_is_named_instead_of_a_flier_over_it),
        cmocka_unit_test(test_eyes_are_told_only_while_they_shine),
        cmocka_unit_test(test_where_the_lantern_must_be_closed_a_key_that_holds_it_open_is_named),
        cmocka_unit_test(test_a_weapon_in_the_pack_that_reaches_farther_is_named),
        cmocka_unit_test(test_the_hunter_that_bars_a_rest_is_named),
        cmocka_unit_test(test_a_trap_is_named),
        cmocka_unit_test(test_a_corner_is_named),
        cmocka_unit_test(test_an_obstacle_in_a_doorway_or_underfoot_is_named),
        cmocka_unit_test(test_the_edge_of_a_chasm_warns),
        cmocka_unit_test(test_a_lock_tells_whether_a_key_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
