/* eyeshine: the game in a window. */
#include "app/eyeshine/folders.h"
#include "app/eyeshine/records.h"
#include "app/map_file.h"
#include "app/options.h"
#include "base/array.h"
#include "base/folder.h"
#include "base/system.h"
#include "game/save/run_export.h"
#include "game/save/run_files.h"
#include "input/key.h"
#include "ui/signals.h"
#include "ui/ui.h"
#include "ui/view/read_out.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define EXIT_USAGE 2

struct arguments {
    const char *seed;
    const char *map;
    const char *data_folder;
    const char *user_folder;
    const char *keys;
    const char *screenshot;
    const char *replay;
    const char *exported;
    const char *export_file;
    const char *imported;
    bool continues;
    struct grid size;
    int scale;
    int fov;
    int fov_radius;
    int start;
    int watch;
    int depth; /* 0: none was asked for */
    bool is_revealed;
    bool is_daily;
    bool is_new;
    bool reports;
    bool narrates;
    bool is_fullscreen;
    bool is_windowed;
    bool has_reduced_motion;
    bool wants_help;
    bool wants_version;
};

static const char help[] =
    "Usage: eyeshine [OPTION]...\n"
    "A sprite roguelike about what you can see and what can see you.\n"
    "\n"
    "  --new               start a new game without the title screen and the lesson\n"
    "  --seed WORD         start a new game with this seed\n"
    "  --daily             start a new game with the daily seed\n"
    "  --map FILE          start a new game on a map drawn as text\n"
    "  --fov NAME          sight algorithm: shadowcast, raycast, bresenham-box,\n"
    "                      bresenham-circle or disc\n"
    "  --fov-radius N      without light: you see N cells far whatever the lantern\n"
    "  --start NAME        what you were: keeper, thief, glazier, diver or bellman\n"
    "  --watch N           how hard it is: gentle, 0 (normal) or 1 to 10\n"
    "  --depth N           start a trial game on floor N, 1 to 12\n"
    "  --reveal            start a trial game with every floor lit and known\n"
    "  --continue          continue the last unfinished run\n"
    "  --replay FILE       show a recorded game (a journal)\n"
    "  --export RUN FILE   write a run into one file; RUN is its folder or that folder's name\n"
    "  --import FILE       add the run in such a file to the saved runs\n"
    "  --keys TEXT         press these keys, such as \"lll<Up><F2><lt>\"\n"
    "  --screenshot FILE   after the keys, write a PNG and quit\n"
    "  --report            when quitting, print a line about the game\n"
    "  --size WxH          size of the window\n"
    "  --scale N           magnification of the map, 1 to 8\n"
    "  --windowed          start in a window\n"
    "  --fullscreen        start in full screen\n"
    "  --data DIR          folder of the sprite atlas\n"
    "  --user-dir DIR      folder for saves, settings and records\n"
    "  --narrate           print what happens to standard output\n"
    "  --reduced-motion    no sliding, fading or flickering\n"
    "  --help              print this and quit\n"
    "  --version           print the version and quit\n";

static bool has_option(int argc, char **argv, const char *name)
{
    size_t length = strlen(name);
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], name, length) == 0 &&
            (argv[i][length] == '\0' || argv[i][length] == '='))
            return true;
    return false;
}

static bool read_arguments(int argc, char **argv, struct arguments *a, struct error *error)
{
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &a->seed},
        {.name = "--daily", .kind = OPTION_FLAG, .value = &a->is_daily},
        {.name = "--map", .kind = OPTION_PATH, .value = &a->map},
        {.name = "--new", .kind = OPTION_FLAG, .value = &a->is_new},
        {.name = "--fov", .kind = OPTION_FOV, .value = &a->fov},
        {.name = "--fov-radius",
         .kind = OPTION_NUMBER,
         .value = &a->fov_radius,
         .high = FOV_RADIUS_MAX},
        {.name = "--start", .kind = OPTION_START, .value = &a->start},
        {.name = "--watch", .kind = OPTION_WATCH, .value = &a->watch},
        {.name = "--depth",
         .kind = OPTION_NUMBER,
         .value = &a->depth,
         .low = 1,
         .high = FLOOR_COUNT},
        {.name = "--reveal", .kind = OPTION_FLAG, .value = &a->is_revealed},
        {.name = "--keys", .kind = OPTION_KEYS, .value = &a->keys},
        {.name = "--screenshot", .kind = OPTION_PATH, .value = &a->screenshot},
        {.name = "--continue", .kind = OPTION_FLAG, .value = &a->continues},
        {.name = "--replay", .kind = OPTION_PATH, .value = &a->replay},
        {.name = "--export", .kind = OPTION_PATH, .value = &a->exported},
        {.name = "--import", .kind = OPTION_PATH, .value = &a->imported},
        {.name = "--report", .kind = OPTION_FLAG, .value = &a->reports},
        {.name = "--size",
         .kind = OPTION_SIZE,
         .value = &a->size,
         .low = WINDOW_WIDTH_MIN,
         .low_height = WINDOW_HEIGHT_MIN,
         .high = WINDOW_SIDE_MAX},
        {.name = "--scale", .kind = OPTION_NUMBER, .value = &a->scale, .low = 1, .high = ZOOM_MAX},
        {.name = "--windowed", .kind = OPTION_FLAG, .value = &a->is_windowed},
        {.name = "--fullscreen", .kind = OPTION_FLAG, .value = &a->is_fullscreen},
        {.name = "--data", .kind = OPTION_PATH, .value = &a->data_folder},
        {.name = "--user-dir", .kind = OPTION_PATH, .value = &a->user_folder},
        {.name = "--narrate", .kind = OPTION_FLAG, .value = &a->narrates},
        {.name = "--reduced-motion", .kind = OPTION_FLAG, .value = &a->has_reduced_motion},
        {.name = "--help", .kind = OPTION_FLAG, .value = &a->wants_help},
        {.name = "--version", .kind = OPTION_FLAG, .value = &a->wants_version},
    };
    static const char *const file[] = {"FILE"};
    struct operands operands = {file, &a->export_file, has_option(argc, argv, "--export")};
    return options_read(argc - 1, argv + 1, options, ARRAY_LENGTH(options), operands, error);
}

static bool refuse_both(const char *one, const char *other, struct error *error)
{
    return error_set(error, "%s and %s can't be used together", one, other);
}

/* Whether the options can be used together: those for new games mean nothing to an old one. */
static bool check_together(const struct arguments *a, struct error *error)
{
    const struct {
        const char *name;
        bool is_given;
    } for_new[] = {
        {"--new", a->is_new},       {"--seed", a->seed != NULL},
        {"--daily", a->is_daily},   {"--map", a->map != NULL},
        {"--depth", a->depth > 0},  {"--reveal", a->is_revealed},
        {"--fov", a->fov >= 0},     {"--fov-radius", a->fov_radius >= 0},
        {"--start", a->start >= 0}, {"--watch", a->watch >= 0},
    };
    const struct {
        const char *name;
        bool is_given;
    } olds[] = {{"--continue", a->continues},
                {"--replay", a->replay != NULL},
                {"--export", a->exported != NULL},
                {"--import", a->imported != NULL}};
    const char *for_old = NULL;
    for (size_t i = 0; i < ARRAY_LENGTH(olds); i++) {
        if (olds[i].is_given && for_old)
            return refuse_both(for_old, olds[i].name, error);
        for_old = olds[i].is_given ? olds[i].name : for_old;
    }
    if (a->is_windowed && a->is_fullscreen)
        return refuse_both("--windowed", "--fullscreen", error);
    if (a->is_daily && a->seed)
        return refuse_both("--daily", "--seed", error);
    for (size_t i = 0; i < ARRAY_LENGTH(for_new); i++)
        if (for_new[i].is_given && for_old)
            return refuse_both(for_old, for_new[i].name, error);
    return true;
}

/* Finds a bad setup before a window opens. */
static bool check_game(const struct game_setup *setup, struct error *error)
{
    struct game_setup trial = *setup;
    if (!trial.seed)
        trial.seed = "trial";
    struct game *game = game_create(&trial, error);
    game_destroy(game);
    return game != NULL;
}

/* Flushes the output. A closed pipe is no failure: the game goes on. */
static bool send_output(void)
{
    errno = 0;
    bool is_sent = fflush(stdout) == 0 && !ferror(stdout);
    if (is_sent || errno != EPIPE)
        return is_sent;
    clearerr(stdout);
    return true;
}

static void say(const char *sentence)
{
    char spoken[READ_OUT_LINE];
    struct text text = text_init(spoken, sizeof spoken);
    key_write_spoken(sentence, &text);
    puts(spoken);
    send_output();
}

static void warn(const char *sentence)
{
    char line[sizeof(struct error) + 64];
    snprintf(line, sizeof line, "eyeshine: %s", sentence);
    system_complain(line);
}

/* EYESHINE_RUN_ID gives new runs this identity, so that their files can be compared. */
static bool read_run_id(uint64_t *run_id, struct error *error)
{
    const char *asked = getenv("EYESHINE_RUN_ID");
    return !asked || (text_read_word(asked, run_id) && *run_id != 0) ||
           error_set(error, "EYESHINE_RUN_ID: '%.100s' is not 1 to 16 hexadecimal digits, or is 0",
                     asked);
}

static void seed_of_the_day(char *seed, size_t capacity)
{
    time_t now = time(NULL);
    strftime(seed, capacity, "%Y-%m-%d", gmtime(&now));
}

static bool find_folders(const struct arguments *a, struct ui_options *options, struct error *error)
{
    static char data[FILE_PATH_MAX];
    static char user[FILE_PATH_MAX];
    if (!folders_find_data(a->data_folder, data, error))
        return false;
    options->data_folder = data;
    struct error trouble;
    if (folders_find_user(a->user_folder, user, &trouble, error))
        options->user_folder = user;
    else if (error->message[0])
        return false;
    else
        warn("no folder can be written to: nothing can be saved");
    options->cannot_save = options->user_folder && trouble.message[0];
    if (options->cannot_save) {
        char line[sizeof trouble.message + 32];
        snprintf(line, sizeof line, "nothing can be saved now: %s", trouble.message);
        warn(line);
    }
    return true;
}

static struct ui_options options_of(const struct arguments *a, const char *daily, const char *map)
{
    struct ui_options options = {.setup = game_setup_default(),
                                 .starts_at_once = a->is_new || a->is_daily || a->seed || map ||
                                                   a->depth > 0 || a->is_revealed,
                                 .continues = a->continues,
                                 .daily_seed = daily,
                                 .replay = a->replay,
                                 .version = EYESHINE_VERSION,
                                 .keys = a->keys,
                                 .screenshot = a->screenshot,
                                 .say = a->narrates ? say : NULL,
                                 .warn = warn};
    options.setup.seed = a->is_daily ? daily : a->seed;
    options.setup.fov = a->fov < 0 ? 0 : a->fov;
    options.setup.plain_radius = a->fov_radius;
    options.setup.first_depth = a->depth > 0 ? a->depth : 1;
    options.setup.is_revealed = a->is_revealed;
    options.setup.map_text = map;
    options.setup.map_name = a->map;
    return options;
}

/* Settings apply where the command line gives nothing else. */
static void apply_settings(const struct arguments *a, const struct settings *settings,
                           struct ui_options *options)
{
    options->settings = *settings;
    options->setup.fov = a->fov < 0 ? settings->sight : a->fov;
    options->setup.start = a->start < 0 ? settings->start : a->start;
    options->setup.watch = a->watch < 0 ? settings->watch : a->watch;
    options->width = a->size.width > 0 ? a->size.width : settings->window_width;
    options->height = a->size.width > 0 ? a->size.height : settings->window_height;
    options->fits_screen = a->size.width == 0;
    options->zoom = a->scale > 0 ? a->scale : settings->map_zoom;
    options->is_fullscreen = !a->is_windowed && (a->is_fullscreen || settings->fullscreen);
    options->is_still = a->has_reduced_motion || settings->reduced_motion;
}

/* Reads what is kept between games, and keeps it from now on. */
static void open_records(const struct arguments *a, struct records *records,
                         struct ui_options *options)
{
    static char config[FILE_PATH_MAX];
    bool has_config = options->user_folder && folders_find_config(a->user_folder, config);
    records->folder = options->user_folder;
    user_texts_load(&records->texts, has_config ? config : NULL, records->folder);
    if (options->cannot_save)
        records_note_trouble(records);
    apply_settings(a, &records->texts.settings, options);
    records_serve(records, options);
    options->notice = records->texts.faults > 0 ? records->texts.notice : NULL;
    if (!options->user_folder)
        options->notice = "Nothing can be saved: no folder can be written to.";
    else if (options->cannot_save)
        options->notice = "Nothing can be saved now, as your folder can't be written to. Old runs "
                          "can be continued, and saving is tried again while you play.";
}

static bool play(const struct arguments *a, struct error *error)
{
    char daily[SEED_LENGTH_MAX + 1];
    char *map = NULL;
    char line[512];
    struct text report = text_init(line, sizeof line);
    static struct records records;
    seed_of_the_day(daily, sizeof daily);
    if (a->map && !(map = map_file_read(a->map, error)))
        return false;
    struct ui_options options = options_of(a, daily, map);
    options.offers_lesson = !map;
    bool is_fine = read_run_id(&options.setup.run_id, error) && check_game(&options.setup, error) &&
                   find_folders(a, &options, error);
    if (is_fine) {
        open_records(a, &records, &options);
        is_fine = ui_run(&options, &report, error);
        user_texts_close(&records.texts);
    }
    if (a->reports && report.length)
        puts(line);
    free(map);
    return is_fine;
}

static bool find_user(const struct arguments *a, char user[FILE_PATH_MAX], struct error *error)
{
    struct error unused; /* an import that can't write says so itself */
    if (folders_find_user(a->user_folder, user, &unused, error))
        return true;
    if (!error->message[0])
        error_set(error, "there is no folder for saves (set one with --user-dir)");
    return false;
}

/* A run is named by its folder's path, or by its name among the saved runs. */
static bool export_run(const struct arguments *a, struct error *error)
{
    char user[FILE_PATH_MAX];
    char runs[FILE_PATH_MAX];
    char path[FILE_PATH_MAX];
    folder_around(a->exported, path);
    bool is_path = strcmp(path, ".") != 0;
    if (a->exported[0] == '.' && !is_path)
        return error_set(error, "--export: '%.100s' names no run", a->exported);
    if (!is_path && (!find_user(a, user, error) || !file_join(user, RUNS_FOLDER, runs, error) ||
                     !file_join(runs, a->exported, path, error)))
        return false;
    if (!run_export(is_path ? a->exported : path, a->export_file, error))
        return false;
    printf("Exported to %s.\n", a->export_file);
    return true;
}

static bool import_run(const struct arguments *a, struct error *error)
{
    char user[FILE_PATH_MAX];
    char folder[FILE_PATH_MAX];
    if (!find_user(a, user, error) ||
        run_import(user, a->imported, folder, error) != RUN_IMPORT_ADDED)
        return false;
    printf("Imported as %s.\n", folder);
    return true;
}

static bool run(int argc, char **argv, struct error *error)
{
    struct arguments a = {.fov = -1, .fov_radius = -1, .start = -1, .watch = -1};
    if (!read_arguments(argc, argv, &a, error))
        return false;
    if (a.wants_help || a.wants_version)
        fputs(a.wants_help ? help : "eyeshine " EYESHINE_VERSION "\n", stdout);
    else if (!check_together(&a, error) || !(a.exported   ? export_run
                                             : a.imported ? import_run
                                                          : play)(&a, error))
        return false;
    return send_output() || error_set(error, "can't write to standard output");
}

int main(int argc, char **argv)
{
    struct error error;
    system_start(&argc, &argv);
    signals_ignore_writing();
    if (run(argc, argv, &error))
        return EXIT_SUCCESS;
    warn(error.message);
    return EXIT_USAGE;
}
