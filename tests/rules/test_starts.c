/* What the hero was, and how hard the run is: each start and each Watch changes what it says. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/boons.h"
#include "rules/night.h"
#include "rules/perform.h"
#include "rules/suspicion.h"
#include "world/hero.h"

#include <stdio.h>
#include <string.h>

static const char brook[] = "##########\n"
                            "#@.--....#\n"
                            "##########\n";

static const char den[] = "##########\n"
                          "#@......R#\n"
                          "##########\n";

static struct state *begin(const char *picture, enum start start, enum watch watch)
{
    struct state *state = game_picture(picture);
    state->start = start;
    state->watch = watch;
    hero_start(state);
    return state;
}

/* The loudness of a step to the east. */
static enum loudness step(struct state *state)
{
    struct outcome outcome = perform(
        state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    enum loudness loudness = state->hero_noise;
    state->hero_noise = LOUDNESS_SILENT;
    return loudness;
}

static void every_start_has_what_its_row_says(void **unused)
{
    for (int s = 0; s < START_COUNT; s++) {
        struct state *state = begin(brook, (enum start)s, watch_plain());
        int slots = 0;
        for (int i = 0; i < START_THINGS_MAX; i++) {
            enum item item = start_get((enum start)s)->things[i].item;
            if (item == ITEM_NONE)
                break;
            bool is_worn = item_get(item)->slot != SLOT_NONE;
            slots += !is_worn;
            if (is_worn)
                assert_int_equal(state->pack.worn[item_get(item)->slot], item);
            else
                assert_int_equal(pack_count(&state->pack, item),
                                 start_get((enum start)s)->things[i].count);
        }
        assert_int_equal(pack_slots_taken(&state->pack), slots);
        assert_int_not_equal(hero_weapon(state), ITEM_NONE);
        assert_true(state->pack.has_lantern);
        state_destroy(state);
    }
    (void)unused;
}

static void a_start_leaves_the_looks_of_potions_as_they_were(void **unused)
{
    struct state *keeper = game_picture(brook);
    struct state *thief = begin(brook, START_THIEF, watch_plain());
    assert_memory_equal(thief->looks, keeper->looks, sizeof keeper->looks);
    state_destroy(keeper);
    state_destroy(thief);
    (void)unused;
}

static void a_thief_steps_one_name_quieter_and_has_less_health(void **unused)
{
    struct state *keeper = begin(brook, START_KEEPER, watch_plain());
    struct state *thief = begin(brook, START_THIEF, watch_plain());
    assert_true(thief->traits.health < keeper->traits.health);
    assert_int_equal(step(keeper), LOUDNESS_SOFT);
    assert_int_equal(step(thief), LOUDNESS_FAINT);
    state_destroy(keeper);
    state_destroy(thief);
    (void)unused;
}

static void each_start_says_how_much_less_health_it_has(void **unused)
{
    for (int i = 0; i < START_COUNT; i++) {
        const struct start_kind *start = start_get((enum start)i);
        char words[40];
        snprintf(words, sizeof words, " %d less health.", -start->gain.health);
        assert_int_equal(strstr(start->help, words) != NULL, start->gain.health < 0);
        assert_true(start->gain.health <= 0);
    }
    (void)unused;
}

static void a_glazier_has_a_mirror_to_lay_down_and_no_coat_of_it(void **unused)
{
    struct state *glazier = begin(brook, START_GLAZIER, watch_plain());
    assert_int_equal(pack_count(&glazier->pack, ITEM_HAND_MIRROR), 1);
    assert_int_equal(pack_count(&glazier->pack, ITEM_SPLINTER), 4);
    assert_int_equal(glazier->traits.turns_missiles, 0);
    state_destroy(glazier);
    (void)unused;
}

static void a_diver_is_silent_in_water_and_not_on_land(void **unused)
{
    struct state *keeper = begin(brook, START_KEEPER, watch_plain());
    struct state *diver = begin(brook, START_DIVER, watch_plain());
    assert_int_equal(step(keeper), step(diver));
    assert_int_equal(step(keeper), LOUDNESS_LOUD);
    assert_int_equal(step(diver), LOUDNESS_SILENT);
    state_destroy(keeper);
    state_destroy(diver);
    (void)unused;
}

static void the_night_comes_when_start_and_watch_say(void **unused)
{
    const struct {
        enum start start;
        enum watch watch;
        int turns;
    } nights[] = {{START_KEEPER, WATCH_PLAIN, 560},
                  {START_DIVER, WATCH_PLAIN, 710},
                  {START_KEEPER, WATCH_GENTLE, 860},
                  {START_DIVER, WATCH_NIGHT, 560}};
    for (int i = 0; i < 4; i++) {
        struct state *state = begin(brook, nights[i].start, nights[i].watch);
        assert_int_equal(night_turns_left(state), nights[i].turns + NIGHT_STAIRS_TURNS);
        for (int turn = 1; turn < nights[i].turns; turn++)
            night_turn(state);
        assert_int_equal(state->follower_count, 0);
        assert_false(night_is_late(state));
        night_turn(state);
        assert_int_equal(state->follower_count, 1);
        state_destroy(state);
    }
    (void)unused;
}

static void each_watch_keeps_the_rules_of_those_before_it(void **unused)
{
    struct state *plain = begin(brook, START_KEEPER, WATCH_PLAIN);
    struct state *last = begin(brook, START_KEEPER, (enum watch)(WATCH_COUNT - 1));
    assert_int_equal(last->traits.first_hunter, plain->traits.first_hunter - 150);
    assert_int_equal(last->traits.warmth, plain->traits.warmth - 5);
    assert_int_equal(last->traits.give_up, plain->traits.give_up + 4);
    assert_int_equal(last->traits.health, plain->traits.health - 6);
    state_destroy(plain);
    state_destroy(last);
    (void)unused;
}

static void gentle_is_no_watch(void **unused)
{
    struct state *plain = begin(brook, START_KEEPER, WATCH_PLAIN);
    struct state *gentle = begin(brook, START_KEEPER, WATCH_GENTLE);
    assert_int_equal(gentle->traits.health, plain->traits.health + 10);
    assert_int_equal(gentle->traits.warmth, plain->traits.warmth);
    assert_int_equal(gentle->traits.give_up, plain->traits.give_up);
    state_destroy(plain);
    state_destroy(gentle);
    (void)unused;
}

/* Whether a sleeper wakes by a noise that brings its suspicion to 4. */
static bool wakes_at_four(enum watch watch)
{
    struct state *state = begin(den, START_KEEPER, watch);
    struct handle rat = game_picture_actor(state, 'r');
    suspicion_hear(state, rat, point_make(1, 1), 3, CLUE_LURE, LOUDNESS_SILENT);
    assert_true(level_actor(state_level(state), rat)->is_asleep);
    suspicion_hear(state, rat, point_make(1, 1), 1, CLUE_LURE, LOUDNESS_SILENT);
    bool has_woken = !level_actor(state_level(state), rat)->is_asleep;
    state_destroy(state);
    return has_woken;
}

static void from_the_sixth_watch_on_sleepers_wake_sooner(void **unused)
{
    assert_false(wakes_at_four(WATCH_PLAIN));
    assert_false(wakes_at_four(WATCH_SEARCH));
    assert_true(wakes_at_four(WATCH_SLEEP));
    (void)unused;
}

static void from_the_seventh_watch_on_boons_are_offered_by_twos(void **unused)
{
    struct state *state = begin(brook, START_KEEPER, WATCH_OFFERS);
    boons_offer(state, "boons");
    assert_int_not_equal(state->offers[1], BOON_NONE);
    assert_int_equal(state->offers[2], BOON_NONE);
    state_destroy(state);
    (void)unused;
}

static void in_the_tenth_watch_hunters_stay_close_to_hunting(void **unused)
{
    const enum watch watches[] = {WATCH_FRAIL, WATCH_GRUDGE};
    const int kept[] = {SUSPICION_WARY, SUSPICION_WARY + 3};
    for (int i = 0; i < 2; i++) {
        struct state *state = begin(den, START_KEEPER, watches[i]);
        struct handle rat = game_picture_actor(state, 'r');
        suspicion_alarm(state, rat);
        suspicion_set(state, rat, 0);
        assert_int_equal(level_actor(state_level(state), rat)->suspicion, kept[i]);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_start_has_what_its_row_says),
        cmocka_unit_test(a_start_leaves_the_looks_of_potions_as_they_were),
        cmocka_unit_test(a_thief_steps_one_name_quieter_and_has_less_health),
        cmocka_unit_test(each_start_says_how_much_less_health_it_has),
        cmocka_unit_test(a_glazier_has_a_mirror_to_lay_down_and_no_coat_of_it),
        cmocka_unit_test(a_diver_is_silent_in_water_and_not_on_land),
        cmocka_unit_test(the_night_comes_when_start_and_watch_say),
        cmocka_unit_test(each_watch_keeps_the_rules_of_those_before_it),
        cmocka_unit_test(gentle_is_no_watch),
        cmocka_unit_test(from_the_sixth_watch_on_sleepers_wake_sooner),
        cmocka_unit_test(from_the_seventh_watch_on_boons_are_offered_by_twos),
        cmocka_unit_test(in_the_tenth_watch_hunters_stay_close_to_hunting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
