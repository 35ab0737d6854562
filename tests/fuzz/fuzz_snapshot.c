/* Snapshots are read as they are, and as the body of a correctly sealed one. A game that loads can be played. */
#include "fuzz/fuzz.h"
#include "game/save/snapshot.h"
#include "game/save/snapshot_body.h"

#include <stdlib.h>

#define BYTES_MAX 65536
#define ACTIONS 6

static void play(struct game *game)
{
    static const enum command_kind kinds[] = {COMMAND_WAIT, COMMAND_EXPLORE, COMMAND_STAIRS};
    for (int i = 0; i < ACTIONS; i++)
        game_play(game, (struct command){.kind = kinds[i % 3], .leads = 1});
}

/* A game that loads can be saved again. */
static void load(const uint8_t *data, size_t size)
{
    struct error error = {""};
    struct bytes again = {0};
    uint64_t position;
    struct game *game = snapshot_read(data, size, &position, &error);
    if (!game && !error.message[0])
        fuzz_fail("a snapshot is refused without a word");
    if (!game)
        return;
    play(game);
    snapshot_put(game, position, &again);
    bytes_clear(&again);
    game_destroy(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes body = {0};
    struct bytes sealed = {0};
    if (size > BYTES_MAX)
        return 0;
    load(data, size);
    bytes_put(&body, data, size);
    snapshot_seal(&body, &sealed);
    load(sealed.data, sealed.length);
    bytes_clear(&body);
    bytes_clear(&sealed);
    return 0;
}
