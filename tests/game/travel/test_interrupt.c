/* Which events end automatic movement, and which drop keys typed ahead. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "base/array.h"
#include "game/travel/interrupt.h"

#include <string.h>

/* A kind is in one of these or in neither. */
static const enum event_kind startling[] = {
    EVENT_GAVE_WAY, EVENT_NEAR_DEATH, EVENT_TAKEN_DOWN, EVENT_GLOW,   EVENT_FOUND_OUT,
    EVENT_SPRUNG,   EVENT_FELL,       EVENT_CAME,       EVENT_BESIDE, EVENT_SIGHTED,
    EVENT_EYES,     EVENT_TELL,       EVENT_STRUCK,     EVENT_HURT,   EVENT_HUSHED,
    EVENT_SUNG,     EVENT_RANG,       EVENT_PIPS,       EVENT_WARNED, EVENT_STATUS,
    EVENT_STOLEN,   EVENT_PULLED,     EVENT_EATEN,      EVENT_NIGHT,  EVENT_DESCENDED,
    EVENT_OFFERED,  EVENT_BEACON,     EVENT_HOLD,       EVENT_WON,    EVENT_LOST,
    EVENT_WOKE};
static const enum event_kind stopping[] = {
    EVENT_BURNS_LOW,   EVENT_MISSILE,  EVENT_TURNED, EVENT_NOISE,       EVENT_HEARD,
    EVENT_CLOUD,       EVENT_VANISHED, EVENT_SITE,   EVENT_DOOR_OPENED, EVENT_DOOR_CLOSED,
    EVENT_NIGHT_NEARS, EVENT_FORETOLD, EVENT_VIGIL,  EVENT_KEYSTONE,    EVENT_ALLY_LOST};
/* Startle only if the hero is the victim. */
static const enum event_kind by_victim[] = {EVENT_STRUCK, EVENT_HURT, EVENT_STATUS, EVENT_PULLED};

#define HAS(kinds, kind) has(kinds, ARRAY_LENGTH(kinds), kind)

static bool has(const enum event_kind *kinds, size_t count, enum event_kind kind)
{
    for (size_t i = 0; i < count; i++)
        if (kinds[i] == kind)
            return true;
    return false;
}

static enum interrupt expected(enum event_kind kind, bool is_hero)
{
    if (!is_hero && HAS(by_victim, kind))
        return INTERRUPT_STOP;
    if (HAS(startling, kind))
        return INTERRUPT_STARTLE;
    return HAS(stopping, kind) ? INTERRUPT_STOP : INTERRUPT_NONE;
}

static void every_kind_of_event_interrupts_as_listed(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n#####\n");
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++)
        for (int is_hero = 0; is_hero < 2; is_hero++) {
            struct event event = {.kind = (enum event_kind)kind, .to = {2, 3}};
            event.victim = is_hero ? state->hero : game_picture_actor(state, 'r');
            if (interrupt_of(state, &event) != expected(event.kind, is_hero))
                fail_msg("event %d, the hero is the victim: %d", kind, is_hero);
        }
    state_destroy(state);
    (void)unused;
}

static struct actor *rat_at(struct state *state, int x)
{
    struct level *level = state_level(state);
    return level_actor(level, level_actor_at(level, point_make(x, 1)));
}

static enum interrupt by_pips(const struct state *state, const struct actor *rat, int before,
                              int pips)
{
    struct event event = {.kind = EVENT_PIPS,
                          .actor = level_actor_at(state_level_const(state), rat->position),
                          .monster = rat->kind,
                          .to = rat->position,
                          .pips = pips,
                          .pips_before = before,
                          .is_first = true};
    return interrupt_of(state, &event);
}

/* One stop a pack, not three a rat. */
static void of_vermin_kept_off_by_light_the_first_notice_and_the_first_hunt_interrupt(void **unused)
{
    struct state *state = game_picture("########\n#@...rr#\n########\n");
    struct actor *first = rat_at(state, 5);
    struct actor *second = rat_at(state, 6);
    (void)unused;
    assert_int_equal(by_pips(state, first, 0, 2), INTERRUPT_STARTLE);
    first->suspicion = 1;
    assert_int_equal(by_pips(state, first, 0, 1), INTERRUPT_STARTLE);
    assert_int_equal(by_pips(state, second, 0, 1), INTERRUPT_NONE);
    first->suspicion = SUSPICION_WARY;
    assert_int_equal(by_pips(state, first, 1, 2), INTERRUPT_NONE);
    assert_int_equal(by_pips(state, second, 2, PIPS_HUNTING), INTERRUPT_STARTLE);
    second->suspicion = SUSPICION_MAX;
    assert_int_equal(by_pips(state, first, 2, PIPS_HUNTING), INTERRUPT_NONE);
    game_picture_set_lantern(state, LANTERN_DARK);
    first->is_seen = second->is_seen = true;
    assert_int_equal(by_pips(state, first, 2, PIPS_HUNTING), INTERRUPT_STARTLE);
    state_destroy(state);
}

static void an_actor_already_out_of_view_does_not_interrupt(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct actor *rat = game_picture_who(state, 'r');
    struct event event = {
        .kind = EVENT_SIGHTED, .actor = game_picture_actor(state, 'r'), .monster = rat->kind};
    event.to = rat->position;
    event_list_add(&state->events, event);
    rat->is_seen = true;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    rat->is_seen = rat->shines = false;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_NONE);
    rat->shines = true;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    state_destroy(state);
    (void)unused;
}

static void the_second_harmless_actor_of_a_kind_does_not_interrupt(void **unused)
{
    struct state *state = game_picture("######\n#@.mm#\n######\n");
    struct level *level = state_level(state);
    struct actor *first = level_actor(level, level_actor_at(level, point_make(3, 1)));
    struct handle second = level_actor_at(level, point_make(4, 1));
    struct event event = {
        .kind = EVENT_SIGHTED, .actor = second, .monster = first->kind, .to = {4, 1}};
    event_list_add(&state->events, event);
    level_actor(level, second)->is_seen = true;
    first->is_seen = false;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    first->is_seen = true;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_NONE);
    event_list_add(&state->events, (struct event){.kind = EVENT_SIGHTED, .to = {3, 1}});
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE); /* both at once */
    first->seen_until = 1;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_NONE);
    state_destroy(state);
    (void)unused;
}

static void
a_second_rat_that_the_light_keeps_off_does_not_interrupt_unless_it_notices(void **unused)
{
    struct state *state = game_picture("############\n#@.......rr#\n############\n");
    struct level *level = state_level(state);
    struct actor *first = level_actor(level, level_actor_at(level, point_make(9, 1)));
    struct handle second = level_actor_at(level, point_make(10, 1));
    struct event event = {
        .kind = EVENT_SIGHTED, .actor = second, .monster = first->kind, .to = {10, 1}};
    event_list_add(&state->events, event);
    level_actor(level, second)->is_seen = true;
    first->is_seen = false;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    first->seen_until = 1;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_NONE);
    level_actor(level, second)->suspicion = 1;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    level_actor(level, second)->suspicion = 0;
    game_picture_set_lantern(state, LANTERN_DARK);
    level_actor(level, second)->is_seen = true;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
    state_destroy(state);
    (void)unused;
}

static void only_the_first_call_of_a_harmless_actor_interrupts(void **unused)
{
    struct state *state = game_picture("#####\n#@.q#\n#####\n");
    struct event first = {
        .kind = EVENT_HEARD, .monster = MONSTER_ECHO_FROG, .to = {3, 1}, .is_first = true};
    struct event again = first;
    struct event bell = first;
    again.is_first = bell.is_first = false;
    bell.monster = MONSTER_BELL_CRAWLER;
    assert_int_equal(interrupt_of(state, &first), INTERRUPT_STOP);
    assert_int_equal(interrupt_of(state, &again), INTERRUPT_NONE);
    assert_int_equal(interrupt_of(state, &bell), INTERRUPT_STOP);
    state_destroy(state);
    (void)unused;
}

static void a_far_noise_does_not_interrupt_a_hero_that_is_hunted(void **unused)
{
    struct state *state = game_picture("###############\n#@#..........r#\n###############\n");
    struct event noise = {.kind = EVENT_NOISE, .to = {8, 1}};
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_STOP);
    scene_make_hunter(game_picture_who(state, 'r'));
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_NONE);
    noise.to.x = 7;
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_STOP);
    state_destroy(state);
    (void)unused;
}

static void a_noise_interrupts_only_if_nothing_else_tells_of_it(void **unused)
{
    struct state *state = game_picture("########\n#@.r#..#\n########\n");
    struct event noise = {.kind = EVENT_NOISE, .to = {6, 1}};
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_STOP);
    event_list_add(&state->events, (struct event){.kind = EVENT_HEARD, .to = {6, 1}});
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_NONE);
    noise.to.x = 2; /* in view */
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_NONE);
    noise.to.x = 5;
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_STOP);
    noise.actor = game_picture_actor(state, 'r');
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_web_interrupts_only_beside_the_hero(void **unused)
{
    struct state *state = game_picture("########\n#@.....#\n########\n");
    struct event web = {.kind = EVENT_CLOUD, .cloud = CLOUD_WEB, .to = {2, 1}};
    assert_int_equal(interrupt_of(state, &web), INTERRUPT_STOP);
    web.to.x = 3;
    assert_int_equal(interrupt_of(state, &web), INTERRUPT_NONE);
    web.cloud = CLOUD_FIRE;
    assert_int_equal(interrupt_of(state, &web), INTERRUPT_STOP);
    state_destroy(state);
    (void)unused;
}

static void the_strongest_interrupt_wins(void **unused)
{
    static const enum event_kind kinds[] = {EVENT_MOVED, EVENT_SITE, EVENT_SIGHTED, EVENT_MOVED};
    static const enum interrupt strongest[] = {INTERRUPT_NONE, INTERRUPT_STOP, INTERRUPT_STARTLE,
                                               INTERRUPT_STARTLE};
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    assert_int_equal(interrupt_strongest(state, HANDLE_NONE), INTERRUPT_NONE);
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
        event_list_add(&state->events, (struct event){.kind = kinds[i]});
        assert_int_equal(interrupt_strongest(state, HANDLE_NONE), strongest[i]);
    }
    state_destroy(state);
    (void)unused;
}

/* A lamplighter keeps away; a rat comes. */
static void what_keeps_away_and_is_unaware_interrupts_when_it_is_first_seen(void **unused)
{
    for (const char *sign = "lr"; *sign; sign++) {
        char picture[] = "########\n#@...r.#\n########\n";
        *strchr(picture, 'r') = *sign;
        struct state *state = game_picture(picture);
        struct actor *actor = game_picture_who(state, *sign);
        struct event event = {.kind = EVENT_SIGHTED,
                              .monster = actor->kind,
                              .actor = game_picture_actor(state, *sign),
                              .to = actor->position};
        bool keeps_away = *sign == 'l';
        game_picture_set_lantern(state, LANTERN_DARK);
        actor->is_seen = true;
        assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
        actor->seen_until = 1;
        assert_int_equal(interrupt_of(state, &event),
                         keeps_away ? INTERRUPT_NONE : INTERRUPT_STARTLE);
        actor->suspicion = SUSPICION_WARY;
        assert_int_equal(interrupt_of(state, &event), INTERRUPT_STARTLE);
        state_destroy(state);
    }
    (void)unused;
}

/* A lamplighter that has hunted keeps away; a twin alone never hunts, and has no mate here. */
static void what_keeps_off_interrupts_again_only_near_the_hero(void **unused)
{
    for (const char *sign = "lt"; *sign; sign++) {
        char picture[] = "########\n#@...r.#\n########\n";
        *strchr(picture, 'r') = *sign;
        struct state *state = game_picture(picture);
        struct actor *actor = game_picture_who(state, *sign);
        struct event sighted = {.kind = EVENT_SIGHTED,
                                .monster = actor->kind,
                                .actor = game_picture_actor(state, *sign),
                                .to = actor->position};
        struct event pips = sighted;
        pips.kind = EVENT_PIPS;
        pips.pips = *sign == 'l' ? PIPS_HUNTING : 2;
        pips.is_first = true;
        actor->has_hunted = *sign == 'l';
        actor->suspicion = *sign == 'l' ? SUSPICION_HUNTING : SUSPICION_WARY;
        actor->is_seen = true;
        assert_int_equal(interrupt_of(state, &sighted), INTERRUPT_STARTLE);
        assert_int_equal(interrupt_of(state, &pips), INTERRUPT_STARTLE);
        pips.is_first = *sign != 'l';
        pips.pips_before = 1;
        actor->seen_until = 1;
        assert_int_equal(interrupt_of(state, &sighted), INTERRUPT_NONE);
        assert_int_equal(interrupt_of(state, &pips), INTERRUPT_NONE);
        level_move_actor(state_level(state), sighted.actor, point_make(3, 1));
        assert_int_equal(interrupt_of(state, &sighted), INTERRUPT_STARTLE);
        assert_int_equal(interrupt_of(state, &pips), INTERRUPT_STARTLE);
        state_destroy(state);
    }
    (void)unused;
}

static void notices_of_what_was_agreed_to_do_not_interrupt_until_it_hunts(void **unused)
{
    struct state *state = game_picture("########\n#@...l.#\n########\n");
    struct actor *actor = game_picture_who(state, 'l');
    struct handle lamplighter = game_picture_actor(state, 'l');
    actor->suspicion = SUSPICION_WARY;
    event_list_add(&state->events, (struct event){.kind = EVENT_PIPS,
                                                  .actor = lamplighter,
                                                  .pips = 2,
                                                  .to = actor->position,
                                                  .is_first = true});
    assert_int_equal(interrupt_strongest(state, HANDLE_NONE), INTERRUPT_STARTLE);
    assert_int_equal(interrupt_strongest(state, lamplighter), INTERRUPT_NONE);
    actor->suspicion = SUSPICION_HUNTING;
    assert_int_equal(interrupt_strongest(state, lamplighter), INTERRUPT_STARTLE);
    state_destroy(state);
    (void)unused;
}

static void the_count_of_turns_to_hold_the_lamp_only_stops(void **unused)
{
    static const enum interrupt by_news[] = {[HOLD_BEGINS] = INTERRUPT_STARTLE,
                                             [HOLD_LASTS] = INTERRUPT_STOP,
                                             [HOLD_PAUSES] = INTERRUPT_STARTLE,
                                             [HOLD_GOES_ON] = INTERRUPT_STARTLE};
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    for (int news = HOLD_BEGINS; news <= HOLD_GOES_ON; news++) {
        struct event event = {.kind = EVENT_HOLD, .hold = news};
        assert_int_equal(interrupt_of(state, &event), by_news[news]);
    }
    state_destroy(state);
    (void)unused;
}

static void only_a_door_that_another_opens_interrupts(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    struct event event = {.kind = EVENT_DOOR_OPENED, .actor = game_picture_actor(state, 'r')};
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_STOP);
    event.actor = state->hero;
    assert_int_equal(interrupt_of(state, &event), INTERRUPT_NONE);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_event_interrupts_as_listed),
        cmocka_unit_test(of_vermin_kept_off_by_light_the_first_notice_and_the_first_hunt_interrupt),
        cmocka_unit_test(an_actor_already_out_of_view_does_not_interrupt),
        cmocka_unit_test(the_second_harmless_actor_of_a_kind_does_not_interrupt),
        cmocka_unit_test(
            a_second_rat_that_the_light_keeps_off_does_not_interrupt_unless_it_notices),
        cmocka_unit_test(only_the_first_call_of_a_harmless_actor_interrupts),
        cmocka_unit_test(a_far_noise_does_not_interrupt_a_hero_that_is_hunted),
        cmocka_unit_test(a_noise_interrupts_only_if_nothing_else_tells_of_it),
        cmocka_unit_test(a_web_interrupts_only_beside_the_hero),
        cmocka_unit_test(the_strongest_interrupt_wins),
        cmocka_unit_test(only_a_door_that_another_opens_interrupts),
        cmocka_unit_test(what_keeps_away_and_is_unaware_interrupts_when_it_is_first_seen),
        cmocka_unit_test(what_keeps_off_interrupts_again_only_near_the_hero),
        cmocka_unit_test(notices_of_what_was_agreed_to_do_not_interrupt_until_it_hunts),
        cmocka_unit_test(the_count_of_turns_to_hold_the_lamp_only_stops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
