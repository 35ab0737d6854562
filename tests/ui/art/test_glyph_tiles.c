/* The map in letters. */
#include "support/check.h"
#include "support/ui_bench.h"

#include <stdlib.h>
#include <string.h>

static struct ui *open_letters(struct ui_options *options, const char *map)
{
    *options = ui_bench_options(map, 640, 400);
    options->settings.glyph_tiles = 1;
    return ui_bench_open(options);
}

static uint32_t pixel_of(const struct image *image, int x, int y)
{
    return image->pixels[(size_t)y * (size_t)image->stride + (size_t)x];
}

/* Whether two sprites show different pictures. */
static bool differ(const struct ui *ui, const struct sprite *a, const struct sprite *b)
{
    struct image one = atlas_frame(&ui->display.art.atlas, a, 0);
    struct image other = atlas_frame(&ui->display.art.atlas, b, 0);
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            if (pixel_of(&one, x, y) != pixel_of(&other, x, y))
                return true;
    return false;
}

static void every_kind_has_a_letter_that_is_not_cut_or_mirrored(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "####\n#@.#\n####\n");
    for (int m = 0; m < MONSTER_COUNT; m++) {
        struct image image =
            atlas_frame(&ui->display.art.atlas, ui->display.art.tileset.monsters[m], 0);
        int ink = 0;
        assert_true(image.never_flips);
        assert_int_equal(image.width, TILE_SIDE);
        for (int y = 0; y < TILE_SIDE; y++)
            for (int x = 0; x < TILE_SIDE; x++)
                ink += (pixel_of(&image, x, y) & 0xffffff) > 0x202020;
        if (ink < 16 || ink > 150)
            fail_msg("%s: %d pixels", monster_get((enum monster)m)->id, ink);
    }
    ui_bench_close(ui);
}

static void kinds_with_different_letters_look_different(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "####\n#@.#\n####\n");
    for (int m = 0; m < MONSTER_COUNT; m++)
        for (int n = 0; n < m; n++)
            if (monster_get((enum monster)m)->glyph != monster_get((enum monster)n)->glyph)
                assert_true(differ(ui, ui->display.art.tileset.monsters[m],
                                   ui->display.art.tileset.monsters[n]));
    for (int b = 0; b < BAND_COUNT; b++)
        for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
            const struct sprite *sprite = ui->display.art.tileset.grounds[b].terrain[t];
            const struct sprite *wall = ui->display.art.tileset.grounds[b].terrain[TERRAIN_WALL];
            if (terrain_get(terrain_seems((enum terrain)t))->glyph != '#')
                assert_true(differ(ui, sprite, wall));
        }
    ui_bench_close(ui);
}

/* Kinds that share a glyph in text maps must look different to the player. */
static void rare_terrain_has_signs_of_its_own(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "####\n#@.#\n####\n");
    const struct ground *ground = &ui->display.art.tileset.grounds[BAND_CELLARS];
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        if (kind->glyph == '6')
            assert_int_not_equal(kind->sign, 0);
        for (int u = TERRAIN_NONE + 1; u < t; u++)
            if (kind->sign && kind->sign != terrain_get((enum terrain)u)->sign)
                assert_true(differ(ui, ground->terrain[t], ground->terrain[u]));
    }
    assert_true(differ(ui, ground->terrain[TERRAIN_CURTAIN], ground->terrain[TERRAIN_SNARE]));
    ui_bench_close(ui);
}

static void a_burning_flare_is_a_letter(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "####\n#@.#\n####\n");
    assert_true(ui->display.art.tileset.clouds[CLOUD_FLARE]->is_letter);
    ui_bench_close(ui);
}

/* Nothing reveals a secret that looks like a wall. */
static void hidden_terrain_looks_like_what_it_pretends_to_be(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "####\n#@.#\n####\n");
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        for (int b = 0; b < BAND_COUNT; b++) {
            const struct ground *ground = &ui->display.art.tileset.grounds[b];
            enum terrain seems = terrain_seems((enum terrain)t);
            assert_ptr_equal(ground->terrain[t], ground->terrain[seems]);
        }
    ui_bench_close(ui);
}

static void switching_between_pictures_and_letters_takes_effect_at_once(void **state)
{
    (void)state;
    struct ui_options options;
    struct ui *ui = open_letters(&options, "#######\n#@..r.#\n#######\n");
    size_t bytes = (size_t)ui->display.map.width * (size_t)ui->display.map.height *
                   sizeof *ui->display.map.pixels;
    uint32_t *letters = malloc(bytes);
    assert_non_null(letters);
    memcpy(letters, ui->display.map.pixels, bytes);
    ui->settings.in_force.glyph_tiles = 0;
    ui_apply_settings(ui);
    ui_bench_draw(ui);
    assert_true(memcmp(letters, ui->display.map.pixels, bytes) != 0);
    ui->settings.in_force.glyph_tiles = 1;
    ui_apply_settings(ui);
    ui_bench_draw(ui);
    assert_memory_equal(letters, ui->display.map.pixels, bytes);
    free(letters);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_has_a_letter_that_is_not_cut_or_mirrored),
        cmocka_unit_test(kinds_with_different_letters_look_different),
        cmocka_unit_test(rare_terrain_has_signs_of_its_own),
        cmocka_unit_test(a_burning_flare_is_a_letter),
        cmocka_unit_test(hidden_terrain_looks_like_what_it_pretends_to_be),
        cmocka_unit_test(switching_between_pictures_and_letters_takes_effect_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
