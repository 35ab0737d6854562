/* Arenas: what is measured is what is taken. */
#include "support/check.h"

#include "base/arena.h"
#include "base/array.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

static const size_t sizes[] = {1, 3, 16, 0, 17, 100, 8, 1, 1000};

enum { PIECES = ARRAY_LENGTH(sizes) };

static size_t measured(void)
{
    struct arena arena = arena_measuring();
    for (int i = 0; i < PIECES; i++)
        assert_null(arena_alloc(&arena, sizes[i]));
    return arena.used;
}

static void pieces_are_aligned_and_apart(void **state)
{
    (void)state;
    size_t size = measured();
    unsigned char *memory = calloc(1, size);
    unsigned char *pieces[PIECES];
    assert_non_null(memory);
    struct arena arena = arena_over(memory, size);
    for (int i = 0; i < PIECES; i++) {
        pieces[i] = arena_alloc(&arena, sizes[i]);
        assert_int_equal((uintptr_t)pieces[i] % alignof(max_align_t), 0);
        memset(pieces[i], i + 1, sizes[i]);
    }
    assert_int_equal(arena.used, size);
    for (int i = 0; i < PIECES; i++)
        for (size_t j = 0; j < sizes[i]; j++)
            assert_int_equal(pieces[i][j], i + 1);
    free(memory);
}

static void the_last_piece_may_end_with_the_block(void **state)
{
    (void)state;
    void *memory = malloc(32);
    assert_non_null(memory);
    struct arena arena = arena_over(memory, 32);
    assert_ptr_equal(arena_alloc(&arena, 32), memory);
    free(memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_aligned_and_apart),
        cmocka_unit_test(the_last_piece_may_end_with_the_block),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
