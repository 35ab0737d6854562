#include "app/lab/lab_journal.h"

#include "base/file.h"

static void note(void *context, const struct game *game, const struct player_action *played)
{
    struct lab_journal *journal = context;
    journal_put_action(&journal->chain, played, state_quick_hash(game_state(game)),
                       &journal->bytes);
}

void lab_journal_begin(struct lab_journal *journal, const struct game_setup *setup,
                       struct game *game)
{
    *journal = (struct lab_journal){.bytes = {0}};
    journal_put_start(&journal->chain, setup, EYESHINE_VERSION, &journal->bytes);
    game_set_observer(game, note, journal);
}

bool lab_journal_write(struct lab_journal *journal, const struct game *game, const char *path,
                       struct error *error)
{
    const struct state *state = game_state(game);
    struct bytes *bytes = &journal->bytes;
    journal_put_ended(&journal->chain, state_hash(state), state->result, bytes);
    if (bytes->has_failed)
        return error_set(error, "%s: the journal does not fit in memory", path);
    char target[FILE_PATH_MAX];
    return file_follow_link(path, target, error) &&
           file_replace(target, NULL, bytes->data, bytes->length, error);
}

void lab_journal_clear(struct lab_journal *journal)
{
    bytes_clear(&journal->bytes);
}
