/* Journals are read to the end and performed, as they are and with corrected checksums. */
#include "fuzz/fuzz.h"
#include "game/save/replay.h"
#include "support/recorder.h"

#include <stdlib.h>
#include <string.h>

#define BYTES_MAX 4096
#define SIDE_MAX 64

/* Large floors take long and are not different. */
static bool is_small(const uint8_t *data, size_t size)
{
    struct journal_reader reader;
    struct journal_start start;
    return journal_open(&reader, data, size, &start) && start.setup.size.width <= SIDE_MAX &&
           start.setup.size.height <= SIDE_MAX;
}

static void perform(const uint8_t *data, size_t size)
{
    struct error error = {""};
    struct replay replay;
    if (!is_small(data, size))
        return;
    if (!replay_begin(&replay, data, size, NULL, &error)) {
        if (!error.message[0])
            fuzz_fail("a journal is refused without a word");
        return;
    }
    while (replay_step(&replay))
        continue;
    if (replay.end == REPLAY_GOES_ON)
        fuzz_fail("a replay ends without an end");
    replay_clear(&replay);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > BYTES_MAX)
        return 0;
    perform(data, size);
    uint8_t *forged = malloc(size);
    if (!forged)
        abort();
    memcpy(forged, data, size);
    recorder_seal(forged, size);
    perform(forged, size);
    free(forged);
    return 0;
}
