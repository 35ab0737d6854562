#include "app/lab/lab.h"
#include "app/lab/lab_game.h"
#include "app/lab/lab_journal.h"
#include "app/lab/lab_table.h"
#include "app/map_file.h"
#include "app/options.h"
#include "base/array.h"
#include "game/game.h"
#include "game/knowledge.h"
#include "game/text/fame.h"
#include "game/text/score.h"
#include "input/key_reader.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct request {
    struct game_setup setup;
    const char *daily; /* the date of a daily dungeon; NULL: none */
    const char *keys;
    const char *map_path;
    int turns;
    bool wants_view;
    const char *bot_name;
    int bot;   /* its index; -1: the keys play */
    int path;  /* enum boon_path: the bot prefers boons of that path; -1: any */
    int games; /* of the bot; the i-th of several has the seed WORD-i */
    bool wants_csv;
    bool prints_keys;         /* of the bot */
    const char *journal_path; /* where the game's journal is written; NULL: nowhere */
};

static bool check_together(const struct request *request, struct error *error)
{
    if (request->bot_name && *request->keys)
        return error_set(error, "--bot and --keys can't be used together");
    if (!request->bot_name && request->games > 1)
        return error_set(error, "--games is for a --bot");
    if (!request->bot_name && request->prints_keys)
        return error_set(error, "--print-keys is for a --bot");
    if (!request->bot_name && request->path >= 0)
        return error_set(error, "--path is for a --bot");
    if (request->daily && request->games > 1)
        return error_set(error, "--daily is one game");
    if (request->journal_path && request->games > 1)
        return error_set(error, "--journal is for one game");
    if (request->wants_csv && request->wants_view)
        return error_set(error, "--csv and --view can't be used together");
    if (request->wants_csv && request->prints_keys)
        return error_set(error, "--csv and --print-keys can't be used together");
    return true;
}

/* The seed, the start, the watch and the algorithm of a daily dungeon. */
static bool set_up_daily(struct request *request, struct error *error)
{
    struct game_setup plain = game_setup_default();
    if (request->setup.seed)
        return error_set(error, "--daily and --seed can't be used together");
    if (request->setup.start != plain.start || request->setup.watch != plain.watch ||
        request->setup.fov != plain.fov)
        return error_set(error, "--daily sets --start, --watch and --fov");
    if (!fame_is_date(request->daily))
        return error_set(error, "--daily: '%s' is not a date such as 2026-11-25", request->daily);
    request->setup.seed = request->daily;
    game_setup_make_daily(&request->setup);
    return true;
}

static bool complete(struct request *request, struct error *error)
{
    if (request->daily && !set_up_daily(request, error))
        return false;
    if (!request->setup.seed)
        return error_set(error, "--seed is missing");
    if (!check_together(request, error))
        return false;
    if (request->bot_name && (request->bot = lab_game_find_bot(request->bot_name, error)) < 0)
        return false;
    if (request->games > 1 && !lab_game_check_seeds(request->setup.seed, request->games, error))
        return false;
    if (request->turns < 0)
        request->turns = request->bot >= 0 ? LAB_GAME_TURNS : INT_MAX;
    return true;
}

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){
        .setup = game_setup_default(), .keys = "", .turns = -1, .bot = -1, .path = -1, .games = 1};
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &request->setup.seed},
        {.name = "--daily", .kind = OPTION_SEED, .value = &request->daily},
        {.name = "--keys", .kind = OPTION_KEYS, .value = &request->keys},
        {.name = "--turns", .kind = OPTION_NUMBER, .value = &request->turns, .high = INT_MAX},
        {.name = "--bot", .kind = OPTION_TEXT, .value = &request->bot_name},
        {.name = "--games",
         .kind = OPTION_NUMBER,
         .value = &request->games,
         .low = 1,
         .high = 1000000},
        {.name = "--csv", .kind = OPTION_FLAG, .value = &request->wants_csv},
        {.name = "--print-keys", .kind = OPTION_FLAG, .value = &request->prints_keys},
        {.name = "--journal", .kind = OPTION_PATH, .value = &request->journal_path},
        {.name = "--view", .kind = OPTION_FLAG, .value = &request->wants_view},
        {.name = "--map", .kind = OPTION_PATH, .value = &request->map_path},
        {.name = "--start", .kind = OPTION_START, .value = &request->setup.start},
        {.name = "--path", .kind = OPTION_BOON_PATH, .value = &request->path},
        {.name = "--watch", .kind = OPTION_WATCH, .value = &request->setup.watch},
        {.name = "--fov", .kind = OPTION_FOV, .value = &request->setup.fov},
        {.name = "--fov-radius",
         .kind = OPTION_NUMBER,
         .value = &request->setup.plain_radius,
         .high = FOV_RADIUS_MAX},
    };
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){NULL, NULL, 0}, error) &&
           complete(request, error);
}

static void play(struct game *game, struct command command, int turns)
{
    game_play(game, command);
    while (game_is_under_way(game) && game_state(game)->turn < turns)
        game_continue(game);
}

/* Whether the game would open a screen, which would have the keys that follow. */
static bool opens_screen(struct key key)
{
    enum meaning_view view = binding_view_of(NULL, key);
    if (key.code == KEY_ESCAPE && !(key.modifiers & (KEY_CONTROL | KEY_ALT)))
        return true;
    if (view == VIEW_NONE && !binding_get(NULL, key) && (key.modifiers & KEY_SHIFT)) {
        key.modifiers &= ~(unsigned)KEY_SHIFT;
        view = binding_view_of(NULL, key);
    }
    switch (view) {
    case VIEW_NONE:
    case VIEW_RANGES:
    case VIEW_SURROUNDINGS:
    case VIEW_ZOOM_IN:
    case VIEW_ZOOM_OUT:
        return false;
    default:
        return true;
    }
}

static bool refuse_screen(struct key key, struct error *error)
{
    char name[32];
    struct text text = text_init(name, sizeof name);
    key_write(key, &text);
    return error_set(error, "--keys: '%s' opens a screen, and the lab has none", name);
}

/* Feeds keys that key_check takes; false and an error at the first that only the game in its window can take. */
static bool feed(struct game *game, const char *keys, int turns, struct error *error)
{
    struct key_reader reader = {0};
    struct key key;
    while (*keys && game_state(game)->turn < turns && key_read(&keys, &key, error)) {
        struct command command;
        bool is_asked = reader.wants_direction || reader.prompt.kind != PROMPT_NONE;
        if (!is_asked && !state_is_over(game_state(game)) && opens_screen(key))
            return refuse_screen(key, error);
        const struct command *held = key_is_confirm(key) ? game_held_command(game) : NULL;
        if (held && !is_asked)
            play(game, *held, turns);
        else if (key_reader_feed(&reader, game_state(game), key, &command) == KEY_READING_COMMAND)
            play(game, command, turns);
    }
    return true;
}

static void print_view(const struct state *state)
{
    char row[GRID_SIDE_MAX + 1];
    for (int y = 0; y < state_level_const(state)->grid.height; y++) {
        knowledge_write_row(state, y, row);
        puts(row);
    }
}

/* Prints the line of a game, or the same as columns: the words after each '='. */
static void print_report(const struct request *request, const struct game *game)
{
    char chars[256];
    struct text line = text_init(chars, sizeof chars);
    game_report(game, request->bot >= 0 ? bot_key(request->bot) : "none", &line);
    if (!request->wants_csv) {
        puts(chars);
        return;
    }
    for (char *word = strtok(chars, " "); word; word = strtok(NULL, " ")) {
        fputs(word == chars ? "" : ",", stdout);
        lab_table_print_field(strchr(word, '=') + 1);
    }
    putchar('\n');
}

/* Plays by the bot or by the keys; the typist takes in what the bot does. */
static bool play_out(const struct request *request, const struct game_setup *setup,
                     struct lab_notes notes, struct game **game, struct error *error)
{
    struct lab_count count = {.games = 0};
    if (request->bot >= 0)
        return lab_game_play(setup, (struct lab_player){request->bot, request->path},
                             request->turns, notes, &count, game, error);
    *game = game_create(setup, error);
    if (!*game)
        return false;
    if (notes.journal)
        lab_journal_begin(notes.journal, setup, *game);
    if (feed(*game, request->keys, request->turns, error))
        return true;
    game_destroy(*game);
    return false;
}

static void print_line_to_share(const struct game *game)
{
    char chars[256];
    struct text line = text_init(chars, sizeof chars);
    score_write_line(game, &line);
    puts(chars);
}

static void print_game(const struct request *request, const struct game *game, const char *keys)
{
    if (request->wants_view)
        print_view(game_state(game));
    print_report(request, game);
    if (request->daily && !request->wants_csv)
        print_line_to_share(game);
    if (request->prints_keys)
        puts(keys ? keys : "");
}

static bool play_game(const struct request *request, const struct game_setup *setup,
                      struct error *error)
{
    struct game *game;
    struct typist typist = {.keys = NULL};
    struct lab_journal journal = {.bytes = {0}};
    struct lab_notes notes = {.typist = request->prints_keys ? &typist : NULL,
                              .journal = request->journal_path ? &journal : NULL};
    bool is_done = play_out(request, setup, notes, &game, error);
    if (is_done) {
        is_done = !notes.journal || lab_journal_write(&journal, game, request->journal_path, error);
        if (is_done)
            print_game(request, game, typist.keys);
        game_destroy(game);
    }
    lab_journal_clear(&journal);
    typist_clear(&typist);
    return is_done;
}

static bool play_games(const struct request *request, struct error *error)
{
    if (request->wants_csv)
        puts("seed,bot,result,depth,turns,cause,hash");
    if (request->games == 1)
        return play_game(request, &request->setup, error);
    for (int i = 1; i <= request->games; i++) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = request->setup;
        lab_game_seed(request->setup.seed, i, seed);
        setup.seed = seed;
        if (!play_game(request, &setup, error))
            return false;
    }
    return true;
}

enum lab_status lab_play(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    char *map = NULL;
    if (request.map_path && !(map = map_file_read(request.map_path, error)))
        return LAB_FAILED;
    request.setup.map_text = map;
    request.setup.map_name = request.map_path;
    bool is_played = play_games(&request, error);
    free(map);
    return is_played ? LAB_DONE : LAB_FAILED;
}
