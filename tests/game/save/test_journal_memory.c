/* A journal when memory is short: the bytes have whole records only, and the chain is the last one's. */
#include "support/check.h"

#include "game/save/journal.h"

#include <stdlib.h>
#include <string.h>

/* The number of reallocations that still succeed; -1: all. */
static int reallocations = -1;

void *__real_realloc(void *memory, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_realloc(void *memory, size_t size)
{
    if (reallocations == 0)
        return NULL;
    if (reallocations > 0)
        reallocations--;
    return __real_realloc(memory, size);
}

static void begin(struct bytes *bytes, struct journal_chain *chain)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "memory";
    journal_put_start(chain, &setup, "1", bytes);
}

static void a_start_is_put_whole_or_not_at_all(void **unused)
{
    struct bytes bytes = {0};
    struct journal_chain chain;
    reallocations = 1;
    begin(&bytes, &chain);
    reallocations = -1;
    assert_true(bytes.has_failed);
    assert_int_equal(bytes.length, 0);
    bytes_clear(&bytes);
    (void)unused;
}

/* Memory may end anywhere in a record. */
static void a_record_is_put_whole_or_not_at_all(void **unused)
{
    struct player_action played = {
        .action = {.kind = ACTION_THROW, .item = 3, .target = {200, 100}}};
    for (size_t room = 0; room < 24; room++) {
        struct bytes bytes = {0};
        struct journal_chain chain;
        struct journal_reader reader;
        struct journal_start start;
        struct journal_record record;
        begin(&bytes, &chain);
        bytes.capacity = bytes.length + room;
        bytes.data = __real_realloc(bytes.data, bytes.capacity);
        assert_non_null(bytes.data);
        uint64_t hash = chain.hash;
        size_t length = bytes.length;
        reallocations = 0;
        journal_put_action(&chain, &played, 1, &bytes);
        reallocations = -1;
        bool is_put = !bytes.has_failed;
        assert_int_equal(bytes.length > length, is_put);
        assert_int_equal(chain.hash != hash, is_put);
        assert_true(journal_open(&reader, bytes.data, bytes.length, &start));
        assert_int_equal(journal_next(&reader, &record), is_put);
        assert_int_equal(reader.end, is_put ? JOURNAL_GOES_ON : JOURNAL_WHOLE);
        assert_true(reader.chain.hash == chain.hash);
        bytes_clear(&bytes);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_start_is_put_whole_or_not_at_all),
        cmocka_unit_test(a_record_is_put_whole_or_not_at_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
