/* Maps drawn as text: refused with a word why, or played on. */
#include "base/hash.h"
#include "base/random.h"
#include "fuzz/fuzz.h"
#include "game/game.h"

#include <stdlib.h>

#define BYTES_MAX 4096
#define COMMANDS 80
#define CONTINUED_MOST 20

static int draw(void *random)
{
    return random_below(random, 256);
}

/* Half of the commands are steps and stairs: by those a floor is used as it was drawn. */
static struct command choose(struct random *random, const struct state *state)
{
    struct command command = fuzz_command((struct fuzz_source){draw, random}, state);
    int often = random_below(random, 8);
    if (often < 3)
        command.kind = COMMAND_STEP;
    else if (often == 3)
        command.kind = COMMAND_STAIRS;
    return command;
}

/* What is done follows from the drawing. */
static void play(struct game *game, const uint8_t *data, size_t size)
{
    const struct state *state = game_state(game);
    struct random random = random_make(hash_bytes(HASH_START, data, size));
    for (int i = 0; i < COMMANDS && !state_is_over(state); i++) {
        game_play(game, choose(&random, state));
        for (int turn = 0; turn < CONTINUED_MOST && game_is_under_way(game); turn++)
            game_continue(game);
    }
    game_destroy(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    if (size > BYTES_MAX)
        return 0;
    char *text = fuzz_text(data, size);
    setup.seed = "fuzz";
    setup.size = (struct grid){24, 16};
    setup.map_text = text;
    setup.map_name = "map";
    struct game *game = game_create(&setup, &error);
    if (game)
        play(game, data, size);
    else if (!error.message[0])
        fuzz_fail("a map is refused without a word");
    free(text);
    return 0;
}
