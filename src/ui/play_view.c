#include "ui/play_view.h"

#include "ui/edge_marks.h"
#include "ui/panel.h"
#include "ui/screen.h"

static bool is_looking(const struct ui *ui)
{
    return ui->screens[ui->screen_count - 1] == SCREEN_LOOK;
}

bool play_view_is_on_top(const struct ui *ui)
{
    return ui->screens[ui->screen_count - 1] == SCREEN_PLAY || is_looking(ui);
}

void play_view_frame_hero(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct rectangle map = ui->layout.map;
    int zoom = ui->layout.zoom;
    ui->camera.width = (map.width + zoom - 1) / zoom;
    ui->camera.height = (map.height + zoom - 1) / zoom;
    int x;
    int y;
    bool faces_left;
    stage_place(&ui->stage, state->hero, state_hero_const(state), &x, &y, &faces_left);
    if (is_looking(ui)) {
        x = ui->cursor.x * TILE_SIDE;
        y = ui->cursor.y * TILE_SIDE;
    }
    camera_follow(&ui->camera, state_level_const(state)->grid, x + TILE_SIDE / 2,
                  y + TILE_SIDE / 2);
}

static bool fit_map(struct ui *ui)
{
    int width = ui->camera.width > 0 ? ui->camera.width : 1;
    int height = ui->camera.height > 0 ? ui->camera.height : 1;
    bool is_fitting = ui->map.width == width && ui->map.height == height;
    if (!is_fitting && !canvas_resize(&ui->map, width, height))
        return false;
    if (is_fitting && !is_looking(ui))
        return true;
    /* A larger window, or a look elsewhere, shows cells whose light nobody has asked for yet. */
    stage_light(&ui->stage, game_state(ui->game), &ui->camera);
    stage_advance(&ui->stage, &ui->camera, ui->stage.now);
    return true;
}

static void draw_map(struct ui *ui, const struct point *pointed)
{
    if (!ui->stage.depth)
        return;
    play_view_frame_hero(ui);
    if (!fit_map(ui))
        return;
    struct scene scene = {.state = game_state(ui->game),
                          .tileset = &ui->tileset,
                          .stage = &ui->stage,
                          .camera = ui->camera,
                          .idle_frame = ui->idle_frame,
                          .has_cursor = pointed != NULL,
                          .cursor = pointed ? *pointed : (struct point){0, 0}};
    scene_compose(&scene, &ui->map);
    canvas_clip(&ui->frame, ui->layout.map);
    canvas_magnify(&ui->frame, &ui->map, ui->layout.map.x, ui->layout.map.y, ui->layout.zoom);
    edge_marks_draw(ui);
    canvas_shade(&ui->frame, ui->layout.map, 0, 255 - stage_fade(&ui->stage));
    canvas_unclip(&ui->frame);
}

void play_view_draw(struct ui *ui, const struct point *pointed)
{
    draw_map(ui, pointed);
    if (!ui->needs_panels)
        return;
    panel_draw(ui, pointed);
    panel_draw_log(ui);
    panel_draw_bar(ui, pointed != NULL);
}
