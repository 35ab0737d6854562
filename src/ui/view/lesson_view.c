#include "ui/view/lesson_view.h"

#include "ui/art/theme.h"
#include "ui/view/widgets.h"

#define HINT_LENGTH_MAX 240

static bool is_on(const struct ui *ui)
{
    return ui->game && !ui->replay.is_on && state_is_lesson(game_state(ui->game));
}

static void write(const struct ui *ui, int hint, char chars[HINT_LENGTH_MAX + 1])
{
    struct text text = text_over(chars, HINT_LENGTH_MAX + 1);
    lesson_write(input_device_bindings(ui), (enum lesson_hint)hint, &text);
}

/* To whoever does not see the box. */
static void read_out(const struct ui *ui, struct lesson before)
{
    char says[HINT_LENGTH_MAX + 1];
    bool is_new = ui->lesson.is_shown && (!before.is_shown || before.hint != ui->lesson.hint);
    if (!is_new || !ui->options->say)
        return;
    write(ui, ui->lesson.hint, says);
    ui->options->say(says);
}

void lesson_view_begin(struct ui *ui)
{
    struct lesson none = {.hint = 0};
    ui->lesson = none;
    lesson_note(&ui->lesson, game_state(ui->game), NULL);
    read_out(ui, none);
}

static void finish(struct ui *ui)
{
    message_log_clear(&ui->log); /* the run begins afresh */
    ui->settings.kept.lesson_done = 1;
    player_settings_keep(ui);
}

void lesson_view_follow(struct ui *ui, const struct command *command)
{
    struct lesson before = ui->lesson;
    if (before.hint == LESSON_COUNT)
        return;
    lesson_note(&ui->lesson, game_state(ui->game), command);
    if (ui->lesson.hint == LESSON_COUNT)
        finish(ui);
    else
        read_out(ui, before);
}

void lesson_view_note_deed(struct ui *ui, enum lesson_deed deed)
{
    struct lesson before = ui->lesson;
    lesson_note_deed(&ui->lesson, game_state(ui->game), deed);
    read_out(ui, before);
}

void lesson_view_make_room(struct ui *ui)
{
    int scale = ui->layout.text_scale;
    int lines = 1;
    if (!is_on(ui))
        return;
    struct page page = {.ui = ui, .area = ui->layout.map};
    page.area.width -= 2 * WIDGETS_MARGIN * scale;
    for (int hint = 0; hint < LESSON_COUNT; hint++) {
        char says[HINT_LENGTH_MAX + 1];
        write(ui, hint, says);
        int needed = widgets_paragraph_lines(&page, 0, says);
        lines = needed > lines ? needed : lines;
    }
    layout_give_hint(&ui->layout,
                     (lines * (ui->art.font.height + WIDGETS_LINE_GAP) + 2 * WIDGETS_MARGIN) *
                         scale);
}

void lesson_view_draw(struct ui *ui)
{
    char says[HINT_LENGTH_MAX + 1];
    struct text text = text_over(says, sizeof says);
    if (!is_on(ui))
        return;
    struct page page = widgets_box(ui, ui->layout.hint);
    if (ui->lesson.is_shown)
        write(ui, ui->lesson.hint, says);
    else
        lesson_write_way(input_device_bindings(ui), &ui->lesson, game_state(ui->game), &text);
    widgets_paragraph(&page, ui->lesson.is_shown ? THEME_KEY : THEME_TEXT, 0, says);
}
