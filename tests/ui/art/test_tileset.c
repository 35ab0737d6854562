/* The sprites that the game needs: the real atlas has all of them, and a missing one is named. */
#include "base/array.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "test_paths.h"
#include "ui/art/font.h"
#include "ui/art/tileset.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct atlas atlas;

static int load(void **state)
{
    (void)state;
    struct error error = {""};
    if (!atlas_load(&atlas, EYESHINE_ATLAS_DIR, &error))
        fail_msg("%s", error.message);
    return 0;
}

static int unload(void **state)
{
    (void)state;
    atlas_clear(&atlas);
    return 0;
}

/* The real atlas without one of its sprites, or with that one a pixel narrower; the caller frees the sprites. */
static struct atlas spoilt(const char *name, bool is_narrower)
{
    struct atlas copy = atlas;
    copy.sprites = calloc((size_t)atlas.sprite_count, sizeof *copy.sprites);
    assert_non_null(copy.sprites);
    copy.sprite_count = 0;
    for (int i = 0; i < atlas.sprite_count; i++) {
        bool is_meant = strcmp(atlas.sprites[i].name, name) == 0;
        if (is_meant && !is_narrower)
            continue;
        copy.sprites[copy.sprite_count] = atlas.sprites[i];
        copy.sprites[copy.sprite_count++].width -= is_meant;
    }
    return copy;
}

static void refuse(const char *name, bool is_narrower)
{
    struct atlas copy = spoilt(name, is_narrower);
    struct tileset tileset;
    struct error error = {""};
    char named[SPRITE_NAME_MAX + 16];
    snprintf(named, sizeof named, "sprite %s", name);
    bool is_loaded = tileset_load(&tileset, &copy, &error);
    free(copy.sprites);
    if (is_loaded || !strstr(error.message, named))
        fail_msg("%s is spoilt, and it says: %s", name, is_loaded ? "nothing" : error.message);
}

static void test_the_real_atlas_has_a_sprite_for_every_row_of_content(void **state)
{
    (void)state;
    struct tileset tileset;
    struct error error = {""};
    if (!tileset_load(&tileset, &atlas, &error))
        fail_msg("%s", error.message);
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        for (int b = 0; b < BAND_COUNT; b++)
            assert_non_null(tileset.grounds[b].terrain[t]);
    for (int m = 0; m < MONSTER_COUNT; m++)
        assert_non_null(tileset.monsters[m]);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        assert_true(tileset.items[i] || item_get((enum item)i)->looks != LOOK_GROUP_NONE);
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        assert_non_null(tileset.looks[l]);
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        assert_non_null(tileset.clouds[c]);
    for (int i = 0; i < STATUS_COUNT; i++)
        assert_non_null(tileset.statuses[i]);
    for (int l = 0; l < LANTERN_COUNT; l++)
        assert_non_null(tileset.lanterns[l]);
    for (int s = 0; s < START_COUNT; s++)
        for (int h = 0; h < TILESET_HEROES; h++)
            assert_non_null(tileset.heroes[s][h]);
}

/* Checks that each sprite of a row of content is required. */
static void refuse_rows(bool is_narrower)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_seems((enum terrain)t) == (enum terrain)t)
            refuse(terrain_get((enum terrain)t)->id, is_narrower);
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        refuse(cloud_get((enum cloud)c)->id, is_narrower);
    for (int m = 0; m < MONSTER_COUNT; m++)
        refuse(monster_get((enum monster)m)->id, is_narrower);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->looks == LOOK_GROUP_NONE)
            refuse(item_get((enum item)i)->id, is_narrower);
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        refuse(look_get((enum look)l)->id, is_narrower);
}

static void test_a_missing_sprite_of_any_row_is_named(void **state)
{
    (void)state;
    refuse_rows(false);
}

static void test_a_missing_icon_of_a_status_is_named(void **state)
{
    (void)state;
    for (int i = 0; i < STATUS_COUNT; i++) {
        char name[SPRITE_NAME_MAX + 1];
        snprintf(name, sizeof name, "icon_%s", status_get((enum status)i)->id);
        refuse(name, false);
    }
}

static void test_a_missing_icon_of_a_path_is_named(void **state)
{
    (void)state;
    for (int i = 0; i < PATH_COUNT; i++) {
        char name[SPRITE_NAME_MAX + 1];
        snprintf(name, sizeof name, "icon_path_%s", boon_path_get((enum boon_path)i)->id);
        refuse(name, false);
    }
}

static void test_a_missing_sprite_of_the_game_itself_is_named(void **state)
{
    (void)state;
    static const char *const names[] = {
#define TILE(id, name, side) name,
#include "ui/art/tiles.def"
    };
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        refuse(names[i], false);
}

static void test_a_missing_stance_of_the_lantern_is_named(void **state)
{
    (void)state;
    for (int l = 0; l < LANTERN_COUNT; l++) {
        char name[SPRITE_NAME_MAX + 1];
        const char *key = lantern_get((enum lantern)l)->id;
        snprintf(name, sizeof name, "icon_lantern_%s", key);
        refuse(name, false);
        snprintf(name, sizeof name, "%s_%s", monster_get(monster_hero())->id, key);
        if (l > 0)
            refuse(name, false);
    }
}

static void test_a_sprite_that_does_not_fill_its_cell_is_named(void **state)
{
    (void)state;
    refuse_rows(true);
}

/* Boxes are drawn from its parts: a smaller sprite would make them read outside the atlas. */
static void test_a_panel_too_small_for_its_parts_is_named(void **state)
{
    (void)state;
    refuse("panel", true);
}

/* Doors, grates and windows also stand in walls that run north to south. */
static void test_openings_in_walls_have_a_side_view(void **state)
{
    (void)state;
    struct tileset tileset;
    struct error error;
    assert_true(tileset_load(&tileset, &atlas, &error));
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        bool is_opening = kind->is_masonry && (kind->is_gateway || !kind->blocks_sight);
        for (int b = 0; is_opening && b < BAND_COUNT; b++)
            if (!tileset.grounds[b].terrain_side[t])
                fail_msg("%s has no sprite from the side", kind->id);
    }
}

/* Items to be identified share looks with others of their group, which vary between games. */
static void test_an_item_to_identify_is_drawn_by_its_look(void **state)
{
    (void)state;
    struct tileset tileset;
    struct error error;
    assert_true(tileset_load(&tileset, &atlas, &error));
    struct state *game = game_picture("####\n#@.#\n####\n");
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum item item = (enum item)i;
        const struct sprite *wanted = item_get(item)->looks == LOOK_GROUP_NONE
                                          ? tileset.items[i]
                                          : tileset.looks[game->looks[i]];
        assert_non_null(wanted);
        assert_ptr_equal(tileset_item(&tileset, game, item), wanted);
    }
    state_destroy(game);
}

static bool is_among(const struct sprite *sprite, const struct sprite *const *sprites, int count)
{
    for (int i = 0; i < count; i++)
        if (sprites[i] == sprite)
            return true;
    return false;
}

static const struct ground *ground_of(const struct tileset *tileset, enum band_id band)
{
    return tileset_ground(tileset, band_get(band)->last_floor);
}

static const struct sprite *own_sprite(enum band_id band, const char *name)
{
    char own[SPRITE_NAME_MAX + 1];
    snprintf(own, sizeof own, "%s_%s", band_get(band)->id, name);
    return atlas_find(&atlas, own);
}

/* The cellars and the tutorial floor use the common sprites that other bands fall back on. */
static void test_every_band_has_floors_walls_and_openings_of_its_own(void **state)
{
    (void)state;
    struct tileset tileset;
    struct error error;
    assert_true(tileset_load(&tileset, &atlas, &error));
    for (int b = BAND_CISTERNS; b < BAND_COUNT; b++) {
        const struct ground *ground = ground_of(&tileset, (enum band_id)b);
        const struct band *band = band_get((enum band_id)b);
        const enum terrain terrains[] = {
            band->floor,  band->wall, band->door,   band->doorway, band->grate,   band->window,
            band->rubble, band->deep, band->mirror, band->crate,   band->shallow, band->stairs_up};
        for (size_t i = 0; i < ARRAY_LENGTH(terrains); i++) {
            const char *key = terrain_get(terrains[i])->id;
            assert_non_null(own_sprite((enum band_id)b, key));
            assert_ptr_equal(ground->terrain[terrains[i]], own_sprite((enum band_id)b, key));
        }
        const enum tile own[] = {TILE_WALL_TOP,      TILE_SEEN_WALL, TILE_SEEN_WALL_TOP,
                                 TILE_RIM_NORTH,     TILE_RIM_EAST,  TILE_RIM_WEST,
                                 TILE_WALL_END_EAST, TILE_BANK_NORTH};
        for (size_t i = 0; i < ARRAY_LENGTH(own); i++)
            if (ground->tiles[own[i]] == tileset.tiles[own[i]])
                fail_msg("%s has no %s", band->id, tileset.tiles[own[i]]->name);
    }
}

static void test_floors_walls_and_rubble_of_every_band_vary(void **state)
{
    (void)state;
    struct tileset tileset;
    struct error error;
    assert_true(tileset_load(&tileset, &atlas, &error));
    for (int b = 0; b < BAND_COUNT; b++) {
        const struct ground *ground = ground_of(&tileset, (enum band_id)b);
        const struct band *band = band_get((enum band_id)b);
        const struct sprite *sprites[] = {
            ground->terrain[band->floor],  ground->terrain[band->wall],
            ground->terrain[band->rubble], ground->tiles[TILE_WALL_TOP],
            ground->tiles[TILE_SEEN_WALL], ground->tiles[TILE_SEEN_WALL_TOP],
            ground->tiles[TILE_RIM_NORTH], ground->tiles[TILE_SHOAL_NORTH]};
        for (size_t i = 0; i < ARRAY_LENGTH(sprites); i++)
            if (sprites[i]->frames < 3)
                fail_msg("%s: only %d variants of %s", band->id, sprites[i]->frames,
                         sprites[i]->name);
    }
}

static void test_a_band_without_its_own_sprite_uses_the_common_one(void **state)
{
    (void)state;
    enum band_id last = BAND_COUNT - 1;
    enum terrain floor = band_get(last)->floor;
    const char *key = terrain_get(floor)->id;
    char own[SPRITE_NAME_MAX + 1];
    snprintf(own, sizeof own, "%s_%s", band_get(last)->id, key);
    struct atlas copy = spoilt(own, false);
    assert_int_equal(copy.sprite_count, atlas.sprite_count - 1);
    struct tileset tileset;
    struct error error = {""};
    if (!tileset_load(&tileset, &copy, &error))
        fail_msg("%s", error.message);
    assert_ptr_equal(ground_of(&tileset, last)->terrain[floor], atlas_find(&copy, key));
    free(copy.sprites);
    refuse(own, true);
}

static bool is_of_a_ground(const struct sprite *sprite, const struct tileset *t)
{
    for (int b = 0; b < BAND_COUNT; b++)
        if (is_among(sprite, t->grounds[b].tiles, TILE_GROUND_COUNT) ||
            is_among(sprite, t->grounds[b].terrain, TERRAIN_COUNT) ||
            is_among(sprite, t->grounds[b].terrain_side, TERRAIN_COUNT) ||
            is_among(sprite, t->grounds[b].terrain_half, TERRAIN_COUNT) ||
            is_among(sprite, t->grounds[b].terrain_low, TERRAIN_COUNT))
            return true;
    return false;
}

/* A sprite that nothing draws is unused or was forgotten. */
static void test_every_sprite_is_drawn_by_something(void **state)
{
    (void)state;
    struct tileset t;
    struct error error;
    assert_true(tileset_load(&t, &atlas, &error));
    for (int i = 0; i < atlas.sprite_count; i++) {
        const struct sprite *sprite = &atlas.sprites[i];
        if (strcmp(sprite->name, "font") != 0 && !is_among(sprite, t.tiles, TILE_COUNT) &&
            !is_of_a_ground(sprite, &t) && !is_among(sprite, t.clouds, CLOUD_COUNT) &&
            !is_among(sprite, t.cloud_sides, CLOUD_COUNT) &&
            !is_among(sprite, t.monsters, MONSTER_COUNT) &&
            !is_among(sprite, t.items, ITEM_COUNT) && !is_among(sprite, t.looks, LOOK_COUNT) &&
            !is_among(sprite, t.statuses, STATUS_COUNT) && !is_among(sprite, t.paths, PATH_COUNT) &&
            !is_among(sprite, t.omens, OMEN_COUNT) &&
            !is_among(sprite, t.heroes[0], START_COUNT * TILESET_HEROES) &&
            !is_among(sprite, t.lanterns, LANTERN_COUNT))
            fail_msg("nothing draws the sprite %s", sprite->name);
    }
}

/* Each start is told from every other by what it wears, with every stance of the lantern. */
static void test_the_hero_of_each_start_looks_different(void **state)
{
    (void)state;
    struct tileset t;
    struct error error;
    assert_true(tileset_load(&t, &atlas, &error));
    for (int s = 0; s < START_COUNT; s++)
        for (int other = 0; other < s; other++)
            for (int h = 0; h < TILESET_HEROES; h++) {
                struct image one = atlas_frame(&atlas, t.heroes[s][h], 0);
                struct image two = atlas_frame(&atlas, t.heroes[other][h], 0);
                int differs = 0;
                for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++) {
                    int at = i / TILE_SIDE * one.stride + i % TILE_SIDE;
                    differs += one.pixels[at] != two.pixels[at];
                }
                assert_true(differs >= 20);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_real_atlas_has_a_sprite_for_every_row_of_content),
        cmocka_unit_test(test_a_missing_sprite_of_any_row_is_named),
        cmocka_unit_test(test_a_missing_icon_of_a_status_is_named),
        cmocka_unit_test(test_a_missing_icon_of_a_path_is_named),
        cmocka_unit_test(test_a_missing_sprite_of_the_game_itself_is_named),
        cmocka_unit_test(test_a_missing_stance_of_the_lantern_is_named),
        cmocka_unit_test(test_a_sprite_that_does_not_fill_its_cell_is_named),
        cmocka_unit_test(test_a_panel_too_small_for_its_parts_is_named),
        cmocka_unit_test(test_openings_in_walls_have_a_side_view),
        cmocka_unit_test(test_an_item_to_identify_is_drawn_by_its_look),
        cmocka_unit_test(test_every_band_has_floors_walls_and_openings_of_its_own),
        cmocka_unit_test(test_floors_walls_and_rubble_of_every_band_vary),
        cmocka_unit_test(test_a_band_without_its_own_sprite_uses_the_common_one),
        cmocka_unit_test(test_every_sprite_is_drawn_by_something),
        cmocka_unit_test(test_the_hero_of_each_start_looks_different),
    };
    return cmocka_run_group_tests(tests, load, unload);
}
