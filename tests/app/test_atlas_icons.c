/* The packer's icons: one sprite in the sizes that desktops ask for. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include "base/file.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

static struct scratch_folder folder;
static struct program_result result;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    static const char *const folders[] = {"sprites", "sprites/ui", "out"};
    for (int i = 0; i < 3; i++) {
        char path[SCRATCH_PATH_MAX];
        scratch_folder_path(&folder, folders[i], path);
        assert_int_equal(mkdir(path, 0700), 0);
    }
    scratch_folder_write_text(&folder, "palette.txt", "r 255 0 0\ng 0 200 0\n");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static int run(void)
{
    char out[SCRATCH_PATH_MAX];
    char sprites[SCRATCH_PATH_MAX];
    char palette[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "out", out);
    scratch_folder_path(&folder, "sprites", sprites);
    scratch_folder_path(&folder, "palette.txt", palette);
    program_run((const char *const[]){EYESHINE_ATLAS_BIN, "--palette", palette, "--sprites",
                                      sprites, "--icons", out, NULL},
                NULL, &result);
    return result.status;
}

static SDL_Surface *load(const char *name)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, name, path);
    SDL_Surface *loaded = IMG_Load(path);
    assert_non_null(loaded);
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    assert_non_null(picture);
    return picture;
}

static uint32_t pixel(const SDL_Surface *picture, int x, int y)
{
    const unsigned char *line =
        (const unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch;
    uint32_t argb;
    memcpy(&argb, line + (size_t)x * sizeof argb, sizeof argb);
    return argb;
}

static void test_each_size_shows_the_whole_icon(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "sprites/ui/icon_app.txt", "r.\ngr\n");
    assert_int_equal(run(), 0);
    static const char *const names[] = {"out/16.png", "out/24.png",  "out/32.png", "out/48.png",
                                        "out/64.png", "out/128.png", "out/256.png"};
    static const int sides[] = {16, 24, 32, 48, 64, 128, 256};
    for (int i = 0; i < 7; i++) {
        SDL_Surface *icon = load(names[i]);
        int side = sides[i];
        assert_int_equal(icon->w, side);
        assert_int_equal(icon->h, side);
        assert_int_equal(pixel(icon, 0, 0), 0xffff0000);
        assert_int_equal(pixel(icon, side / 2 - 1, side / 2 - 1), 0xffff0000);
        assert_int_equal(pixel(icon, side - 1, 0) >> 24, 0);
        assert_int_equal(pixel(icon, 0, side - 1), 0xff00c800);
        assert_int_equal(pixel(icon, side - 1, side - 1), 0xffff0000);
        SDL_FreeSurface(icon);
    }
}

static size_t number_at(const struct bytes *bytes, size_t at, int count)
{
    size_t number = 0;
    for (int i = 0; i < count; i++)
        number |= (size_t)bytes->data[at + (size_t)i] << 8 * i;
    return number;
}

static void read_whole(const char *name, struct bytes *bytes)
{
    char path[SCRATCH_PATH_MAX];
    struct error error;
    scratch_folder_path(&folder, name, path);
    if (!file_read(path, 1 << 20, bytes, &error))
        fail_msg("%s", error.message);
}

static void test_the_icon_of_windows_holds_all_sizes(void **state)
{
    (void)state;
    struct bytes icon = {0};
    scratch_folder_write_text(&folder, "sprites/ui/icon_app.txt", "r.\ngr\n");
    assert_int_equal(run(), 0);
    read_whole("out/eyeshine.ico", &icon);
    assert_memory_equal(icon.data, "\0\0\1\0\7\0", 6);
    size_t end = 6 + 7 * 16;
    for (size_t i = 0; i < 7; i++) {
        struct bytes picture = {0};
        char name[32];
        size_t row = 6 + i * 16;
        snprintf(name, sizeof name, "out/%d.png", icon.data[row] ? icon.data[row] : 256);
        read_whole(name, &picture);
        assert_int_equal(icon.data[row], icon.data[row + 1]);
        assert_int_equal(number_at(&icon, row + 8, 4), picture.length);
        assert_int_equal(number_at(&icon, row + 12, 4), end);
        assert_memory_equal(icon.data + end, picture.data, picture.length);
        end += picture.length;
        bytes_clear(&picture);
    }
    assert_int_equal(icon.length, end);
    bytes_clear(&icon);
}

static void test_an_icon_smaller_than_the_sprite_shows_mean_colours(void **state)
{
    (void)state;
    char sprite[32 * 33 + 1];
    for (int i = 0; i < 32 * 33; i++)
        sprite[i] = i % 33 == 32 ? '\n' : i / 33 % 2 == 0 ? 'r' : i / 33 < 16 ? 'g' : '.';
    sprite[32 * 33] = '\0';
    scratch_folder_write_text(&folder, "sprites/ui/icon_app.txt", sprite);
    assert_int_equal(run(), 0);
    SDL_Surface *icon = load("out/16.png");
    assert_int_equal(pixel(icon, 3, 3), 0xff806400);
    /* Half transparent, the rest as red as before. */
    assert_int_equal(pixel(icon, 3, 12), 0x80ff0000);
    SDL_FreeSurface(icon);
}

static void test_an_icon_must_be_there_and_square(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "sprites/ui/other.txt", "r\n");
    assert_int_equal(run(), 2);
    assert_string_equal(result.errors, "there is no square sprite icon_app\n");
    scratch_folder_write_text(&folder, "sprites/ui/icon_app.txt", "rg\n");
    assert_int_equal(run(), 2);
    assert_string_equal(result.errors, "there is no square sprite icon_app\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_each_size_shows_the_whole_icon, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_icon_of_windows_holds_all_sizes, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_an_icon_smaller_than_the_sprite_shows_mean_colours,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_an_icon_must_be_there_and_square, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
