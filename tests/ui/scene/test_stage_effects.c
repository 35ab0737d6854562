/* Short-lived effects: which events make which effects, and that none outlasts its time or the next command. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "ui/scene/stage_effects.h"

static const char room[] = "########\n"
                           "#@.r...#\n"
                           "#......#\n"
                           "########\n";

static struct stage_effects play(struct state *state, struct event event)
{
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, event);
    stage_effects_play(&effects, state, 1000, false);
    return effects;
}

static int count(const struct stage_effects *effects, enum stage_effect_kind kind)
{
    int found = 0;
    for (int i = 0; i < effects->count; i++)
        found += effects->list[i].kind == kind;
    return found;
}

static void test_each_event_makes_its_effect(void **unused)
{
    (void)unused;
    static const struct {
        enum event_kind event;
        enum stage_effect_kind effect;
    } cases[] = {{EVENT_STRUCK, STAGE_EFFECT_SLASH},   {EVENT_STRUCK, STAGE_EFFECT_HURT},
                 {EVENT_HURT, STAGE_EFFECT_HURT},      {EVENT_DIED, STAGE_EFFECT_DEATH},
                 {EVENT_NOISE, STAGE_EFFECT_RIPPLE},   {EVENT_HEARD, STAGE_EFFECT_RIPPLE},
                 {EVENT_RANG, STAGE_EFFECT_RIPPLE},    {EVENT_MISSILE, STAGE_EFFECT_MISSILE},
                 {EVENT_TELL, STAGE_EFFECT_TELL},      {EVENT_SUNG, STAGE_EFFECT_RIPPLE},
                 {EVENT_TURNED, STAGE_EFFECT_MISSILE}, {EVENT_STRUCK, STAGE_EFFECT_AMOUNT},
                 {EVENT_PIPS, STAGE_EFFECT_PIPS},      {EVENT_WARNED, STAGE_EFFECT_WATCHED},
                 {EVENT_EYES, STAGE_EFFECT_GLINT},     {EVENT_NIGHT, STAGE_EFFECT_NIGHT},
                 {EVENT_HEALED, STAGE_EFFECT_MEND},    {EVENT_FREED, STAGE_EFFECT_MEND},
                 {EVENT_PULLED, STAGE_EFFECT_PULL},    {EVENT_CAME, STAGE_EFFECT_COME},
                 {EVENT_VANISHED, STAGE_EFFECT_COME},  {EVENT_FELL, STAGE_EFFECT_LANDING},
                 {EVENT_VANISHED, STAGE_EFFECT_LEAVE}, {EVENT_PUSHED, STAGE_EFFECT_PUSH},
                 {EVENT_BROKE, STAGE_EFFECT_BREAK},    {EVENT_PICKED_UP, STAGE_EFFECT_LIFT},
                 {EVENT_DROPPED, STAGE_EFFECT_LAY},    {EVENT_LET_GO, STAGE_EFFECT_LAY},
                 {EVENT_CLOUD, STAGE_EFFECT_CLOUD},    {EVENT_SPRUNG, STAGE_EFFECT_SPARK},
                 {EVENT_BEACON, STAGE_EFFECT_SPARK},   {EVENT_FOUND_OUT, STAGE_EFFECT_SPARK}};
    struct state *state = game_picture(room);
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct stage_effects effects = play(state, (struct event){.kind = cases[i].event});
        assert_int_equal(count(&effects, cases[i].effect), 1);
    }
    struct stage_effects none = play(state, (struct event){.kind = EVENT_MOVED});
    assert_int_equal(none.count, 0);
    state_destroy(state);
}

static void test_a_thrown_noise_rings_where_it_lands_and_what_goes_there_shows_it(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = 1;
    rat->pursuit = PURSUIT_FOLLOWING;
    rat->clue = point_make(5, 2);
    rat->clue_source = CLUE_LURE;
    struct event events[] = {
        {.kind = EVENT_MISSILE, .item = ITEM_PEBBLES, .from = {1, 1}, .to = {5, 2}},
        {.kind = EVENT_NOISE, .loudness = LOUDNESS_LOUD, .to = {5, 2}}};
    struct stage_effects effects = {.turn = state->turn};
    for (size_t i = 0; i < ARRAY_LENGTH(events); i++)
        event_list_add(&state->events, events[i]);
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(count(&effects, STAGE_EFFECT_RIPPLE), 1);
    assert_int_equal(count(&effects, STAGE_EFFECT_PIPS), 1);
    const struct stage_effect *rings = &effects.list[1];
    assert_int_equal(stage_effects_progress(&effects, rings, 1010, false), -1);
    assert_int_equal(
        stage_effects_progress(&effects, rings, 1000 + (uint32_t)rings->begins + 1, false), 0);
    assert_true(stage_effects_are_moving(&effects, 1000 + STAGE_RINGS_MS));
    stage_effects_finish(&effects, 2000);
    assert_false(stage_effects_are_moving(&effects, 2000));
    assert_int_equal(stage_effects_progress(&effects, rings, 2000, false), -1);
    state_destroy(state);
}

static void test_items_splash_in_water_and_fall_into_a_chasm(void **unused)
{
    (void)unused;
    static const struct {
        const char *map;
        struct event event;
        int splashes;
        int falls;
    } cases[] = {
        {"######\n#@.~.#\n######\n",
         {.kind = EVENT_MISSILE, .item = ITEM_KNIFE, .from = {1, 1}, .to = {3, 1}},
         1,
         0},
        {"######\n#@.0.#\n######\n",
         {.kind = EVENT_MISSILE, .item = ITEM_KNIFE, .from = {1, 1}, .to = {3, 1}},
         0,
         1},
        {"######\n#@...#\n######\n",
         {.kind = EVENT_MISSILE, .item = ITEM_KNIFE, .from = {1, 1}, .to = {3, 1}},
         0,
         0},
        {"######\n#@.~.#\n######\n", {.kind = EVENT_MISSILE, .from = {1, 1}, .to = {3, 1}}, 0, 0},
        {"######\n#@.-.#\n######\n", {.kind = EVENT_PULLED, .from = {4, 1}, .to = {3, 1}}, 1, 0},
        {"######\n#@...#\n######\n",
         {.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .from = {2, 1}, .to = {3, 1}},
         1,
         0},
        {"######\n#@.0.#\n######\n",
         {.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .from = {2, 1}, .to = {3, 1}},
         0,
         1},
        {"######\n#@.r.#\n######\n",
         {.kind = EVENT_MISSILE, .item = ITEM_KNIFE, .from = {1, 1}, .to = {3, 1}},
         0,
         0},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct state *state = game_picture(cases[i].map);
        struct stage_effects effects = play(state, cases[i].event);
        if (count(&effects, STAGE_EFFECT_SPLASH) != cases[i].splashes ||
            count(&effects, STAGE_EFFECT_FALL) != cases[i].falls)
            fail_msg("case %d: %d splashes, %d falls", (int)i, count(&effects, STAGE_EFFECT_SPLASH),
                     count(&effects, STAGE_EFFECT_FALL));
        state_destroy(state);
    }
}

static void test_health_lost_to_a_missile_is_due_until_it_hits(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    struct point hero = {1, 1};
    event_list_add(
        &state->events,
        (struct event){.kind = EVENT_MISSILE, .item = ITEM_ARROW, .from = {3, 1}, .to = hero});
    event_list_add(&state->events,
                   (struct event){.kind = EVENT_STRUCK, .from = {3, 1}, .to = hero, .damage = 4});
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(stage_effects_health_due(&effects, hero, 1050, false), 4);
    assert_int_equal(stage_effects_health_due(&effects, hero, 1100, false), 0);
    assert_int_equal(stage_effects_health_due(&effects, hero, 1050, true), 0);
    assert_int_equal(stage_effects_health_due(&effects, point_make(3, 1), 1050, false), 0);
    state_destroy(state);
}

static void test_a_blow_mostly_absorbed_by_armour_glances_off(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct event blow = {.kind = EVENT_STRUCK, .to = {3, 1}, .damage = 1, .rolled = 3, .armour = 2};
    struct stage_effects effects = play(state, blow);
    assert_int_equal(count(&effects, STAGE_EFFECT_GLANCE), 1);
    blow.damage = 5;
    effects = play(state, blow);
    assert_int_equal(count(&effects, STAGE_EFFECT_GLANCE), 0);
    blow.damage = 1;
    blow.armour = 0;
    effects = play(state, blow);
    assert_int_equal(count(&effects, STAGE_EFFECT_GLANCE), 0);
    state_destroy(state);
}

static void test_a_flare_blooms_and_fire_that_spreads_does_not(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects =
        play(state, (struct event){.kind = EVENT_CLOUD, .cloud = CLOUD_FLARE, .to = {3, 2}});
    assert_int_equal(count(&effects, STAGE_EFFECT_BLOOM), 1);
    effects = play(state, (struct event){.kind = EVENT_CLOUD, .cloud = CLOUD_FIRE, .to = {3, 2}});
    assert_int_equal(count(&effects, STAGE_EFFECT_BLOOM), 0);
    state_destroy(state);
}

static void test_a_tell_stays_at_its_source(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects =
        play(state, (struct event){.kind = EVENT_TELL, .from = {3, 1}, .to = {1, 1}});
    assert_true(point_is_equal(effects.list[0].to, point_make(3, 1)));
    assert_true(stage_effects_progress(&effects, &effects.list[0], 60000, false) >= 0);
    assert_false(stage_effects_are_moving(&effects, 1001));
    state_destroy(state);
}

/* Effects with lasting information: they stay when their time is up. */
static bool stays(enum stage_effect_kind kind)
{
    return kind == STAGE_EFFECT_TELL || kind == STAGE_EFFECT_WATCHED || kind == STAGE_EFFECT_NIGHT;
}

static void test_no_effect_outlasts_its_time(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    int found = 0;
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++) {
        struct event event = {
            .kind = (enum event_kind)kind, .from = {1, 1}, .to = {3, 1}, .boon = BOON_CLEAR_GLASS};
        event.terrain = level_terrain(state_level(state), event.to);
        struct stage_effects effects = play(state, event);
        bool has_ring = kind == EVENT_BOON || kind == EVENT_BEACON;
        uint32_t end = 1000 + (uint32_t)(kind == EVENT_NOISE ? STAGE_RINGS_MS
                                         : has_ring          ? STAGE_REACH_MS
                                                             : STAGE_EFFECT_MS);
        for (int i = 0; i < effects.count; i++) {
            const struct stage_effect *effect = &effects.list[i];
            uint32_t begun = 1000 + (uint32_t)effect->begins;
            assert_true(stage_effects_progress(&effects, effect, begun + 10, false) >= 0);
            int at_end = stage_effects_progress(&effects, effect, end, false);
            bool is_amount = effect->kind == STAGE_EFFECT_AMOUNT;
            assert_int_equal(at_end >= 0, is_amount || stays(effect->kind));
            assert_int_equal(is_amount ? -1 : at_end,
                             stage_effects_progress(&effects, effect, 99000, false));
            found++;
        }
        assert_false(stage_effects_are_moving(&effects, end + 1));
    }
    assert_true(found > 20);
    state_destroy(state);
}

static void test_an_amount_lost_rises_stands_and_fades(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects =
        play(state, (struct event){.kind = EVENT_HURT, .to = {1, 1}, .damage = 3});
    const struct stage_effect *amount = &effects.list[1];
    assert_int_equal(amount->kind, STAGE_EFFECT_AMOUNT);
    assert_true(stage_effects_progress(&effects, amount, 1010, false) < 40);
    assert_int_equal(stage_effects_progress(&effects, amount, 1500, false), 255);
    assert_int_equal(stage_effects_progress(&effects, amount, 1010, true), 255);
    assert_int_equal(stage_effects_amount_alpha(&effects, amount, 1500, false), 255);
    assert_in_range(stage_effects_amount_alpha(&effects, amount, 1880, false), 1, 100);
    assert_int_equal(stage_effects_amount_alpha(&effects, amount, 1880, true), 255);
    for (int is_still = 0; is_still < 2; is_still++) {
        uint32_t end = 1000 + STAGE_AMOUNT_MS;
        assert_int_equal(stage_effects_progress(&effects, amount, end, is_still), -1);
        assert_int_equal(stage_effects_amount_alpha(&effects, amount, end, is_still), 0);
    }
    state_destroy(state);
}

/* Between its rise and its fading a number needs no frames, and with reduced motion only the one without it. */
static void test_an_amount_is_drawn_again_only_to_fade(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects =
        play(state, (struct event){.kind = EVENT_HURT, .to = {1, 1}, .damage = 3});
    assert_in_range(stage_effects_amount_wait(&effects, 1200, 1200, false), 400, 500);
    assert_int_equal(stage_effects_amount_wait(&effects, 1200, 1800, false), 0);
    assert_int_equal(stage_effects_amount_wait(&effects, 1200, 1200, true), 700);
    assert_int_equal(stage_effects_amount_wait(&effects, 1200, 1950, true), 0);
    assert_int_equal(stage_effects_amount_wait(&effects, 1950, 1950, false), -1);
    effects = play(state, (struct event){.kind = EVENT_TELL, .from = {3, 1}, .to = {1, 1}});
    assert_int_equal(stage_effects_amount_wait(&effects, 1200, 1200, false), -1);
    state_destroy(state);
}

static void test_blows_in_one_cell_are_counted_together(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK, .to = {3, 1}, .damage = 2});
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK, .to = {3, 1}, .damage = 5});
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK, .to = {1, 1}, .damage = 1});
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(count(&effects, STAGE_EFFECT_AMOUNT), 2);
    for (int i = 0; i < effects.count; i++)
        if (effects.list[i].kind == STAGE_EFFECT_AMOUNT)
            assert_int_equal(effects.list[i].health_lost, effects.list[i].to.x == 3 ? 7 : 1);
    state_destroy(state);
}

static void test_effects_of_movement_are_over_at_once_with_reduced_motion(void **unused)
{
    (void)unused;
    static const enum event_kind kinds[] = {EVENT_PULLED, EVENT_CAME,  EVENT_PUSHED, EVENT_PIPS,
                                            EVENT_EYES,   EVENT_CLOUD, EVENT_DROPPED};
    struct state *state = game_picture(room);
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
        struct stage_effects effects = play(state, (struct event){.kind = kinds[i], .to = {3, 1}});
        assert_int_equal(effects.count, 1);
        assert_int_equal(stage_effects_phase(&effects, &effects.list[0], 1000, true),
                         STAGE_EFFECT_IS_OVER);
    }
    state_destroy(state);
}

/* The effects of an event that changed the cell (3, 1) into its terrain now. */
static struct stage_effects play_terrain(enum terrain before, enum terrain now)
{
    struct state *state = game_picture(room);
    level_set_terrain(state_level(state), point_make(3, 1), now);
    struct stage_effects effects =
        play(state, (struct event){.kind = EVENT_TERRAIN, .terrain = before, .to = {3, 1}});
    state_destroy(state);
    return effects;
}

static void test_a_new_light_swells_and_an_extinguished_one_closes(void **unused)
{
    (void)unused;
    struct stage_effects lit = play_terrain(TERRAIN_BRAZIER_OUT, TERRAIN_BRAZIER);
    assert_int_equal(count(&lit, STAGE_EFFECT_SWELL), 1);
    assert_int_equal(lit.list[0].light_radius, terrain_get(TERRAIN_BRAZIER)->light_radius);
    struct stage_effects out = play_terrain(TERRAIN_BRAZIER, TERRAIN_BRAZIER_OUT);
    assert_int_equal(count(&out, STAGE_EFFECT_CLOSE), 1);
    struct stage_effects door = play_terrain(TERRAIN_DOOR_CLOSED, TERRAIN_DOOR_OPEN);
    assert_int_equal(count(&door, STAGE_EFFECT_SWELL) + count(&door, STAGE_EFFECT_CLOSE), 0);
    assert_int_equal(count(&door, STAGE_EFFECT_CHANGE), 1);
}

static void test_the_lantern_swells_when_opened_and_shrinks_when_hooded(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    for (int after = 0; after < LANTERN_COUNT; after++)
        for (int before = 0; before < LANTERN_COUNT; before++) {
            struct stage_effects effects = {.turn = state->turn, .lantern = (enum lantern)before};
            int change = lantern_get((enum lantern)after)->light_radius -
                         lantern_get((enum lantern)before)->light_radius;
            state->events.count = 0;
            event_list_add(&state->events, (struct event){.kind = EVENT_LANTERN, .lantern = after});
            stage_effects_play(&effects, state, 1000, false);
            assert_int_equal(count(&effects, STAGE_EFFECT_SWELL), change > 0);
            assert_int_equal(count(&effects, STAGE_EFFECT_CLOSE), change < 0);
        }
    state_destroy(state);
}

static void test_a_thrown_light_starts_when_it_lands(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events,
                   (struct event){.kind = EVENT_MISSILE, .item = ITEM_FLARE, .to = {3, 1}});
    event_list_add(&state->events,
                   (struct event){.kind = EVENT_CLOUD, .cloud = CLOUD_FLARE, .to = {3, 1}});
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(stage_effects_light_begins(&effects), effects.list[0].lasts);
    assert_true(effects.list[0].lasts > 0);
    state_destroy(state);
}

static void test_on_arrival_only_events_of_the_new_floor_are_shown(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK});
    event_list_add(&state->events, (struct event){.kind = EVENT_ARRIVED});
    event_list_add(&state->events, (struct event){.kind = EVENT_FELL});
    stage_effects_play_arrival(&effects, state, 1000);
    assert_int_equal(effects.list[0].kind, STAGE_EFFECT_LANDING);
    assert_int_equal(count(&effects, STAGE_EFFECT_SLASH), 0);
    state_destroy(state);
}

static void test_with_reduced_motion_effects_stay_until_the_next_command(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = play(state, (struct event){.kind = EVENT_DIED});
    assert_int_equal(stage_effects_progress(&effects, &effects.list[0], 1000, true),
                     stage_effects_progress(&effects, &effects.list[0], 99000, true));
    state->events.count = 0;
    stage_effects_play(&effects, state, 99000, false);
    assert_int_equal(effects.count, 0);
    state_destroy(state);
}

static void test_a_blow_after_a_missile_waits_for_it(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    event_list_add(&state->events, (struct event){.kind = EVENT_MISSILE, .to = {3, 1}});
    event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK, .to = {3, 1}});
    stage_effects_play(&effects, state, 1000, false);
    assert_true(stage_effects_progress(&effects, &effects.list[0], 1001, false) >= 0);
    assert_true(stage_effects_progress(&effects, &effects.list[1], 1001, false) < 0);
    assert_true(stage_effects_progress(&effects, &effects.list[0], 1140, false) < 0);
    assert_true(stage_effects_progress(&effects, &effects.list[1], 1140, false) >= 0);
    state_destroy(state);
}

static void test_the_heros_own_noise_ripples_once_a_turn(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    state->hero_noise = 4;
    state->turn++;
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(count(&effects, STAGE_EFFECT_RIPPLE), 1);
    assert_int_equal(effects.list[0].loudness, 4);
    stage_effects_play(&effects, state, 1001, false);
    assert_int_equal(effects.count, 0);
    state_destroy(state);
}

static void test_effects_beyond_the_maximum_are_left_out(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    struct stage_effects effects = {.turn = state->turn};
    state->events.count = 0;
    for (int i = 0; i < 3 * STAGE_EFFECTS_MAX; i++)
        event_list_add(&state->events, (struct event){.kind = EVENT_STRUCK});
    stage_effects_play(&effects, state, 1000, false);
    assert_int_equal(effects.count, STAGE_EFFECTS_MAX);
    state_destroy(state);
}

static void test_only_the_last_pip_is_the_moment_of_being_noticed(void **unused)
{
    (void)unused;
    struct state *state = game_picture(room);
    for (int pips = 1; pips <= 3; pips++) {
        struct stage_effects effects =
            play(state, (struct event){.kind = EVENT_PIPS, .to = {3, 1}, .pips = pips});
        assert_int_equal(count(&effects, STAGE_EFFECT_NOTICED), pips == 3);
    }
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_event_makes_its_effect),
        cmocka_unit_test(test_a_thrown_noise_rings_where_it_lands_and_what_goes_there_shows_it),
        cmocka_unit_test(test_items_splash_in_water_and_fall_into_a_chasm),
        cmocka_unit_test(test_a_blow_mostly_absorbed_by_armour_glances_off),
        cmocka_unit_test(test_a_flare_blooms_and_fire_that_spreads_does_not),
        cmocka_unit_test(test_a_tell_stays_at_its_source),
        cmocka_unit_test(test_no_effect_outlasts_its_time),
        cmocka_unit_test(test_health_lost_to_a_missile_is_due_until_it_hits),
        cmocka_unit_test(test_an_amount_lost_rises_stands_and_fades),
        cmocka_unit_test(test_an_amount_is_drawn_again_only_to_fade),
        cmocka_unit_test(test_only_the_last_pip_is_the_moment_of_being_noticed),
        cmocka_unit_test(test_blows_in_one_cell_are_counted_together),
        cmocka_unit_test(test_effects_of_movement_are_over_at_once_with_reduced_motion),
        cmocka_unit_test(test_a_new_light_swells_and_an_extinguished_one_closes),
        cmocka_unit_test(test_the_lantern_swells_when_opened_and_shrinks_when_hooded),
        cmocka_unit_test(test_a_thrown_light_starts_when_it_lands),
        cmocka_unit_test(test_on_arrival_only_events_of_the_new_floor_are_shown),
        cmocka_unit_test(test_with_reduced_motion_effects_stay_until_the_next_command),
        cmocka_unit_test(test_a_blow_after_a_missile_waits_for_it),
        cmocka_unit_test(test_the_heros_own_noise_ripples_once_a_turn),
        cmocka_unit_test(test_effects_beyond_the_maximum_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
