#include "support/recorder.h"

#include "support/check.h"

#include "base/array.h"
#include "base/hash.h"
#include "game/save/journal_format.h"

#include <string.h>

static void note(void *context, const struct game *game, const struct player_action *played)
{
    struct recorder *recorder = context;
    journal_put_action(&recorder->chain, played, state_quick_hash(game_state(game)),
                       &recorder->bytes);
    assert_true(recorder->actions < RECORDER_ACTIONS_MAX);
    recorder->ends[++recorder->actions] = recorder->bytes.length;
}

void recorder_begin(struct recorder *recorder, const struct game_setup *setup)
{
    struct error error;
    memset(recorder, 0, sizeof *recorder);
    recorder->game = game_create(setup, &error);
    if (!recorder->game)
        fail_msg("%s", error.message);
    journal_put_start(&recorder->chain, setup, RECORDER_VERSION, &recorder->bytes);
    recorder->ends[0] = recorder->bytes.length;
    recorder_watch(recorder);
}

void recorder_watch(struct recorder *recorder)
{
    game_set_observer(recorder->game, note, recorder);
}

void recorder_clear(struct recorder *recorder)
{
    game_destroy(recorder->game);
    bytes_clear(&recorder->bytes);
}

void recorder_play(struct recorder *recorder, struct command command)
{
    game_play(recorder->game, command);
    while (game_is_under_way(recorder->game))
        game_continue(recorder->game);
}

void recorder_play_short(struct recorder *recorder)
{
    static const struct command commands[] = {
        {.kind = COMMAND_WAIT},
        {.kind = COMMAND_STEP, .direction = DIRECTION_EAST},
        {.kind = COMMAND_STEP, .direction = DIRECTION_NORTH_EAST},
        {.kind = COMMAND_LANTERN},
        {.kind = COMMAND_FOV},
        {.kind = COMMAND_PICK_UP},
        {.kind = COMMAND_CLOSE, .direction = DIRECTION_WEST},
        {.kind = COMMAND_THROW, .item = ITEM_PEBBLES, .target = {6, 1}},
        {.kind = COMMAND_USE, .item = ITEM_FLARE},
        {.kind = COMMAND_FIRE, .target = {7, 2}},
        {.kind = COMMAND_SWAP_WEAPON},
        {.kind = COMMAND_DROP, .item = ITEM_HEALING_POTION},
        {.kind = COMMAND_BOON, .choice = 2},
        {.kind = COMMAND_TRADE, .choice = 1, .item = ITEM_FLARE},
        {.kind = COMMAND_STAIRS, .leads = -1},
        {.kind = COMMAND_RUN, .direction = DIRECTION_EAST},
    };
    struct game_setup setup = game_setup_default();
    setup.seed = "short";
    setup.size = (struct grid){24, 20}; /* little memory */
    setup.map_name = "short.txt";
    setup.map_text = "#########\n"
                     "#.....r.#\n"
                     "#@..&...#\n"
                     "#########\n";
    recorder_begin(recorder, &setup);
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++)
        recorder_play(recorder, commands[i]);
}

void recorder_end(struct recorder *recorder)
{
    const struct state *state = game_state(recorder->game);
    journal_put_ended(&recorder->chain, state_hash(state), state->result, &recorder->bytes);
}

void recorder_check_same(const struct player_action *a, const struct player_action *b)
{
    assert_int_equal(a->skips_lesson, b->skips_lesson);
    assert_int_equal(a->action.kind, b->action.kind);
    assert_int_equal(a->action.direction, b->action.direction);
    assert_int_equal(a->action.target.x, b->action.target.x);
    assert_int_equal(a->action.target.y, b->action.target.y);
    assert_int_equal(a->action.item, b->action.item);
    assert_int_equal(a->action.effect, b->action.effect);
    assert_int_equal(a->action.leads, b->action.leads);
    assert_int_equal(a->action.lantern, b->action.lantern);
    assert_int_equal(a->action.choice, b->action.choice);
    assert_int_equal(a->action.fov, b->action.fov);
}

void recorder_seal(unsigned char *data, size_t length)
{
    struct byte_reader bytes = byte_reader_over(data, length);
    byte_reader_take(&bytes, strlen(JOURNAL_MAGIC));
    uint64_t hash = hash_bytes(HASH_START, data, bytes.at);
    while (!bytes.has_failed) {
        size_t begin = bytes.at;
        uint64_t body = byte_reader_number(&bytes);
        if (body > length || !byte_reader_take(&bytes, (size_t)body))
            return;
        hash = hash_bytes(hash, data + begin, bytes.at - begin);
        size_t at = bytes.at;
        if (!byte_reader_take(&bytes, JOURNAL_CHECKSUM_LENGTH))
            return;
        for (int i = 0; i < JOURNAL_CHECKSUM_LENGTH; i++)
            data[at + (size_t)i] = (unsigned char)(hash >> 8 * i);
    }
}
