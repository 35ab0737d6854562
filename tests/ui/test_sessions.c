/* Every screen is reached, and left, by the keyboard alone, by the mouse alone and by a gamepad alone; and each can be played
 * by listening alone. The steps of each are data:
 * a session for each beginning, and in it, for each device, one walk through screens. A new screen needs a step in each of the
 * three: the last test of each device names those that were never on top. */
#include "base/array.h"
#include "base/integer.h"
#include "support/action_row.h"
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/stall.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

#include "ui/screens/screen.h"
#include "ui/view/action_list.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct scratch_folder folder;
static struct ui_options options;
static struct bestiary bestiary;

/* The screens that have been on top. */
static bool seen[SCREEN_COUNT];

static void build_market(struct ui *ui)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    stall_build((struct state *)(uintptr_t)game_state(ui->context.game),
                (struct area){{1, 1}, {7, 3}}, point_make(8, 3), wares);
}

/* By mouse a word is a click: "row2" on a row of a list, "row-1" on its last one, "do:hero" on that in the list of all
 * actions, "keyx" on what is the key x, "at3,1" on a cell of the map; "look3,1" on one with the right button; "back" is
 * that button elsewhere; "wheel" turns it towards the player. With "*9" it is done so often. */
static const struct played {
    const char *name;
    const char *map; /* NULL: begins with the title */
    void (*prepare)(struct ui *ui);
    const char *keys;
    const char *mouse;
    const char *pad;
} sessions[] = {
    {.name = "play",
     .map = "################\n"
            "#@.....+.......#\n"
            "#......#.......#\n"
            "################\n",
     .keys = "<Esc><Esc> <Space><Esc> ?<Esc> m<Esc> x<Esc> <Tab><Esc> i<Esc> t<Enter><Esc> @<Esc> "
             "<F3><Esc>",
     .mouse = "key<Esc> back key<Space> key<Esc> key? wheel key<Esc> keym key<Esc> look3,1 back "
              "key<Tab> back keyi back keyt row2 back do:hero back do:sight-lab back",
     .pad = "<PadStart><PadB> <C-PadStart><PadB> <S-PadStart><PadDown><PadB> <S-PadRB><PadB> "
            "<PadLS><PadRight><PadB> <PadBack><PadB> <PadX><PadDown><PadB> <PadLB><PadA><PadB> "
            "<C-PadBack><PadB> <C-PadX><PadB>"},
    {.name = "trade",
     .map = "#########\n"
            "#..V....#\n"
            "#.......#\n"
            "#..@....#\n"
            "#########\n",
     .prepare = build_market,
     .keys = "v v <Up> <Up> <Enter> <Esc> <Esc>",
     .mouse = "keyv keyv at3,2 at3,1 row0 back back",
     .pad = "<PadY><PadY><PadUp><PadUp><PadA><PadB><PadB>"},
    {.name = "boon",
     .map = "#######\n"
            "#@.>..#\n"
            "#######\n",
     .keys = "> <Down><Enter>",
     .mouse = "at3,1 at3,1 row1",
     .pad = "<C-PadA><PadDown><PadA>"},
    {.name = "death",
     .map = "#########\n"
            "#.r.r...#\n"
            "#.r@r...#\n"
            "#.r.r...#\n"
            "#########\n",
     .keys = "vv....................",
     .mouse = "keyv keyv at3,2*20",
     .pad = "<PadY><PadY><PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB>"
            "<PadB><PadB><PadB><PadB><PadB><PadB><PadB><PadB>"},
    {.name = "victory",
     .map = "######\n"
            "#.@9.#\n"
            "######\n",
     .keys = "<Right>........................................",
     .mouse = "at3,1 at2,1*40",
     .pad = "<PadRight><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA>"
            "<PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA>"
            "<PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA><PadA>"},
    /* A seed is begun to be typed; a new game, and back to the title by the menu; the runs, one of them watched, the
     * best and the bestiary, behind one row; the options and the keys. */
    {.name = "title",
     .keys = "<Enter><Down><Down><Enter><Esc><Up><Up><Enter>. <Esc><Up><Up><Enter> "
             "<Down><Down><Enter> <Enter><Tab><Right><Esc><Esc> <Down><Enter><Esc> "
             "<Down><Enter><Esc><Esc> <Down><Enter><Up><Enter><Esc><Esc>",
     .mouse = "row0 row3 key<Esc> row1 keyv key<Esc> row-2 row2 row0 key<Tab> key<Right> back back "
              "row1 back row2 back back row3 wheel wheel wheel row-1 back back",
     .pad =
         "<PadA><PadDown><PadDown><PadA><PadB><PadUp><PadUp><PadA><PadB> <PadStart><PadUp><PadUp>"
         "<PadA> <PadDown><PadDown><PadA><PadA><PadX><PadRight><PadB><PadB> <PadDown>"
         "<PadA><PadB> <PadDown><PadA><PadB><PadB> <PadDown><PadA><PadUp><PadA><PadB><PadB>"},
};

enum { SESSIONS = ARRAY_LENGTH(sessions), WORD_LENGTH_MAX = 40 };

/* The name read out when each screen opens. A new one has a row here. */
static const char *const titles[SCREEN_COUNT] = {
    [SCREEN_PLAY] = "Back to the game",
    [SCREEN_TITLE] = "Eyeshine",
    [SCREEN_RECORDS] = "Records and help",
    [SCREEN_NEW_GAME] = "New game",
    [SCREEN_SEED] = "Type a seed",
    [SCREEN_MENU] = "Eyeshine",
    [SCREEN_ACTIONS] = "Actions",
    [SCREEN_HELP] = "Help",
    [SCREEN_MESSAGES] = "Messages",
    [SCREEN_LOOK] = "Looking",
    [SCREEN_MAP] = "Floor ",
    [SCREEN_HERO] = "You",
    [SCREEN_LAB] = "Sight lab",
    [SCREEN_INVENTORY] = "Inventory|Throw what?",
    [SCREEN_AIM] = "Throw a pebble where?",
    [SCREEN_TRADE] = "Which ware do you want?",
    [SCREEN_BOON] = "Floor 2: choose a boon",
    [SCREEN_STORY] = "The lighthouse shines|You let the last ember",
    [SCREEN_END] = "The dark has you.|The lighthouse shines|The sea lies dark",
    [SCREEN_REPLAY] = "A replay",
    [SCREEN_RUNS] = "Runs and replays",
    [SCREEN_FAME] = "Hall of fame",
    [SCREEN_BESTIARY] = "Bestiary",
    [SCREEN_OPTIONS] = "Options",
    [SCREEN_KEYS] = "Keys",
};

/* How it stands on the screen on top, and what was heard since it stood otherwise. */
static struct {
    char said[16000];
    enum screen top;
    int depth;
    int choice;
    bool is_on;
} heard;

static void hear(const char *sentence)
{
    size_t length = strlen(heard.said);
    snprintf(heard.said + length, sizeof heard.said - length, "|%s", sentence);
}

/* Whether a sentence begins with one of the titles. */
static bool has_heard_title(enum screen screen)
{
    char part[80];
    for (const char *title = titles[screen]; *title; title += strspn(title, "|")) {
        size_t length = strcspn(title, "|");
        snprintf(part, sizeof part, "|%.*s", (int)length, title);
        if (strstr(heard.said, part))
            return true;
        title += length;
    }
    return false;
}

/* At first the end marks its first row, but has chosen none. */
static int chosen_row(const struct ui *ui)
{
    enum screen top = screen_stack_top(&ui->context);
    bool is_prompt = top == SCREEN_INVENTORY || top == SCREEN_TRADE;
    int row = is_prompt ? ui->context.reader.prompt.choice : ui->context.stack.choice;
    return top == SCREEN_END ? int_max(row, 0) : row;
}

static bool has_rows(const struct ui *ui)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1 &&
            ui->display.hit_areas.hit_areas[i].choice >= 0)
            return true;
    return false;
}

/* That a screen that opens says what it is, or the news that it opens with, and any its chosen row when that is another. */
static void check_heard(const struct ui *ui)
{
    enum screen top = screen_stack_top(&ui->context);
    const char *name = screen_get(top)->name;
    char row[24];
    bool opens = top != heard.top || ui->context.stack.count != heard.depth;
    bool has_news = top == SCREEN_PLAY && heard.said[0];
    snprintf(row, sizeof row, " (%d of ", chosen_row(ui) + 1);
    if (!titles[top])
        fail_msg("%s: how it is called is not in this test", name);
    if (opens && !has_news && !has_heard_title(top))
        fail_msg("%s does not say what it is: %s", name, heard.said);
    if ((opens || chosen_row(ui) != heard.choice) && chosen_row(ui) >= 0 && has_rows(ui) &&
        !strstr(heard.said, row))
        fail_msg("%s does not say its row%s: %s", name, row, heard.said);
    heard.said[0] = '\0';
    heard.top = top;
    heard.depth = ui->context.stack.count;
    heard.choice = chosen_row(ui);
}

static void note(const struct ui *ui)
{
    seen[screen_stack_top(&ui->context)] = true;
    if (heard.is_on)
        check_heard(ui);
}

static struct ui *open_session(const struct played *session)
{
    bestiary = (struct bestiary){0};
    options = ui_bench_options(session->map, 960, 300);
    options.starts_at_once = session->map != NULL;
    options.bestiary = &bestiary;
    options.say = heard.is_on ? hear : NULL;
    heard.depth = 0;
    heard.said[0] = '\0';
    options.user_folder = session->map ? NULL : folder.path;
    struct ui *ui = ui_host_open(&options);
    if (session->prepare)
        session->prepare(ui);
    display_redraw(&ui->display);
    ui_host_settle(ui);
    note(ui);
    return ui;
}

/* Cuts a text of keys into single ones, without the blanks between. */
static bool next_key(const char **keys, char key[WORD_LENGTH_MAX])
{
    struct error error = {""};
    struct key read;
    struct text text = text_init(key, WORD_LENGTH_MAX);
    while (**keys == ' ')
        ++*keys;
    if (!**keys)
        return false;
    assert_true(key_read(keys, &read, &error));
    key_write(read, &text);
    return true;
}

static void type_all(struct ui *ui, const char *keys)
{
    char key[WORD_LENGTH_MAX];
    while (next_key(&keys, key)) {
        ui_host_type(ui, key);
        note(ui);
    }
}

static void press_all(struct ui *ui, const char *keys)
{
    char key[WORD_LENGTH_MAX];
    struct ui_host_pad pad = ui_host_plug(ui);
    while (next_key(&keys, key)) {
        ui_host_press(ui, &pad, key);
        note(ui);
    }
    ui_host_unplug(ui, &pad);
}

/* The number behind a sign in a word. */
static int number_after(const char *word, char sign)
{
    const char *at = strchr(word, sign);
    return at ? atoi(at + 1) : 1;
}

/* The row of the list on top, or from its end, that is drawn. */
static int row_of(const struct ui *ui, int row)
{
    int last = 0;
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1 &&
            ui->display.hit_areas.hit_areas[i].choice > last)
            last = ui->display.hit_areas.hit_areas[i].choice;
    return row < 0 ? last + 1 + row : row;
}

static bool has_row(const struct ui *ui, int row)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1 &&
            ui->display.hit_areas.hit_areas[i].choice == row)
            return true;
    return false;
}

/* A row that is on another side of the list comes by the wheel. */
static void click_action(struct ui *ui, const char *name)
{
    struct action_list all;
    action_list_make(&all, NULL, game_state(ui->context.game));
    int row = action_row_find(&all, name);
    if (row < 0)
        fail_msg("nothing is called %s", name);
    ui_host_click(ui, ui_host_key(ui, "<Space>"), SDL_BUTTON_LEFT);
    note(ui);
    for (int i = 0; i < 60 && !has_row(ui, row); i++)
        ui_host_wheel(ui, -1);
    ui_host_click(ui, ui_host_row(ui, row), SDL_BUTTON_LEFT);
}

static void click_word(struct ui *ui, const char *word)
{
    bool is_look = strncmp(word, "look", 4) == 0;
    if (strncmp(word, "row", 3) == 0) {
        ui_host_click(ui, ui_host_row(ui, row_of(ui, atoi(word + 3))), SDL_BUTTON_LEFT);
    } else if (strncmp(word, "do:", 3) == 0) {
        click_action(ui, word + 3);
    } else if (strncmp(word, "key", 3) == 0) {
        ui_host_click(ui, ui_host_key(ui, word + 3), SDL_BUTTON_LEFT);
    } else if (is_look || strncmp(word, "at", 2) == 0) {
        int x = atoi(word + (is_look ? 4 : 2));
        ui_host_click(ui, ui_host_cell(ui, x, number_after(word, ',')),
                      is_look ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT);
    } else if (strcmp(word, "wheel") == 0) {
        ui_host_wheel(ui, -1);
    } else {
        assert_string_equal(word, "back");
        ui_host_click(ui, point_make(1, 1), SDL_BUTTON_RIGHT);
    }
    note(ui);
}

static void click_all(struct ui *ui, const char *words)
{
    while (*words) {
        char word[WORD_LENGTH_MAX];
        size_t length = strcspn(words, " ");
        assert_true(length < sizeof word);
        memcpy(word, words, length);
        word[length] = '\0';
        for (int times = number_after(word, '*'); times > 0; times--)
            click_word(ui, word);
        words += length + strspn(words + length, " ");
    }
}

enum device_kind { KEYS, MOUSE, PAD };

static void play_session(const struct played *session, enum device_kind device)
{
    struct ui *ui = open_session(session);
    if (device == KEYS)
        type_all(ui, session->keys);
    else if (device == MOUSE)
        click_all(ui, session->mouse);
    else
        press_all(ui, session->pad);
    ui_host_close(ui);
}

/* Plays all sessions by a device, and names the screens that were never on top. */
static void check_reaches_all(enum device_kind device)
{
    char missing[400] = "";
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < SESSIONS; i++)
        play_session(&sessions[i], device);
    for (int i = 0; i < SCREEN_COUNT; i++)
        if (!seen[i])
            snprintf(missing + strlen(missing), sizeof missing - strlen(missing), " %s",
                     screen_get((enum screen)i)->name);
    if (missing[0])
        fail_msg("never on top:%s", missing);
}

static void test_every_screen_is_reached_by_keys(void **state)
{
    (void)state;
    check_reaches_all(KEYS);
}

static void test_every_screen_is_reached_by_the_mouse(void **state)
{
    (void)state;
    check_reaches_all(MOUSE);
}

static void test_every_screen_is_reached_by_a_gamepad(void **state)
{
    (void)state;
    check_reaches_all(PAD);
}

static void test_every_screen_says_what_it_is_and_what_is_chosen(void **state)
{
    (void)state;
    heard.is_on = true;
    check_reaches_all(KEYS);
    heard.is_on = false;
}

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    SDL_Quit();
    scratch_folder_remove(&folder);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_every_screen_is_reached_by_keys),
        TEST(test_every_screen_is_reached_by_the_mouse),
        TEST(test_every_screen_is_reached_by_a_gamepad),
        TEST(test_every_screen_says_what_it_is_and_what_is_chosen),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
