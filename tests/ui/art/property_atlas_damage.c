/* A truncated atlas, or one with a bit flipped, is either refused with a message, or it loads and all its pixels can
 * be drawn. */
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/seeds.h"

#include "base/file.h"
#include "base/random.h"
#include "test_paths.h"
#include "ui/art/atlas.h"
#include "ui/art/tileset.h"

#include <string.h>

#define LIMIT ((size_t)1 << 22)
#define TRIES 120

static struct scratch_folder folder;
static struct bytes image;
static struct bytes list;

static void read_whole(const char *name, struct bytes *bytes)
{
    struct error error;
    char path[FILE_PATH_MAX];
    assert_true(file_join(EYESHINE_ATLAS_DIR, name, path, &error));
    if (!file_read(path, LIMIT, bytes, &error))
        fail_msg("%s", error.message);
}

static void write_part(const char *name, const struct bytes *bytes, size_t length)
{
    struct error error;
    char path[FILE_PATH_MAX];
    assert_true(file_join(folder.path, name, path, &error));
    if (!file_replace(path, NULL, bytes->data, length, &error))
        fail_msg("%s", error.message);
}

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    read_whole("atlas.png", &image);
    read_whole("atlas.txt", &list);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    bytes_clear(&image);
    bytes_clear(&list);
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static uint32_t sum_of(struct image picture)
{
    uint32_t sum = 0;
    for (int y = 0; y < picture.height; y++)
        for (int x = 0; x < picture.width; x++)
            sum += picture.pixels[y * picture.stride + x];
    return sum;
}

/* Loads the folder; returns whether that worked. */
static bool check_load(const char *what, size_t at)
{
    struct atlas atlas = {0};
    struct error error = {""};
    uint32_t sum = 0;
    struct tileset tileset;
    bool is_loaded =
        atlas_load(&atlas, folder.path, &error) && tileset_load(&tileset, &atlas, &error);
    if (!is_loaded && !error.message[0])
        fail_msg("%s, %zu: refused without a word", what, at);
    for (int i = 0; is_loaded && i < atlas.sprite_count; i++)
        for (int frame = 0; frame < atlas.sprites[i].frames; frame++)
            sum += sum_of(atlas_frame(&atlas, &atlas.sprites[i], frame));
    (void)sum;
    atlas_clear(&atlas);
    return is_loaded;
}

static void check_cut(const char *name, const struct bytes *bytes)
{
    for (size_t i = 0; i < TRIES; i++) {
        size_t length = bytes->length * i / TRIES;
        write_part(name, bytes, length);
        if (check_load(name, length) && length < bytes->length / 2)
            fail_msg("half of %s loads", name);
    }
    write_part(name, bytes, bytes->length);
    assert_true(check_load(name, bytes->length));
}

static void check_flipped(const char *name, struct bytes *bytes)
{
    for (struct seeds seeds = SEEDS(1, TRIES); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        size_t at = (size_t)random_below(&random, (int)bytes->length);
        unsigned char bit = (unsigned char)(1 << random_below(&random, 8));
        bytes->data[at] ^= bit;
        write_part(name, bytes, bytes->length);
        check_load(name, at);
        bytes->data[at] ^= bit;
    }
    write_part(name, bytes, bytes->length);
}

static void an_atlas_cut_off_anywhere_is_refused_or_whole(void **unused)
{
    write_part("atlas.png", &image, image.length);
    write_part("atlas.txt", &list, list.length);
    check_cut("atlas.png", &image);
    check_cut("atlas.txt", &list);
    (void)unused;
}

static void an_atlas_with_a_flipped_bit_is_refused_or_can_be_drawn_from(void **unused)
{
    write_part("atlas.png", &image, image.length);
    write_part("atlas.txt", &list, list.length);
    check_flipped("atlas.png", &image);
    check_flipped("atlas.txt", &list);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_atlas_cut_off_anywhere_is_refused_or_whole),
        cmocka_unit_test(an_atlas_with_a_flipped_bit_is_refused_or_can_be_drawn_from),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
