/* All that can be done, as a list: each thing with its key. What is chosen is done on the game below. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/view/action_list.h"
#include "ui/view/screen_page.h"

#define WIDTH 330
#define HEIGHT 262
#define LINE_LENGTH_MAX 120

static void draw_actions(struct page *page, const struct action_list *list)
{
    char lines[BINDINGS_MAX][LINE_LENGTH_MAX];
    const char *shown[BINDINGS_MAX];
    struct row_window window = widgets_list_window(page, list->count, page->ui->screens.choice);
    for (int i = 0; i < window.shown; i++) {
        const struct binding *action = list->actions[window.first + i];
        struct text text = text_init(lines[i], sizeof lines[i]);
        text_append(&text, "%s (", action->help);
        binding_write_key(action->key, &text);
        text_append(&text, ")");
        shown[i] = lines[i];
    }
    widgets_list_part(page, shown, window, list->count, page->ui->screens.choice);
}

void screen_actions_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Enter", "do it", KEY_ENTER},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    struct action_list list;
    action_list_make(&list, input_device_bindings(ui));
    canvas_shade(&ui->frame, whole, THEME_GROUND, 130);
    struct page page = widgets_centred_box(ui, WIDTH, HEIGHT);
    struct rectangle foot = page.area;
    foot.height = (ui->art.font.height + 4) * ui->layout.text_scale;
    page.area.height -= foot.height;
    foot.y += page.area.height;
    page.is_read = true;
    widgets_line(&page, THEME_HEAD, "What you can do");
    page.is_read = false;
    action_bar_read_out(ui, keys);
    widgets_gap(&page, 4);
    draw_actions(&page, &list);
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
    struct action_list list;
    action_list_make(&list, input_device_bindings(ui));
    if (key.code == KEY_ESCAPE) {
        screen_stack_pop(ui);
        return true;
    }
    if (!key_is_confirm(key))
        return widgets_list_key(ui->options->bindings, key, list.count, &ui->screens.choice);
    if (ui->screens.choice >= list.count)
        return false;
    struct key chosen = list.actions[ui->screens.choice]->key;
    leave_all(ui);
    screen_get(screen_stack_top(ui))->key(ui, chosen);
    return true;
}
