/* Every pixel is multiplied by the light between the four cells around it, as computed here pixel by pixel. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "ui/scene/stage_glow.h"

static const char hall[] = "###########\n"
                           "#.....&...#\n"
                           "#@........#\n"
                           "#.........#\n"
                           "###########\n";

/* The light of a channel at a pixel that lies `across` and `down` from the middle of the first of four cells. */
static unsigned light_of(const int cells[4], int across, int down)
{
    int above = cells[0] * TILE_SIDE + (cells[1] - cells[0]) * across;
    int below = cells[2] * TILE_SIDE + (cells[3] - cells[2]) * across;
    return (unsigned)(above * TILE_SIDE + (below - above) * down);
}

static unsigned lit_byte(unsigned byte, const int cells[4], int across, int down, bool is_bright)
{
    int halved[4];
    for (int i = 0; i < 4; i++)
        halved[i] = is_bright ? cells[i] / 2 : cells[i];
    unsigned lit = (byte << is_bright) * light_of(halved, across, down) >> 16;
    return lit > 255 ? 255 : lit;
}

static uint32_t lit_pixel(uint32_t pixel, const struct lit lit[4], int across, int down,
                          bool is_bright)
{
    const int red[4] = {lit[0].red, lit[1].red, lit[2].red, lit[3].red};
    const int green[4] = {lit[0].green, lit[1].green, lit[2].green, lit[3].green};
    const int blue[4] = {lit[0].blue, lit[1].blue, lit[2].blue, lit[3].blue};
    return 0xff000000 | lit_byte(pixel >> 16 & 0xff, red, across, down, is_bright) << 16 |
           lit_byte(pixel >> 8 & 0xff, green, across, down, is_bright) << 8 |
           lit_byte(pixel & 0xff, blue, across, down, is_bright);
}

static uint32_t sample(int x, int y)
{
    return 0xff000000 | (uint32_t)(x * 7 + y * 13) % 256 << 16 | (uint32_t)(x + y * 3) % 256 << 8 |
           (uint32_t)(255 - x % 32);
}

/* Compares the squares right of and below the middle of one cell. */
static void check_square(const struct scene_show *show, const struct stage_glow *glow,
                         struct point cell)
{
    struct lit lit[4];
    bool is_bright = stage_glow_near(glow, cell.y, cell.y + 1).is_bright;
    stage_glow_light(glow, &show->stage, cell, 2, lit);
    stage_glow_light(glow, &show->stage, point_make(cell.x, cell.y + 1), 2, lit + 2);
    for (int down = 0; down < TILE_SIDE; down++)
        for (int across = 0; across < TILE_SIDE; across++) {
            int x = cell.x * TILE_SIDE + TILE_SIDE / 2 + across - show->scene.camera.x;
            int y = cell.y * TILE_SIDE + TILE_SIDE / 2 + down - show->scene.camera.y;
            if (x < show->canvas.width && y < show->canvas.height)
                assert_int_equal(show->canvas.pixels[y * show->canvas.width + x],
                                 lit_pixel(sample(x, y), lit, across, down, is_bright));
        }
}

/* With the camera some pixels right of the level's edge and below it, so that squares are cut. */
static void check_hall(int aside, int tick, bool has_hearths)
{
    struct scene_show show = scene_show_begin(game_picture(hall), false);
    scene_show_draw(&show);
    struct stage_lamps lamps = {.count = 0};
    show.scene.camera.x += aside;
    show.scene.camera.y += aside / 2;
    show.scene.tick = tick;
    if (has_hearths)
        lamps = stage_lamps_of(&show.stage, show.scene.state, &show.scene.camera);
    show.scene.lamps = &lamps;
    struct stage_glow glow =
        stage_glow_now(&show.stage, show.scene.state, &show.scene.camera, tick);
    stage_glow_add_hearths(&glow, &lamps);
    assert_true(glow.is_bright == has_hearths);
    for (int y = 0; y < show.canvas.height; y++)
        for (int x = 0; x < show.canvas.width; x++)
            show.canvas.pixels[y * show.canvas.width + x] = sample(x, y);
    canvas_unclip(&show.canvas);
    scene_draw_light(&show.scene, &show.canvas);
    for (int y = 1; y < 3; y++)
        for (int x = 1; x < 9; x++)
            check_square(&show, &glow, point_make(x, y));
    scene_show_end(&show);
}

static void test_pixels_are_lit_by_the_cells_around_them(void **unused)
{
    (void)unused;
    check_hall(0, 0, false);
    check_hall(21, 3, false);
}

static void test_light_above_full_is_cut_at_white(void **unused)
{
    (void)unused;
    check_hall(0, 0, true);
    check_hall(21, 3, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pixels_are_lit_by_the_cells_around_them),
        cmocka_unit_test(test_light_above_full_is_cut_at_white),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
