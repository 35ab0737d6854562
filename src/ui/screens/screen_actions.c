/* All that can be done, as a list: each thing with its key. What is chosen is done on the game below. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/view/screen_page.h"

#include <string.h>

#define WIDTH 330
#define HEIGHT 262
#define LINE_LENGTH_MAX 120

static bool walks(const struct binding *binding)
{
    return binding->use == BINDING_COMMAND &&
           (binding->command.kind == COMMAND_STEP || binding->command.kind == COMMAND_RUN);
}

/* Whether it is worth a row: walking is done by hand, boons have a screen of their own, and this is the list itself. */
static bool is_listed(const struct binding *binding)
{
    bool is_boon = binding->use == BINDING_COMMAND && binding->command.kind == COMMAND_BOON;
    return !walks(binding) && !is_boon && binding->view != VIEW_ACTIONS;
}

/* The first binding of each name, by its row in the list. Returns how many. */
static int list_actions(const struct ui *ui, const struct binding *actions[BINDINGS_MAX])
{
    const struct bindings *bindings = input_device_bindings(ui);
    bindings = bindings ? bindings : bindings_default();
    int count = 0;
    for (int i = 0; i < bindings->count; i++) {
        const struct binding *row = &bindings->rows[i];
        bool is_same = count > 0 && strcmp(actions[count - 1]->name, row->name) == 0;
        if (is_listed(row) && !is_same)
            actions[count++] = row;
    }
    return count;
}

static void draw_actions(struct page *page, const struct binding *const actions[], int count)
{
    char lines[BINDINGS_MAX][LINE_LENGTH_MAX];
    const char *shown[BINDINGS_MAX];
    struct row_window window = widgets_list_window(page, count, page->ui->screens.choice);
    for (int i = 0; i < window.shown; i++) {
        const struct binding *action = actions[window.first + i];
        struct text text = text_over(lines[i], sizeof lines[i]);
        text_append(&text, "%s (", action->help);
        binding_write_key(action->key, &text);
        text_append(&text, ")");
        shown[i] = lines[i];
    }
    widgets_list_part(page, shown, window, count, page->ui->screens.choice);
}

void screen_actions_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Enter", "do it", KEY_ENTER},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    const struct binding *actions[BINDINGS_MAX];
    int count = list_actions(ui, actions);
    canvas_shade(&ui->frame, whole, THEME_GROUND, 130);
    struct page page = widgets_centred_box(ui, WIDTH, HEIGHT);
    struct rectangle foot = page.area;
    foot.height = (ui->art.font.height + 4) * ui->layout.text_scale;
    page.area.height -= foot.height;
    foot.y += page.area.height;
    widgets_line(&page, THEME_HEAD, "What you can do");
    widgets_gap(&page, 4);
    draw_actions(&page, actions, count);
    action_bar_draw_keys(ui, foot, keys);
}

/* Leaves this screen, and the menu that it was opened from. */
static void leave_all(struct ui *ui)
{
    screen_stack_pop(ui);
    if (screen_stack_top(ui) == SCREEN_MENU)
        screen_stack_pop(ui);
}

bool screen_actions_key(struct ui *ui, struct key key)
{
    const struct binding *actions[BINDINGS_MAX];
    int count = list_actions(ui, actions);
    if (key.code == KEY_ESCAPE) {
        screen_stack_pop(ui);
        return true;
    }
    if (!key_is_confirm(key))
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    if (ui->screens.choice >= count)
        return false;
    struct key chosen = actions[ui->screens.choice]->key;
    leave_all(ui);
    screen_get(screen_stack_top(ui))->key(ui, chosen);
    return true;
}
