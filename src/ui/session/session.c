#include "ui/session/session.h"

#include "ui/session/bestiary_saving.h"
#include "ui/session/seed_word.h"
#include "ui/ui.h"
#include "ui/view/lesson_view.h"

#include <stdio.h>

void session_give_notice(struct ui *ui)
{
    if (ui->options->notice && !ui->session.has_given_notice)
        ui_say(ui, ui->options->notice);
    ui->session.has_given_notice = true;
}

static void greet(struct ui *ui)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    int depth = game_state(ui->game)->depth;
    text_append(&text, "Floor %d: %s. ", depth, band_of_depth(depth)->name);
    if (depth == 1)
        text_append(&text, "Bring the ember down to the lamp on floor %d. ", FLOOR_COUNT);
    input_device_write_key(ui, "help", &text);
    text_append(&text, " is for help.");
    ui_say(ui, sentence);
    session_give_notice(ui);
}

void session_go_to_title(struct ui *ui)
{
    run_saving_part(ui);
    replay_view_end(ui);
    run_saving_record_left(ui);
    kept_runs_find_newest(ui);
    screen_stack_begin(ui, SCREEN_TITLE);
}

void session_drop_game(struct ui *ui)
{
    run_saving_part(ui);
    replay_view_end(ui);
    game_destroy(ui->game);
    ui->game = NULL;
}

void session_take_game(struct ui *ui, struct game *game, enum screen screen)
{
    lab_view_close(ui);
    ui->game = game;
    snprintf(ui->session.seed, sizeof ui->session.seed, "%s", game_state(game)->seed);
    ui->reader = (struct key_reader){.bindings = ui->options->bindings};
    ui->lesson = (struct lesson){.hint = LESSON_COUNT};
    ui->ranges = 0;
    ui->session.burial.is_done = false;
    ui->session.burial.record[0] = '\0';
    ui_read_out_start(ui);
    message_log_clear(&ui->log);
    screen_stack_begin(ui, screen);
    playing_set_stage(ui);
}

static bool start(struct ui *ui, const char *seed, bool has_lesson, struct error *error)
{
    char made_up[SEED_LENGTH_MAX + 1];
    if (!seed) {
        seed_word_make(made_up, sizeof made_up);
        seed = made_up;
    }
    struct game_setup setup = ui->options->setup;
    setup.seed = seed;
    setup.fov = ui->settings.in_force.sight;
    setup.has_lesson = has_lesson;
    if (has_lesson)
        setup.map_text = NULL;
    struct game *game = game_create(&setup, error);
    if (!game)
        return false;
    session_drop_game(ui);
    session_take_game(ui, game, SCREEN_PLAY);
    greet(ui);
    run_saving_repeat(ui);
    playing_tell(ui);
    bestiary_saving_begin(ui);
    lesson_view_begin(ui);
    run_saving_begin(ui, &setup);
    return true;
}

bool session_start_game(struct ui *ui, const char *seed, struct error *error)
{
    return start(ui, seed, false, error);
}

bool session_start_lesson(struct ui *ui, struct error *error)
{
    return start(ui, NULL, true, error);
}
