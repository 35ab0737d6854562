/* Texts for --keys are typed into a game. */
#include "fuzz/fuzz.h"
#include "game/game.h"
#include "input/key_reader.h"

#include <stdlib.h>

#define KEYS_MAX 256

static void type(struct game *game, const char *keys)
{
    struct error error;
    struct key key;
    struct command command;
    struct key_reader reader = {0};
    for (int i = 0; i < KEYS_MAX && *keys && !state_is_over(game_state(game)); i++) {
        if (!key_read(&keys, &key, &error))
            fuzz_fail("a key that was checked can't be read");
        if (key_reader_feed(&reader, game_state(game), key, &command) != KEY_READING_COMMAND)
            continue;
        game_play(game, command);
        while (game_is_under_way(game))
            game_continue(game);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    char *keys = fuzz_text(data, size);
    setup.seed = "fuzz";
    setup.size = (struct grid){24, 16};
    if (key_check(keys, &error)) {
        struct game *game = game_create(&setup, &error);
        type(game, keys);
        game_destroy(game);
    } else if (!error.message[0]) {
        fuzz_fail("keys are refused without a word");
    }
    free(keys);
    return 0;
}
