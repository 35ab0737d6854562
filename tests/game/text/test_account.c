/* The account of a run at its end. */
#include "support/check.h"

#include "game/text/account.h"
#include "rules/night.h"
#include "support/player.h"

#include <string.h>

static const char room[] = "########\n"
                           "#@....9#\n"
                           "########\n";

/* The tests set the state of a run directly. */
static struct state *state_of(struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static struct chronicle *chronicle_of(struct player *player)
{
    return (struct chronicle *)(uintptr_t)game_chronicle(player->game);
}

static void check(const struct player *player, void write(const struct game *, struct text *),
                  const char *expected)
{
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    write(player->game, &text);
    assert_string_equal(chars, expected);
}

static void check_fact(const struct player *player, enum account_fact fact, const char *expected)
{
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    account_write_fact(player->game, fact, &text);
    assert_string_equal(chars, expected);
}

static void test_the_start_is_told_with_its_watch(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check_fact(player, ACCOUNT_START, "You began as: Keeper");
    state->start = START_DIVER;
    state->watch = WATCH_NIGHT;
    check_fact(player, ACCOUNT_START, "You began as: Diver, Watch 1");
    state->watch = WATCH_GENTLE;
    check_fact(player, ACCOUNT_START, "You began as: Diver, Gentle");
    player_end(player);
}

static void test_every_end_says_where_when_and_why(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check(player, account_write_end, "You stand on floor 1 of 12, on turn 0.");
    state->turn = 412;
    state->result = RESULT_WON;
    check(player, account_write_end, "You won on turn 412: you let the last ember go out.");
    state->finale.is_on = true;
    check(player, account_write_end, "You won on turn 412: the great lamp burns again.");
    state->result = RESULT_DIED;
    state->cause = CAUSE_ACTOR;
    state->killer = MONSTER_GUTTER_RAT;
    check(player, account_write_end,
          "You died on floor 1 of 12, on turn 412: a gutter rat killed you.");
    state->cause = CAUSE_FIRE;
    check(player, account_write_end,
          "You died on floor 1 of 12, on turn 412: you burned to death.");
    state->cause = CAUSE_FALL;
    check(player, account_write_end,
          "You died on floor 1 of 12, on turn 412: the fall killed you.");
    player_end(player);
}

static void check_report(const struct player *player, const char *piece)
{
    char chars[256];
    struct text text = text_init(chars, sizeof chars);
    game_report(player->game, "none", &text);
    if (!strstr(chars, piece))
        fail_msg("'%s' is not in %s", piece, chars);
}

static void test_the_report_line_has_the_result_and_the_cause(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check_report(player, "result=stopped depth=1 turns=0 cause=none hash=");
    state->result = RESULT_WON;
    check_report(player, "result=won depth=1 turns=0 cause=dark hash=");
    state->finale = (struct finale){.is_on = true, .depth = 1};
    check_report(player, "result=won depth=1 turns=0 cause=none hash=");
    state->result = RESULT_DIED;
    state->cause = CAUSE_FIRE;
    check_report(player, "result=died depth=1 turns=0 cause=fire hash=");
    state->cause = CAUSE_FALL;
    check_report(player, "result=died depth=1 turns=0 cause=fall hash=");
    state->cause = CAUSE_ACTOR;
    state->killer = MONSTER_NIGHT_HUNTER;
    check_report(player, "result=died depth=1 turns=0 cause=night_hunter hash=");
    player_end(player);
}

static void test_the_latest_watcher_comes_first(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct chronicle *chronicle = chronicle_of(player);
    enum monster kinds[MONSTER_COUNT];
    assert_int_equal(account_list_watchers(player->game, kinds), 0);
    chronicle->watchers[MONSTER_GUTTER_RAT] = (struct chronicle_watcher){3, 12, 1, 80, 2};
    chronicle->watchers[MONSTER_WICK_MOTH] = (struct chronicle_watcher){1, 90, 2, 90, 2};
    chronicle->watchers[MONSTER_NIGHT_HUNTER] = (struct chronicle_watcher){2, 5, 1, 7, 1};
    assert_int_equal(account_list_watchers(player->game, kinds), 3);
    static const char *const told[] = {"wick moth: noticed you (turn 90, floor 2)",
                                       "gutter rat: hunted you (turns 12-80, floors 1-2)",
                                       "night hunter: grew wary (turns 5-7, floor 1)"};
    for (int i = 0; i < 3; i++) {
        char chars[128];
        struct text text = text_init(chars, sizeof chars);
        account_write_watcher(player->game, kinds[i], &text);
        assert_string_equal(chars, told[i]);
    }
    player_end(player);
}

static void test_items_are_listed(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check(player, account_write_unused, "a healing potion, 3 pebbles, 2 flares");
    check_fact(player, ACCOUNT_GEAR, "Equipment: a knife, rags, a lantern (open)");
    check_fact(player, ACCOUNT_BOONS, "Boons: none");
    memset(state->pack.counts, 0, sizeof state->pack.counts);
    state->pack.worn[SLOT_ARMOUR] = ITEM_NONE;
    state->pack.has_lantern = false;
    state->boons[BOON_BRAND] = 1;
    state->boons[BOON_SKIN] = 1;
    check(player, account_write_unused, "nothing");
    check_fact(player, ACCOUNT_GEAR, "Equipment: a knife, no lantern (stolen)");
    check_fact(player, ACCOUNT_BOONS, "Boons: Brand, Thick skin");
    player_end(player);
}

static void test_captives_are_told_by_what_became_of_them(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check_fact(player, ACCOUNT_CAPTIVES, "");
    chronicle_of(player)->freed = 1;
    check_fact(player, ACCOUNT_CAPTIVES, "Captives: 1 freed (1 dead)");
    chronicle_of(player)->freed = 3;
    level_add_actor(
        state_level(state),
        (struct actor){.kind = MONSTER_CAPTIVE, .position = {2, 1}, .health = 5, .is_ally = true});
    state->followers[state->follower_count++].actor.is_ally = true;
    check_fact(player, ACCOUNT_CAPTIVES, "Captives: 3 freed (2 with you, 1 dead)");
    player_end(player);
}

static void test_kills_and_floors_are_counted(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    struct chronicle *chronicle = chronicle_of(player);
    check_fact(player, ACCOUNT_KILLS, "Killed: nothing");
    check_fact(player, ACCOUNT_CLOSE_CALLS, "Close calls: none");
    check_fact(player, ACCOUNT_FLOORS, "Floors reached: 1");
    check_fact(player, ACCOUNT_NIGHT, "Night: first hunter in 570 turns");
    chronicle->kills[MONSTER_GUTTER_RAT] = 2;
    chronicle->kills[MONSTER_WICK_MOTH] = 1;
    chronicle->close_calls[MONSTER_SENTRY_EYE] = 3;
    chronicle->close_calls[monster_hero()] = 2;
    chronicle->arrivals[1] = 311;
    state->night = 840;
    state->night_called = 2;
    check_fact(player, ACCOUNT_KILLS, "Killed: gutter rat x2, wick moth");
    check_fact(player, ACCOUNT_CLOSE_CALLS, "Close calls: close to death x2, sentry eye x3");
    check_fact(player, ACCOUNT_FLOORS, "Floors reached: 1, 2 on turn 310");
    check_fact(player, ACCOUNT_NIGHT, "Night: hunters are out, the next in 90 turns");
    state->night = 919;
    check_fact(player, ACCOUNT_NIGHT, "Night: hunters are out, the next in 11 turns");
    night_turn(state);
    check_fact(player, ACCOUNT_NIGHT,
               "Night: a hunter is on the stairs, the next comes in 190 turns");
    player_end(player);
}

static void test_conducts_and_stances_are_told_in_a_line(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct chronicle *chronicle = chronicle_of(player);
    check_fact(player, ACCOUNT_STANCES, "Lantern by floor: no turn yet");
    check_fact(player, ACCOUNT_CONDUCTS,
               "Conducts kept: Unseen, Lightless, Silent, Bloodless, Alone");
    check_fact(player, ACCOUNT_SCORE, "Score: 125");
    for (int i = 0; i < 3; i++)
        chronicle->turns[i][LANTERN_OPEN] = 2;
    chronicle->turns[3][LANTERN_DARK] = 1;
    chronicle->turns[5][LANTERN_DARK] = 1;
    chronicle->loudest = LOUDNESS_LOUD;
    chronicle->kills[MONSTER_GUTTER_RAT] = 1;
    check_fact(player, ACCOUNT_STANCES, "Lantern by floor: open 1-3, dark 4, dark 6");
    check_fact(player, ACCOUNT_CONDUCTS, "Conducts kept: Unseen, Alone");
    state_of(player)->levels[0].was_hunted = true;
    chronicle->freed = 1;
    check_fact(player, ACCOUNT_CONDUCTS, "Conducts kept: none");
    player_end(player);
}

static void test_the_course_of_a_run_is_told_in_six_lines(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    check_fact(player, ACCOUNT_PATH, "Path: none");
    check_fact(player, ACCOUNT_OMENS, "Omens met: none");
    check_fact(player, ACCOUNT_UNHUNTED, "Floors without a hunt: 1");
    check_fact(player, ACCOUNT_KILLER, "");
    state->boons[BOON_GLARE] = state->boons[BOON_NOON] = state->boons[BOON_WADER] = 1;
    check_fact(player, ACCOUNT_PATH, "Path: Flame 2 (Noon), Tide 1");
    for (int i = 1; i < 6; i++)
        state->levels[i].is_built = true;
    state->levels[2].omen = OMEN_FOG;
    state->levels[5].omen = OMEN_MOTHS;
    state->levels[3].was_hunted = true;
    check_fact(player, ACCOUNT_OMENS, "Omens met: Fog 3, Moths 6");
    check_fact(player, ACCOUNT_UNHUNTED, "Floors without a hunt: 1-3, 5-6");
    for (int i = 1; i < 6; i++)
        state->levels[i].is_built = false;
    state->levels[0].was_hunted = true;
    check_fact(player, ACCOUNT_UNHUNTED, "Floors without a hunt: none");
    player_end(player);
}

/* Kills the hero of a run with nothing that heals. */
static void check_killer(enum cause cause, enum monster killer, enum lantern lantern,
                         const char *expected)
{
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    memset(state->pack.counts, 0, sizeof state->pack.counts);
    state->result = RESULT_DIED;
    state->cause = cause;
    state->killer = killer;
    level_actor(state_level(state), state->hero)->lantern = lantern;
    check_fact(player, ACCOUNT_KILLER, expected);
    player_end(player);
}

static void test_what_would_have_helped_is_told(void **fixture)
{
    (void)fixture;
    check_killer(CAUSE_FIRE, MONSTER_HERO, LANTERN_OPEN,
                 "What killed you: fire. Next time: put out flames in water");
    check_killer(CAUSE_FALL, MONSTER_HERO, LANTERN_OPEN,
                 "What killed you: a fall. Next time: jump with more health, or take the stairs");
    check_killer(
        CAUSE_ACTOR, MONSTER_NIGHT_HUNTER, LANTERN_OPEN,
        "What killed you: night hunter. Next time: leave floors unhunted and light beacons "
        "to delay the night");
    check_killer(
        CAUSE_ACTOR, MONSTER_GLASS_ARCHER, LANTERN_OPEN,
        "What killed you: glass archer. Next time: near it, keep the lantern hooded or dark");
    check_killer(
        CAUSE_ACTOR, MONSTER_GLASS_ARCHER, LANTERN_DARK,
        "What killed you: glass archer. Next time: leave its sight, wait dark and still, and "
        "strike it unaware");
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    state->pack.counts[ITEM_HEALING_POTION] = 1;
    state->result = RESULT_DIED;
    state->cause = CAUSE_FIRE;
    check_fact(player, ACCOUNT_KILLER,
               "What killed you: fire. Next time: use the healing potion that you had left");
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_start_is_told_with_its_watch),
        cmocka_unit_test(test_every_end_says_where_when_and_why),
        cmocka_unit_test(test_the_report_line_has_the_result_and_the_cause),
        cmocka_unit_test(test_the_latest_watcher_comes_first),
        cmocka_unit_test(test_items_are_listed),
        cmocka_unit_test(test_captives_are_told_by_what_became_of_them),
        cmocka_unit_test(test_kills_and_floors_are_counted),
        cmocka_unit_test(test_conducts_and_stances_are_told_in_a_line),
        cmocka_unit_test(test_the_course_of_a_run_is_told_in_six_lines),
        cmocka_unit_test(test_what_would_have_helped_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
