/* The inventory: it shows all that there is room for. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/ui_bench.h"
#include "ui/screens/inventory_slots.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static struct ui_options options;
static char heard[4096];

static void hear(const char *sentence)
{
    size_t length = strlen(heard);
    snprintf(heard + length, sizeof heard - length, "%s|", sentence);
}

/* A hero with that many kinds of items more than at the start, and its inventory open. */
static struct ui *open_pack(int more, int width, int height)
{
    options = ui_bench_options("######\n#.@..#\n######\n", width, height);
    heard[0] = '\0';
    options.say = hear;
    struct ui *ui = ui_bench_open(&options);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    for (int i = ITEM_COUNT - 1; i > ITEM_NONE && more > 0; i--)
        if (pack_count(&state->pack, (enum item)i) == 0) {
            game_picture_give(state, (enum item)i, 1);
            more--;
        }
    ui_bench_press(ui, "i");
    ui_bench_draw(ui);
    return ui;
}

/* The rows that can be clicked. */
static int count_rows(const struct ui *ui)
{
    int rows = 0;
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        rows += ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1 &&
                ui->display.hit_areas.hit_areas[i].choice >= 0;
    return rows;
}

static bool has_key(const struct ui *ui, int code)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1 &&
            ui->display.hit_areas.hit_areas[i].key.code == code)
            return true;
    return false;
}

static void a_full_pack_is_listed_whole_where_there_is_room(void **unused)
{
    struct ui *ui = open_pack(8, 1280, 720);
    struct inventory_item items[INVENTORY_MAX];
    int count = inventory_list(game_state(ui->context.game), items);
    assert_in_range(count, 12, INVENTORY_MAX);
    assert_int_equal(count_rows(ui), count);
    ui_bench_close(ui);
    (void)unused;
}

/* Where the items stand that can be clicked, by their index. Fails if one has no place, or more than one. */
static void find_places(const struct ui *ui, struct rectangle places[], int count)
{
    int found = 0;
    memset(places, 0, (size_t)count * sizeof *places);
    for (int i = 0; i < ui->display.hit_areas.count; i++) {
        int index = ui->display.hit_areas.hit_areas[i].choice;
        if (ui->display.hit_areas.hit_areas[i].screen != ui->context.stack.count - 1 || index < 0)
            continue;
        assert_in_range(index, 0, count - 1);
        assert_int_equal(places[index].width, 0);
        places[index] = ui->display.hit_areas.hit_areas[i].area;
        assert_true(places[index].width > 0);
        found++;
    }
    assert_int_equal(found, count);
}

/* Slots don't share pixels; equipped items stand higher than the pack, which has three columns. */
static void things_stand_in_slots_of_their_own(void **unused)
{
    struct ui *ui = open_pack(8, 1280, 720);
    struct inventory_item items[INVENTORY_MAX];
    struct rectangle places[INVENTORY_MAX];
    int count = inventory_list(game_state(ui->context.game), items);
    int columns = 0;
    find_places(ui, places, count);
    for (int i = 0; i < count; i++) {
        bool is_new_column = !items[i].is_worn;
        for (int j = 0; j < i; j++) {
            struct rectangle shared = rectangle_intersect(places[i], places[j]);
            assert_int_equal(shared.width * shared.height, 0);
            if (items[i].is_worn != items[j].is_worn)
                assert_true((places[i].y < places[j].y) == items[i].is_worn);
            else if (places[i].x == places[j].x)
                is_new_column = false;
        }
        columns += is_new_column;
    }
    assert_int_equal(columns, 3);
    ui_bench_close(ui);
    (void)unused;
}

/* So the marked row moves in one order over the slots. */
static void equipped_items_are_listed_first(void **unused)
{
    struct ui *ui = open_pack(8, 1280, 720);
    struct inventory_item items[INVENTORY_MAX];
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    game_picture_give(state, ITEM_MAIL, 1);
    state->pack.counts[ITEM_MAIL]--;
    state->pack.counts[ITEM_RAGS]++;
    state->pack.worn[SLOT_ARMOUR] = ITEM_MAIL;
    int count = inventory_list(state, items);
    for (int i = 1; i < count; i++) {
        assert_true(items[i - 1].is_worn || !items[i].is_worn);
        if (items[i - 1].is_worn == items[i].is_worn && items[i].letter != ' ')
            assert_true(items[i - 1].letter < items[i].letter);
    }
    ui_bench_close(ui);
    (void)unused;
}

static void slots_are_tinted_by_kind(void **unused)
{
    const enum item kinds[] = {ITEM_GLOW, ITEM_RECALL, ITEM_GLOW_CHALK, ITEM_PEBBLES, ITEM_SPEAR};
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < i; j++)
            assert_int_not_equal(inventory_slots_ground(kinds[i]),
                                 inventory_slots_ground(kinds[j]));
    assert_int_equal(inventory_slots_ground(ITEM_GLOW),
                     inventory_slots_ground(ITEM_HEALING_POTION));
    (void)unused;
}

/* Where the map alone is too low for the list. */
static void a_full_pack_takes_the_place_of_the_log(void **unused)
{
    struct ui *ui = open_pack(7, 960, 580);
    struct inventory_item items[INVENTORY_MAX];
    assert_int_equal(count_rows(ui), inventory_list(game_state(ui->context.game), items));
    assert_int_equal(count_rows(ui), 12);
    ui_bench_close(ui);
    (void)unused;
}

/* Below the list, as there is no second column. */
static void on_a_narrow_frame_the_chosen_item_has_its_actions(void **unused)
{
    struct ui *ui = open_pack(0, 390, 844);
    assert_true(has_key(ui, 'T'));
    ui_bench_press(ui, "<Enter>");
    ui_bench_draw(ui);
    assert_in_range(count_rows(ui), 2, PROMPT_ACTIONS_MAX);
    ui_bench_close(ui);
    (void)unused;
}

static void a_low_and_narrow_frame_has_the_list_alone(void **unused)
{
    struct ui *ui = open_pack(10, 390, 300);
    assert_true(count_rows(ui) > 0);
    assert_false(has_key(ui, 'T'));
    ui_bench_close(ui);
    (void)unused;
}

/* Enter twice must not unequip what the hero wears. */
static void it_opens_on_what_is_new_or_else_in_the_pack(void **unused)
{
    struct ui *ui = open_pack(0, 640, 400);
    struct inventory_item items[INVENTORY_MAX];
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    const struct prompt *prompt = &ui->context.reader.prompt;
    inventory_list(state, items);
    assert_int_not_equal(prompt->choice, 0);
    assert_false(items[prompt->choice].is_worn);
    assert_true(items[prompt->choice - 1].is_worn);
    ui_bench_press(ui, "<Esc>");
    game_picture_give(state, ITEM_OIL, 1);
    heard[0] = '\0';
    ui_bench_press(ui, "i");
    assert_non_null(strstr(heard, "a flask of oil, new"));
    ui_bench_press(ui, "<Esc>");
    game_picture_give(state, ITEM_MAIL, 1);
    for (int time = 0; time < 2; time++) { /* new, then waiting to be equipped */
        ui_bench_press(ui, "i");
        inventory_list(state, items);
        assert_int_equal(items[prompt->choice].item, ITEM_MAIL);
        ui_bench_press(ui, "<Esc>");
    }
    ui_bench_press(ui, "i<Enter><Enter>");
    assert_int_equal(state->pack.worn[SLOT_ARMOUR], ITEM_MAIL);
    assert_int_equal(state->pack.worn[SLOT_WEAPON], ITEM_KNIFE);
    ui_bench_close(ui);
    (void)unused;
}

static void what_is_new_since_the_last_time_is_marked(void **unused)
{
    struct ui *ui = open_pack(0, 640, 400);
    assert_null(strstr(heard, ", new"));
    ui_bench_press(ui, "<Esc>");
    game_picture_give((struct state *)(uintptr_t)game_state(ui->context.game), ITEM_OIL, 1);
    heard[0] = '\0';
    ui_bench_press(ui, "i");
    for (int i = 0; i < 6; i++)
        ui_bench_press(ui, "<Down>");
    assert_non_null(strstr(heard, "a flask of oil, new"));
    assert_null(strstr(heard, "flares, new"));
    ui_bench_press(ui, "<Esc>i");
    heard[0] = '\0';
    for (int i = 0; i < 6; i++)
        ui_bench_press(ui, "<Down>");
    assert_non_null(strstr(heard, "a flask of oil"));
    assert_null(strstr(heard, ", new"));
    ui_bench_close(ui);
    (void)unused;
}

static void what_is_new_is_marked_until_the_inventory_is_opened_again(void **unused)
{
    struct ui *ui = open_pack(0, 640, 400);
    struct state *state = (struct state *)(uintptr_t)game_state(ui->context.game);
    ui_bench_press(ui, "<Esc>");
    game_picture_give(state, ITEM_OIL, 1);
    game_picture_give(state, ITEM_BOW, 1);
    for (int more = 2; more >= 0; more -= 2) {
        int marks = 0;
        ui_bench_press(ui, "i");
        for (int i = 0; i < ITEM_COUNT; i++)
            marks += ui->context.states.news.is_new[i];
        assert_int_equal(marks, more);
        ui_bench_draw(ui);
        ui_bench_press(ui, "<Esc>");
    }
    ui_bench_close(ui);
    (void)unused;
}

static void an_action_that_is_refused_says_so(void **unused)
{
    struct ui *ui = open_pack(0, 640, 400);
    ui_bench_press(ui, "<Home>u");
    ui_bench_draw(ui);
    assert_non_null(strstr(heard, "You can't use that."));
    ui_bench_close(ui);
    (void)unused;
}

static void a_mark_is_gone_when_the_next_item_is_looked_at(void **unused)
{
    struct ui *ui = open_pack(0, 640, 400);
    ui_bench_press(ui, "<Esc>");
    game_picture_give((struct state *)(uintptr_t)game_state(ui->context.game), ITEM_OIL, 1);
    ui_bench_press(ui, "i");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Up>");
    ui_bench_draw(ui);
    heard[0] = '\0';
    ui_bench_press(ui, "<Down>");
    ui_bench_draw(ui);
    assert_non_null(strstr(heard, "a flask of oil"));
    assert_null(strstr(heard, ", new"));
    ui_bench_close(ui);
    (void)unused;
}

/* d is the letter of an item, so D drops. */
static void an_action_has_the_same_key_in_the_list_and_below_it(void **unused)
{
    struct ui *ui = open_pack(4, 640, 400);
    assert_true(has_key(ui, 'D'));
    ui_bench_press(ui, "<Enter><Up>");
    ui_bench_draw(ui);
    assert_non_null(strstr(heard, "D  drop"));
    ui_bench_close(ui);
    (void)unused;
}

/* Their rows can still be tapped or clicked. */
static void fingers_and_gamepads_are_told_no_letters_of_actions(void **unused)
{
    for (int is_gamepad = 0; is_gamepad < 2; is_gamepad++) {
        struct ui *ui = open_pack(0, 640, 400);
        ui->display.device.has_touch = !is_gamepad;
        ui_bench_press(ui, is_gamepad ? "<PadDown>" : "<Down>");
        ui_bench_draw(ui);
        assert_true(has_key(ui, 'D'));
        heard[0] = '\0';
        ui_bench_press(ui, is_gamepad ? "<PadA><PadUp>" : "<Enter><Up>");
        ui_bench_draw(ui);
        assert_non_null(strstr(heard, "|drop ("));
        assert_in_range(count_rows(ui), 2, PROMPT_ACTIONS_MAX);
        ui_bench_close(ui);
    }
    (void)unused;
}

static struct rectangle place_of_choice(const struct ui *ui, struct rectangle places[], int count)
{
    find_places(ui, places, count);
    return places[ui->context.reader.prompt.choice];
}

static void left_and_right_go_to_the_slots_beside(void **unused)
{
    struct ui *ui = open_pack(8, 1280, 720);
    struct inventory_item items[INVENTORY_MAX];
    struct rectangle places[INVENTORY_MAX];
    int count = inventory_list(game_state(ui->context.game), items);
    ui_bench_press(ui, "<End>");
    struct rectangle last = place_of_choice(ui, places, count);
    ui_bench_press(ui, "<Left>");
    struct rectangle beside = place_of_choice(ui, places, count);
    assert_true(beside.x + beside.width <= last.x && beside.y == last.y);
    ui_bench_press(ui, "<KP_4><KP_4><KP_4>");
    struct rectangle first = place_of_choice(ui, places, count);
    assert_true(first.x + first.width <= beside.x && first.y == last.y);
    ui_bench_press(ui, "<Right><KP_6>");
    assert_int_equal(ui->context.reader.prompt.choice, count - 1);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_full_pack_is_listed_whole_where_there_is_room),
        cmocka_unit_test(things_stand_in_slots_of_their_own),
        cmocka_unit_test(equipped_items_are_listed_first),
        cmocka_unit_test(slots_are_tinted_by_kind),
        cmocka_unit_test(a_full_pack_takes_the_place_of_the_log),
        cmocka_unit_test(on_a_narrow_frame_the_chosen_item_has_its_actions),
        cmocka_unit_test(a_low_and_narrow_frame_has_the_list_alone),
        cmocka_unit_test(it_opens_on_what_is_new_or_else_in_the_pack),
        cmocka_unit_test(what_is_new_since_the_last_time_is_marked),
        cmocka_unit_test(what_is_new_is_marked_until_the_inventory_is_opened_again),
        cmocka_unit_test(a_mark_is_gone_when_the_next_item_is_looked_at),
        cmocka_unit_test(an_action_that_is_refused_says_so),
        cmocka_unit_test(an_action_has_the_same_key_in_the_list_and_below_it),
        cmocka_unit_test(left_and_right_go_to_the_slots_beside),
        cmocka_unit_test(fingers_and_gamepads_are_told_no_letters_of_actions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
