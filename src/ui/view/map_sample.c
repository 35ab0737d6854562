#include "ui/view/map_sample.h"

#include "base/integer.h"
#include "content/band.h"
#include "game/awareness.h"
#include "ui/scene/scene.h"

#define ACROSS 9
#define DOWN 2
#define DEPTH 1
#define MEMORY_TINT 0x343c70 /* the same tint as remembered cells have on the map */

struct sample {
    struct display *display;
    int x;
    int y;
    int zoom;
};

static void draw(const struct sample *sample, const struct sprite *sprite, int frame, int column,
                 int row, struct drawing drawing)
{
    int side = TILE_SIDE * sample->zoom;
    drawing.scale = sample->zoom;
    canvas_draw(&sample->display->frame, atlas_frame(&sample->display->art.atlas, sprite, frame),
                sample->x + column * side, sample->y + row * side, drawing);
}

static void draw_tile(const struct sample *sample, enum tile tile, int frame, int column)
{
    draw(sample, sample->display->art.tileset.tiles[tile], frame, column, 1, (struct drawing){0});
}

/* A row of wall above a row of floor. The cells before the last column are lit, the last wall and floor are remembered, and
 * the floor of the last column is dark. */
static void draw_ground(const struct sample *sample)
{
    const struct ground *ground = tileset_ground(&sample->display->art.tileset, DEPTH);
    const struct sprite *wall = ground->terrain[terrain_find_glyph('#')];
    const struct sprite *floor = ground->terrain[band_of_depth(DEPTH)->floor];
    const struct drawing memory = {.tint = MEMORY_TINT};
    for (int column = 0; column < ACROSS - 2; column++) {
        draw(sample, wall, column, column, 0, (struct drawing){0});
        draw(sample, floor, column, column, 1, (struct drawing){0});
    }
    draw(sample, ground->tiles[TILE_SEEN_WALL], 0, ACROSS - 2, 0, memory);
    draw(sample, floor, 0, ACROSS - 2, 1, memory);
    draw(sample, ground->tiles[TILE_DARK], 0, ACROSS - 2, 1, (struct drawing){0});
}

static void draw_figures(const struct sample *sample)
{
    const struct tileset *tileset = &sample->display->art.tileset;
    draw(sample, tileset->heroes[0][0], 0, 0, 1, (struct drawing){0});
    draw(sample, tileset->monsters[monster_night_hunter()], 0, 1, 1, (struct drawing){0});
    draw(sample, tileset->monsters[monster_captive()], 0, 2, 1, (struct drawing){0});
    draw_tile(sample, TILE_ALLY_MARK, 0, 2);
    draw(sample, tileset->items[ITEM_NONE + 2], 0, 3, 1, (struct drawing){0});
    for (int i = 0; i < 3; i++)
        draw(sample, tileset->tiles[TILE_RANGE_NEAR + i], 0, 4 + i, 1, (struct drawing){0});
    draw_tile(sample, TILE_EYESHINE, 0, ACROSS - 1);
    struct sample above = *sample;
    above.y -= SCENE_PIPS_ABOVE * sample->zoom;
    draw_tile(&above, TILE_PIPS, AWARENESS_HUNTING - 1, 1);
}

void map_sample_draw(struct display *display, struct rectangle area)
{
    int across = area.width / (ACROSS * TILE_SIDE);
    int down = area.height / (DOWN * TILE_SIDE);
    int max = int_min(across, down);
    struct sample sample = {.display = display, .zoom = int_min(display->layout.zoom, max)};
    if (sample.zoom < 1)
        return;
    struct rectangle part = {area.x, area.y, ACROSS * TILE_SIDE * sample.zoom,
                             DOWN * TILE_SIDE * sample.zoom};
    sample.x = part.x;
    sample.y = part.y;
    canvas_fill(&display->frame, part, 0);
    draw_ground(&sample);
    draw_figures(&sample);
}
