/* What each event is to the player: what ends a journey, and what drops keys typed ahead. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "game/travel/alarm.h"

/* All kinds are in one of these two or in none. */
static const enum event_kind startling[] = {
    EVENT_FOUND_OUT, EVENT_SPRUNG, EVENT_FELL,   EVENT_CAME,   EVENT_NOTICED,
    EVENT_EYES,      EVENT_TELL,   EVENT_STRUCK, EVENT_HURT,   EVENT_HUSHED,
    EVENT_SUNG,      EVENT_RANG,   EVENT_PIPS,   EVENT_WARNED, EVENT_STATUS,
    EVENT_STOLEN,    EVENT_PULLED, EVENT_EATEN,  EVENT_NIGHT,  EVENT_OFFERED,
    EVENT_BEACON,    EVENT_HOLD,   EVENT_WON,    EVENT_LOST,   EVENT_WOKE};
static const enum event_kind stopping[] = {
    EVENT_MISSILE,  EVENT_TURNED, EVENT_NOISE,   EVENT_HEARD,       EVENT_FOUND,      EVENT_CLOUD,
    EVENT_VANISHED, EVENT_SITE,   EVENT_SPOTTED, EVENT_DOOR_OPENED, EVENT_DOOR_CLOSED};
/* What startles only if it happens to him. */
static const enum event_kind his_own[] = {EVENT_STRUCK, EVENT_HURT, EVENT_STATUS, EVENT_PULLED};

#define HAS(kinds, kind) has(kinds, ARRAY_LENGTH(kinds), kind)

static bool has(const enum event_kind *kinds, size_t count, enum event_kind kind)
{
    for (size_t i = 0; i < count; i++)
        if (kinds[i] == kind)
            return true;
    return false;
}

static enum alarm expected_of(enum event_kind kind, bool is_of_hero)
{
    if (!is_of_hero && HAS(his_own, kind))
        return ALARM_STOPS;
    if (HAS(startling, kind))
        return ALARM_STARTLES;
    return HAS(stopping, kind) ? ALARM_STOPS : ALARM_NONE;
}

static void every_kind_of_event_is_decided(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++)
        for (int is_of_hero = 0; is_of_hero < 2; is_of_hero++) {
            struct event event = {.kind = (enum event_kind)kind};
            event.victim = is_of_hero ? state->hero : game_picture_actor(state, 'r');
            if (alarm_of(state, &event) != expected_of(event.kind, is_of_hero))
                fail_msg("event %d, of the hero: %d", kind, is_of_hero);
        }
    state_destroy(state);
    (void)unused;
}

static void a_glimpse_of_one_that_is_gone_again_is_no_alarm(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct actor *rat = game_picture_who(state, 'r');
    struct event event = {.kind = EVENT_NOTICED, .actor = game_picture_actor(state, 'r')};
    rat->is_seen = true;
    assert_int_equal(alarm_of(state, &event), ALARM_STARTLES);
    rat->is_seen = rat->shines = false;
    assert_int_equal(alarm_of(state, &event), ALARM_NONE);
    rat->shines = true;
    assert_int_equal(alarm_of(state, &event), ALARM_STARTLES);
    state_destroy(state);
    (void)unused;
}

static void what_never_hunts_stops_him_with_its_first_call_only(void **unused)
{
    struct state *state = game_picture("#####\n#@.q#\n#####\n");
    struct event first = {
        .kind = EVENT_HEARD, .monster = MONSTER_ECHO_FROG, .to = {3, 1}, .times = 1};
    struct event again = first;
    struct event bell = first;
    struct event sound = {.kind = EVENT_NOISE, .to = {3, 1}};
    again.times = bell.times = 0;
    bell.monster = MONSTER_BELL_CRAWLER;
    assert_int_equal(alarm_of(state, &first), ALARM_STOPS);
    assert_int_equal(alarm_of(state, &again), ALARM_NONE);
    assert_int_equal(alarm_of(state, &bell), ALARM_STOPS);
    assert_int_equal(alarm_of(state, &sound), ALARM_STOPS);
    event_list_add(&state->events, again);
    assert_int_equal(alarm_of(state, &sound), ALARM_NONE);
    sound.to.x = 2;
    assert_int_equal(alarm_of(state, &sound), ALARM_STOPS);
    state_destroy(state);
    (void)unused;
}

static void what_is_raised_is_the_greatest(void **unused)
{
    static const enum event_kind kinds[] = {EVENT_MOVED, EVENT_SITE, EVENT_NOTICED, EVENT_MOVED};
    static const enum alarm raised[] = {ALARM_NONE, ALARM_STOPS, ALARM_STARTLES, ALARM_STARTLES};
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    assert_int_equal(alarm_raised(state), ALARM_NONE);
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
        event_list_add(&state->events, (struct event){.kind = kinds[i]});
        assert_int_equal(alarm_raised(state), raised[i]);
    }
    state_destroy(state);
    (void)unused;
}

static void the_count_of_the_holding_does_not_startle(void **unused)
{
    static const enum alarm expected[] = {[HOLD_BEGINS] = ALARM_STARTLES,
                                          [HOLD_LASTS] = ALARM_STOPS,
                                          [HOLD_PAUSES] = ALARM_STARTLES,
                                          [HOLD_GOES_ON] = ALARM_STARTLES};
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    for (int news = HOLD_BEGINS; news <= HOLD_GOES_ON; news++) {
        struct event event = {.kind = EVENT_HOLD, .times = news};
        assert_int_equal(alarm_of(state, &event), expected[news]);
    }
    state_destroy(state);
    (void)unused;
}

static void a_door_that_another_opens_stops_and_his_own_does_not(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct event event = {.kind = EVENT_DOOR_OPENED, .actor = game_picture_actor(state, 'r')};
    assert_int_equal(alarm_of(state, &event), ALARM_STOPS);
    event.actor = state->hero;
    assert_int_equal(alarm_of(state, &event), ALARM_NONE);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_event_is_decided),
        cmocka_unit_test(a_glimpse_of_one_that_is_gone_again_is_no_alarm),
        cmocka_unit_test(what_never_hunts_stops_him_with_its_first_call_only),
        cmocka_unit_test(what_is_raised_is_the_greatest),
        cmocka_unit_test(a_door_that_another_opens_stops_and_his_own_does_not),
        cmocka_unit_test(the_count_of_the_holding_does_not_startle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
