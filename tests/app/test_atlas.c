/* The packer of the sprites: what it makes of good sprites, and that each kind of bad one is named by
 * its file and line. */
#include "base/array.h"
#include "support/check.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OUTPUT_SIZE = 2048, FILES_MAX = 4 };

struct input {
    const char *path; /* below the sprites' folder */
    const char *text;
};

static const char palette[] = "# letter red green blue\n"
                              "r 255 0 0\n"
                              "# half seen through\n"
                              "b 0 0 255 128\n";

static const struct input good[FILES_MAX] = {
    {"actors/rat.txt", "r.\n.r\n\nb.\n.b\n"},
    {"items/key.txt", "rrr\n"},
    {"items/a_rod.txt", "b\nb\nb\n"},
};

static void make_folder(const struct scratch_folder *folder, const char *name)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, name, path);
    assert_int_equal(mkdir(path, 0700), 0);
}

static void remove_file(const struct scratch_folder *folder, const char *name)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, name, path);
    assert_int_equal(unlink(path), 0);
}

static void read_file(const struct scratch_folder *folder, const char *name, char text[OUTPUT_SIZE])
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, name, path);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(text, 1, OUTPUT_SIZE - 1, file);
    text[length] = '\0';
    fclose(file);
}

static int set_up(void **state)
{
    static struct scratch_folder made;
    struct scratch_folder *folder = &made;
    made = scratch_folder_make();
    make_folder(folder, "sprites");
    make_folder(folder, "sprites/actors");
    make_folder(folder, "sprites/items");
    make_folder(folder, "out");
    scratch_folder_write_text(folder, "palette.txt", palette);
    *state = folder;
    return 0;
}

static int tear_down(void **state)
{
    scratch_folder_remove(*state);
    return 0;
}

static void write_inputs(const struct scratch_folder *folder, const struct input inputs[FILES_MAX])
{
    for (int i = 0; i < FILES_MAX && inputs[i].path; i++) {
        char name[SCRATCH_PATH_MAX];
        snprintf(name, sizeof name, "sprites/%s", inputs[i].path);
        scratch_folder_write_text(folder, name, inputs[i].text);
    }
}

/* Runs the packer inside the folder, so that it prints short paths, and returns its exit code. */
static int run_packer(const struct scratch_folder *folder, const char *sprites,
                      char errors[OUTPUT_SIZE])
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (chdir(folder->path) == 0 && freopen("errors", "w", stderr))
            execl(EYESHINE_ATLAS_BIN, EYESHINE_ATLAS_BIN, "--palette", "palette.txt", "--sprites",
                  sprites, "--out", "out", (char *)NULL);
        _exit(127);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    read_file(folder, "errors", errors);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void assert_packs(const struct scratch_folder *folder)
{
    char errors[OUTPUT_SIZE];
    int status = run_packer(folder, "sprites", errors);
    assert_string_equal(errors, "");
    assert_int_equal(status, 0);
}

/* The packer refuses with one line, which begins with `where` and says `what`. */
static void assert_refuses(const struct scratch_folder *folder, const char *where, const char *what)
{
    char errors[OUTPUT_SIZE];
    assert_int_equal(run_packer(folder, "sprites", errors), 2);
    if (strncmp(errors, where, strlen(where)) != 0 || !strstr(errors, what))
        fail_msg("expected %s ... %s, but it printed %s", where, what, errors);
    assert_ptr_equal(strchr(errors, '\n'), errors + strlen(errors) - 1);
}

static void refuse_sprite(struct scratch_folder *folder, const char *text, const char *where,
                          const char *what)
{
    scratch_folder_write_text(folder, "sprites/actors/rat.txt", text);
    assert_refuses(folder, where, what);
}

static uint32_t pixel(const SDL_Surface *surface, int x, int y)
{
    uint32_t argb;
    memcpy(&argb, (const unsigned char *)surface->pixels + y * surface->pitch + x * 4, 4);
    return argb;
}

static void test_index_lists_sprites_by_name(void **state)
{
    struct scratch_folder *folder = *state;
    write_inputs(folder, good);
    assert_packs(folder);
    char text[OUTPUT_SIZE];
    read_file(folder, "out/atlas.txt", text);
    assert_string_equal(text, "eyeshine-atlas 1\n"
                              "a_rod 1 3 1 0 0\n"
                              "key 3 1 1 5 0\n"
                              "rat 2 2 2 1 0\n");
}

static void test_image_holds_the_pixels(void **state)
{
    struct scratch_folder *folder = *state;
    write_inputs(folder, good);
    assert_packs(folder);
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, "out/atlas.png", path);
    SDL_Surface *image = IMG_Load(path);
    assert_non_null(image);
    SDL_Surface *atlas = SDL_ConvertSurfaceFormat(image, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(image);
    assert_non_null(atlas);
    static const char *const rows[] = {"br.b.rrr", "b.r.b...", "b......."};
    assert_int_equal(atlas->w, 1024);
    assert_int_equal(atlas->h, 3);
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 8; x++) {
            char letter = rows[y][x];
            uint32_t wanted = letter == 'r' ? 0xffff0000 : letter == 'b' ? 0x800000ff : 0;
            assert_int_equal(pixel(atlas, x, y), wanted);
        }
    SDL_FreeSurface(atlas);
}

/* A set of its own red, and a letter more. */
static void write_set(const struct scratch_folder *folder)
{
    write_inputs(folder, good);
    make_folder(folder, "sprites/items_deep");
    scratch_folder_write_text(folder, "sprites/items_deep/palette.txt", "r 0 255 0\nx 9 9 9\n");
}

static void test_a_set_recolours_what_it_does_not_redraw(void **state)
{
    struct scratch_folder *folder = *state;
    write_set(folder);
    scratch_folder_write_text(folder, "sprites/items/hoop.txt", "rb\n");
    scratch_folder_write_text(folder, "sprites/items_deep/hoop.txt", "xxx\n");
    assert_packs(folder);
    char text[OUTPUT_SIZE];
    read_file(folder, "out/atlas.txt", text);
    /* a_rod has none of its letters, the rat is of another kind */
    assert_string_equal(text, "eyeshine-atlas 1\n"
                              "a_rod 1 3 1 0 0\n"
                              "deep_hoop 3 1 1 5 0\n"
                              "deep_key 3 1 1 8 0\n"
                              "hoop 2 1 1 11 0\n"
                              "key 3 1 1 13 0\n"
                              "rat 2 2 2 1 0\n");
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, "out/atlas.png", path);
    SDL_Surface *image = IMG_Load(path);
    assert_non_null(image);
    SDL_Surface *packed = SDL_ConvertSurfaceFormat(image, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(image);
    assert_non_null(packed);
    assert_int_equal(pixel(packed, 5, 0), 0xff090909);
    assert_int_equal(pixel(packed, 8, 0), 0xff00ff00);
    assert_int_equal(pixel(packed, 13, 0), 0xffff0000);
    SDL_FreeSurface(packed);
}

static void test_faults_of_a_set_are_named(void **state)
{
    struct scratch_folder *folder = *state;
    write_set(folder);
    scratch_folder_write_text(folder, "sprites/items/odd.txt", "x\n");
    assert_refuses(folder, "sprites/items/odd.txt:1: ", "not in the palette");
    remove_file(folder, "sprites/items/odd.txt");
    scratch_folder_write_text(folder, "sprites/items_deep/palette.txt", "r 0 255\n");
    assert_refuses(folder, "sprites/items_deep/palette.txt:1: ", "expected: letter");
    scratch_folder_write_text(folder, "sprites/items_deep/palette.txt", "r 0 255 0\n");
    scratch_folder_write_text(folder, "sprites/actors/palette.txt", "r 0 255 0\n");
    assert_refuses(folder, "sprites/actors/palette.txt:1: ", "must be named <kind>_<set>");
}

static void test_shelves_do_not_overlap(void **state)
{
    struct scratch_folder *folder = *state;
    char row[258];
    memset(row, 'r', 256);
    strcpy(row + 256, "\n");
    for (char name = 'a'; name <= 'f'; name++) {
        char path[SCRATCH_PATH_MAX];
        snprintf(path, sizeof path, "sprites/items/%c.txt", name);
        scratch_folder_write_text(folder, path, row);
    }
    assert_packs(folder);
    char text[OUTPUT_SIZE];
    read_file(folder, "out/atlas.txt", text);
    assert_string_equal(text, "eyeshine-atlas 1\n"
                              "a 256 1 1 0 0\nb 256 1 1 256 0\nc 256 1 1 512 0\n"
                              "d 256 1 1 768 0\ne 256 1 1 0 1\nf 256 1 1 256 1\n");
}

static void test_malformed_sprites_are_named(void **state)
{
    struct scratch_folder *folder = *state;
    const char *file = "sprites/actors/rat.txt";
    char where[SCRATCH_PATH_MAX];
    const struct {
        const char *text;
        int line;
        const char *what;
    } faults[] = {
        {"", 1, "expected a row"},
        {"\nrr\n", 1, "expected a row"},
        {"rr\nrrr\n", 2, "3 characters wide, but the first line is 2"},
        {"rr\nr\n", 2, "1 characters wide"},
        {"rr\nr?\n", 2, "'?' in column 2 is not in the palette"},
        {"rr\r\nrr\r\n", 1, "is not in the palette"},
        {"rr\n\xc3\xa9\n", 2, "is not in the palette"},
        {"rr\nrr\n\nrr\n", 4, "frame 2 is 1 rows high, but the first is 2"},
        {"rr\n\nrr\nrr\n\nrr\n", 4, "frame 2 is 2 rows high, but the first is 1"},
        {"rr\n\n\nrr\n", 3, "expected a row"},
        {"rr\n\n", 3, "expected a row"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        snprintf(where, sizeof where, "%s:%d: ", file, faults[i].line);
        refuse_sprite(folder, faults[i].text, where, faults[i].what);
    }
}

static void test_sizes_have_limits(void **state)
{
    struct scratch_folder *folder = *state;
    char wide[258];
    memset(wide, 'r', 257);
    wide[257] = '\0';
    refuse_sprite(folder, wide, "sprites/actors/rat.txt:1: ", "257 characters wide");

    char high[257 * 2 + 1] = "";
    for (int i = 0; i < 257; i++)
        memcpy(high + 2 * i, "r\n", 3);
    refuse_sprite(folder, high, "sprites/actors/rat.txt:257: ", "up to 256 rows");

    char many[5 * 258 + 1] = "";
    wide[256] = '\0';
    for (int i = 0; i < 5; i++)
        snprintf(many + i * 258, sizeof many - (size_t)i * 258, "%s\n%s", wide, i < 4 ? "\n" : "");
    refuse_sprite(folder, many, "sprites/actors/rat.txt:1: ", "5 frames of 256 pixels");
}

static void test_misplaced_files_are_named(void **state)
{
    struct scratch_folder *folder = *state;
    write_inputs(folder, good);
    scratch_folder_write_text(folder, "sprites/items/rat.txt", "r\n");
    assert_refuses(folder, "sprites/items/rat.txt:1: ", "sprites/actors/rat.txt has the same name");
    remove_file(folder, "sprites/items/rat.txt");
    scratch_folder_write_text(folder, "sprites/items/Big.txt", "r\n");
    assert_refuses(folder, "sprites/items/Big.txt:1: ", "a-z, 0-9 and _");
    remove_file(folder, "sprites/items/Big.txt");
    scratch_folder_write_text(folder, "sprites/stray.txt", "r\n");
    assert_refuses(folder, "sprites/stray.txt:1: ", "must be in a folder");
    remove_file(folder, "sprites/stray.txt");
    make_folder(folder, "sprites/items/deeper");
    assert_refuses(folder, "sprites/items/deeper: ", "one folder deep");
}

static void test_missing_folders_are_named(void **state)
{
    struct scratch_folder *folder = *state;
    char errors[OUTPUT_SIZE];
    assert_refuses(folder, "sprites: ", "contains no sprites");
    assert_int_equal(run_packer(folder, "nowhere", errors), 2);
    assert_string_equal(errors, "nowhere: can't be listed: No such file or directory\n");
    remove_file(folder, "palette.txt");
    assert_refuses(folder, "palette.txt: ", "No such file");
}

static void test_malformed_palettes_are_named(void **state)
{
    struct scratch_folder *folder = *state;
    write_inputs(folder, good);
    static const char *const faults[] = {
        "r 255 0\n", "r 255 0 256\n", "r 1 2 3 4 5\n", "red 1 2 3\n", "r 1 2 x\n", "\xe9 1 2 3\n",
    };
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        char text[SCRATCH_PATH_MAX];
        snprintf(text, sizeof text, "# head\nb 1 2 3\n%s", faults[i]);
        scratch_folder_write_text(folder, "palette.txt", text);
        assert_refuses(folder, "palette.txt:3: ", "expected: letter red green blue");
    }
    scratch_folder_write_text(folder, "palette.txt", "r 1 2 3\nr 1 2 3\n");
    assert_refuses(folder, "palette.txt:2: ", "has a colour already");
    scratch_folder_write_text(folder, "palette.txt", "r 1 2 3\n. 1 2 3\n");
    assert_refuses(folder, "palette.txt:2: ", "always transparent");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_index_lists_sprites_by_name, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_image_holds_the_pixels, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_set_recolours_what_it_does_not_redraw, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_faults_of_a_set_are_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_shelves_do_not_overlap, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_malformed_sprites_are_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_sizes_have_limits, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_misplaced_files_are_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_missing_folders_are_named, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_malformed_palettes_are_named, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
