/* Sentences of blows, damage and suspicion. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"

#include "base/array.h"
#include "game/text/narration.h"

#include <string.h>

static struct event blow(int rolled, int times, int armour, int amount)
{
    return (struct event){.kind = EVENT_STRUCK,
                          .rolled = rolled,
                          .multiplier = times,
                          .armour = armour,
                          .damage = amount};
}

static void test_a_surprise_blow_tells_its_multiplier(void **fixture)
{
    (void)fixture;
    struct event stab = blow(4, 5, 0, 20);
    stab.item = ITEM_KNIFE;
    assert_told(told_by('@', told_of('r', stab)), "You stab the unaware gutter rat (4 x 5 = 20).");
    stab.was_asleep = true;
    assert_told(told_by('@', told_of('r', stab)), "You stab the sleeping gutter rat (4 x 5 = 20).");
    stab = blow(3, 1, 0, 3);
    stab.item = ITEM_KNIFE;
    assert_told(told_by('@', told_of('r', stab)), "You stab the gutter rat (3).");
    assert_told(told_by('@', told_of('r', blow(2, 1, 0, 2))), "You hit the gutter rat (2).");
}

static void test_a_blow_tells_the_damage_less_armour(void **fixture)
{
    (void)fixture;
    struct event stab = blow(4, 1, 2, 2);
    stab.item = ITEM_KNIFE;
    assert_told(told_by('@', told_of('r', stab)), "You stab the gutter rat (4 - 2 for stone = 2).");
    stab.rolled = 2;
    stab.damage = 1;
    assert_told(told_by('@', told_of('r', stab)), "You stab the gutter rat (1).");
    stab = blow(2, 5, 2, 8);
    assert_told(told_by('@', told_of('r', stab)),
                "You hit the unaware gutter rat (2 x 5 - 2 for stone = 8).");
    assert_told(told_by('r', told_of('@', blow(3, 1, 1, 2))), "The gutter rat bites you (2).");
    assert_told(told_by('r', told_of('@', blow(2, 1, 2, 1))), "The gutter rat bites you (1).");
}

static void test_a_missile_is_the_subject_of_its_hit(void **fixture)
{
    (void)fixture;
    struct event pebble = blow(2, 1, 0, 2);
    pebble.item = ITEM_PEBBLES;
    assert_told(told_by('@', told_of('r', pebble)), "Your pebble hits the gutter rat (2).");
    struct event knife = blow(3, 2, 0, 6);
    knife.item =
        ITEM_KNIFE; /* it flies, the moth being far off, though there may be another in hand */
    assert_told(told_by('@', told_of('m', knife)),
                "Your knife hits the unaware wick moth (3 x 2 = 6).");
}

static void test_an_unseen_attacker_is_not_named(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event bite = told_by('r', told_of('@', blow(3, 1, 0, 3)));
    bite.is_unseen = true;
    assert_told_in(state, bite, "Something bites you (3).");
    state_destroy(state);
}

static void test_an_unseen_victim_is_not_named(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event pebble = told_by('@', told_of('r', blow(2, 2, 0, 4)));
    pebble.item = ITEM_PEBBLES;
    pebble.victim = HANDLE_NONE;
    assert_told_in(state, pebble, "Your pebble hits something (2 x 2 = 4).");
    state_destroy(state);
}

static void test_a_victim_that_leaves_view_after_the_blow_is_named(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event stab = told_by('@', told_of('r', blow(2, 1, 0, 2)));
    struct event bite = told_by('r', told_of('@', blow(3, 1, 0, 3)));
    struct event leap = told_by('r', (struct event){.kind = EVENT_VANISHED});
    struct event glow = told_of('r', (struct event){.kind = EVENT_STATUS, .status = STATUS_GLOW});
    level_actor(state_level(state), stab.victim)->is_seen = false;
    assert_told_in(state, stab, "You hit the gutter rat (2).");
    assert_told_in(state, bite, "The gutter rat bites you (3).");
    assert_told_in(state, leap, "The gutter rat leaps.");
    assert_told_in(state, glow, "The gutter rat is aglow.");
    state_destroy(state);
}

/* The rat flees round the corner as soon as it is hit. */
static void test_a_foe_that_was_aimed_at_is_named_though_it_flees_from_sight(void **fixture)
{
    (void)fixture;
    struct state *state = scene_start("#######\n"
                                      "#@..r##\n"
                                      "####.##\n"
                                      "####..#\n"
                                      "#######\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'r');
    game_picture_give(state, ITEM_KNIFE, 1);
    struct action action = {.kind = ACTION_THROW, .item = ITEM_KNIFE, .target = {4, 1}};
    scene_act(state, action);
    assert_false(game_picture_who(state, 'r')->is_seen);
    char chars[160];
    struct text text = text_init(chars, sizeof chars);
    struct event struck = game_picture_last(state, EVENT_STRUCK);
    assert_true(narration_of(state, &struck, &text));
    assert_non_null(strstr(chars, "Your knife hits the gutter rat ("));
    state_destroy(state);
}

static void test_each_kind_gives_itself_away_in_its_own_words(void **fixture)
{
    (void)fixture;
    assert_told(told_by('r', (struct event){.kind = EVENT_TELL}),
                "The gutter rat is about to attack!");
    assert_told(told_by_unseen((struct event){.kind = EVENT_TELL}),
                "Something squeals beside you!");
    assert_told(told_by('m', (struct event){.kind = EVENT_TELL}), "Something moves beside you!");
    assert_told(told_by('r', (struct event){.kind = EVENT_TELL, .terrain = TERRAIN_DOOR_CLOSED}),
                "The closed door bares its teeth!");
}

static void test_damage_without_an_attacker_names_its_source(void **fixture)
{
    (void)fixture;
    struct event hurt = {.kind = EVENT_HURT, .damage = 2, .status = STATUS_BURNING};
    assert_told(told_of('@', hurt), "You burn (2).");
    assert_told(told_of('r', hurt), "The gutter rat burns (2).");
    hurt.cloud = CLOUD_FIRE;
    assert_told(told_of('@', hurt), "The fire hurts you (2).");
    assert_told(told_of('r', hurt), "The fire hurts the gutter rat (2).");
}

static void test_a_death_names_the_victim_and_the_hero_as_killer(void **fixture)
{
    (void)fixture;
    assert_told(told_by('@', told_of('r', (struct event){.kind = EVENT_DIED})),
                "You kill the gutter rat.");
    assert_told(told_of('m', (struct event){.kind = EVENT_DIED}), "The wick moth dies.");
}

static void test_the_end_says_why(void **fixture)
{
    (void)fixture;
    static const struct {
        enum cause cause;
        const char *told;
    } ends[] = {{CAUSE_ACTOR, "The gutter rat kills you."},
                {CAUSE_FIRE, "You burn to death."},
                {CAUSE_FALL, "The fall kills you."},
                {CAUSE_NONE, "You die."}};
    for (size_t i = 0; i < ARRAY_LENGTH(ends); i++) {
        struct state *state = told_scene();
        state->cause = ends[i].cause;
        assert_told_in(state, told_by('r', told_of('@', (struct event){.kind = EVENT_LOST})),
                       ends[i].told);
        state_destroy(state);
    }
    assert_told((struct event){.kind = EVENT_WON}, "The great lamp burns on: you have won!");
}

static void test_healing_is_told_except_by_light(void **fixture)
{
    (void)fixture;
    struct event healed = {.kind = EVENT_HEALED, .healed = 12};
    assert_told(told_of('@', healed), "You heal (12).");
    assert_told(told_of('r', healed), "The gutter rat heals (12).");
    healed.healed = 1;
    assert_told(told_of('@', healed), "");
}

static void test_a_status_begins_and_ends(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_STATUS, .status = STATUS_BURNING};
    assert_told(told_of('@', event), "You are on fire!");
    assert_told(told_of('r', event), "The gutter rat is on fire.");
    event.kind = EVENT_STATUS_ENDED;
    assert_told(told_of('@', event), "The flames on you go out.");
    assert_told(told_of('r', event), "The gutter rat is no longer on fire.");
}

static void test_every_status_has_its_words(void **fixture)
{
    (void)fixture;
    for (int s = 0; s < STATUS_COUNT; s++) {
        const struct status_kind *kind = status_get((enum status)s);
        assert_true(kind->adjective && kind->on_start && kind->on_end);
    }
}

static void test_pips_say_how_sure_it_is_of_you(void **fixture)
{
    (void)fixture;
    static const char *const seen[] = {"", "The gutter rat begins to notice you.",
                                       "The gutter rat grows wary of you.",
                                       "The gutter rat hunts you!"};
    static const char *const eyes[] = {"", "Eyes in the dark turn your way.",
                                       "Eyes in the dark search for you.",
                                       "Eyes in the dark fix on you: you are hunted!"};
    for (int pips = 0; pips <= 3; pips++) {
        struct event event = {.kind = EVENT_PIPS, .pips = pips};
        assert_told(told_by('r', event), seen[pips]);
        assert_told(told_by_unseen(event), eyes[pips]);
    }
}

static void test_pips_of_eyes_seen_shortly_before_are_told_by_name(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event by_rat = told_by('r', (struct event){.kind = EVENT_PIPS, .pips = 2});
    struct actor *rat = level_actor(state_level(state), by_rat.actor);
    struct event by_eyes = told_by_unseen(by_rat);
    by_eyes.monster = rat->kind;
    by_eyes.to = rat->position;
    rat->is_seen = false;
    rat->shines = true;
    rat->seen_until = state->turn + 1;
    assert_told_in(state, by_eyes, "The gutter rat grows wary of you.");
    rat->seen_until = 0;
    assert_told_in(state, by_eyes, "Eyes in the dark search for you.");
    state_destroy(state);
}

/* While the hero does something slow, a creature may act twice. */
static void test_a_second_blow_in_one_turn_is_told_as_such(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    for (int i = 0; i < 2; i++) {
        struct event blow =
            told_by('r', (struct event){.kind = EVENT_STRUCK, .damage = 3, .multiplier = 1});
        blow.victim = state->hero;
        event_list_add(&state->events, blow);
        assert_told_in(state, state->events.events[0], "The gutter rat bites you (3).");
    }
    char words[80];
    struct text text = text_init(words, sizeof words);
    narration_of(state, &state->events.events[1], &text);
    assert_string_equal(words, "The gutter rat bites you again (3).");
    state_destroy(state);
}

static void test_pips_of_a_sleeper_say_that_it_stirs_or_wakes(void **fixture)
{
    (void)fixture;
    static const char *const told[] = {"", "The gutter rat stirs in its sleep.",
                                       "The gutter rat wakes, wary of you.",
                                       "The gutter rat wakes and hunts you!"};
    for (int pips = 1; pips <= 3; pips++)
        assert_told(
            told_by('r', (struct event){.kind = EVENT_PIPS, .pips = pips, .was_asleep = true}),
            told[pips]);
}

/* It is told what it does instead. */
static void test_what_keeps_its_distance_is_not_told_to_hunt(void **fixture)
{
    (void)fixture;
    struct event event = told_by('r', (struct event){.kind = EVENT_PIPS, .pips = 3});
    event.monster = MONSTER_LAMPLIGHTER;
    assert_told(event, "The lamplighter has noticed you again.");
    event.is_first = true;
    assert_told(event, "The lamplighter has noticed you. It lights cold braziers and keeps its "
                       "distance. It attacks only when cornered.");
    event.was_asleep = true;
    assert_told(event, "The lamplighter wakes and notices you. It lights cold braziers and keeps "
                       "its distance. It attacks only when cornered.");
}

static void test_of_two_notices_in_one_turn_the_last_is_told(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event wary = told_by('r', (struct event){.kind = EVENT_PIPS, .pips = 2});
    struct event hunts = told_by('r', (struct event){.kind = EVENT_PIPS, .pips = 3});
    wary.was_asleep = true;
    event_list_add(&state->events, wary);
    assert_told_in(state, wary, "The gutter rat wakes, wary of you.");
    event_list_add(&state->events, hunts);
    assert_told_in(state, wary, "");
    assert_told_in(state, hunts, "The gutter rat wakes and hunts you!");
    state->events.events[1].actor = game_picture_actor(state, 'm');
    assert_told_in(state, wary, "The gutter rat wakes, wary of you.");
    state_destroy(state);
}

static void test_giving_up_the_hunt_is_told(void **fixture)
{
    (void)fixture;
    struct event calmed = {.kind = EVENT_CALMED, .was_hunting = true};
    assert_told(told_by('r', calmed), "The gutter rat gives up the hunt.");
    assert_told(told_by_unseen(calmed), "Eyes in the dark turn away.");
    calmed.was_hunting = false;
    assert_told(told_by('r', calmed), "The gutter rat loses interest in you.");
    assert_told(told_by('m', calmed), "The wick moth sleeps on.");
    assert_told(told_by_unseen(calmed), "Eyes in the dark turn away.");
    assert_told((struct event){.kind = EVENT_FORGOTTEN},
                "Nothing on this floor hunts you any more.");
    assert_told((struct event){.kind = EVENT_WARNED},
                "Your charm grows warm: something begins to notice you.");
}

static void test_what_never_gives_up_is_told_when_all_else_forgets_you(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#######\n#@..rn#\n#######\n");
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    game_picture_who(state, 'n')->suspicion = SUSPICION_MAX;
    assert_told_in(state, (struct event){.kind = EVENT_FORGOTTEN},
                   "On this floor only the night hunter still hunts you: it never gives up.");
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_surprise_blow_tells_its_multiplier),
        cmocka_unit_test(test_a_blow_tells_the_damage_less_armour),
        cmocka_unit_test(test_a_missile_is_the_subject_of_its_hit),
        cmocka_unit_test(test_an_unseen_attacker_is_not_named),
        cmocka_unit_test(test_an_unseen_victim_is_not_named),
        cmocka_unit_test(test_a_victim_that_leaves_view_after_the_blow_is_named),
        cmocka_unit_test(test_a_foe_that_was_aimed_at_is_named_though_it_flees_from_sight),
        cmocka_unit_test(test_each_kind_gives_itself_away_in_its_own_words),
        cmocka_unit_test(test_damage_without_an_attacker_names_its_source),
        cmocka_unit_test(test_a_death_names_the_victim_and_the_hero_as_killer),
        cmocka_unit_test(test_the_end_says_why),
        cmocka_unit_test(test_healing_is_told_except_by_light),
        cmocka_unit_test(test_a_status_begins_and_ends),
        cmocka_unit_test(test_every_status_has_its_words),
        cmocka_unit_test(test_pips_say_how_sure_it_is_of_you),
        cmocka_unit_test(test_a_second_blow_in_one_turn_is_told_as_such),
        cmocka_unit_test(test_pips_of_eyes_seen_shortly_before_are_told_by_name),
        cmocka_unit_test(test_pips_of_a_sleeper_say_that_it_stirs_or_wakes),
        cmocka_unit_test(test_what_keeps_its_distance_is_not_told_to_hunt),
        cmocka_unit_test(test_of_two_notices_in_one_turn_the_last_is_told),
        cmocka_unit_test(test_giving_up_the_hunt_is_told),
        cmocka_unit_test(test_what_never_gives_up_is_told_when_all_else_forgets_you),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
