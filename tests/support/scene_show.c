#include "support/scene_show.h"

#include "support/built_art.h"
#include "support/check.h"

#include <stdlib.h>

struct scene_show scene_show_begin(struct state *state, bool is_still)
{
    struct grid grid = state_level_const(state)->grid;
    struct scene_show show = {.state = state, .canvas = canvas_empty()};
    show.stage.is_still = is_still;
    assert_true(stage_set(&show.stage, state, 1000));
    assert_true(canvas_resize(&show.canvas, grid.width * TILE_SIDE, grid.height * TILE_SIDE));
    show.scene =
        (struct scene){.state = state,
                       .tileset = &built_art.tileset,
                       .camera = {.width = show.canvas.width, .height = show.canvas.height}};
    return show;
}

void scene_show_end(struct scene_show *show)
{
    free(show->canvas.pixels);
    stage_clear(&show->stage);
    state_destroy(show->state);
}

void scene_show_draw(struct scene_show *show)
{
    show->scene.stage = &show->stage;
    stage_finish(&show->stage, show->state, &show->scene.camera);
    scene_compose(&show->scene, &show->canvas);
}

const uint32_t *scene_show_row(const struct scene_show *show, struct point cell, int row)
{
    return show->canvas.pixels + (cell.y * TILE_SIDE + row) * show->canvas.width +
           cell.x * TILE_SIDE;
}

uint64_t scene_show_sum(struct scene_show *show, struct point cell)
{
    uint64_t sum = 0;
    scene_show_draw(show);
    for (int y = -TILE_SIDE / 2; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            sum = sum * 31 + show->canvas.pixels[(cell.y * TILE_SIDE + y) * show->canvas.width +
                                                 cell.x * TILE_SIDE + x];
    return sum;
}
