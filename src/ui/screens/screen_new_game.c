/* A new game: with which seed, as what, and how hard; or the lesson first. */
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

/* Of the pictures of what a start has. */
#define PICTURE_SCALE 2
#define PICTURE_GAP 2

enum { LESSON, RANDOM, DAILY, TYPED, START, WATCH, CHOICES };

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

static const struct start_kind *start_chosen(const struct screen_context *context)
{
    return start_get((enum start)context->settings->in_force.start);
}

static const struct watch_kind *watch_chosen(const struct screen_context *context)
{
    return watch_get((enum watch)context->settings->in_force.watch);
}

/* Changes a setting to its next value or the one before; the next game begins with the same. */
static void change(struct screen_context *context, const char *setting, int way)
{
    int row = settings_find(setting);
    player_settings_change(context->settings, row,
                           settings_next(&context->settings->in_force, row, way, true));
}

/* Before the first lesson of all the story is told. */
static void begin_lesson(struct screen_context *context)
{
    if (context->settings->kept.story_told || !screen_context_tells_story(context)) {
        screen_context_request(context, REQUEST_LESSON, NULL);
        return;
    }
    player_settings_change(context->settings, settings_find("story-told"), 1);
    screen_context_show_story(context, STORY_DROWNED, STORY_LAST_OF_START);
    context->states.story.begins_lesson = true;
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

static void write_start(const struct screen_context *context, struct text *text)
{
    text_append(text, "You are: %s", start_chosen(context)->name);
}

static void take_next_start(struct screen_context *context)
{
    change(context, "start", 1);
}

static void write_watch(const struct screen_context *context, struct text *text)
{
    text_append(text, "Difficulty: %s", watch_chosen(context)->name);
}

static void take_next_watch(struct screen_context *context)
{
    change(context, "watch", 1);
}

static const struct menu_row rows[CHOICES] = {
    [LESSON] = {.label = "Lesson, then the game", .choose = begin_lesson},
    [RANDOM] = {.write = write_random, .choose = begin_random},
    [DAILY] = {.label = "Daily dungeon", .choose = begin_daily},
    [TYPED] = {.label = "Type a seed", .opens = SCREEN_SEED},
    [START] = {.write = write_start, .choose = take_next_start},
    [WATCH] = {.write = write_watch, .choose = take_next_watch}};

static void describe(const struct screen_context *context, int choice, struct text *text)
{
    static const char *const words[CHOICES] = {
        [LESSON] =
            "A small, safe floor that teaches you to walk, fight, see and hide in about five "
            "minutes. You can skip it at any time.",
        [RANDOM] = "Twelve new floors, and one life.",
        [DAILY] = "Everyone gets the same dungeon, start and Watch today, ",
        [TYPED] = "The same seed always makes the same dungeon. Type one that you were given, or "
                  "any word you like.",
        [START] = "What you were before the lamp went out.",
        [WATCH] = "Each Watch adds a rule to the one before."};
    text_append(text, "%s", words[choice]);
    if (choice == DAILY)
        text_append(text, "%s.", context->options->daily_seed ? context->options->daily_seed : "");
}

/* Pictures of the hero and of what it has, in a row, if they leave room for that many lines. */
static void draw_things(struct page *page, enum start chosen, int lines)
{
    const struct start_kind *start = start_get(chosen);
    struct display *display = page->display;
    const struct tileset *tileset = &display->art.tileset;
    int scale = PICTURE_SCALE * display->layout.text_scale;
    int side = (TILE_SIDE + PICTURE_GAP) * scale;
    struct page below = *page;
    below.area.height -= side;
    if (widgets_lines_left(&below) < lines || page->area.width < (START_THINGS_MAX + 1) * side)
        return;
    display_draw_sprite(display, tileset->heroes[chosen][0], page->area.x, page->area.y, scale);
    for (int i = 0; i < START_THINGS_MAX && start->things[i].item != ITEM_NONE; i++)
        display_draw_sprite(display, tileset->items[start->things[i].item],
                            page->area.x + (i + 1) * side, page->area.y, scale);
    page->area.y += side;
    page->area.height -= side;
}

/* What a run begins with: a picture and three lines. */
static void draw_start(const struct screen_context *context, struct page *page)
{
    const struct start_kind *start = start_chosen(context);
    widgets_gap(page, GAP);
    draw_things(page, (enum start)context->settings->in_force.start,
                1 + widgets_paragraph_lines(page, 0, start->help) +
                    widgets_paragraph_lines(page, 0, start->flavour));
    widgets_line(page, THEME_KEY, start->name);
    widgets_paragraph(page, THEME_TEXT, 0, start->help);
    widgets_paragraph(page, THEME_FAINT, 0, start->flavour);
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

static void draw_watch(const struct screen_context *context, struct page *page)
{
    char words[LINE_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    watch_write_rules((enum watch)context->settings->in_force.watch, &text);
    widgets_gap(page, GAP);
    widgets_line(page, THEME_KEY, watch_chosen(context)->name);
    widgets_paragraph(page, THEME_TEXT, 0, words);
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
    if (context->stack.choice == WATCH)
        draw_watch(context, page);
    else if (context->stack.choice != DAILY)
        draw_start(context, page);
}

/* Left and Right change how hard it is in its row, and what the hero is in all others. */
static bool turn(struct screen_context *context, struct key key)
{
    enum direction direction;
    if (!binding_direction(context->options->bindings, key, &direction) ||
        direction_offset(direction).y != 0)
        return false;
    if (context->stack.choice != WATCH)
        context->stack.choice = START;
    change(context, context->stack.choice == WATCH ? "watch" : "start",
           direction_offset(direction).x);
    return true;
}

bool screen_new_game_key(struct screen_context *context, struct key key)
{
    if (key.code != KEY_ESCAPE)
        return turn(context, key) || menu_key(context, MENU(rows), key);
    screen_stack_pop(context);
    return true;
}
