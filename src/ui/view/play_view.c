#include "ui/view/play_view.h"

#include "game/knowledge.h"
#include "ui/screen.h"
#include "ui/view/action_bar.h"
#include "ui/view/edge_marks.h"
#include "ui/view/lesson_view.h"
#include "ui/view/panel.h"

/* Of the picture of where a run has ended: its zoom at text scale 1, and how much darker it is. */
#define PLACE_SCALE 1
#define PLACE_DARKNESS 40

const struct point *play_view_pointed(const struct ui *ui)
{
    if (screen_stack_top(ui) == SCREEN_AIM && ui->reader.prompt.kind == PROMPT_AIM)
        return &ui->reader.prompt.command.target;
    return screen_stack_top(ui) == SCREEN_LOOK ? &ui->cursor : NULL;
}

bool play_view_is_on_top(const struct ui *ui)
{
    return screen_stack_top(ui) == SCREEN_PLAY || play_view_pointed(ui);
}

enum lantern play_view_stance(const struct ui *ui)
{
    int stance = (int)state_hero_const(game_state(ui->game))->lantern + ui->ranges - 1;
    return (enum lantern)(stance % LANTERN_COUNT);
}

void play_view_look(struct ui *ui, struct point cell)
{
    ui->cursor = cell;
    screen_stack_push(ui, SCREEN_LOOK);
}

void play_view_zoom(struct ui *ui, int by)
{
    int zoom = ui->layout.zoom + by;
    zoom = zoom < 1 ? 1 : (zoom > ZOOM_MAX ? ZOOM_MAX : zoom);
    ui->settings.in_force.map_zoom = zoom;
    ui->settings.kept.map_zoom = zoom;
    player_settings_keep(ui);
    ui_redraw(ui);
}

/* The map stays where it is while a cell is pointed at, by hand or by keys, but for as much as it takes to have it in view;
 * what is pointed at by hand is. */
void play_view_frame_hero(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct rectangle map = ui->layout.map;
    int zoom = ui->layout.zoom;
    int middle_x = ui->camera.x + ui->camera.width / 2;
    int middle_y = ui->camera.y + ui->camera.height / 2;
    const struct point *pointed = play_view_pointed(ui);
    bool stays = pointed && ui->camera.width > 0;
    int x;
    int y;
    bool faces_left;
    stage_place(&ui->stage, state->hero, state_hero_const(state), &x, &y, &faces_left);
    struct grid level = state_level_const(state)->grid;
    x = stays ? middle_x : x + TILE_SIDE / 2;
    y = stays ? middle_y : y + TILE_SIDE / 2;
    camera_resize(&ui->camera, level, (map.width + zoom - 1) / zoom, (map.height + zoom - 1) / zoom,
                  x, y);
    if (!pointed)
        camera_follow(&ui->camera, level, x, y);
    else if (!ui->input.pointer.is_there)
        camera_show(&ui->camera, level, pointed->x * TILE_SIDE + TILE_SIDE / 2,
                    pointed->y * TILE_SIDE + TILE_SIDE / 2);
}

static bool fit_map(struct ui *ui)
{
    int width = ui->camera.width > 0 ? ui->camera.width : 1;
    int height = ui->camera.height > 0 ? ui->camera.height : 1;
    bool is_fitting = ui->map.width == width && ui->map.height == height;
    if (!is_fitting && !canvas_resize(&ui->map, width, height))
        return false;
    if (is_fitting && !play_view_pointed(ui))
        return true;
    /* A larger window, or a look elsewhere, shows cells whose light nobody has asked for yet. */
    stage_light(&ui->stage, game_state(ui->game), &ui->camera);
    stage_advance(&ui->stage, &ui->camera, ui->stage.now);
    return true;
}

/* What is aimed at; false: nothing. */
static bool find_aim(const struct ui *ui, struct scene_aim *aim)
{
    const struct prompt *prompt = &ui->reader.prompt;
    if (prompt->kind != PROMPT_AIM)
        return false;
    const struct state *state = game_state(ui->game);
    *aim = (struct scene_aim){prompt->command.target, prompt_path(prompt, state),
                              prompt_is_blocked(prompt, state)};
    return true;
}

/* Whether one looks at somebody who could notice the hero. */
static bool looks_at_another(const struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    if (screen_stack_top(ui) != SCREEN_LOOK)
        return false;
    struct knowledge known = knowledge_of(state, ui->cursor);
    return known.has_actor && !state_is_hero(state, known.actor) &&
           !level_actor_const(state_level_const(state), known.actor)->is_ally;
}

/* Whose ranges are shown; false: nobody's. Looking at a foe shows his alone. */
static bool find_ranges(const struct ui *ui, struct scene_ranges *ranges)
{
    if (ui->ranges == 0)
        return false;
    *ranges = (struct scene_ranges){
        .lantern = play_view_stance(ui), .has_only = looks_at_another(ui), .only = ui->cursor};
    return true;
}

static void compose(struct ui *ui)
{
    struct scene_aim aim;
    struct scene_ranges ranges;
    bool has_aim = find_aim(ui, &aim);
    bool has_ranges = find_ranges(ui, &ranges);
    const struct point *hovered = pointer_cell(ui);
    const struct hover_way *way = hover_way_find(ui);
    struct scene scene = {.state = game_state(ui->game),
                          .tileset = &ui->art.tileset,
                          .stage = &ui->stage,
                          .camera = ui->camera,
                          .idle_frame = ui->clock.idle_frame,
                          .tick = ui->clock.tick,
                          .has_cursor = screen_stack_top(ui) == SCREEN_LOOK || hovered,
                          .cursor = hovered ? *hovered : ui->cursor,
                          .way = way->cells,
                          .way_count = way->count,
                          .aim = has_aim ? &aim : NULL,
                          .ranges = has_ranges ? &ranges : NULL};
    scene_compose(&scene, &ui->map);
}

static void draw_map(struct ui *ui)
{
    if (!stage_is_set(&ui->stage))
        return;
    play_view_frame_hero(ui);
    if (!fit_map(ui))
        return;
    /* The last floor's picture stays for a moment, but not behind a box: that asks about this one. */
    bool is_on_top = play_view_is_on_top(ui) || screen_stack_top(ui) == SCREEN_REPLAY;
    bool is_leaving = is_on_top && stage_is_leaving(&ui->stage);
    int fade = is_on_top ? stage_fade(&ui->stage) : 255;
    if (!is_leaving)
        compose(ui);
    canvas_clip(&ui->frame, ui->layout.map);
    canvas_magnify(&ui->frame, &ui->map, ui->layout.map.x, ui->layout.map.y, ui->layout.zoom);
    if (!is_leaving)
        edge_marks_draw(ui);
    canvas_shade(&ui->frame, ui->layout.map, 0, 255 - fade);
    canvas_unclip(&ui->frame);
}

void play_view_draw_place(struct ui *ui, struct rectangle area)
{
    const struct state *state = game_state(ui->game);
    struct camera kept = ui->camera;
    int scale = PLACE_SCALE * ui->layout.text_scale;
    struct point hero = state_hero_const(state)->position;
    if (!stage_is_set(&ui->stage) || area.width <= 0 || area.height <= 0)
        return;
    ui->camera.width = (area.width + scale - 1) / scale;
    ui->camera.height = (area.height + scale - 1) / scale;
    ui->camera.x = hero.x * TILE_SIDE + TILE_SIDE / 2 - ui->camera.width / 2;
    ui->camera.y = hero.y * TILE_SIDE + TILE_SIDE / 2 - ui->camera.height / 2;
    if (canvas_resize(&ui->map, ui->camera.width, ui->camera.height)) {
        stage_finish(&ui->stage, state, &ui->camera);
        ui->stage.effects.count = 0; /* the last blow is over, where nothing moves too */
        compose(ui);
        canvas_clip(&ui->frame, area);
        canvas_magnify(&ui->frame, &ui->map, area.x, area.y, scale);
        canvas_shade(&ui->frame, area, 0, PLACE_DARKNESS);
        canvas_unclip(&ui->frame);
    }
    ui->camera = kept;
}

/* The log can be clicked, to read on in it. */
static void add_log_spot(struct ui *ui)
{
    const struct binding *messages = binding_named(ui->options->bindings, "messages");
    if (messages && (screen_stack_top(ui) == SCREEN_PLAY || screen_stack_top(ui) == SCREEN_REPLAY))
        hit_areas_add_key(&ui->hit_areas, ui->layout.log, messages->key);
}

void play_view_draw(struct ui *ui)
{
    draw_map(ui);
    if (!ui->needs_panels)
        return;
    panel_draw(ui, play_view_pointed(ui), pointer_cell(ui));
    lesson_view_draw(ui);
    panel_draw_log(ui);
    add_log_spot(ui);
    action_bar_draw(ui);
}
