#include "ui/view/lesson_view.h"

#include "base/hash.h"
#include "rules/suspicion.h"
#include "ui/art/theme.h"
#include "ui/view/widgets.h"

/* Of what is said at once: a hint, or what it led to and the way on. */
#define HINT_LENGTH_MAX 320

static bool is_on(const struct ui *ui)
{
    return ui->game && !ui->replay.is_on && state_is_lesson(game_state(ui->game));
}

static void write_now(const struct ui *ui, char says[HINT_LENGTH_MAX + 1])
{
    struct text text = text_init(says, HINT_LENGTH_MAX + 1);
    lesson_write_now(input_device_bindings(ui), &ui->lesson, game_state(ui->game), &text);
}

/* To whoever does not see the box: what it says, when that has become another; of a way that only leads elsewhere now, no more
 * than that. */
static void read_out(struct ui *ui)
{
    char says[HINT_LENGTH_MAX + 1];
    const struct lesson *lesson = &ui->lesson;
    if (!ui->options->say || !is_on(ui))
        return;
    const struct state *state = game_state(ui->game);
    write_now(ui, says);
    uint64_t hash = hash_text(HASH_START, says);
    bool is_new = says[0] != '\0' && hash != ui->lesson_told;
    int way = suspicion_is_hunted(state) || lesson->is_shown ? -1 : lesson->hint;
    if (way >= 0 && way == ui->lesson_way_told) {
        struct text text = text_init(says, sizeof says);
        lesson_write_route(lesson, state, &text);
    }
    ui->lesson_told = hash;
    ui->lesson_way_told = way;
    if (is_new)
        ui->options->say(says);
}

void lesson_view_begin(struct ui *ui)
{
    ui->lesson = (struct lesson){.hint = 0};
    ui->lesson_told = 0;
    ui->lesson_way_told = -1;
    lesson_note(&ui->lesson, game_state(ui->game), NULL);
    read_out(ui);
}

static void finish(struct ui *ui)
{
    message_log_clear(&ui->log); /* the run begins afresh */
    ui->settings.kept.lesson_done = 1;
    player_settings_keep(ui);
}

void lesson_view_follow(struct ui *ui, const struct command *command)
{
    if (ui->lesson.hint == LESSON_COUNT)
        return;
    lesson_note(&ui->lesson, game_state(ui->game), command);
    if (ui->lesson.hint == LESSON_COUNT)
        finish(ui);
    else
        read_out(ui);
}

void lesson_view_note_deed(struct ui *ui, enum lesson_deed deed)
{
    lesson_note_deed(&ui->lesson, game_state(ui->game), deed);
    read_out(ui);
}

/* How many lines of the page the longest takes that is ever said while the hint is due. */
static int count_lines(const struct page *page, int hint)
{
    const struct bindings *bindings = input_device_bindings(page->ui);
    int max = 0;
    for (int i = 0; i < 3; i++) {
        char says[HINT_LENGTH_MAX + 1];
        struct text text = text_init(says, sizeof says);
        if (i == 0)
            lesson_write(bindings, (enum lesson_hint)hint, &text);
        else if (i == 1)
            lesson_write_longest_way(bindings, hint, &text);
        else
            lesson_write_flight(bindings, &text);
        int lines = widgets_paragraph_lines(page, 0, says);
        max = lines > max ? lines : max;
    }
    return max;
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
        int needed = count_lines(&page, hint);
        lines = needed > lines ? needed : lines;
    }
    layout_give_hint(&ui->layout,
                     (lines * (ui->art.font.height + WIDGETS_LINE_GAP) + 2 * WIDGETS_MARGIN) *
                         scale);
}

void lesson_view_draw(struct ui *ui)
{
    char says[HINT_LENGTH_MAX + 1];
    if (!is_on(ui))
        return;
    struct page page = widgets_box(ui, ui->layout.hint);
    bool is_hunted = suspicion_is_hunted(game_state(ui->game));
    write_now(ui, says);
    widgets_paragraph(&page,
                      is_hunted             ? THEME_DANGER
                      : ui->lesson.is_shown ? THEME_KEY
                                            : THEME_TEXT,
                      0, says);
}
