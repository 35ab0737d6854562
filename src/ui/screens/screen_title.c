/* The title: the last run goes on, a new game begins, or older runs, records and help are looked at. */
#include "ui/art/theme.h"
#include "ui/screens/menu.h"
#include "ui/screens/saved_runs.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/title_picture.h"

/* Of the box, at text scale 1: its width, and its height without the rows. */
#define BOX_WIDTH 196
#define ROOM_AROUND 48
#define ROW_HEIGHT 16
#define GAP 4

static bool has_newest(const struct screen_context *context)
{
    return context->newest.path[0] != '\0';
}

static void write_newest(const struct screen_context *context, struct text *text)
{
    const struct run_entry *newest = &context->newest;
    if (newest->depth == LESSON_DEPTH)
        text_append(text, "Continue: the lesson");
    else
        text_append(text, "Continue: %sfloor %d, turn %d", newest->is_trial ? "trial, " : "",
                    newest->depth, newest->turn);
}

static void continue_newest(struct screen_context *context)
{
    screen_context_request(context, REQUEST_CONTINUE, context->newest.path);
}

static void quit(struct screen_context *context)
{
    context->quits = true;
}

static const struct menu_row rows[] = {
    {.write = write_newest, .choose = continue_newest, .is_offered = has_newest},
    {.label = "New game", .opens = SCREEN_NEW_GAME},
    {.label = "Records and help", .opens = SCREEN_RECORDS},
    {.label = "Options", .opens = SCREEN_OPTIONS},
    {.label = "Quit", .choose = quit},
};

bool screen_title_open(struct screen_context *context)
{
    struct error unused; /* the screen of runs shows it */
    saved_runs_list(context, &unused);
    screen_work(context);
    context->stack.choice = 0;
    return true;
}

bool screen_title_work(struct screen_context *context)
{
    return saved_runs_seek_newest(context);
}

static void draw_foot(struct page *page, const struct screen_context *context)
{
    char line[SEED_LENGTH_MAX + 16];
    struct text text = text_init(line, sizeof line);
    widgets_gap(page, GAP);
    text_append(&text, "Seed %s", context->newest.seed);
    if (context->trouble[0])
        widgets_paragraph(page, THEME_DANGER, 0, context->trouble);
    else if (has_newest(context) && context->stack.choice == 0)
        widgets_paragraph(page, THEME_FAINT, 0, line);
    else
        widgets_paragraph(page, THEME_FAINT, 0,
                          "Carry the last ember down into the dark. What watches you shines.");
}

static void draw_version(struct screen_context *context)
{
    struct display *display = context->display;
    int gap = GAP * display->layout.text_scale;
    const char *version = context->options->version ? context->options->version : "";
    display_write(display, display->frame.width - display_text_width(display, version) - gap,
                  display->frame.height - display_text_height(display) - gap, THEME_FAINT, version);
}

void screen_title_draw(struct screen_context *context)
{
    int height = ROOM_AROUND + ROW_HEIGHT * menu_count(context, MENU(rows));
    struct page page = title_picture_draw(context->display, BOX_WIDTH, height);
    read_out_text(context->display, "Eyeshine: the title. Up and Down select, Enter opens.");
    draw_version(context);
    menu_draw(context, MENU(rows), &page);
    page.is_read = true;
    draw_foot(&page, context);
}

bool screen_title_key(struct screen_context *context, struct key key)
{
    if (screen_shortcuts_view(context, key) == VIEW_HELP)
        screen_stack_push(context, SCREEN_HELP);
    else if (key.code == KEY_ESCAPE)
        context->stack.choice = menu_count(context, MENU(rows)) - 1;
    else
        return menu_key(context, MENU(rows), key);
    return true;
}
