/* The menu over a game. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/widgets.h"

#include <stdio.h>

/* Of the box, at text scale 1: what a choice takes, and what stands about and above them. */
#define ROW_HEIGHT 16
#define ROOM_ABOUT 52

enum { RESUME, SKIP, HELP, OPTIONS, BESTIARY, ACTIONS, COPY_SEED, TITLE, QUIT, CHOICES };

/* A run that can't be kept is lost when it is left, so that takes a second Enter. */
static const char *label_of_leaving(const struct ui *ui, int choice, const char *label)
{
    if (ui->screens.sure_choice != choice)
        return label;
    return ui->keeping.folder ? "Sure? Turns are not saved (Enter)"
                              : "Sure? The run is lost (Enter)";
}

static bool is_sure(const struct ui *ui, int choice)
{
    const struct state *state = game_state(ui->game);
    return ui->screens.sure_choice == choice || run_saving_is_safe(ui) || state_is_over(state) ||
           state_is_lesson(state);
}

/* False: the question is asked, and the same choice made again is sure. */
static bool make_sure(struct ui *ui, int choice)
{
    bool may_leave = is_sure(ui, choice);
    ui->screens.sure_choice = may_leave ? 0 : choice;
    return may_leave;
}

/* Lists what can be chosen now; returns how many that are. */
static int list_choices(const struct ui *ui, int choices[CHOICES])
{
    int count = 0;
    for (int choice = 0; choice < CHOICES; choice++)
        if (choice != SKIP || state_is_lesson(game_state(ui->game)))
            choices[count++] = choice;
    return count;
}

static void draw_choices(struct page *page, const struct ui *ui)
{
    const char *const labels[CHOICES] = {
        [RESUME] = "Back to the dark",
        [SKIP] = "Skip the lesson",
        [HELP] = "Help",
        [OPTIONS] = "Options",
        [BESTIARY] = "Bestiary",
        [ACTIONS] = "What you can do",
        [COPY_SEED] = "Copy the seed",
        [TITLE] = label_of_leaving(ui, TITLE, "Leave for the title"),
        [QUIT] = label_of_leaving(ui, QUIT, "Quit"),
    };
    const char *shown[CHOICES];
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    for (int i = 0; i < count; i++)
        shown[i] = labels[choices[i]];
    widgets_list(page, shown, count, ui->screens.choice);
}

void screen_menu_draw(struct ui *ui)
{
    char seed[SEED_LENGTH_MAX + 8];
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    canvas_shade(&ui->frame, whole, THEME_GROUND, 130);
    int choices[CHOICES];
    struct page page =
        widgets_centred_box(ui, 190, ROOM_ABOUT + ROW_HEIGHT * list_choices(ui, choices));
    ui_read_out(ui, "Menu");
    widgets_line(&page, THEME_HEAD, "Eyeshine");
    snprintf(seed, sizeof seed, "Seed %s", ui->session.seed);
    ui_read_out(ui, seed);
    widgets_line(&page, THEME_FAINT, seed);
    widgets_gap(&page, 6);
    draw_choices(&page, ui);
}

static void copy_seed(struct ui *ui)
{
    SDL_SetClipboardText(ui->session.seed);
    screen_stack_pop(ui);
    ui_say(ui, "The seed is on the clipboard.");
}

static void choose(struct ui *ui, int choice)
{
    switch (choice) {
    case SKIP:
        screen_stack_pop(ui);
        playing_give_command(ui, (struct command){.kind = COMMAND_SKIP_LESSON});
        break;
    case HELP:
        screen_stack_push(ui, SCREEN_HELP);
        break;
    case OPTIONS:
        screen_stack_push(ui, SCREEN_OPTIONS);
        break;
    case BESTIARY:
        screen_stack_push(ui, SCREEN_BESTIARY);
        break;
    case ACTIONS:
        screen_stack_push(ui, SCREEN_ACTIONS);
        break;
    case COPY_SEED:
        copy_seed(ui);
        break;
    case TITLE:
        if (!make_sure(ui, TITLE))
            break;
        session_go_to_title(ui);
        break;
    case QUIT:
        ui->quits = make_sure(ui, QUIT);
        break;
    default:
        screen_stack_pop(ui);
    }
}

bool screen_menu_key(struct ui *ui, struct key key)
{
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    if (!key_is_confirm(key))
        ui->screens.sure_choice = 0;
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(ui);
    else if (key_is_confirm(key))
        choose(ui, choices[ui->screens.choice]);
    else
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    return true;
}
