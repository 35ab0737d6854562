/* eyeshine-frames: measures the cost of a frame, printed in the format of eyeshine-lab bench frame. The lab has no
 * window; this program draws into one, with SDL's dummy driver unless SDL_VIDEODRIVER names another. */
#include "app/eyeshine/folders.h"
#include "app/eyeshine/records.h"
#include "app/frames/frames_start.h"
#include "app/lab/lab_table.h"
#include "app/lab/lab_timing.h"
#include "app/options.h"
#include "base/array.h"
#include "base/error.h"
#include "base/file.h"
#include "game/save/end_record.h"
#include "ui/screens/screen.h"
#include "ui/session/playing.h"
#include "ui/ui.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HALL_WIDTH 80
#define HALL_HEIGHT 45

/* With line ends and the terminating zero. */
#define HALL_SIZE ((HALL_WIDTH + 1) * HALL_HEIGHT + 1)

#define HALL_ACTORS 30

#define HERO_X (HALL_WIDTH / 2)
#define HERO_Y (HALL_HEIGHT / 2)
/* Creatures stand in rows of this many, in every other cell. */
#define ROW_LENGTH 10

static bool is_wall(int x, int y)
{
    bool is_edge = x == 0 || y == 0 || x == HALL_WIDTH - 1 || y == HALL_HEIGHT - 1;
    return is_edge || (x % 16 == 8 && y % 10 == 3);
}

static char cell(int x, int y)
{
    if (is_wall(x, y))
        return '#';
    if (x % 13 == 4 && y % 9 == 4)
        return '&';
    if (x % 20 >= 15 && y % 12 >= 9)
        return x % 20 == 15 || y % 12 == 9 ? '-' : '~';
    return (x * 7 + y * 5) % 29 == 0 ? ':' : '.';
}

/* Writes the hall as a map (game/game.h). */
static void draw_hall(char *map)
{
    char *row = map;
    for (int y = 0; y < HALL_HEIGHT; y++, row += HALL_WIDTH + 1) {
        for (int x = 0; x < HALL_WIDTH; x++)
            row[x] = cell(x, y);
        row[HALL_WIDTH] = '\n';
    }
    for (int i = 0; i < HALL_ACTORS; i++) {
        int x = HERO_X - ROW_LENGTH + 2 * (i % ROW_LENGTH);
        int y = HERO_Y - 3 + 2 * (i / ROW_LENGTH) + (i / ROW_LENGTH > 1);
        map[y * (HALL_WIDTH + 1) + x] = 'm';
    }
    map[HERO_Y * (HALL_WIDTH + 1) + HERO_X] = '@';
    map[HALL_SIZE - 1] = '\0';
}

#define TURNS 60
#define TURNS_QUICK 6
#define STARTS 15
#define STARTS_QUICK 3
#define FRAME_MS 16
#define FRAMES_A_TURN 9
#define TICK_MS 105

enum measure {
    MEASURE_TURN,
    MEASURE_MOTION,
    MEASURE_LIGHT,
    MEASURE_FLICKER,
    MEASURE_SHOWN,
    MEASURES
};

static const char *const names[MEASURES] = {
    [MEASURE_TURN] = "a turn begins: map and panels",
    [MEASURE_MOTION] = "all about the hero move",
    [MEASURE_LIGHT] = "a light comes up or goes down",
    [MEASURE_FLICKER] = "flames flicker",
    [MEASURE_SHOWN] = "the frame is copied to the window",
};

static const struct {
    int width;
    int height;
    int zoom; /* 0: the largest that fits */
    double mark;
} windows[] = {
    {1280, 720, 0, 2000}, {1280, 720, 1, 2000}, {1920, 1080, 0, 4000}, {1920, 1080, 1, 4000}};

struct run {
    struct ui *ui;
    struct lab_timing timings[MEASURES];
    struct frames_start start;
    bool is_quick;
};

/* Composes a frame, `passed` milliseconds after the last. */
static bool compose(struct run *run, enum measure measure, int passed)
{
    struct ui *ui = run->ui;
    ui->display.clock.now += (uint32_t)passed;
    uint64_t start = frames_start_computed();
    stage_advance(&ui->display.stage, &ui->display.camera, ui->display.clock.now);
    bool is_drawn = ui_draw(ui);
    lab_timing_add(&run->timings[measure], (double)(frames_start_computed() - start) / 1000);
    return is_drawn;
}

static bool show(struct run *run, struct error *error)
{
    uint64_t start = frames_start_computed();
    bool is_shown = window_show(&run->ui->window, &run->ui->display.frame, error);
    lab_timing_add(&run->timings[MEASURE_SHOWN], (double)(frames_start_computed() - start) / 1000);
    return is_shown;
}

/* Plays a turn from the key press to the end of all movement, and a while longer. */
static bool play_turn(struct run *run, int key, enum measure measure, struct error *error)
{
    struct ui *ui = run->ui;
    ui_key(ui, (struct key){key, 0});
    bool is_fine = compose(run, MEASURE_TURN, 0) && show(run, error);
    for (int i = 0; i < FRAMES_A_TURN && is_fine; i++)
        is_fine = compose(run, measure, FRAME_MS) && show(run, error);
    playing_settle(&ui->session);
    for (int i = 0; i < 3 && is_fine; i++) {
        ui->display.clock.tick++;
        is_fine = compose(run, MEASURE_FLICKER, TICK_MS) && show(run, error);
    }
    return is_fine || error_set(error, "a frame can't be drawn");
}

static bool play(struct run *run, struct error *error)
{
    int turns = run->is_quick ? TURNS_QUICK : TURNS;
    for (int i = 0; i < turns; i++)
        if (!play_turn(run, '.', MEASURE_MOTION, error) ||
            !play_turn(run, 'v', MEASURE_LIGHT, error))
            return false;
    return true;
}

static bool measure_window(struct run *run, const char *data_folder, const char *map, int number,
                           struct lab_table *table, struct error *error)
{
    char size[32];
    struct ui_options options = {.data_folder = data_folder,
                                 .setup = game_setup_default(),
                                 .starts_at_once = true,
                                 .width = windows[number].width,
                                 .height = windows[number].height,
                                 .zoom = windows[number].zoom};
    options.setup.seed = "frames";
    options.setup.map_text = map;
    options.setup.map_name = "hall";
    for (int i = 0; i < MEASURES; i++)
        run->timings[i].count = 0;
    run->ui = ui_open(&options, error);
    if (!run->ui)
        return false;
    playing_settle(&run->ui->session);
    bool is_fine = play(run, error);
    snprintf(size, sizeof size, "%dx%d", options.width, options.height);
    for (int i = 0; i < MEASURES && is_fine; i++) {
        lab_table_text(table, names[i]);
        lab_table_text(table, size);
        lab_table_number(table, run->ui->display.layout.zoom, 0);
        lab_table_number(table, lab_timing_median(&run->timings[i]) / 1000, 3);
        lab_table_number(table, lab_timing_percentile(&run->timings[i], 95) / 1000, 3);
        lab_table_number(table, i == MEASURE_SHOWN ? 0 : windows[number].mark / 1000, 0);
    }
    return ui_close(run->ui, is_fine, NULL, error);
}

static void print_start(struct lab_table *table, const char *name, struct lab_timing *timing,
                        double unit, int mark)
{
    lab_table_text(table, name);
    lab_table_text(table, "1280x720");
    lab_table_number(table, 0, 0);
    lab_table_number(table, lab_timing_median(timing) / unit, 1);
    lab_table_number(table, lab_timing_percentile(timing, 95) / unit, 1);
    lab_table_number(table, mark, 0);
}

static bool measure_start(struct run *run, struct lab_table *table, struct error *error)
{
    struct frames_start *start = &run->start;
    if (!frames_start_measure(run->is_quick ? STARTS_QUICK : STARTS, start, error))
        return false;
    print_start(table, "from the start to the first frame", &start->passed, 1e6, 100);
    print_start(table, "  of these it computes", &start->computed, 1e6, 100);
    print_start(table, "  memory then (MB)", &start->kilobytes, 1024, 40);
    return true;
}

static bool measure(struct run *run, const char *data_folder, enum lab_table_style style,
                    struct error *error)
{
    static const struct lab_table_column columns[] = {
        {"frame", -34}, {"window", -9}, {"zoom", 4}, {"ms", 7}, {"ms_95_of_100", 12}, {"mark", 4},
    };
    char map[HALL_SIZE];
    draw_hall(map);
    struct lab_table table = lab_table_begin(style, columns, ARRAY_LENGTH(columns));
    for (size_t i = 0; i < ARRAY_LENGTH(windows); i++)
        if (!measure_window(run, data_folder, map, (int)i, &table, error))
            return false;
    return measure_start(run, &table, error);
}

/* Since `start`, in milliseconds. */
static double computed_since(uint64_t start)
{
    return (double)(frames_start_computed() - start) / 1e6;
}

/* Draws a screen's first page, then does its work frame by frame. */
static bool measure_list(struct ui *ui, const char *name, enum screen screen)
{
    uint64_t start = frames_start_computed();
    double longest = 0;
    bool has_more = true;
    if (screen != SCREEN_TITLE)
        screen_stack_push(&ui->context, screen);
    display_redraw(&ui->display);
    bool is_drawn = ui_draw(ui);
    double first = computed_since(start);
    while (has_more && is_drawn) {
        uint64_t frame = frames_start_computed();
        has_more = screen_work(&ui->context);
        display_redraw(&ui->display);
        is_drawn = ui_draw(ui);
        longest = computed_since(frame) > longest ? computed_since(frame) : longest;
    }
    printf("%-12s first page %6.1f ms, longest frame %6.1f ms, all read %8.1f ms\n", name, first,
           longest, computed_since(start));
    return is_drawn;
}

/* What is measured changes no records. */
static bool leave_end(void *context, const struct game *game)
{
    (void)context;
    (void)game;
    return false;
}

/* Measures the title, the list of runs and the hall of fame of this user folder. */
static bool measure_lists(const char *data_folder, const char *user, struct error *error)
{
    static struct records records;
    uint64_t start = frames_start_computed();
    struct ui_options options = {.data_folder = data_folder,
                                 .user_folder = user,
                                 .setup = game_setup_default(),
                                 .width = 1280,
                                 .height = 720};
    records.folder = user;
    user_texts_load(&records.texts, user, user);
    records_serve(&records, &options);
    options.keep_end = NULL;
    printf("%-12s %6.1f ms\n", "texts", computed_since(start));
    start = frames_start_computed();
    struct ui *ui = ui_open(&options, error);
    if (!ui)
        return false;
    printf("%-12s %6.1f ms\n", "window", computed_since(start));
    start = frames_start_computed();
    end_record_catch_up(user, leave_end, NULL);
    printf("%-12s %6.1f ms\n", "ends", computed_since(start));
    bool is_fine = measure_list(ui, "title", SCREEN_TITLE) &&
                   measure_list(ui, "runs", SCREEN_RUNS) && measure_list(ui, "fame", SCREEN_FAME);
    is_fine = ui_close(ui, is_fine, NULL, error);
    user_texts_close(&records.texts);
    return is_fine;
}

static bool run_program(int argc, char **argv, struct error *error)
{
    bool wants_csv = false;
    bool is_start = false;
    const char *asked = NULL;
    const char *lists = NULL;
    char data_folder[FILE_PATH_MAX];
    struct run *run = calloc(1, sizeof *run);
    if (!run)
        return error_set(error, "not enough memory to measure frames");
    const struct option options[] = {
        {.name = "--csv", .kind = OPTION_FLAG, .value = &wants_csv},
        {.name = "--quick", .kind = OPTION_FLAG, .value = &run->is_quick},
        {.name = "--start", .kind = OPTION_FLAG, .value = &is_start},
        {.name = "--lists", .kind = OPTION_PATH, .value = &lists},
        {.name = "--data", .kind = OPTION_PATH, .value = &asked},
    };
    bool is_fine = options_read(argc - 1, argv + 1, options, ARRAY_LENGTH(options),
                                (struct operands){NULL, NULL, 0}, error) &&
                   folders_find_data(asked, data_folder, error);
    if (is_fine && is_start)
        is_fine = frames_start_run(data_folder, error);
    else if (is_fine && lists)
        is_fine = measure_lists(data_folder, lists, error);
    else if (is_fine)
        is_fine = measure(run, data_folder, wants_csv ? LAB_TABLE_CSV : LAB_TABLE_ALIGNED, error);
    free(run);
    return is_fine;
}

int main(int argc, char **argv)
{
    struct error error = {""};
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 0);
    if (run_program(argc, argv, &error))
        return 0;
    fprintf(stderr, "eyeshine-frames: %s\n", error.message);
    return 2;
}
