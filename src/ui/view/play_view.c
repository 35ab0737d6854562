#include "ui/view/play_view.h"

#include "base/integer.h"
#include "game/knowledge.h"
#include "ui/view/edge_marks.h"
#include "ui/view/lesson_view.h"
#include "ui/view/log_view.h"
#include "ui/view/panel.h"

/* Of the picture of where a run has ended: its zoom at text scale 1, and how much darker it is. */
#define PLACE_SCALE 1
#define PLACE_DARKNESS 40

/* The mouse is over the map and was the last thing to be used. */
static bool has_mouse(const struct display *display)
{
    return display->pointer.is_there &&
           layout_points_at_map(&display->layout, display->pointer.x, display->pointer.y);
}

/* Gives the camera the size of the map. True if it must be placed anew. */
static bool fit_camera(struct display *display)
{
    struct rectangle map = display->layout.map;
    struct rectangle picture = display->layout.picture;
    struct camera *camera = &display->camera;
    int zoom = display->layout.zoom;
    bool is_new =
        camera_resize(camera, (map.width + zoom - 1) / zoom, (map.height + zoom - 1) / zoom);
    camera->right = (picture.width + zoom - 1) / zoom - camera->width;
    camera->below = (picture.height + zoom - 1) / zoom - camera->height;
    return is_new;
}

/* Scrolls to a cell chosen by keys. Both that cell and the hero stay clear of a panel that is wider than usual. */
static void show_pointed(struct display *display, struct grid level, struct point cell,
                         struct point hero)
{
    struct camera *camera = &display->camera;
    const struct layout *layout = &display->layout;
    int hidden = layout->map.x + layout->map.width - layout->panel.x;
    int width = camera->width;
    if (layout->panel.width > 0)
        camera->width -= (hidden + layout->zoom - 1) / layout->zoom;
    camera_show_both(
        camera, level,
        point_make(cell.x * TILE_SIDE + TILE_SIDE / 2, cell.y * TILE_SIDE + TILE_SIDE / 2), hero);
    camera->width = width;
}

/* While a cell is pointed at, with the pointer or by keys, the map does not follow the hero. It only scrolls as far as it takes
 * to show a cell chosen by keys, beside the hero if both fit; a cell under the pointer is always in view. */
void play_view_frame_hero(struct display *display, const struct state *state,
                          const struct point *pointed)
{
    struct camera *camera = &display->camera;
    struct point middle = {camera->goal.x + camera->width / 2, camera->goal.y + camera->height / 2};
    bool had_place = camera->width > 0;
    bool is_new = fit_camera(display);
    struct point hero;
    bool faces_left;
    stage_place(&display->stage, state->hero, state_hero_const(state), &hero.x, &hero.y,
                &faces_left);
    hero = point_make(hero.x + TILE_SIDE / 2, hero.y + TILE_SIDE / 2);
    struct framing framing = framing_of(state, hero, camera->width, camera->height);
    if (is_new && pointed && had_place)
        camera_centre(camera, middle);
    else if (is_new)
        camera_begin(camera, &framing);
    if (!pointed)
        camera_follow(camera, &framing, has_mouse(display));
    else if (!display->pointer.is_there)
        show_pointed(display, state_level_const(state)->grid, *pointed, hero);
    else
        camera->goal = point_make(camera->x, camera->y); /* the cell stays under the pointer */
    if (is_new || display->stage.is_still)
        camera_settle(camera);
    else
        camera_glide(camera, display->clock.now);
}

static bool fit_map(struct display *display, const struct play_view *play)
{
    int width = int_max(display->camera.width + display->camera.right, 1);
    int height = int_max(display->camera.height + display->camera.below, 1);
    bool is_fitting = display->map.width == width && display->map.height == height;
    if (!is_fitting && !canvas_resize(&display->map, width, height))
        return false;
    if (is_fitting && !play->pointed && !display->camera.glides)
        return true;
    /* After resizing the window, looking elsewhere or gliding, cells are shown that have no light computed yet. */
    stage_light(&display->stage, play->state, &display->camera);
    stage_advance(&display->stage, &display->camera, display->stage.now);
    return true;
}

/* What is aimed at; false: nothing. */
static bool find_aim(const struct play_view *play, struct scene_aim *aim)
{
    const struct prompt *prompt = play->prompt;
    if (!prompt || prompt->kind != PROMPT_AIM)
        return false;
    *aim = (struct scene_aim){.target = prompt->command.target,
                              .path = prompt_path(prompt, play->state),
                              .is_blocked = prompt_is_blocked(prompt, play->state)};
    prompt_harms(prompt, play->state, &aim->harm_at, &aim->harm_radius);
    return true;
}

static void compose(struct display *display, const struct play_view *play)
{
    struct scene_aim aim;
    const struct point *cursor = play->hovered ? play->hovered : play->pointed;
    bool has_aim = find_aim(play, &aim);
    const struct ranges ranges =
        ranges_of(play->state, play->stance, play->is_looking ? play->pointed : NULL);
    struct scene scene = {.state = play->state,
                          .tileset = &display->art.tileset,
                          .stage = &display->stage,
                          .camera = display->camera,
                          .idle_frame = display->clock.idle_frame,
                          .tick = display->clock.tick,
                          .has_cursor = play->is_looking || play->hovered,
                          .cursor = cursor ? *cursor : point_make(0, 0),
                          .way = play->way ? play->way->cells : NULL,
                          .way_count = play->way ? play->way->count : 0,
                          .aim = has_aim ? &aim : NULL,
                          .ranges = play->has_ranges ? &ranges : NULL};
    struct point shake = stage_shake(&display->stage, play->state);
    scene.camera.x += shake.x;
    scene.camera.y += shake.y;
    scene_compose(&scene, &display->map);
}

/* The last floor's picture stays for a moment, but not behind a box: that asks about this one. */
static bool is_leaving(const struct display *display, const struct play_view *play)
{
    return play->is_front && stage_is_leaving(&display->stage);
}

static void draw_map(struct display *display, const struct play_view *play)
{
    if (!stage_is_set(&display->stage))
        return;
    play_view_frame_hero(display, play->state, play->pointed);
    if (!fit_map(display, play))
        return;
    int fade = play->is_front ? stage_fade(&display->stage) : 255;
    if (!is_leaving(display, play))
        compose(display, play);
    struct rectangle picture = display->layout.picture;
    canvas_clip(&display->frame, picture);
    canvas_magnify(&display->frame, &display->map, picture.x, picture.y, display->layout.zoom);
    canvas_shade(&display->frame, picture, 0, 255 - fade);
    canvas_unclip(&display->frame);
}

void play_view_draw_place(struct display *display, const struct state *state, struct rectangle area)
{
    struct camera kept = display->camera;
    int scale = PLACE_SCALE * display->layout.text_scale;
    struct point hero = state_hero_const(state)->position;
    if (!stage_is_set(&display->stage) || area.width <= 0 || area.height <= 0)
        return;
    display->camera.width = (area.width + scale - 1) / scale;
    display->camera.height = (area.height + scale - 1) / scale;
    display->camera.x = hero.x * TILE_SIDE + TILE_SIDE / 2 - display->camera.width / 2;
    display->camera.y = hero.y * TILE_SIDE + TILE_SIDE / 2 - display->camera.height / 2;
    display->camera.right = display->camera.below = 0;
    if (canvas_resize(&display->map, display->camera.width, display->camera.height)) {
        stage_finish(&display->stage, state, &display->camera);
        display->stage.effects.count = 0; /* the last blow is over, where nothing moves too */
        compose(display, &(struct play_view){.state = state});
        canvas_clip(&display->frame, area);
        canvas_magnify(&display->frame, &display->map, area.x, area.y, scale);
        canvas_shade(&display->frame, area, 0, PLACE_DARKNESS);
        canvas_unclip(&display->frame);
    }
    display->camera = kept;
}

bool play_view_has_creature_in(const struct display *display, const struct state *state,
                               struct rectangle area)
{
    const struct level *level = state_level_const(state);
    struct rectangle picture = display->layout.picture;
    int zoom = display->layout.zoom;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct rectangle cell = {
            picture.x + (actor->position.x * TILE_SIDE - display->camera.x) * zoom,
            picture.y + (actor->position.y * TILE_SIDE - display->camera.y) * zoom,
            TILE_SIDE * zoom, TILE_SIDE * zoom};
        struct rectangle shared = rectangle_intersect(cell, area);
        bool is_shown = actor_is_perceived(actor) || state_is_hero(state, level_handle(level, i));
        if (is_shown && shared.width > 0 && shared.height > 0)
            return true;
    }
    return false;
}

void play_view_draw(struct display *display, const struct play_view *play)
{
    panel_make_room(display, play);
    draw_map(display, play);
    if (play->pointed && display->layout.panel.width == 0)
        panel_draw_subject_below(display, play);
    else
        log_view_draw(display, play);
    panel_draw(display, play);
    if (play->lesson && play->is_front)
        lesson_view_draw(display, play->lesson, play->state);
    if (stage_is_set(&display->stage) && !is_leaving(display, play))
        edge_marks_draw(display, play->state);
    const struct binding *messages = binding_named(display->device.bound, "messages");
    if (messages && play->log_takes_clicks)
        hit_areas_add_key(&display->hit_areas, display->layout.log_button, messages->key);
    action_bar_draw(display, play->state, &play->bar);
}
