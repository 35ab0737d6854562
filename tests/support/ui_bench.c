#include "support/ui_bench.h"

#include "support/check.h"

#include "game/save/run_folder.h"
#include "test_paths.h"
#include "ui/art/artwork.h"
#include "ui/screens/screen.h"

#include <stdlib.h>
#include <string.h>

static const char furnished[] = "########################\n"
                                "#......+.......~~......#\n"
                                "#..@...#...!...~~...r..#\n"
                                "#......=.......&.......#\n"
                                "#..<...|..........>....#\n"
                                "########################\n";

struct ui_options ui_bench_options(const char *map, int width, int height)
{
    struct ui_options options = {.data_folder = EYESHINE_ATLAS_DIR,
                                 .setup = game_setup_default(),
                                 .settings = settings_default(),
                                 .starts_at_once = true,
                                 .daily_seed = "2026-01-31",
                                 .width = width,
                                 .height = height,
                                 .is_still = true};
    options.setup.seed = "bench";
    options.setup.map_text = map;
    options.setup.map_name = "map";
    options.settings.story = 0;
    return options;
}

static bool load(struct ui *ui, struct error *error)
{
    const struct ui_options *options = ui->options;
    return artwork_load(&ui->display.art, options->data_folder, error) &&
           window_open(&ui->window, "bench", options->width, options->height, false, error);
}

struct ui *ui_bench_open(const struct ui_options *options)
{
    struct ui *ui = calloc(1, sizeof *ui);
    struct error error = {""};
    assert_non_null(ui);
    ui_init(ui, options);
    ui->settings.kept = options->settings;
    if (!load(ui, &error))
        fail_msg("%s", error.message);
    ui_load_settings(ui);
    screen_stack_push(&ui->context, SCREEN_TITLE);
    assert_true(ui_draw(ui));
    if (options->starts_at_once && !session_start_game(&ui->session, options->setup.seed, &error))
        fail_msg("%s", error.message);
    ui_bench_draw(ui);
    return ui;
}

struct ui *ui_bench_open_title(struct ui_options *options)
{
    *options = ui_bench_options(NULL, 640, 400);
    options->starts_at_once = false;
    return ui_bench_open(options);
}

struct ui *ui_bench_open_floor(struct ui_options *options)
{
    *options = ui_bench_options(furnished, 640, 400);
    return ui_bench_open(options);
}

struct ui *ui_bench_open_hall(struct ui_options *options, int width, int height)
{
    *options = ui_bench_options("#########\n#...@...#\n#########\n", width, height);
    return ui_bench_open(options);
}

void ui_bench_close(struct ui *ui)
{
    run_folder_close(ui->session.saving.folder);
    session_finish(&ui->session);
    window_close(&ui->window);
    stage_clear(&ui->display.stage);
    artwork_clear(&ui->display.art);
    free(ui->display.frame.pixels);
    free(ui->display.map.pixels);
    free(ui);
}

int ui_bench_tear_down(void **state)
{
    ui_bench_close(*state);
    return 0;
}

void ui_bench_press(struct ui *ui, const char *keys)
{
    struct error error = {""};
    struct key key;
    while (*keys) {
        if (!key_read(&keys, &key, &error))
            fail_msg("%s", error.message);
        ui_key(ui, key);
        while (ui->context.game && game_is_under_way(ui->context.game))
            playing_continue(&ui->session);
        if (ui->options->say)
            ui_bench_draw(ui); /* sound depends on frames */
    }
}

void ui_bench_resize(struct ui *ui, int width, int height)
{
    SDL_SetWindowSize(ui->window.window, width, height);
    display_redraw(&ui->display);
}

void ui_bench_draw(struct ui *ui)
{
    playing_settle(&ui->session);
    assert_true(ui_draw(ui));
}

enum screen ui_bench_screen(const struct ui *ui)
{
    return screen_stack_top(&ui->context);
}

void ui_bench_check_leads(struct ui *ui, const char *keys, enum screen screen)
{
    ui_bench_press(ui, keys);
    ui_bench_draw(ui);
    if (ui_bench_screen(ui) != screen)
        fail_msg("%s leads to %s", keys, screen_get(ui_bench_screen(ui))->name);
}

uint32_t *ui_bench_picture(struct ui *ui)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    size_t size =
        (size_t)ui->display.frame.width * (size_t)ui->display.frame.height * sizeof(uint32_t);
    uint32_t *copy = malloc(size);
    assert_non_null(copy);
    memcpy(copy, ui->display.frame.pixels, size);
    return copy;
}

bool ui_bench_changes(struct ui *ui, const char *keys)
{
    uint32_t *before = ui_bench_picture(ui);
    ui_bench_press(ui, keys);
    uint32_t *after = ui_bench_picture(ui);
    size_t count = (size_t)ui->display.frame.width * (size_t)ui->display.frame.height;
    bool is_same = memcmp(before, after, count * sizeof *before) == 0;
    free(before);
    free(after);
    return !is_same;
}
