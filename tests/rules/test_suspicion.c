#include "rules/pursuit.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "rules/perform.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"

static const char in_sight[] = "##########\n"
                               "#@...r...#\n"
                               "##########\n";
static const char out_of_sight[] = "##########\n"
                                   "#@#..r...#\n"
                                   "##########\n";

static struct actor *first(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

static void pass(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        pursuit_turn(state);
}

/* A hunter with a clue. */
static struct actor *hunter(struct state *state, struct point clue)
{
    struct actor *rat = first(state, 'r');
    rat->suspicion = SUSPICION_MAX;
    rat->has_hunted = rat->has_shouted = true;
    rat->pursuit = PURSUIT_FOLLOWING;
    rat->clue = clue;
    return rat;
}

static void noticing_raises_suspicion_each_turn(void **unused)
{
    struct state *state = game_picture(in_sight);
    struct actor *rat = first(state, 'r');
    pass(state, 1);
    assert_int_equal(rat->suspicion, 2);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 4);
    assert_true(actor_has_clue(rat));
    assert_true(point_is_equal(rat->clue, point_make(1, 1)));
    pass(state, 6);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    state_destroy(state);
    (void)unused;
}

static void not_noticing_lowers_suspicion_each_turn(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = first(state, 'r');
    rat->suspicion = 3;
    rat->pursuit = PURSUIT_FOLLOWING;
    pass(state, 2);
    assert_int_equal(rat->suspicion, 1);
    assert_true(actor_has_clue(rat));
    pass(state, 1);
    assert_int_equal(rat->suspicion, 0);
    assert_false(actor_has_clue(rat));
    pass(state, 1);
    assert_int_equal(rat->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void a_turn_with_a_noise_does_not_lower_suspicion(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = first(state, 'r');
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(8, 1), 2, CLUE_HEARD,
                   LOUDNESS_SILENT);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 2);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 1);
    state_destroy(state);
    (void)unused;
}

static void sleepers_in_dim_light_and_allies_do_not_notice_the_hero(void **unused)
{
    struct state *state = game_picture("#######\n#@.R.k#\n#######\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    first(state, 'k')->is_ally = true;
    pass(state, 3);
    assert_int_equal(first(state, 'r')->suspicion, 0);
    assert_int_equal(first(state, 'k')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void it_is_wary_at_5_and_hunts_at_10(void **unused)
{
    static const int pips[] = {0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3};
    struct actor actor = {.kind = MONSTER_GUTTER_RAT};
    for (int suspicion = 0; suspicion <= SUSPICION_MAX; suspicion++) {
        actor.suspicion = suspicion;
        assert_int_equal(actor_pips(&actor), pips[suspicion]);
        assert_int_equal(actor_is_wary(&actor), suspicion >= 5);
        assert_int_equal(actor_is_hunting(&actor), suspicion >= 10);
    }
    (void)unused;
}

static void the_hero_is_told_when_pips_go_up(void **unused)
{
    struct state *state = game_picture(in_sight);
    static const int told[] = {1, 0, 2, 0, 3, 0};
    for (size_t turn = 0; turn < ARRAY_LENGTH(told); turn++) {
        state->events.count = 0;
        pass(state, 1);
        assert_int_equal(game_picture_count(state, EVENT_PIPS), told[turn] > 0);
        if (told[turn] > 0)
            assert_int_equal(game_picture_last(state, EVENT_PIPS).pips, told[turn]);
    }
    state_destroy(state);
    (void)unused;
}

static void unseen_pips_are_not_told(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(8, 1), 12, CLUE_HEARD,
                   LOUDNESS_SILENT);
    assert_int_equal(game_picture_count(state, EVENT_PIPS), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_that_has_hunted_stays_wary(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(5, 1));
    pass(state, 60);
    assert_int_equal(rat->suspicion, SUSPICION_WARY);
    state_destroy(state);
    (void)unused;
}

static void a_hunter_searches_12_turns_and_settles_at_6(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    pass(state, 11);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 6);
    assert_false(actor_has_clue(rat));
    assert_int_equal(rat->pursuit_turns, 0);
    state_destroy(state);
    (void)unused;
}

static void a_faint_trail_halves_the_search(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    state->boons[BOON_FAINT_TRAIL] = 1;
    hero_update_traits(state);
    pass(state, 5);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 6);
    state_destroy(state);
    (void)unused;
}

static void the_search_begins_at_the_last_clue(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(8, 1));
    pass(state, 30);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    pass(state, 20);
    assert_in_range(rat->suspicion, SUSPICION_WARY, 6);
    state_destroy(state);
    (void)unused;
}

static void noticing_the_hero_again_restarts_the_search(void **unused)
{
    struct state *state = game_picture(in_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    rat->pursuit_turns = 11;
    pass(state, 1);
    assert_int_equal(rat->pursuit_turns, 0);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    assert_true(point_is_equal(rat->clue, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void the_hero_is_told_when_a_hunter_gives_up(void **unused)
{
    struct state *state = game_picture("##########\n#@...r...#\n##########\n");
    struct actor *rat = hunter(state, point_make(4, 1));
    rat->statuses[STATUS_BLIND] = 50;
    pass(state, 11);
    assert_int_equal(game_picture_count(state, EVENT_CALMED), 0);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_CALMED), 1);
    pass(state, 5);
    assert_int_equal(game_picture_count(state, EVENT_CALMED), 1);
    state_destroy(state);
    (void)unused;
}

/* Once, as its last pip goes. */
static void the_hero_is_told_when_a_wary_actor_loses_interest(void **unused)
{
    for (int is_tame = 0; is_tame < 2; is_tame++) {
        char glyph = is_tame ? 'q' : 'r';
        struct state *state = game_picture(is_tame ? "##########\n#@...q...#\n##########\n"
                                                   : "##########\n#@...r...#\n##########\n");
        struct actor *actor = first(state, glyph);
        actor->statuses[STATUS_BLIND] = 50;
        actor->suspicion = 7;
        pass(state, 6);
        assert_int_equal(game_picture_count(state, EVENT_CALMED), 0);
        pass(state, 1);
        assert_int_equal(actor->suspicion, 0);
        assert_int_equal(game_picture_count(state, EVENT_CALMED), is_tame ? 0 : 1);
        pass(state, 5);
        assert_int_equal(game_picture_count(state, EVENT_CALMED), is_tame ? 0 : 1);
        state_destroy(state);
    }
    (void)unused;
}

static void unseen_actors_calm_down_silently(void **unused)
{
    struct state *state = game_picture("##########\n#@.#.r...#\n##########\n");
    first(state, 'r')->suspicion = 2;
    pass(state, 3);
    assert_int_equal(first(state, 'r')->suspicion, 0);
    assert_int_equal(game_picture_count(state, EVENT_CALMED), 0);
    state_destroy(state);
    (void)unused;
}

static void the_relentless_never_give_up(void **unused)
{
    struct state *state = game_picture("##########\n#@#..n...#\n##########\n");
    struct actor *night = first(state, 'n');
    night->suspicion = SUSPICION_MAX;
    pass(state, 60);
    assert_int_equal(night->suspicion, SUSPICION_MAX);
    state_destroy(state);
    (void)unused;
}

/* One actor sees the hero; another around the corner hears it shout. */
static const char shouted_to[] = "##############\n"
                                 "#@....r#######\n"
                                 "######.#######\n"
                                 "######.......#\n"
                                 "######.#######\n"
                                 "##############\n";

static void a_new_hunter_shouts_once(void **unused)
{
    struct state *state = game_picture(shouted_to);
    struct actor *rat = first(state, 'r');
    struct level *level = state_level(state);
    struct handle near = level_add_actor(
        level, (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {12, 3}, .is_asleep = true});
    rat->suspicion = SUSPICION_HUNTING - 1;
    pass(state, 1);
    assert_true(rat->has_shouted);
    assert_int_equal(level_actor(level, near)->suspicion, 2);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 1);
    pass(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 1);
    assert_int_equal(level_actor(level, near)->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void a_hunter_that_hunts_again_shouts_again(void **unused)
{
    struct state *state = game_picture(in_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    rat->statuses[STATUS_BLIND] = 50;
    pass(state, 12);
    assert_false(rat->has_shouted);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 0);
    rat->statuses[STATUS_BLIND] = 0;
    pass(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 1);
    state_destroy(state);
    (void)unused;
}

static void a_struck_actor_knows_where_the_hero_is(void **unused)
{
    struct state *state = game_picture("#####\n#@.R#\n#####\n");
    suspicion_alarm(state, game_picture_actor(state, 'r'));
    struct actor *rat = first(state, 'r');
    assert_false(rat->is_asleep);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    assert_true(actor_has_clue(rat));
    assert_true(point_is_equal(rat->clue, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void forgetting_leaves_actors_wary_without_a_clue(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    rat->pursuit_turns = 3;
    assert_true(pursuit_is_on(state));
    suspicion_forget(state);
    assert_int_equal(rat->suspicion, SUSPICION_WARY);
    assert_false(actor_has_clue(rat));
    assert_int_equal(rat->pursuit_turns, 0);
    assert_false(pursuit_is_on(state));
    assert_int_equal(game_picture_count(state, EVENT_FORGOTTEN), 1);
    state_destroy(state);
    (void)unused;
}

static void forgetting_raises_no_suspicion(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = first(state, 'r');
    rat->suspicion = 2;
    suspicion_forget(state);
    assert_int_equal(rat->suspicion, 2);
    state_destroy(state);
    (void)unused;
}

static void allies_do_not_count_as_hunting(void **unused)
{
    struct state *state = game_picture("####\n#@k#\n####\n");
    struct actor *ally = first(state, 'k');
    ally->is_ally = false;
    ally->suspicion = SUSPICION_MAX;
    assert_true(pursuit_is_on(state));
    ally->is_ally = true;
    assert_false(pursuit_is_on(state));
    state_destroy(state);
    (void)unused;
}

static void a_charm_warns_of_unseen_actors(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(8, 1), 1, CLUE_HEARD,
                   LOUDNESS_SILENT);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 0);
    first(state, 'r')->suspicion = 0;
    state->pack.worn[SLOT_CHARM] = ITEM_WATCH_CHARM;
    hero_update_traits(state);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(8, 1), 1, CLUE_HEARD,
                   LOUDNESS_SILENT);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(8, 1), 6, CLUE_HEARD,
                   LOUDNESS_SILENT);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    state_destroy(state);
    state = game_picture(in_sight);
    state->pack.worn[SLOT_CHARM] = ITEM_WATCH_CHARM;
    hero_update_traits(state);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 0);
    state_destroy(state);
    (void)unused;
}

/* A burning rat lights cells that the lantern reaches too. */
static void ranges_count_the_light_of_others_within_that_of_the_lantern(void **unused)
{
    struct state *state = game_picture("###########\n"
                                       "#@..r.....#\n"
                                       "#........d#\n"
                                       "###########\n");
    const struct actor *watcher = first(state, 'd');
    first(state, 'r')->statuses[STATUS_BURNING] = 9;
    visibility_note_all(state);
    visibility_refresh(state);
    int foreseen = noticing_gain_if(state, watcher, point_make(4, 2), LANTERN_DARK);
    game_picture_set_lantern(state, LANTERN_DARK);
    level_move_actor(state_level(state), state->hero, point_make(4, 2));
    assert_int_equal(noticing_gain(state, watcher), foreseen);
    assert_true(foreseen > 0);
    state_destroy(state);
    (void)unused;
}

static void no_search_is_shorter_than_six_turns(void **unused)
{
    struct state *state = game_picture(out_of_sight);
    struct actor *rat = hunter(state, point_make(4, 1));
    state_level(state)->omen = OMEN_FOG;
    state->boons[BOON_FAINT_TRAIL] = 1;
    hero_update_traits(state);
    assert_true(state->traits.give_up < 6);
    pass(state, 5);
    assert_int_equal(rat->suspicion, SUSPICION_MAX);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 6);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(noticing_raises_suspicion_each_turn),
        cmocka_unit_test(not_noticing_lowers_suspicion_each_turn),
        cmocka_unit_test(a_turn_with_a_noise_does_not_lower_suspicion),
        cmocka_unit_test(sleepers_in_dim_light_and_allies_do_not_notice_the_hero),
        cmocka_unit_test(it_is_wary_at_5_and_hunts_at_10),
        cmocka_unit_test(the_hero_is_told_when_pips_go_up),
        cmocka_unit_test(unseen_pips_are_not_told),
        cmocka_unit_test(an_actor_that_has_hunted_stays_wary),
        cmocka_unit_test(a_hunter_searches_12_turns_and_settles_at_6),
        cmocka_unit_test(a_faint_trail_halves_the_search),
        cmocka_unit_test(the_search_begins_at_the_last_clue),
        cmocka_unit_test(noticing_the_hero_again_restarts_the_search),
        cmocka_unit_test(the_hero_is_told_when_a_hunter_gives_up),
        cmocka_unit_test(the_hero_is_told_when_a_wary_actor_loses_interest),
        cmocka_unit_test(unseen_actors_calm_down_silently),
        cmocka_unit_test(the_relentless_never_give_up),
        cmocka_unit_test(a_new_hunter_shouts_once),
        cmocka_unit_test(a_hunter_that_hunts_again_shouts_again),
        cmocka_unit_test(a_struck_actor_knows_where_the_hero_is),
        cmocka_unit_test(forgetting_leaves_actors_wary_without_a_clue),
        cmocka_unit_test(forgetting_raises_no_suspicion),
        cmocka_unit_test(allies_do_not_count_as_hunting),
        cmocka_unit_test(a_charm_warns_of_unseen_actors),
        cmocka_unit_test(ranges_count_the_light_of_others_within_that_of_the_lantern),
        cmocka_unit_test(no_search_is_shorter_than_six_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
