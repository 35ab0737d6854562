/* The hall of fame when memory is short: what was read so far is listed. */
#include "support/check.h"

#include "game/text/fame.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 64

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

/* Reads `count` runs; only the first `room` reallocations succeed (-1: all). */
static bool read(struct fame *fame, int count, int room)
{
    static const char line[] = "2026-11-21 result=died depth=3 turns=412\n";
    static char text[4 * FIRST_ROOM * sizeof line];
    struct text all = text_init(text, sizeof text);
    for (int i = 0; i < count; i++)
        text_append(&all, "%s", line);
    struct lines lines = lines_of(text, all.length);
    reallocations = room;
    bool is_read = fame_read(fame, &lines, NULL);
    reallocations = -1;
    lines_clear(&lines);
    return is_read;
}

static void runs_without_room_for_their_ranks_are_not_listed(void **unused)
{
    int order[2 * FIRST_ROOM];
    for (int room = 0; room < 2; room++) {
        struct fame fame = {0};
        assert_false(read(&fame, 3, room));
        assert_int_equal(fame_list_best(&fame, 2 * FIRST_ROOM, order), 0);
        assert_true(read(&fame, FIRST_ROOM, -1));
        assert_false(read(&fame, 3, room));
        assert_int_equal(fame_list_best(&fame, 2 * FIRST_ROOM, order), FIRST_ROOM);
        for (int i = 0; i < FIRST_ROOM; i++)
            assert_int_equal(order[i], i);
        fame_clear(&fame);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_without_room_for_their_ranks_are_not_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
