/* A new game: with which seed, and by which algorithm of sight; or the lesson first. */
#include "sight/fov.h"
#include "ui/art/theme.h"
#include "ui/screens/menu.h"
#include "ui/view/list.h"

/* At text scale 1. */
#define LIST_WIDTH 190
#define COLUMN_GAP 14
#define GAP 6
/* Narrower pages, at text scale 1, describe the choice below the list. */
#define TWO_COLUMNS_MIN 400
#define LINE_LENGTH_MAX 400

enum { LESSON, RANDOM, DAILY, TYPED, SIGHT, CHOICES };

/* Whether the lesson is offered first. */
static bool is_new_here(const struct screen_context *context)
{
    return context->options->offers_lesson && !context->settings->kept.lesson_done;
}

bool screen_new_game_open(struct screen_context *context)
{
    context->stack.choice = is_new_here(context) ? LESSON : RANDOM;
    return true;
}

static const char *sight_name(const struct screen_context *context)
{
    return fov_get(context->settings->in_force.sight)->name;
}

static void change_sight(struct screen_context *context, int by)
{
    int *sight = &context->settings->in_force.sight;
    *sight = (*sight + by + fov_count()) % fov_count();
}

static void begin_lesson(struct screen_context *context)
{
    screen_context_request(context, REQUEST_LESSON, NULL);
}

static void write_random(const struct screen_context *context, struct text *text)
{
    text_append(text, is_new_here(context) ? "Random dungeon, no lesson" : "Random dungeon");
}

static void begin_random(struct screen_context *context)
{
    screen_context_request(context, REQUEST_NEW_GAME, NULL);
}

static void begin_daily(struct screen_context *context)
{
    screen_context_request(context, REQUEST_NEW_GAME, context->options->daily_seed);
}

static void write_sight(const struct screen_context *context, struct text *text)
{
    text_append(text, "Sight algorithm: %s", sight_name(context));
}

static void take_next_sight(struct screen_context *context)
{
    change_sight(context, 1);
}

static const struct menu_row rows[CHOICES] = {
    [LESSON] = {.label = "Lesson, then the game", .choose = begin_lesson},
    [RANDOM] = {.write = write_random, .choose = begin_random},
    [DAILY] = {.label = "Daily dungeon", .choose = begin_daily},
    [TYPED] = {.label = "Type a seed", .opens = SCREEN_SEED},
    [SIGHT] = {.write = write_sight, .choose = take_next_sight}};

static void describe(const struct screen_context *context, int choice, struct text *text)
{
    static const char *const words[CHOICES] = {
        [LESSON] =
            "A small, safe floor that teaches you to walk, fight, see and hide in about five "
            "minutes. You can skip it at any time.",
        [RANDOM] = "Twelve new floors, and one life.",
        [DAILY] = "Everyone who plays today gets the same dungeon: ",
        [TYPED] = "The same seed always makes the same dungeon. Type one that you were given, or "
                  "any word you like.",
        [SIGHT] = "How the game works out what you see, and what sees you. Left and Right change "
                  "it. "};
    text_append(text, "%s", words[choice]);
    if (choice == DAILY)
        text_append(text, "%s.", context->options->daily_seed ? context->options->daily_seed : "");
    if (choice == SIGHT)
        text_append(text, "%s: %s.", sight_name(context),
                    fov_get(context->settings->in_force.sight)->summary);
}

/* Takes the list's part off a page: the left one, or where that is narrow the upper one. */
static struct page cut_list(struct page *page)
{
    int scale = page->display->layout.text_scale;
    struct page list = *page;
    int used = list_height(page->display, CHOICES) + GAP * scale;
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

void screen_new_game_draw_page(struct screen_context *context, struct page *page)
{
    char words[LINE_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    struct page list = cut_list(page);
    menu_draw(context, MENU(rows), &list);
    describe(context, context->stack.choice, &text);
    page->is_read = true;
    widgets_paragraph(page, THEME_TEXT, 0, words);
}

bool screen_new_game_shows_key(const struct screen_context *context, struct bar_action *key)
{
    return key->code != KEY_RIGHT || context->stack.choice == SIGHT;
}

/* Wherever the choice is: changing the algorithm back costs nothing, and its row shows what it is now. */
static bool turn(struct screen_context *context, struct key key)
{
    enum direction direction;
    if (!binding_direction(context->options->bindings, key, &direction) ||
        direction_offset(direction).y != 0)
        return false;
    context->stack.choice = SIGHT;
    change_sight(context, direction_offset(direction).x);
    return true;
}

bool screen_new_game_key(struct screen_context *context, struct key key)
{
    if (key.code != KEY_ESCAPE)
        return turn(context, key) || menu_key(context, MENU(rows), key);
    screen_stack_pop(context);
    return true;
}
