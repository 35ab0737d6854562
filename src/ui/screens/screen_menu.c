/* The menu over a game. */
#include "ui/art/theme.h"
#include "ui/screens/menu.h"

#include <SDL.h>

#include <stdio.h>

/* Of the box, at text scale 1: its width, and its height without the rows. */
#define WIDTH 190
#define ROOM_AROUND 52
#define ROW_HEIGHT 16

enum { ASKED_NOTHING, ASKED_SKIP, ASKED_TITLE, ASKED_QUIT };

/* A run that can't be saved is lost when it is left, so that takes a second Enter. */
static void write_leaving(const struct screen_context *context, int asked, const char *label,
                          struct text *text)
{
    if (context->stack.sure_choice != asked)
        text_append(text, "%s", label);
    else if (context->folder)
        text_append(text, "Sure? The last turns are not saved");
    else
        text_append(text, "Sure? This run will be lost");
}

/* False: the question is asked, and the same row chosen again means yes. */
static bool confirm_leaving(struct screen_context *context, int asked)
{
    const struct state *state = game_state(context->game);
    bool is_sure = context->stack.sure_choice == asked || screen_context_is_saved(context) ||
                   state_is_over(state) || state_is_lesson(state);
    context->stack.sure_choice = is_sure ? ASKED_NOTHING : asked;
    return is_sure;
}

static bool is_in_lesson(const struct screen_context *context)
{
    return state_is_lesson(game_state(context->game));
}

static bool is_in_run(const struct screen_context *context)
{
    return !is_in_lesson(context);
}

static void tell_story(struct screen_context *context)
{
    screen_context_show_story(context, STORY_DROWNED, STORY_LAST_OF_START);
}

static void write_skip_row(const struct screen_context *context, struct text *text)
{
    text_append(text, context->stack.sure_choice == ASKED_SKIP ? "Sure? The game begins now"
                                                               : "Skip the lesson");
}

/* The first time it only asks. */
static void skip_lesson(struct screen_context *context)
{
    if (context->stack.sure_choice != ASKED_SKIP) {
        context->stack.sure_choice = ASKED_SKIP;
        return;
    }
    screen_stack_pop(context);
    screen_context_command(context, (struct command){.kind = COMMAND_SKIP_LESSON});
}

static void copy_seed(struct screen_context *context)
{
    SDL_SetClipboardText(context->seed);
    screen_stack_pop(context);
    screen_context_say(context, "Seed copied to the clipboard.");
}

static void write_title_row(const struct screen_context *context, struct text *text)
{
    write_leaving(context, ASKED_TITLE, "Quit to title", text);
}

static void leave_for_title(struct screen_context *context)
{
    if (confirm_leaving(context, ASKED_TITLE))
        screen_context_request(context, REQUEST_TITLE, NULL);
}

static void write_quit_row(const struct screen_context *context, struct text *text)
{
    write_leaving(context, ASKED_QUIT, "Quit", text);
}

static void quit(struct screen_context *context)
{
    context->quits = confirm_leaving(context, ASKED_QUIT);
}

static const struct menu_row rows[] = {
    {.label = "Resume", .choose = screen_stack_pop},
    {.write = write_skip_row, .choose = skip_lesson, .is_offered = is_in_lesson},
    {.label = "Help", .opens = SCREEN_HELP},
    {.label = "Options", .opens = SCREEN_OPTIONS},
    {.label = "Bestiary", .opens = SCREEN_BESTIARY},
    {.label = "The story", .choose = tell_story, .is_offered = is_in_run},
    {.label = "Actions", .opens = SCREEN_ACTIONS},
    {.label = "Copy the seed", .choose = copy_seed},
    {.write = write_title_row, .choose = leave_for_title},
    {.write = write_quit_row, .choose = quit},
};

void screen_menu_draw(struct screen_context *context)
{
    struct display *display = context->display;
    char seed[SEED_LENGTH_MAX + 8];
    int height = ROOM_AROUND + ROW_HEIGHT * menu_count(context, MENU(rows));
    display_shade(display, display_above_bar(display));
    struct page page = widgets_centred_box(display, WIDTH, height);
    read_out_text(display, "Eyeshine");
    widgets_line(&page, THEME_HEAD, "Eyeshine");
    snprintf(seed, sizeof seed, "Seed %s", context->seed);
    read_out_text(display, seed);
    widgets_line(&page, THEME_FAINT, seed);
    widgets_gap(&page, 6);
    menu_draw(context, MENU(rows), &page);
}

bool screen_menu_key(struct screen_context *context, struct key key)
{
    if (!key_is_confirm(key))
        context->stack.sure_choice = ASKED_NOTHING;
    if (key.code != KEY_ESCAPE)
        return menu_key(context, MENU(rows), key);
    screen_stack_pop(context);
    return true;
}
