/* Trade as the player meets it: keys that ask, a command that trades, travel past wares, and the messages. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"
#include "support/stall.h"
#include "support/told.h"

#include "game/text/description.h"
#include "game/text/narration.h"
#include "input/keystrokes.h"

#include <string.h>

/* The hero at (4, 2), beside the merchant at (4, 1), has a knife (a), rags (b), a healing potion (c), 3 pebbles (d) and 2
 * flares (e). */
static struct asking ask_at(struct point p, enum lantern lantern, const char *keys)
{
    struct asking asking = {.state = stall_scene(lantern, false)};
    level_move_actor(state_level(asking.state), asking.state->hero, p);
    game_picture_set_lantern(asking.state, lantern);
    game_picture_pass(asking.state, 1);
    asking_press(&asking, keys);
    return asking;
}

static struct asking ask(enum lantern lantern, const char *keys)
{
    return ask_at(point_make(4, 2), lantern, keys);
}

static void check_trade(const char *keys, int ware, enum item given)
{
    struct asking asking = ask(LANTERN_DARK, keys);
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_NONE);
    assert_int_equal(asking.command.kind, COMMAND_TRADE);
    assert_int_equal(asking.command.choice, ware);
    assert_int_equal(asking.command.item, given);
    state_destroy(asking.state);
}

static void check_asks(const char *keys, enum prompt_kind kind, int choice)
{
    struct asking asking = ask(LANTERN_DARK, keys);
    if (asking.reader.prompt.kind != kind || asking.reader.prompt.choice != choice)
        fail_msg("%s: asks %d, line %d", keys, (int)asking.reader.prompt.kind,
                 asking.reader.prompt.choice);
    state_destroy(asking.state);
}

static void bumping_into_the_merchant_and_choosing_a_ware_and_a_price_trades(void **unused)
{
    check_trade("k1c", 0, ITEM_HEALING_POTION);
    check_trade("k3e", 2, ITEM_FLARE);
    check_trade("<Up><Down><Enter><Down><Down><Enter>", 2, ITEM_HEALING_POTION);
    (void)unused;
}

static void a_ware_underfoot_is_marked_when_it_is_picked_up(void **unused)
{
    check_asks("g", PROMPT_WARE, 1);
    check_asks("k", PROMPT_WARE, 1);
    (void)unused;
}

static void picking_up_where_nothing_is_asks_for_a_ware(void **unused)
{
    struct asking asking = ask_at(point_make(1, 1), LANTERN_DARK, "g");
    assert_int_equal(asking.reader.prompt.kind, PROMPT_WARE);
    assert_int_equal(asking.reader.prompt.choice, 0);
    state_destroy(asking.state);
    (void)unused;
}

static void an_item_that_is_no_ware_is_picked_up(void **unused)
{
    struct asking asking = ask_at(point_make(1, 1), LANTERN_DARK, "");
    level_set_item(state_level(asking.state), point_make(1, 1), ITEM_FLARE);
    asking_press(&asking, "g");
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_PICK_UP);
    state_destroy(asking.state);
    (void)unused;
}

static void too_small_a_price_is_not_taken(void **unused)
{
    check_asks("g1d", PROMPT_GIVE, 3);
    check_asks("g1a", PROMPT_GIVE, 0);
    check_asks("g1<Enter>", PROMPT_GIVE, 0);
    (void)unused;
}

static void movement_keys_choose_no_ware(void **unused)
{
    check_asks("kkkbbhjlyun", PROMPT_WARE, 1);
    (void)unused;
}

static void escape_goes_back_and_then_closes(void **unused)
{
    check_asks("g1<Esc>", PROMPT_WARE, 0);
    struct asking asking = ask(LANTERN_DARK, "g<Esc>");
    assert_int_equal(asking.reading, KEY_READING_DROPPED);
    assert_int_equal(asking.reader.prompt.kind, PROMPT_NONE);
    state_destroy(asking.state);
    (void)unused;
}

static void sold_wares_are_not_listed(void **unused)
{
    struct asking asking = ask(LANTERN_DARK, "");
    stall_site(asking.state)->wares[0] = ITEM_NONE;
    asking_press(&asking, "k1");
    assert_int_equal(asking.reader.prompt.ware, 1);
    assert_int_equal(asking.reader.prompt.item, ITEM_LEATHER);
    state_destroy(asking.state);
    (void)unused;
}

static void in_bright_light_the_keys_have_their_usual_meaning(void **unused)
{
    struct asking asking = ask(LANTERN_OPEN, "k");
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_STEP);
    asking_press(&asking, "g");
    assert_int_equal(asking.command.kind, COMMAND_PICK_UP);
    state_destroy(asking.state);
    (void)unused;
}

static void a_merchant_is_not_aimed_at(void **unused)
{
    struct asking asking = ask(LANTERN_DARK, "td");
    assert_int_equal(asking.reader.prompt.kind, PROMPT_AIM);
    assert_false(point_is_equal(asking.reader.prompt.command.target, point_make(4, 1)));
    state_destroy(asking.state);
    (void)unused;
}

/* A drawn game in plain sight with wares laid out in one room, all of it visible. */
static struct player *start_in_stall(void)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct player *player = player_start_nearsighted("########\n"
                                                     "#..V...#\n"
                                                     "#......#\n"
                                                     "#..@...#\n"
                                                     "########\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    stall_build(state, (struct area){{1, 1}, {6, 3}}, point_make(7, 3), wares);
    player_press(player, ".");
    return player;
}

static void the_command_is_played_to_its_end(void **unused)
{
    struct player *player = start_in_stall();
    player_press(player, "kk1c");
    assert_true(player_was_told(player, "You give a healing potion."));
    assert_true(player_was_told(player, "The merchant gives you a smoke pot."));
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_SMOKE_POT), 1);
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_HEALING_POTION), 0);
    player_end(player);
    (void)unused;
}

static void exploring_leaves_wares_and_their_merchant_alone(void **unused)
{
    struct player *player = start_in_stall();
    assert_int_equal(level_memory(state_level_const(player_state(player)), point_make(3, 2))->item,
                     ITEM_LEATHER);
    player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    assert_int_equal(player_hero(player).y, 3);
    player_end(player);
    (void)unused;
}

static void the_trade_is_told(void **unused)
{
    assert_told((struct event){.kind = EVENT_GIVEN, .item = ITEM_PEBBLES, .count = 4},
                "You give 4 pebbles.");
    assert_told((struct event){.kind = EVENT_BARTERED, .item = ITEM_MAIL, .count = 1},
                "The merchant gives you mail.");
    (void)unused;
}

static void stepping_on_a_ware_is_told(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, false);
    game_picture_pass(state, 1);
    assert_told_in(
        state, (struct event){.kind = EVENT_FOUND, .item = ITEM_PEBBLES, .count = 3, .to = {5, 2}},
        "3 pebbles lie here, a ware: pick it up to trade for it.");
    state_destroy(state);
    (void)unused;
}

static void looking_at_a_merchant_explains_it(void **unused)
{
    struct state *state = stall_scene(LANTERN_DARK, false);
    char chars[400];
    struct text text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'V'), ITEM_NONE, &text);
    assert_non_null(strstr(chars, "It is waiting."));
    assert_non_null(strstr(chars, "It trades item for item"));
    assert_null(strstr(chars, "Health"));
    text = text_init(chars, sizeof chars);
    description_of_ground(state, point_make(4, 2), &text);
    assert_non_null(strstr(chars, site_kind_get(SITE_MERCHANT)->hint));
    state_destroy(state);
    (void)unused;
}

/* The keys that are shown for a command lead to that command. */
static void check_keys_of(struct command command)
{
    struct asking asking = ask(LANTERN_DARK, "");
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text keys = text_init(chars, sizeof chars);
    assert_true(keystrokes_write(asking.state, command, &keys));
    asking_press(&asking, chars);
    assert_int_equal(asking.reading, KEY_READING_COMMAND);
    assert_int_equal(asking.command.kind, COMMAND_TRADE);
    assert_int_equal(asking.command.choice, command.choice);
    assert_int_equal(asking.command.item, command.item);
    state_destroy(asking.state);
}

static void every_bargain_has_its_keys(void **unused)
{
    check_keys_of(
        (struct command){.kind = COMMAND_TRADE, .choice = 0, .item = ITEM_HEALING_POTION});
    check_keys_of((struct command){.kind = COMMAND_TRADE, .choice = 2, .item = ITEM_FLARE});
    (void)unused;
}

static void an_unaffordable_bargain_has_no_keys(void **unused)
{
    struct asking asking = ask(LANTERN_DARK, "");
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text keys = text_init(chars, sizeof chars);
    struct command command = {.kind = COMMAND_TRADE, .choice = 1, .item = ITEM_RAGS};
    assert_false(keystrokes_write(asking.state, command, &keys));
    state_destroy(asking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bumping_into_the_merchant_and_choosing_a_ware_and_a_price_trades),
        cmocka_unit_test(a_ware_underfoot_is_marked_when_it_is_picked_up),
        cmocka_unit_test(picking_up_where_nothing_is_asks_for_a_ware),
        cmocka_unit_test(an_item_that_is_no_ware_is_picked_up),
        cmocka_unit_test(too_small_a_price_is_not_taken),
        cmocka_unit_test(movement_keys_choose_no_ware),
        cmocka_unit_test(escape_goes_back_and_then_closes),
        cmocka_unit_test(sold_wares_are_not_listed),
        cmocka_unit_test(in_bright_light_the_keys_have_their_usual_meaning),
        cmocka_unit_test(a_merchant_is_not_aimed_at),
        cmocka_unit_test(the_command_is_played_to_its_end),
        cmocka_unit_test(exploring_leaves_wares_and_their_merchant_alone),
        cmocka_unit_test(the_trade_is_told),
        cmocka_unit_test(stepping_on_a_ware_is_told),
        cmocka_unit_test(looking_at_a_merchant_explains_it),
        cmocka_unit_test(every_bargain_has_its_keys),
        cmocka_unit_test(an_unaffordable_bargain_has_no_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
