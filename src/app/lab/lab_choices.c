#include "app/lab/lab_choices.h"

#include "app/lab/lab_game.h"
#include "app/lab/lab_measures.h"
#include "base/array.h"
#include "game/experiment.h"
#include "rules/boons.h"

#include <string.h>

#define KEYSTONE_DEPTH 2
/* Runs that came this deep are compared by their boons. */
#define DEEP_DEPTH 10
#define MILLION 1000000

static void count(struct lab_choice *choice, const struct game *game)
{
    choice->games++;
    choice->wins += game_state(game)->result == RESULT_WON;
}

/* Plays on to the end by the adaptive bot. */
static bool play_on(struct game *game, struct error *error)
{
    struct bot *bot = bot_create(bot_find("adaptive"), game);
    if (!bot)
        return error_set(error, "not enough memory for a bot");
    for (int idle = 0; lab_game_advance(bot, &idle);)
        continue;
    bot_destroy(bot);
    return true;
}

static bool play_keystone(struct lab_choice *choice, const struct bytes *snapshot,
                          enum boon keystone, struct error *error)
{
    struct game *game = lab_game_copy(snapshot, error);
    if (!game)
        return false;
    experiment_give_boon(game, keystone);
    bool is_played = play_on(game, error);
    if (is_played)
        count(choice, game);
    game_destroy(game);
    return is_played;
}

bool lab_choices_look(struct lab_choices *choices, struct lab_choices_run *run,
                      const struct game *game, struct error *error)
{
    const struct state *state = game_state(game);
    struct bytes snapshot = {0};
    if (run->has_copied || state->depth < KEYSTONE_DEPTH || state_is_over(state))
        return true;
    run->has_copied = true;
    bool is_done = lab_game_keep(game, &snapshot, error);
    for (int path = 0; path < PATH_COUNT && is_done; path++)
        is_done = play_keystone(&choices->keystones[path], &snapshot,
                                boons_keystone_of((enum boon_path)path), error);
    bytes_clear(&snapshot);
    return is_done;
}

static bool play(struct lab_choice *choice, const struct game_setup *setup, int path,
                 struct error *error)
{
    struct lab_count ignored = {0};
    struct lab_player player = {bot_find("adaptive"), path};
    struct game *game;
    if (!lab_game_play(setup, player, LAB_GAME_TURNS, (struct lab_notes){0}, &ignored, &game,
                       error))
        return false;
    count(choice, game);
    game_destroy(game);
    return true;
}

static void compare_boons(struct lab_choices *choices, struct lab_choices_run *run,
                          const struct state *state)
{
    bool is_deep = state->depth >= DEEP_DEPTH;
    int both = 0;
    int either = 0;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        bool has = state->boons[b] > 0;
        both += has && run->has_boon[b];
        either += has || run->has_boon[b];
        run->has_boon[b] = has;
    }
    if (is_deep && run->is_deep && either > 0) {
        choices->pairs++;
        choices->shared += (int64_t)MILLION * both / either;
    }
    run->is_deep = is_deep;
    run->has_copied = false;
}

/* Which Watches are played, besides the game as it is: -1 is the gentle game. */
static const int played_watches[] = {-1, 3, 6, 10};

bool lab_choices_play(struct lab_choices *choices, struct lab_choices_run *run,
                      const struct game *game, struct error *error)
{
    struct game_setup setup = game_setup_default();
    int start = setup.start;
    int watch = setup.watch;
    bool is_done = true;
    setup.seed = game_state(game)->seed;
    compare_boons(choices, run, game_state(game));
    count(&choices->starts[start], game);
    count(&choices->watches[watch], game);
    for (int path = 0; path < PATH_COUNT && is_done; path++)
        is_done = play(&choices->paths[path], &setup, path, error);
    for (setup.start = 0; setup.start < START_COUNT && is_done; setup.start++)
        is_done = setup.start == start || play(&choices->starts[setup.start], &setup, -1, error);
    setup.start = start;
    for (size_t i = 0; i < ARRAY_LENGTH(played_watches) && is_done; i++) {
        setup.watch = watch + played_watches[i];
        is_done = play(&choices->watches[setup.watch], &setup, -1, error);
    }
    return is_done;
}

static double wins_of(const struct lab_choice *choice)
{
    return lab_share(choice->wins, choice->games);
}

double lab_choices_spread(const struct lab_choice *choices, int count)
{
    double least = 100;
    double most = 0;
    for (int i = 0; i < count; i++) {
        double wins = wins_of(&choices[i]);
        least = choices[i].games > 0 && wins < least ? wins : least;
        most = wins > most ? wins : most;
    }
    return most > least ? most - least : 0;
}

double lab_choices_lead(const struct lab_choice *choices, int count)
{
    double most = 0;
    double sum = 0;
    for (int i = 0; i < count; i++) {
        double wins = wins_of(&choices[i]);
        sum += wins;
        most = wins > most ? wins : most;
    }
    return most - sum / count;
}

double lab_choices_shared(const struct lab_choices *choices)
{
    return lab_mean(choices->shared, choices->pairs) / MILLION;
}

static void print_row(struct lab_table *table, const char *kind, const char *id,
                      const struct lab_choice *choice)
{
    if (choice->games == 0)
        return;
    lab_table_text(table, kind);
    lab_table_text(table, id);
    lab_table_number(table, (double)choice->games, 0);
    lab_table_number(table, wins_of(choice), 1);
}

void lab_choices_print(const struct lab_choices *choices, enum lab_table_style style)
{
    static const struct lab_table_column columns[] = {
        {"choice", -10}, {"of", -16}, {"games", 6}, {"wins%", 6}};
    struct lab_table table = lab_table_begin(style, columns, ARRAY_LENGTH(columns));
    for (int i = 0; i < START_COUNT; i++)
        print_row(&table, "start", start_get((enum start)i)->id, &choices->starts[i]);
    for (int i = 0; i < WATCH_COUNT; i++)
        print_row(&table, "watch", watch_get((enum watch)i)->id, &choices->watches[i]);
    for (int i = 0; i < PATH_COUNT; i++)
        print_row(&table, "path", boon_path_get((enum boon_path)i)->id, &choices->paths[i]);
    for (int i = 0; i < PATH_COUNT; i++)
        print_row(&table, "keystone", boon_get(boons_keystone_of((enum boon_path)i))->id,
                  &choices->keystones[i]);
}
