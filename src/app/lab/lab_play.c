#include "app/lab/lab.h"
#include "app/map_file.h"
#include "app/options.h"
#include "game/binding.h"
#include "game/game.h"
#include "game/knowledge.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
    struct game_setup setup;
    const char *keys;
    const char *map_path;
    int turns;
    bool wants_view;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.setup = game_setup_default(), .keys = "", .turns = INT_MAX};
    const struct option options[] = {
        {"--seed", OPTION_TEXT, &request->setup.seed, 0, 0, true},
        {"--keys", OPTION_TEXT, &request->keys, 0, 0, false},
        {"--turns", OPTION_NUMBER, &request->turns, 0, INT_MAX, false},
        {"--view", OPTION_FLAG, &request->wants_view, 0, 0, false},
        {"--map", OPTION_TEXT, &request->map_path, 0, 0, false},
        {"--fov", OPTION_FOV, &request->setup.fov, 0, 0, false},
        {"--fov-radius", OPTION_NUMBER, &request->setup.plain_radius, 0, FOV_RADIUS_MAX, false},
    };
    return options_read(argc, argv, options, sizeof options / sizeof *options,
                        (struct operands){NULL, NULL, 0}, error) &&
           key_check(request->keys, error);
}

/* Plays a command to its end, or to the last turn. */
static void play(struct game *game, struct command command, int turns)
{
    game_play(game, command);
    while (game_is_under_way(game) && game_state(game)->turn < turns)
        game_continue(game);
}

/* Feeds keys that key_check has checked. */
static void feed(struct game *game, const char *keys, int turns)
{
    struct key_reader reader = {0};
    struct error error;
    struct key key;
    while (*keys && game_state(game)->turn < turns && key_read(&keys, &key, &error)) {
        struct command command;
        if (key_reader_feed(&reader, game_state(game), key, &command) == KEY_READING_COMMAND)
            play(game, command, turns);
    }
}

static void print_view(const struct state *state)
{
    char row[GRID_SIDE_MAX + 1];
    for (int y = 0; y < state_level_const(state)->grid.height; y++) {
        knowledge_write_row(state, y, row);
        puts(row);
    }
}

static bool play_game(const struct request *request, struct error *error)
{
    struct game *game = game_create(&request->setup, error);
    if (!game)
        return false;
    feed(game, request->keys, request->turns);
    if (request->wants_view)
        print_view(game_state(game));
    char chars[256];
    struct text line = text_over(chars, sizeof chars);
    game_report(game, "none", &line);
    puts(chars);
    game_destroy(game);
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
    bool is_played = play_game(&request, error);
    free(map);
    return is_played ? LAB_DONE : LAB_FAILED;
}
