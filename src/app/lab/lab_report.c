#include "app/lab/lab.h"
#include "app/lab/lab_tally.h"
#include "app/options.h"
#include "base/array.h"

#include <stdio.h>
#include <string.h>

struct request {
    const char *seed;
    const char *bot_name;
    int games;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.games = 100};
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &request->seed, .is_required = true},
        {.name = "--games",
         .kind = OPTION_NUMBER,
         .value = &request->games,
         .low = 1,
         .high = 1000000},
        {.name = "--bot", .kind = OPTION_TEXT, .value = &request->bot_name},
    };
    if (!options_read(argc, argv, options, ARRAY_LENGTH(options), (struct operands){NULL, NULL, 0},
                      error))
        return false;
    if (request->bot_name && lab_game_find_bot(request->bot_name, error) < 0)
        return false;
    return lab_game_check_seeds(request->seed, request->games, error);
}

static bool play_all(const struct request *request, int bot, struct lab_tally *tally,
                     struct error *error)
{
    lab_tally_start(tally, bot);
    for (int i = 1; i <= request->games; i++) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = game_setup_default();
        struct lab_count count;
        struct game *game;
        lab_game_seed(request->seed, i, seed);
        setup.seed = seed;
        if (!lab_game_play(&setup, bot, LAB_GAME_TURNS, (struct lab_notes){NULL, NULL}, &count,
                           &game, error))
            return false;
        game_destroy(game);
        lab_tally_add(tally, &count);
    }
    return true;
}

enum lab_status lab_report(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    static struct lab_tally tallies[LAB_TALLIES_MAX];
    int count = 0;
    for (int bot = 0; bot < bot_count(); bot++) {
        if (request.bot_name && strcmp(bot_key(bot), request.bot_name) != 0)
            continue;
        if (!play_all(&request, bot, &tallies[count++], error))
            return LAB_FAILED;
    }
    lab_tally_print(tallies, count);
    return LAB_DONE;
}
