/* Checking PNGs: one that is cut or changed anywhere is refused. */
#include "support/check.h"

#include "test_paths.h"
#include "ui/art/png.h"

#include <SDL.h>

static unsigned char *bytes;
static size_t count;

static int load(void **state)
{
    (void)state;
    bytes = SDL_LoadFile(EYESHINE_ATLAS_DIR "/atlas.png", &count);
    assert_non_null(bytes);
    return 0;
}

static int unload(void **state)
{
    (void)state;
    SDL_free(bytes);
    return 0;
}

static void test_the_real_atlas_is_complete(void **state)
{
    (void)state;
    assert_true(png_is_whole(bytes, count));
}

static void test_bytes_after_the_last_chunk_are_ignored(void **state)
{
    (void)state;
    assert_false(png_is_whole(bytes, count - 1));
    unsigned char *longer = SDL_malloc(count + 3);
    memcpy(longer, bytes, count);
    memcpy(longer + count, "abc", 3);
    assert_true(png_is_whole(longer, count + 3));
    SDL_free(longer);
}

/* Each part is in its own allocation, so that sanitizers see reads beyond it. */
static void test_a_png_cut_anywhere_is_refused(void **state)
{
    (void)state;
    for (size_t length = 0; length < count; length += length < 100 ? 1 : 997) {
        unsigned char *part = SDL_malloc(length ? length : 1);
        memcpy(part, bytes, length);
        assert_false(png_is_whole(part, length));
        SDL_free(part);
    }
}

static void test_a_png_changed_anywhere_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < count; i += i < 60 ? 1 : 1499) {
        bytes[i] ^= 0x20;
        assert_false(png_is_whole(bytes, count));
        bytes[i] ^= 0x20;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_real_atlas_is_complete),
        cmocka_unit_test(test_bytes_after_the_last_chunk_are_ignored),
        cmocka_unit_test(test_a_png_cut_anywhere_is_refused),
        cmocka_unit_test(test_a_png_changed_anywhere_is_refused),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
