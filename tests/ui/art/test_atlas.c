/* Loading the atlas: errors name the file and line that is missing, broken or inconsistent. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "base/array.h"
#include "base/file.h"
#include "ui/art/atlas.h"

#include <SDL_image.h>

#include <errno.h>
#include <string.h>

enum { WIDTH = 40, HEIGHT = 20 };

static struct scratch_folder folder;

static const char good[] = "eyeshine-atlas 1\n"
                           "a_rod 1 20 1 39 0\n"
                           "key 8 4 2 0 16\n"
                           "rat2 16 16 2 0 0\n";

static void write_image(void)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "atlas.png", path);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(surface);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            uint32_t pixel = 0xff000000u | (uint32_t)(x << 8 | y);
            memcpy((char *)surface->pixels + y * surface->pitch + x * 4, &pixel, 4);
        }
    assert_int_equal(IMG_SavePNG(surface, path), 0);
    SDL_FreeSurface(surface);
}

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    write_image();
    scratch_folder_write_text(&folder, "atlas.txt", good);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static struct atlas load(void)
{
    struct atlas atlas;
    struct error error = {""};
    if (!atlas_load(&atlas, folder.path, &error))
        fail_msg("%s", error.message);
    return atlas;
}

/* Loading must fail with a message that names all three. */
static void assert_refused(const char *file, const char *line, const char *what)
{
    struct atlas atlas;
    struct error error = {""};
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, file, path);
    bool is_loaded = atlas_load(&atlas, folder.path, &error);
    atlas_clear(&atlas);
    if (is_loaded || !strstr(error.message, path) || !strstr(error.message, line) ||
        !strstr(error.message, what))
        fail_msg("expected %s%s ... %s, got: %s", path, line, what,
                 is_loaded ? "no fault" : error.message);
}

static void refuse_index(const char *index, const char *line, const char *what)
{
    scratch_folder_write_text(&folder, "atlas.txt", index);
    assert_refused("atlas.txt", line, what);
}

static void test_every_sprite_of_the_index_is_found(void **state)
{
    (void)state;
    struct atlas atlas = load();
    assert_int_equal(atlas.sprite_count, 3);
    const struct sprite *key = atlas_find(&atlas, "key");
    assert_non_null(key);
    assert_int_equal(key->width, 8);
    assert_int_equal(key->height, 4);
    assert_int_equal(key->frames, 2);
    assert_non_null(atlas_find(&atlas, "a_rod"));
    assert_non_null(atlas_find(&atlas, "rat2"));
    atlas_clear(&atlas);
}

static void test_a_name_missing_from_the_index_is_not_found(void **state)
{
    (void)state;
    struct atlas atlas = load();
    assert_null(atlas_find(&atlas, "ke"));
    assert_null(atlas_find(&atlas, "keys"));
    assert_null(atlas_find(&atlas, ""));
    atlas_clear(&atlas);
}

static void test_frames_lie_side_by_side_and_wrap_around(void **state)
{
    (void)state;
    struct atlas atlas = load();
    const struct sprite *key = atlas_find(&atlas, "key");
    for (int frame = 0; frame < 5; frame++) {
        struct image image = atlas_frame(&atlas, key, frame);
        assert_int_equal(image.width, 8);
        assert_int_equal(image.height, 4);
        assert_int_equal(image.pixels[0], 0xff000000u | (uint32_t)(frame % 2 * 8) << 8 | 16);
        assert_int_equal(image.pixels[image.stride * 3 + 7],
                         0xff000000u | (uint32_t)(frame % 2 * 8 + 7) << 8 | 19);
    }
    atlas_clear(&atlas);
}

static void test_the_last_line_of_the_index_may_lack_a_line_end(void **state)
{
    (void)state;
    scratch_folder_write(&folder, "atlas.txt", good, strlen(good) - 1);
    struct atlas atlas = load();
    assert_int_equal(atlas.sprite_count, 3);
    atlas_clear(&atlas);
}

static void test_a_missing_file_is_named(void **state)
{
    (void)state;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "atlas.txt", path);
    assert_int_equal(remove(path), 0);
    assert_refused("atlas.txt", "", "");
    scratch_folder_path(&folder, "atlas.png", path);
    assert_int_equal(remove(path), 0);
    assert_refused("atlas.png", "", "");
}

static void test_a_folder_with_too_long_a_name_is_refused(void **state)
{
    (void)state;
    struct atlas atlas;
    struct error error = {""};
    char name[FILE_PATH_MAX];
    memset(name, 'a', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_false(atlas_load(&atlas, name, &error));
    assert_non_null(strstr(error.message, strerror(ENAMETOOLONG)));
    atlas_clear(&atlas);
}

static void test_an_image_cut_short_anywhere_is_refused(void **state)
{
    (void)state;
    struct scratch_folder whole = folder;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&whole, "atlas.png", path);
    folder = scratch_folder_make();
    scratch_folder_write_text(&folder, "atlas.txt", good);
    for (size_t length = 0; length < 80; length += 5) {
        scratch_folder_copy(&folder, path, "atlas.png", length);
        assert_refused("atlas.png", "", "");
    }
    scratch_folder_remove(&folder);
    folder = whole;
}

static void test_an_image_of_something_else_is_refused(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "atlas.png",
                              "This is no picture at all, but a line of text.");
    assert_refused("atlas.png", "", "");
}

static void test_an_index_of_another_version_is_refused(void **state)
{
    (void)state;
    refuse_index("", ":1:", "version");
    refuse_index("eyeshine-atlas 2\n", ":1:", "version");
    refuse_index("eyeshine-atlas 1", ":1:", "version");
}

static void test_a_malformed_line_of_the_index_is_named(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "rat",
        "rat 16 16 2 0",
        "rat 16 16 2 0 0 0",
        "rat 16 16 2 0 x",
        "rat 16 16 2 0 0 ",
        "Rat 16 16 2 0 0",
        "16 16 2 0 0",
        "",
        "a_name_that_is_longer_than_a_name_may_be 16 16 2 0 0",
        "rat 99999999999999999999 16 2 0 0",
    };
    for (size_t i = 0; i < ARRAY_LENGTH(lines); i++) {
        char index[160] = "eyeshine-atlas 1\na_rod 1 20 1 39 0\n";
        strcat(index, lines[i]);
        strcat(index, "\nzz 1 1 1 0 0\n");
        refuse_index(index, ":3:", "name width height frames x y");
    }
}

static void test_a_sprite_that_leaves_the_image_is_named(void **state)
{
    (void)state;
    static const char *const boxes[] = {
        "0 16 1 0 0",   "16 0 1 0 0",   "16 16 0 0 0", "-1 16 1 0 0",     "16 16 1 -1 0",
        "16 16 1 0 -1", "41 16 1 0 0",  "16 21 1 0 0", "16 16 3 0 0",     "16 16 2 9 0",
        "16 16 1 0 5",  "16 16 1 25 0", "1 1 41 0 0",  "16 999999 1 0 0", "1 1 999999 0 0",
    };
    for (size_t i = 0; i < ARRAY_LENGTH(boxes); i++) {
        char index[96] = "eyeshine-atlas 1\nrat ";
        strcat(index, boxes[i]);
        strcat(index, "\n");
        refuse_index(index, ":2:", "rat lies outside");
    }
}

static void test_sprites_out_of_order_or_twice_are_named(void **state)
{
    (void)state;
    refuse_index("eyeshine-atlas 1\nkey 1 1 1 0 0\na_rod 1 1 1 0 0\n", ":3:", "a_rod");
    refuse_index("eyeshine-atlas 1\nkey 1 1 1 0 0\nkey 1 1 1 0 0\n", ":3:", "key");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_every_sprite_of_the_index_is_found),
        TEST(test_a_name_missing_from_the_index_is_not_found),
        TEST(test_frames_lie_side_by_side_and_wrap_around),
        TEST(test_the_last_line_of_the_index_may_lack_a_line_end),
        TEST(test_a_missing_file_is_named),
        TEST(test_a_folder_with_too_long_a_name_is_refused),
        TEST(test_an_image_cut_short_anywhere_is_refused),
        TEST(test_an_image_of_something_else_is_refused),
        TEST(test_an_index_of_another_version_is_refused),
        TEST(test_a_malformed_line_of_the_index_is_named),
        TEST(test_a_sprite_that_leaves_the_image_is_named),
        TEST(test_sprites_out_of_order_or_twice_are_named),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
