/* Which events count as peril: their messages stand out, and held keys stop. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/view/peril.h"

static struct state *state;

static int set_up(void **unused)
{
    state = game_picture("######\n"
                         "#@.r.#\n"
                         "######\n");
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    state_destroy(state);
    (void)unused;
    return 0;
}

static bool is_peril(struct event event)
{
    return peril_is(state, &event);
}

static void a_blow_that_damages_the_hero_is_peril(void **unused)
{
    struct event blow = {.kind = EVENT_STRUCK, .victim = state->hero, .damage = 1};
    assert_true(is_peril(blow));
    blow.damage = 0;
    assert_false(is_peril(blow));
    blow = (struct event){.kind = EVENT_HURT, .victim = state->hero, .damage = 2};
    assert_true(is_peril(blow));
    blow.victim = game_picture_actor(state, 'r');
    assert_false(is_peril(blow));
    (void)unused;
}

static void what_comes_into_view_is_peril_if_it_hunts(void **unused)
{
    struct event sighted = {.kind = EVENT_SIGHTED, .actor = game_picture_actor(state, 'r')};
    assert_false(is_peril(sighted));
    game_picture_set_lantern(state, LANTERN_DARK); /* light keeps the rat off */
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    assert_true(is_peril(sighted));
    (void)unused;
}

static void the_death_of_a_captive_is_peril(void **unused)
{
    assert_true(is_peril((struct event){.kind = EVENT_DIED, .is_ally = true}));
    assert_true(is_peril((struct event){.kind = EVENT_ALLY_LOST}));
    assert_false(is_peril((struct event){.kind = EVENT_DIED}));
    (void)unused;
}

static void noticing_is_peril_once_it_becomes_hunting(void **unused)
{
    for (int pips = 0; pips <= 3; pips++)
        assert_int_equal(is_peril((struct event){.kind = EVENT_PIPS, .pips = pips}), pips == 3);
    (void)unused;
}

/* It keeps its distance, or calls others: its message says so. */
static void what_does_not_come_to_attack_is_no_peril_when_it_hunts(void **unused)
{
    static const enum monster kinds[] = {MONSTER_LAMPLIGHTER, MONSTER_BELL_CRAWLER};
    for (int i = 0; i < 2; i++) {
        struct event event = {.kind = EVENT_PIPS,
                              .pips = 3,
                              .actor = game_picture_actor(state, 'r'),
                              .monster = kinds[i]};
        assert_false(is_peril(event));
        game_picture_set_lantern(state, LANTERN_DARK);
        game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
        event.kind = EVENT_SIGHTED;
        assert_false(is_peril(event));
        event.monster = MONSTER_GUTTER_RAT;
        assert_true(is_peril(event));
    }
    (void)unused;
}

static void a_telegraph_is_peril_and_a_step_is_not(void **unused)
{
    assert_true(is_peril((struct event){.kind = EVENT_TELL}));
    assert_true(is_peril((struct event){.kind = EVENT_FELL}));
    assert_false(is_peril((struct event){.kind = EVENT_MOVED, .actor = state->hero}));
    (void)unused;
}

static void a_warning_that_exploring_would_do_harm_is_peril(void **unused)
{
    static const enum event_kind kinds[] = {EVENT_REFUSED, EVENT_STOPPED};
    for (int i = 0; i < 2; i++) {
        assert_true(is_peril((struct event){.kind = kinds[i], .refusal = REFUSAL_SPOILS}));
        assert_true(is_peril((struct event){.kind = kinds[i], .refusal = REFUSAL_STIRS}));
        assert_true(is_peril((struct event){.kind = kinds[i], .refusal = REFUSAL_SHOWS}));
        assert_true(is_peril((struct event){.kind = kinds[i], .refusal = REFUSAL_BADLY_HURT}));
        assert_false(is_peril((struct event){.kind = kinds[i], .refusal = REFUSAL_NO_WAY}));
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_blow_that_damages_the_hero_is_peril),
        TEST(what_comes_into_view_is_peril_if_it_hunts),
        TEST(the_death_of_a_captive_is_peril),
        TEST(noticing_is_peril_once_it_becomes_hunting),
        TEST(what_does_not_come_to_attack_is_no_peril_when_it_hunts),
        TEST(a_telegraph_is_peril_and_a_step_is_not),
        TEST(a_warning_that_exploring_would_do_harm_is_peril),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
