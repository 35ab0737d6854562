/* How long it takes to write a snapshot of a game deep in the run, all of its floors built, to memory, and to make the game
 * of it again. */
#include "app/bench/bench.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "bots/bot.h"
#include "game/save/snapshot.h"

#include <stdio.h>

#define RUNS_MAX 60 /* until one reaches the last floor */
#define CHOICES_MAX 20000
#define BOT "oracle"
#define REPEATS 500
#define REPEATS_QUICK 40

static const struct lab_table_column columns[] = {
    {"what", -5}, {"floors", 6}, {"turn", 6}, {"bytes", 8}, {"us", 8}};

static struct game *play_down(int number, struct error *error)
{
    struct game_setup setup = game_setup_default();
    char seed[SEED_LENGTH_MAX + 1];
    snprintf(seed, sizeof seed, "save-%d", number);
    setup.seed = seed;
    struct game *game = game_create(&setup, error);
    struct bot *bot = game ? bot_create(bot_find(BOT), game) : NULL;
    if (!bot) {
        game_destroy(game);
        error_set(error, "not enough memory for a bot's game");
        return NULL;
    }
    const struct state *state = game_state(game);
    for (int i = 0; i < CHOICES_MAX && !state_is_over(state) && state->depth < FLOOR_COUNT; i++)
        bot_play(bot);
    bot_destroy(bot);
    return game;
}

/* A game that has reached the last floor; NULL and an error if there is none. */
static struct game *find_game(struct error *error)
{
    for (int number = 1; number <= RUNS_MAX; number++) {
        struct game *game = play_down(number, error);
        if (!game || game_state(game)->depth == FLOOR_COUNT)
            return game;
        game_destroy(game);
    }
    error_set(error, "the bot '%s' came to the last floor in none of %d games", BOT, RUNS_MAX);
    return NULL;
}

static bool time_put(const struct game *game, struct bytes *bytes, struct lab_timing *timing,
                     struct error *error)
{
    bytes_clear(bytes);
    uint64_t from = lab_timing_now();
    snapshot_put(game, 1, bytes);
    lab_timing_add(timing, (double)(lab_timing_now() - from));
    return !bytes->has_failed || error_set(error, "not enough memory for a snapshot");
}

static bool time_read(const struct bytes *bytes, struct lab_timing *timing, struct error *error)
{
    uint64_t position;
    uint64_t from = lab_timing_now();
    struct game *game = snapshot_read(bytes->data, bytes->length, &position, error);
    lab_timing_add(timing, (double)(lab_timing_now() - from));
    game_destroy(game);
    return game != NULL;
}

static void write_row(const char *what, const struct game *game, const struct bytes *bytes,
                      struct lab_timing *timing, struct lab_table *table)
{
    int floors = 0;
    for (int i = 0; i < FLOOR_COUNT; i++)
        floors += game_state(game)->levels[i].is_built;
    lab_table_text(table, what);
    lab_table_number(table, floors, 0);
    lab_table_number(table, game_state(game)->turn, 0);
    lab_table_number(table, (double)bytes->length, 0);
    lab_table_number(table, lab_timing_median(timing) / 1e3, 0);
}

static bool measure(const struct bench *bench, const struct game *game, struct bytes *bytes,
                    struct error *error)
{
    struct lab_timing put = {.count = 0};
    struct lab_timing read = {.count = 0};
    for (int i = 0; i < (bench->is_quick ? REPEATS_QUICK : REPEATS); i++)
        if (!time_put(game, bytes, &put, error) || !time_read(bytes, &read, error))
            return false;
    struct lab_table table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    write_row("put", game, bytes, &put, &table);
    write_row("read", game, bytes, &read, &table);
    return true;
}

bool bench_save(const struct bench *bench, struct error *error)
{
    struct bytes bytes = {0};
    struct game *game = find_game(error);
    bool is_measured = game && measure(bench, game, &bytes, error);
    bytes_clear(&bytes);
    game_destroy(game);
    return is_measured;
}
