/* The sight lab: what each algorithm has in view from any cell, and where two of them differ. */
#include "base/array.h"
#include "base/integer.h"
#include "game/text/narration_words.h"
#include "input/cursor.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/list.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RADIUS_AT_FIRST 10
/* Microseconds for which a field of view is timed. */
#define TIMING_US 200

#define BOTH 0xffe0a0
#define CHOSEN_ONLY 0x3c9cff
#define OTHER_ONLY 0xff5a3c
#define ONE_WAY 0xff60ff
#define RAY 0xfff4c0

/* A cell's look, over what is drawn of the floor. */
enum { BOTH_ALPHA = 50, ONLY_ALPHA = 130, NEITHER_ALPHA = 150, RAY_ALPHA = 90 };

/* The algorithm in use: the chosen row. */
static int algorithm_of(const struct screen_context *context)
{
    return context->stack.choice < fov_count() ? context->stack.choice : 0;
}

static int64_t time_of_view(struct sight_lab *lab, int algorithm)
{
    uint64_t frequency = SDL_GetPerformanceFrequency();
    uint64_t start = SDL_GetPerformanceCounter();
    uint64_t passed = 0;
    int64_t calls = 0;
    for (; passed * 1000000 / frequency < TIMING_US; calls++) {
        fov_compute(fov_get(algorithm), &lab->opacity, lab->at, lab->radius,
                    &lab->views[algorithm]);
        passed = SDL_GetPerformanceCounter() - start;
    }
    int64_t nanoseconds = (int64_t)(passed * 1000000000 / frequency) / calls;
    return nanoseconds > 0 ? nanoseconds : 1;
}

/* Times those of the two on show that were not timed from here. */
static void time_shown(struct screen_context *context)
{
    struct screen_lab_state *view = &context->lab;
    const int shown[2] = {algorithm_of(context), view->compared_with};
    for (int i = 0; i < 2; i++)
        if (view->nanoseconds[shown[i]] == 0)
            view->nanoseconds[shown[i]] = time_of_view(&view->lab, shown[i]);
}

static void look(struct screen_context *context, int radius)
{
    sight_lab_look(&context->lab.lab, context->cursor, radius);
    memset(context->lab.nanoseconds, 0, sizeof context->lab.nanoseconds);
    time_shown(context);
}

bool screen_lab_open(struct screen_context *context)
{
    struct error error;
    const struct state *state = game_state(context->game);
    screen_context_close_lab(context);
    if (!sight_lab_open(&context->lab.lab, state, &error)) {
        screen_context_say(context, error.message);
        return false;
    }
    context->lab.is_open = true;
    context->stack.choice = state->fov;
    context->lab.compared_with = (state->fov + 1) % fov_count();
    context->cursor = state_hero_const(state)->position;
    look(context, RADIUS_AT_FIRST);
    return true;
}

void screen_lab_follow(struct screen_context *context)
{
    struct sight_lab *lab = &context->lab.lab;
    if (context->lab.compared_with == algorithm_of(context)) /* nothing is compared with itself */
        context->lab.compared_with = (context->lab.compared_with + 1) % fov_count();
    if (!point_is_equal(lab->at, context->cursor))
        look(context, lab->radius);
    else
        time_shown(context);
    display_redraw(context->display);
}

static void set_radius(struct screen_context *context, int radius)
{
    look(context, int_max(int_min(radius, SIGHT_LAB_RADIUS_MAX), 1));
}

static struct rectangle cell_of(const struct screen_context *context, struct point p)
{
    return (struct rectangle){p.x * TILE_SIDE - context->display->camera.x,
                              p.y * TILE_SIDE - context->display->camera.y, TILE_SIDE, TILE_SIDE};
}

/* So that it is told apart without colours as well: a stroke from corner to corner, one way or the other. */
static void draw_stroke(struct canvas *canvas, struct rectangle cell, uint32_t colour, bool falls)
{
    for (int i = 3; i < cell.width - 3; i++)
        canvas_fill(
            canvas,
            (struct rectangle){cell.x + i, cell.y + (falls ? i : cell.height - 1 - i), 1, 1},
            colour);
}

static void draw_frame(struct canvas *canvas, struct rectangle cell, uint32_t colour)
{
    canvas_fill(canvas, (struct rectangle){cell.x, cell.y, cell.width, 1}, colour);
    canvas_fill(canvas, (struct rectangle){cell.x, cell.y + cell.height - 1, cell.width, 1},
                colour);
    canvas_fill(canvas, (struct rectangle){cell.x, cell.y, 1, cell.height}, colour);
    canvas_fill(canvas, (struct rectangle){cell.x + cell.width - 1, cell.y, 1, cell.height},
                colour);
}

static void draw_cell(struct screen_context *context, struct point p)
{
    struct display *display = context->display;
    const struct sight_lab *lab = &context->lab.lab;
    int chosen = algorithm_of(context);
    bool in_chosen = view_has(&lab->views[chosen], p);
    bool in_other = view_has(&lab->views[context->lab.compared_with], p);
    struct rectangle cell = cell_of(context, p);
    if (in_chosen && in_other) {
        canvas_shade(&display->map, cell, BOTH, BOTH_ALPHA);
    } else if (in_chosen || in_other) {
        uint32_t colour = in_chosen ? CHOSEN_ONLY : OTHER_ONLY;
        canvas_shade(&display->map, cell, colour, ONLY_ALPHA);
        draw_stroke(&display->map, cell, colour, in_chosen);
    } else {
        canvas_shade(&display->map, cell, 0, NEITHER_ALPHA);
    }
    if (bit_grid_has(&lab->one_ways[chosen], p))
        draw_frame(&display->map, cell, ONE_WAY);
}

static void draw_line(struct canvas *canvas, int x, int y, int to_x, int to_y)
{
    int steps = abs(to_x - x) > abs(to_y - y) ? abs(to_x - x) : abs(to_y - y);
    for (int i = 0; i <= steps && steps > 0; i++)
        canvas_shade(
            canvas,
            (struct rectangle){x + (to_x - x) * i / steps, y + (to_y - y) * i / steps, 1, 1}, RAY,
            RAY_ALPHA);
}

/* Each from the middle of the looker's cell to that of the last one that it sees. */
static void draw_rays(struct screen_context *context)
{
    struct display *display = context->display;
    struct fov_ray rays[FOV_RAYS_MAX(SIGHT_LAB_RADIUS_MAX)];
    struct point cells[SIGHT_LAB_RADIUS_MAX];
    const struct sight_lab *lab = &context->lab.lab;
    const struct fov_algorithm *algorithm = fov_get(algorithm_of(context));
    int count = context->lab.hides_rays ? 0 : fov_rays(algorithm, lab->radius, rays);
    struct rectangle from = cell_of(context, lab->at);
    for (int octant = 0; octant < FOV_RAY_OCTANTS; octant++)
        for (int i = 0; i < count; i++) {
            int length = fov_ray_cells(algorithm, &lab->opacity, lab->at, octant, rays[i], cells);
            struct rectangle to = cell_of(context, length > 0 ? cells[length - 1] : lab->at);
            draw_line(&display->map, from.x + TILE_SIDE / 2, from.y + TILE_SIDE / 2,
                      to.x + TILE_SIDE / 2, to.y + TILE_SIDE / 2);
        }
}

static bool fit_map(struct screen_context *context)
{
    struct display *display = context->display;
    struct rectangle map = display->layout.map;
    int zoom = display->layout.zoom;
    struct grid grid = state_level_const(game_state(context->game))->grid;
    display->camera.width = (map.width + zoom - 1) / zoom;
    display->camera.height = (map.height + zoom - 1) / zoom;
    display->camera.right = display->camera.below = 0;
    camera_show(&display->camera, grid, context->cursor.x * TILE_SIDE + TILE_SIDE / 2,
                context->cursor.y * TILE_SIDE + TILE_SIDE / 2);
    camera_settle(&display->camera);
    return (display->map.width == display->camera.width &&
            display->map.height == display->camera.height) ||
           canvas_resize(&display->map, display->camera.width, display->camera.height);
}

static void draw_map(struct screen_context *context)
{
    struct display *display = context->display;
    const struct state *state = game_state(context->game);
    struct scene scene = {.state = state,
                          .tileset = &display->art.tileset,
                          .stage = &display->stage,
                          .camera = display->camera,
                          .has_cursor = true,
                          .cursor = context->cursor};
    struct area cells = camera_cells(&display->camera, state_level_const(state)->grid);
    canvas_clear(&display->map);
    scene_draw_terrain(&scene, &display->map);
    for (struct point p = area_before(cells); area_next(cells, &p);)
        draw_cell(context, p);
    draw_rays(context);
    scene_draw_hero(&scene, &display->map);
    scene_draw_cursor(&scene, &display->map);
    canvas_clip(&display->frame, display->layout.map);
    canvas_magnify(&display->frame, &display->map, display->layout.map.x, display->layout.map.y,
                   display->layout.zoom);
    canvas_unclip(&display->frame);
}

static void draw_comparison(struct page *page, const struct screen_context *context)
{
    char line[120];
    const struct sight_lab *lab = &context->lab.lab;
    int chosen = algorithm_of(context);
    int other = context->lab.compared_with;
    const struct sight_lab_result *result = &lab->results[chosen];
    widgets_format(page, THEME_TEXT, "%d cells in view", result->seen);
    snprintf(line, sizeof line, "%d seen one way only", result->one_way);
    widgets_paragraph(page, ONE_WAY, 8, line);
    widgets_format(page, THEME_TEXT, "%lld ns per view",
                   (long long)context->lab.nanoseconds[chosen]);
    widgets_gap(page, 4);
    snprintf(line, sizeof line, "Compared with %s:", fov_get(other)->name);
    widgets_paragraph(page, THEME_HEAD, 0, line);
    snprintf(line, sizeof line, "%d more (\\)", sight_lab_more(lab, chosen, other));
    widgets_paragraph(page, CHOSEN_ONLY, 8, line);
    snprintf(line, sizeof line, "%d fewer (/)", sight_lab_more(lab, other, chosen));
    widgets_paragraph(page, OTHER_ONLY, 8, line);
}

static void write_row(const void *source, int index, struct list_row *row)
{
    (void)source;
    snprintf(row->label, sizeof row->label, "%d %s", index + 1, fov_get(index)->name);
}

static void draw_panel(struct screen_context *context)
{
    struct page page = widgets_box(context->display, context->display->layout.panel);
    widgets_line(&page, THEME_HEAD, "Sight lab");
    widgets_format(&page, THEME_TEXT, "Radius %d", context->lab.lab.radius);
    widgets_gap(&page, 4);
    list_draw(&page, &(struct list){.count = fov_count(),
                                    .chosen = algorithm_of(context),
                                    .write_row = write_row,
                                    .has_number_keys = true});
    widgets_gap(&page, 4);
    draw_comparison(&page, context);
    widgets_gap(&page, 4);
    widgets_paragraph(&page, THEME_FAINT, 0, "Cells you haven't seen count as walls.");
}

static void write_summary(const struct fov_algorithm *algorithm, struct text *text)
{
    text_append(text, "%s: %s.", algorithm->name, algorithm->summary);
}

/* The algorithm and what it claims, in the place of the log. */
static void draw_summary(struct screen_context *context)
{
    static const struct {
        enum fov_property property;
        const char *says;
    } claims[] = {{FOV_SYMMETRIC, "fair"},
                  {FOV_EXPANSIVE_WALLS, "whole walls"},
                  {FOV_STOPS_AT_WALLS, "solid walls"},
                  {FOV_SHADOWS, "shadows"}};
    char line[240];
    struct text text = text_init(line, sizeof line);
    const struct fov_algorithm *algorithm = fov_get(algorithm_of(context));
    struct page page = widgets_box(context->display, context->display->layout.log);
    write_summary(algorithm, &text);
    widgets_paragraph(&page, THEME_TEXT, 8, line);
    text = text_init(line, sizeof line);
    for (size_t i = 0; i < ARRAY_LENGTH(claims); i++)
        text_append(&text, "%s%s: %s", i > 0 ? ", " : "", claims[i].says,
                    algorithm->properties & claims[i].property ? "yes" : "no");
    widgets_paragraph(&page, THEME_FAINT, 8, line);
    widgets_paragraph(&page, THEME_FAINT, 8,
                      algorithm->rays ? "It casts rays, each up to the first wall."
                                      : "It casts no rays.");
}

/* Puts into words what the panel and the map show. */
static void read_out(struct screen_context *context)
{
    const struct sight_lab *lab = &context->lab.lab;
    int chosen = algorithm_of(context);
    int other = context->lab.compared_with;
    char line[240];
    struct text text = text_init(line, sizeof line);
    read_out_text(context->display, "Sight lab");
    snprintf(line, sizeof line, "%d %s", chosen + 1, fov_get(chosen)->name);
    read_out_row(context->display, chosen, fov_count(), line);
    text = text_init(line, sizeof line);
    write_summary(fov_get(chosen), &text);
    read_out_text(context->display, line);
    text = text_init(line, sizeof line);
    text_append(&text, "From ");
    narration_words_way(game_state(context->game), lab->at, &text);
    text_append(
        &text,
        ", radius %d: %d cells in view, %d seen one way only; compared with %s %d more, %d fewer.",
        lab->radius, lab->results[chosen].seen, lab->results[chosen].one_way, fov_get(other)->name,
        sight_lab_more(lab, chosen, other), sight_lab_more(lab, other, chosen));
    read_out_text(context->display, line);
}

void screen_lab_draw(struct screen_context *context)
{
    const struct action_bar bar = {.keys = screen_get(SCREEN_LAB)->keys};
    read_out(context);
    if (fit_map(context))
        draw_map(context);
    if (context->display->layout.panel.width > 0)
        draw_panel(context);
    draw_summary(context);
    action_bar_draw(context->display, game_state(context->game), &bar);
}

static void leave(struct screen_context *context)
{
    screen_context_close_lab(context);
    screen_stack_pop(context);
}

/* Whether the key changes what is compared, or from where. */
static bool compare(struct screen_context *context, struct key key)
{
    if (cursor_move(context->options->bindings, key, context->lab.lab.opacity.grid, CURSOR_LOOK_FAR,
                    &context->cursor))
        return true;
    if (key.code >= '1' && key.code < '1' + fov_count())
        context->stack.choice = key.code - '1';
    else if (key.code == KEY_TAB)
        context->stack.choice = (algorithm_of(context) + 1) % fov_count();
    else if (key.code == 'c' || key_is_confirm(key))
        context->lab.compared_with = (context->lab.compared_with + 1) % fov_count();
    else
        return false;
    return true;
}

bool screen_lab_key(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE || screen_shortcuts_view(context, key) == VIEW_SIGHT_LAB)
        leave(context);
    else if (screen_shortcuts_view(context, key) == VIEW_HELP)
        screen_stack_push(context, SCREEN_HELP);
    else if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        set_radius(context, context->lab.lab.radius + (key.code == KEY_PAGE_UP ? 1 : -1));
    else if (compare(context, key))
        screen_lab_follow(context);
    else if (key.code == '+' || key.code == '=')
        set_radius(context, context->lab.lab.radius + 1);
    else if (key.code == '-')
        set_radius(context, context->lab.lab.radius - 1);
    else if (key.code == 'r')
        context->lab.hides_rays = !context->lab.hides_rays;
    else
        return false;
    return true;
}
