#include "app/lab/lab_journal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* As much of a file as any journal has. */
#define FILE_BYTES_MAX ((size_t)1 << 28)

static bool read_stream(FILE *file, const char *path, struct bytes *bytes, struct error *error)
{
    unsigned char block[16384];
    size_t count;
    while ((count = fread(block, 1, sizeof block, file)) > 0 && bytes->length <= FILE_BYTES_MAX)
        bytes_put(bytes, block, count);
    if (ferror(file))
        return error_set(error, "%s: %s", path, strerror(errno));
    if (bytes->length > FILE_BYTES_MAX)
        return error_set(error, "%s: is too large", path);
    return !bytes->has_failed || error_set(error, "%s: does not fit in memory", path);
}

bool lab_journal_read(const char *path, const char *name, struct bytes *bytes, struct error *error)
{
    char chars[4096];
    struct text inside = text_over(chars, sizeof chars);
    struct stat about;
    text_append(&inside, "%s", path);
    if (name && stat(path, &about) == 0 && S_ISDIR(about.st_mode))
        text_append(&inside, "/%s", name);
    *bytes = (struct bytes){0};
    FILE *file = fopen(chars, "rb");
    if (!file)
        return error_set(error, "%s: %s", chars, strerror(errno));
    bool is_read = read_stream(file, chars, bytes, error);
    fclose(file);
    if (!is_read)
        bytes_clear(bytes);
    return is_read;
}

static void note(void *context, const struct game *game, const struct deed *deed)
{
    struct lab_journal *journal = context;
    journal_put_deed(&journal->chain, deed, state_pulse(game_state(game)), &journal->bytes);
}

void lab_journal_begin(struct lab_journal *journal, const struct game_setup *setup,
                       struct game *game)
{
    *journal = (struct lab_journal){.bytes = {0}};
    journal_put_start(&journal->chain, setup, EYESHINE_VERSION, &journal->bytes);
    game_set_witness(game, note, journal);
}

bool lab_journal_write(struct lab_journal *journal, const struct game *game, const char *path,
                       struct error *error)
{
    const struct state *state = game_state(game);
    struct bytes *bytes = &journal->bytes;
    journal_put_ended(&journal->chain, state_hash(state), state->result, bytes);
    if (bytes->has_failed)
        return error_set(error, "%s: the journal does not fit in memory", path);
    FILE *file = fopen(path, "wb");
    if (!file)
        return error_set(error, "%s: %s", path, strerror(errno));
    bool is_written = fwrite(bytes->data, 1, bytes->length, file) == bytes->length;
    is_written = fclose(file) == 0 && is_written;
    return is_written || error_set(error, "%s: %s", path, strerror(errno));
}

void lab_journal_clear(struct lab_journal *journal)
{
    bytes_clear(&journal->bytes);
}
