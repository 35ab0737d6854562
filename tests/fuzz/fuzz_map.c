/* Maps drawn as text: refused with a word why, or played on. */
#include "fuzz/fuzz.h"
#include "game/game.h"

#include <stdlib.h>

#define BYTES_MAX 4096
#define TURNS 8

static void play(struct game *game)
{
    for (int i = 0; i < TURNS && !state_is_over(game_state(game)); i++)
        game_play(game, (struct command){.kind = i % 2 ? COMMAND_EXPLORE : COMMAND_WAIT});
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
        play(game);
    else if (!error.message[0])
        fuzz_fail("a map is refused without a word");
    free(text);
    return 0;
}
