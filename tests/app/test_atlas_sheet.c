/* The packer's contact sheet: all sprites in one picture, as one or the other sees them. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include "base/array.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define SPRITES EYESHINE_SOURCE_DIR "/assets/sprites"
#define PALETTE EYESHINE_SOURCE_DIR "/assets/palette.txt"
#define WORDS_MAX 16

static struct program_result result;

static int run(const struct scratch_folder *folder, const char *const options[])
{
    char sheet[SCRATCH_PATH_MAX];
    char sprites[SCRATCH_PATH_MAX];
    char palette[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, "sheet.png", sheet);
    scratch_folder_path(folder, "sprites", sprites);
    scratch_folder_path(folder, "palette.txt", palette);
    const char *argv[WORDS_MAX] = {EYESHINE_ATLAS_BIN, "--palette", palette, "--sprites", sprites,
                                   "--sheet",          sheet};
    int count = 7;
    for (int i = 0; options[i] && count < WORDS_MAX - 1; i++)
        argv[count++] = options[i];
    static const struct program_variable none[] = {{NULL, NULL}};
    program_run(argv, none, &result);
    return result.status;
}

static int set_up(void **state)
{
    struct scratch_folder *folder = calloc(1, sizeof *folder);
    *folder = scratch_folder_make();
    static const char *const folders[] = {"sprites", "sprites/actors", "sprites/ground"};
    for (size_t i = 0; i < ARRAY_LENGTH(folders); i++) {
        char path[SCRATCH_PATH_MAX];
        scratch_folder_path(folder, folders[i], path);
        assert_int_equal(mkdir(path, 0700), 0);
    }
    scratch_folder_write_text(folder, "palette.txt", "r 255 0 0\ng 0 200 0\ns 0 0 0 40\n");
    scratch_folder_write_text(folder, "sprites/actors/rat.txt", "rs\nrr\n\nr.\n.r\n");
    scratch_folder_write_text(folder, "sprites/ground/floor.txt", "gg\ngg\n");
    *state = folder;
    return 0;
}

static int tear_down(void **state)
{
    scratch_folder_remove(*state);
    free(*state);
    return 0;
}

static SDL_Surface *load(const struct scratch_folder *folder)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, "sheet.png", path);
    SDL_Surface *image = IMG_Load(path);
    assert_non_null(image);
    SDL_Surface *sheet = SDL_ConvertSurfaceFormat(image, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(image);
    assert_non_null(sheet);
    return sheet;
}

/* Pixels of that colour. */
static int count_of(const struct scratch_folder *folder, uint32_t argb)
{
    SDL_Surface *sheet = load(folder);
    int count = 0;
    for (int y = 0; y < sheet->h; y++)
        for (int x = 0; x < sheet->w; x++) {
            uint32_t pixel;
            memcpy(&pixel, (const unsigned char *)sheet->pixels + y * sheet->pitch + x * 4, 4);
            count += pixel == argb;
        }
    SDL_FreeSurface(sheet);
    return count;
}

/* Both frames of the rat have five red pixels, and its first has three more on the floor. */
static void test_a_sheet_shows_every_frame_as_large_as_asked_and_actors_on_the_floor(void **state)
{
    assert_int_equal(run(*state, (const char *const[]){NULL}), 0);
    assert_string_equal(result.errors, "");
    assert_int_equal(count_of(*state, 0xffff0000), (5 + 3) * 4 * 4);
    assert_int_equal(run(*state, (const char *const[]){"--zoom", "1", NULL}), 0);
    assert_int_equal(count_of(*state, 0xffff0000), 5 + 3);
}

static void test_a_sheet_in_grey_has_no_colour(void **state)
{
    assert_int_equal(run(*state, (const char *const[]){"--vision", "grey", NULL}), 0);
    assert_int_equal(count_of(*state, 0xffff0000), 0);
    assert_int_equal(count_of(*state, 0xff00c800), 0);
    assert_int_equal(count_of(*state, 0xff757575), (5 + 3) * 4 * 4);
}

static void test_silhouettes_are_drawn_without_shadows(void **state)
{
    const char *const options[] = {"--vision", "silhouette", "--zoom", "1", NULL};
    assert_int_equal(run(*state, options), 0);
    assert_int_equal(count_of(*state, 0xffd8d4c8), 5 + 4);
}

static void refuse(const struct scratch_folder *folder, const char *option, const char *value,
                   const char *named)
{
    assert_int_equal(run(folder, (const char *const[]){option, value, NULL}), 2);
    assert_non_null(strstr(result.errors, named));
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
}

static void test_what_a_sheet_can_t_be_is_refused(void **state)
{
    refuse(*state, "--vision", "sharp", "sharp");
    refuse(*state, "--zoom", "0", "--zoom");
    refuse(*state, "--zoom", "9", "--zoom");
    refuse(*state, "--zoom", NULL, "--zoom");
    refuse(*state, "--sheet", "/nowhere at all/sheet.png", "/nowhere at all/sheet.png");
}

static void test_how_a_sheet_looks_is_nothing_without_one(void **state)
{
    static const struct program_variable none[] = {{NULL, NULL}};
    static const char *const options[][2] = {{"--vision", "grey"}, {"--zoom", "2"}};
    const struct scratch_folder *folder = *state;
    for (size_t i = 0; i < ARRAY_LENGTH(options); i++) {
        const char *const argv[] = {
            EYESHINE_ATLAS_BIN, "--palette",   PALETTE,       "--sprites", SPRITES, "--out",
            folder->path,       options[i][0], options[i][1], NULL};
        program_run(argv, none, &result);
        assert_int_equal(result.status, 2);
        assert_non_null(strstr(result.errors, options[i][0]));
        assert_non_null(strstr(result.errors, "--sheet"));
    }
}

static void test_the_game_s_own_sprites_make_a_sheet(void **state)
{
    char sheet[SCRATCH_PATH_MAX];
    scratch_folder_path(*state, "sheet.png", sheet);
    const char *const argv[] = {EYESHINE_ATLAS_BIN, "--palette", PALETTE, "--sprites", SPRITES,
                                "--sheet",          sheet,       NULL};
    static const struct program_variable none[] = {{NULL, NULL}};
    program_run(argv, none, &result);
    assert_int_equal(result.status, 0);
    SDL_Surface *picture = load(*state);
    assert_int_equal(picture->w, 1280);
    assert_in_range(picture->h, 2000, 20000);
    SDL_FreeSurface(picture);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(test_a_sheet_shows_every_frame_as_large_as_asked_and_actors_on_the_floor),
        TEST(test_a_sheet_in_grey_has_no_colour),
        TEST(test_silhouettes_are_drawn_without_shadows),
        TEST(test_what_a_sheet_can_t_be_is_refused),
        TEST(test_how_a_sheet_looks_is_nothing_without_one),
        TEST(test_the_game_s_own_sprites_make_a_sheet),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
