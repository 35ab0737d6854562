/* Every actor and item stands out from every floor, also for the colour-blind, and has its own shape; actors are
 * animated. */
#include "support/built_art.h"
#include "support/check.h"

#include "base/colour_vision.h"

#include <stdio.h>
#include <stdlib.h>

/* Of 255: the minimum mean contrast of a sprite's pixels with the floor, and of those that are not outline. */
#define CONTRAST_MIN 34
#define BODY_CONTRAST_MIN 24
/* Pixels darker than this are outline. */
#define OUTLINE_MAX 24
#define SOLID 200
/* The minimum number of pixels that differ between two frames of an actor, and between the outlines of two kinds. */
#define MOVED_MIN 12
#define DISTINCT_MIN 20

/* The colour of the lantern's light close to the hero. */
static const uint32_t light[] = {255, 222, 178};

/* The lightness of a pixel in the lantern's light, 0 to 255. */
static int lightness(uint32_t argb, enum colour_vision vision)
{
    uint32_t lit = 0xff000000;
    for (int c = 0; c < 3; c++)
        lit |= (argb >> (16 - 8 * c) & 0xff) * light[c] / 255 << (16 - 8 * c);
    return (int)(colour_vision_see(COLOUR_VISION_GREY, colour_vision_see(vision, lit)) & 0xff);
}

static int floor_lightness(enum band_id band, enum colour_vision vision)
{
    const struct sprite *sprite = built_art.tileset.grounds[band].terrain[band_get(band)->floor];
    int sum = 0;
    for (int f = 0; f < sprite->frames; f++) {
        struct image image = atlas_frame(&built_art.atlas, sprite, f);
        for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
            sum += lightness(image.pixels[i / TILE_SIDE * image.stride + i % TILE_SIDE], vision);
    }
    return sum / (sprite->frames * TILE_SIDE * TILE_SIDE);
}

/* The mean over the solid pixels of all frames with at least that lightness. */
static int contrast(const struct sprite *sprite, int floor, int min, enum colour_vision vision)
{
    int sum = 0;
    int count = 0;
    for (int f = 0; f < sprite->frames; f++) {
        struct image image = atlas_frame(&built_art.atlas, sprite, f);
        for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++) {
            uint32_t argb = image.pixels[i / TILE_SIDE * image.stride + i % TILE_SIDE];
            int light_of_pixel = argb >> 24 < SOLID ? -1 : lightness(argb, vision);
            if (light_of_pixel < min)
                continue;
            sum += abs(light_of_pixel - floor);
            count++;
        }
    }
    return count > 0 ? sum / count : 0;
}

/* Prints and counts sprites too similar to a floor of that lightness. */
static int count_lost(const struct sprite *sprite, enum band_id band, int floor,
                      enum colour_vision vision)
{
    int whole = contrast(sprite, floor, 0, vision);
    int body = contrast(sprite, floor, OUTLINE_MAX, vision);
    if (whole >= CONTRAST_MIN && body >= BODY_CONTRAST_MIN)
        return 0;
    print_message("%s on the floor of %s, vision %d: %d (at least %d), body %d (at least %d)\n",
                  sprite->name, band_get(band)->id, vision, whole, CONTRAST_MIN, body,
                  BODY_CONTRAST_MIN);
    return 1;
}

static void check_all(enum colour_vision vision)
{
    int lost = 0;
    for (int b = 0; b < BAND_COUNT; b++) {
        int floor = floor_lightness((enum band_id)b, vision);
        for (int m = 0; m < MONSTER_COUNT; m++)
            lost += count_lost(built_art.tileset.monsters[m], (enum band_id)b, floor, vision);
        for (int s = 0; s < START_COUNT; s++)
            for (int h = 0; h < TILESET_HEROES; h++)
                lost += count_lost(built_art.tileset.heroes[s][h], (enum band_id)b, floor, vision);
        for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
            if (built_art.tileset.items[i])
                lost += count_lost(built_art.tileset.items[i], (enum band_id)b, floor, vision);
        for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
            lost += count_lost(built_art.tileset.looks[l], (enum band_id)b, floor, vision);
    }
    assert_int_equal(lost, 0);
}

static void actors_and_items_stand_out_from_every_floor_in_grey(void **state)
{
    (void)state;
    check_all(COLOUR_VISION_GREY);
}

static void actors_and_items_stand_out_from_every_floor_for_the_colour_blind(void **state)
{
    (void)state;
    check_all(COLOUR_VISION_DEUTERANOPIA);
    check_all(COLOUR_VISION_PROTANOPIA);
    check_all(COLOUR_VISION_TRITANOPIA);
}

static uint32_t pixel_of(const struct sprite *sprite, int frame, int x, int y)
{
    struct image image = atlas_frame(&built_art.atlas, sprite, frame);
    return image.pixels[y * image.stride + x];
}

static void check_moves(const struct sprite *sprite)
{
    int moved = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            moved += pixel_of(sprite, 0, x, y) != pixel_of(sprite, 1, x, y);
    if (moved < MOVED_MIN)
        fail_msg("only %d pixels of %s move", moved, sprite->name);
}

/* Animation brings the map to life. */
static void every_actor_has_an_idle_animation(void **state)
{
    (void)state;
    for (int m = 0; m < MONSTER_COUNT; m++)
        check_moves(built_art.tileset.monsters[m]);
    for (int s = 0; s < START_COUNT; s++)
        for (int l = 0; l < LANTERN_COUNT; l++)
            check_moves(built_art.tileset.heroes[s][l]);
}

/* Compares both ways an actor can face. */
static int difference(const struct sprite *one, const struct sprite *other, bool is_mirrored)
{
    int count = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            count += (pixel_of(one, 0, x, y) >> 24 >= SOLID) !=
                     (pixel_of(other, 0, is_mirrored ? TILE_SIDE - 1 - x : x, y) >> 24 >= SOLID);
    return count;
}

static void check_distinct(const struct sprite *one, const struct sprite *other)
{
    int count = difference(one, other, false);
    int mirrored = difference(one, other, true);
    count = mirrored < count ? mirrored : count;
    if (count < DISTINCT_MIN)
        fail_msg("%s and %s differ by %d pixels of their outlines", one->name, other->name, count);
}

static void no_two_actors_share_an_outline(void **state)
{
    (void)state;
    for (int m = 0; m < MONSTER_COUNT; m++)
        for (int other = 0; other < m; other++)
            check_distinct(built_art.tileset.monsters[m], built_art.tileset.monsters[other]);
}

static void no_two_items_share_an_outline(void **state)
{
    (void)state;
    const struct sprite *sprites[ITEM_COUNT + LOOK_COUNT];
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (built_art.tileset.items[i])
            sprites[count++] = built_art.tileset.items[i];
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        sprites[count++] = built_art.tileset.looks[l];
    for (int i = 0; i < count; i++)
        for (int other = 0; other < i; other++)
            check_distinct(sprites[i], sprites[other]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(actors_and_items_stand_out_from_every_floor_in_grey),
        cmocka_unit_test(actors_and_items_stand_out_from_every_floor_for_the_colour_blind),
        cmocka_unit_test(every_actor_has_an_idle_animation),
        cmocka_unit_test(no_two_actors_share_an_outline),
        cmocka_unit_test(no_two_items_share_an_outline),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
