/* A new game: with which seed, and by which algorithm of sight; or the lesson first. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/title_page.h"

#include "sight/fov.h"

#include <stdio.h>

/* At text scale 1. */
#define BOX_WIDTH 440
#define BOX_HEIGHT 150
#define LIST_WIDTH 190
#define COLUMN_GAP 14
#define GAP 6
/* Narrower pages, at text scale 1, tell of the choice below the list. */
#define TWO_COLUMNS_MIN 400
#define LINE_LENGTH_MAX 400

/* Each stays in its row: who comes back finds it there. */
enum { LESSON, RANDOM, DAILY, TYPED, SIGHT, CHOICES };

/* Who has not had the lesson is to begin with it. */
static bool is_new_here(const struct ui *ui)
{
    return ui->options->offers_lesson && !ui->settings.kept.lesson_done;
}

void screen_new_game_open(struct ui *ui)
{
    screen_stack_push(ui, SCREEN_NEW_GAME);
    ui->screens.choice = is_new_here(ui) ? LESSON : RANDOM;
}

static void write_label(const struct ui *ui, int choice, struct text *text)
{
    static const char *const labels[CHOICES] = {[LESSON] = "The lesson, then the game",
                                                [RANDOM] = "A dungeon of its own",
                                                [DAILY] = "The dungeon of the day",
                                                [TYPED] = "Type a seed",
                                                [SIGHT] = "Sight (for the curious): "};
    bool skips = choice == RANDOM && is_new_here(ui);
    text_append(text, "%s%s", skips ? "Skip it: a dungeon of its own" : labels[choice],
                choice == SIGHT ? fov_get(ui->settings.in_force.sight)->name : "");
}

static void describe(const struct ui *ui, int choice, struct text *text)
{
    static const char lesson[] =
        "A small floor with nothing to lose on it: it shows you how to walk, to strike, to see and "
        "not to be seen, in some five minutes. It can be left at any time.";
    static const char typed[] =
        "A seed is a word, and the same word always makes the same dungeon. Type one that "
        "somebody told you, or any you like.";
    static const char *const says[CHOICES] = {
        [LESSON] = lesson,
        [RANDOM] = "Twelve floors that nobody has seen before you, and one life.",
        [TYPED] = typed,
        [SIGHT] = "How it is reckoned what you see and who sees you. Left and right change it. "};
    if (choice == DAILY)
        text_append(text, "Today everybody who chooses this goes down into the same dungeon: %s.",
                    ui->options->daily_seed ? ui->options->daily_seed : "");
    else
        text_append(text, "%s", says[choice]);
    if (choice == SIGHT)
        text_append(text, "%s: %s.", fov_get(ui->settings.in_force.sight)->name,
                    fov_get(ui->settings.in_force.sight)->summary);
}

static void draw_list(struct page *page, const struct ui *ui)
{
    char lines[CHOICES][80];
    const char *shown[CHOICES];
    for (int i = 0; i < CHOICES; i++) {
        struct text text = text_init(lines[i], sizeof lines[i]);
        write_label(ui, i, &text);
        shown[i] = lines[i];
    }
    widgets_list(page, shown, CHOICES, ui->screens.choice);
}

/* Takes the list's part off a page: its left one, or where that is narrow its upper one. */
static struct page cut_list(struct page *page, int rows)
{
    int scale = page->ui->layout.text_scale;
    struct page list = *page;
    int used = rows * (page->ui->art.font.height + 5) * scale + GAP * scale;
    if (page->area.width < TWO_COLUMNS_MIN * scale) {
        page->area.y += used;
        page->area.height -= used;
        return list;
    }
    list.area.width = LIST_WIDTH * scale;
    page->area.x += (LIST_WIDTH + COLUMN_GAP) * scale;
    page->area.width -= (LIST_WIDTH + COLUMN_GAP) * scale;
    return list;
}

void screen_new_game_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Enter", "choose", KEY_ENTER},
                                             {NULL, "Left", "other sight", KEY_LEFT},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    char words[LINE_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    struct page page = title_page_draw_titled(ui, BOX_WIDTH, BOX_HEIGHT, "New game", keys);
    struct page list = cut_list(&page, CHOICES);
    draw_list(&list, ui);
    describe(ui, ui->screens.choice, &text);
    page.is_read = true;
    widgets_paragraph(&page, THEME_TEXT, 0, words);
}

static void begin(struct ui *ui, const char *seed)
{
    struct error error;
    if (!session_start_game(ui, seed, &error))
        ui_trouble(ui, error.message);
}

static void begin_lesson(struct ui *ui)
{
    struct error error;
    if (!session_start_lesson(ui, &error))
        ui_trouble(ui, error.message);
}

static void change_sight(struct ui *ui, int by)
{
    ui->settings.in_force.sight = (ui->settings.in_force.sight + by + fov_count()) % fov_count();
}

static void choose(struct ui *ui, int choice)
{
    switch (choice) {
    case RANDOM:
        begin(ui, NULL);
        break;
    case DAILY:
        begin(ui, ui->options->daily_seed);
        break;
    case TYPED:
        ui->states.seed.typed[0] = '\0';
        screen_stack_push(ui, SCREEN_SEED);
        break;
    case SIGHT:
        change_sight(ui, 1);
        break;
    default:
        begin_lesson(ui);
    }
}

/* Wherever the choice is: to change it to and fro costs nothing, and the row shows what it is now. */
static bool turn(struct ui *ui, struct key key)
{
    enum direction direction;
    if (!binding_direction(ui->options->bindings, key, &direction) ||
        direction_offset(direction).y != 0)
        return false;
    ui->screens.choice = SIGHT;
    change_sight(ui, direction_offset(direction).x);
    return true;
}

bool screen_new_game_key(struct ui *ui, struct key key)
{
    ui->trouble[0] = '\0';
    if (key_is_confirm(key))
        choose(ui, ui->screens.choice);
    else if (key.code == KEY_ESCAPE)
        screen_stack_pop(ui);
    else
        return turn(ui, key) ||
               widgets_list_key(ui->options->bindings, key, CHOICES, &ui->screens.choice);
    return true;
}
