#include "ui/view/lab_view.h"

#include "base/array.h"
#include "game/text/narration_words.h"
#include "ui/art/theme.h"
#include "ui/ui_read_out.h"
#include "ui/view/widgets.h"

#include <stdio.h>
#include <string.h>

#define RADIUS_AT_FIRST 10
/* A view is timed over so many microseconds. */
#define TIMING_US 200

#define BOTH 0xffe0a0
#define CHOSEN_ONLY 0x3c9cff
#define OTHER_ONLY 0xff5a3c
#define ONE_WAY 0xff60ff
#define RAY 0xfff4c0

/* A cell's look, over what is drawn of the floor. */
enum { BOTH_ALPHA = 50, ONLY_ALPHA = 130, NEITHER_ALPHA = 150, RAY_ALPHA = 90 };

int lab_view_algorithm(const struct ui *ui)
{
    return ui->screens.choice < fov_count() ? ui->screens.choice : 0;
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
static void time_shown(struct ui *ui)
{
    struct lab_view *view = &ui->lab;
    const int shown[2] = {lab_view_algorithm(ui), view->compared_with};
    for (int i = 0; i < 2; i++)
        if (view->nanoseconds[shown[i]] == 0)
            view->nanoseconds[shown[i]] = time_of_view(&view->lab, shown[i]);
}

static void look(struct ui *ui, int radius)
{
    sight_lab_look(&ui->lab.lab, ui->cursor, radius);
    memset(ui->lab.nanoseconds, 0, sizeof ui->lab.nanoseconds);
    time_shown(ui);
}

bool lab_view_open(struct ui *ui)
{
    struct error error;
    const struct state *state = game_state(ui->game);
    lab_view_close(ui);
    if (!sight_lab_open(&ui->lab.lab, state, &error)) {
        ui_say(ui, error.message);
        return false;
    }
    ui->lab.is_open = true;
    ui->screens.choice = state->fov;
    ui->lab.compared_with = (state->fov + 1) % fov_count();
    ui->cursor = state_hero_const(state)->position;
    look(ui, RADIUS_AT_FIRST);
    return true;
}

void lab_view_follow(struct ui *ui)
{
    struct sight_lab *lab = &ui->lab.lab;
    if (ui->lab.compared_with == lab_view_algorithm(ui)) /* nothing is compared with itself */
        ui->lab.compared_with = (ui->lab.compared_with + 1) % fov_count();
    if (!point_is_equal(lab->at, ui->cursor))
        look(ui, lab->radius);
    else
        time_shown(ui);
    ui_redraw(ui);
}

void lab_view_set_radius(struct ui *ui, int radius)
{
    radius = radius < 1 ? 1 : radius;
    look(ui, radius < SIGHT_LAB_RADIUS_MAX ? radius : SIGHT_LAB_RADIUS_MAX);
}

void lab_view_close(struct ui *ui)
{
    if (ui->lab.is_open)
        sight_lab_close(&ui->lab.lab);
    ui->lab = (struct lab_view){.is_open = false};
}

static struct rectangle cell_of(const struct ui *ui, struct point p)
{
    return (struct rectangle){p.x * TILE_SIDE - ui->camera.x, p.y * TILE_SIDE - ui->camera.y,
                              TILE_SIDE, TILE_SIDE};
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

static void draw_cell(struct ui *ui, struct point p)
{
    const struct sight_lab *lab = &ui->lab.lab;
    int chosen = lab_view_algorithm(ui);
    bool in_chosen = view_has(&lab->views[chosen], p);
    bool in_other = view_has(&lab->views[ui->lab.compared_with], p);
    struct rectangle cell = cell_of(ui, p);
    if (in_chosen && in_other) {
        canvas_shade(&ui->map, cell, BOTH, BOTH_ALPHA);
    } else if (in_chosen || in_other) {
        uint32_t colour = in_chosen ? CHOSEN_ONLY : OTHER_ONLY;
        canvas_shade(&ui->map, cell, colour, ONLY_ALPHA);
        draw_stroke(&ui->map, cell, colour, in_chosen);
    } else {
        canvas_shade(&ui->map, cell, 0, NEITHER_ALPHA);
    }
    if (bit_grid_has(&lab->one_ways[chosen], p))
        draw_frame(&ui->map, cell, ONE_WAY);
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
static void draw_rays(struct ui *ui)
{
    struct fov_ray rays[FOV_RAYS_MAX(SIGHT_LAB_RADIUS_MAX)];
    struct point cells[SIGHT_LAB_RADIUS_MAX];
    const struct sight_lab *lab = &ui->lab.lab;
    const struct fov_algorithm *algorithm = fov_get(lab_view_algorithm(ui));
    int count = ui->lab.hides_rays ? 0 : fov_rays(algorithm, lab->radius, rays);
    struct rectangle from = cell_of(ui, lab->at);
    for (int octant = 0; octant < FOV_RAY_OCTANTS; octant++)
        for (int i = 0; i < count; i++) {
            int length = fov_ray_cells(algorithm, &lab->opacity, lab->at, octant, rays[i], cells);
            struct rectangle to = cell_of(ui, length > 0 ? cells[length - 1] : lab->at);
            draw_line(&ui->map, from.x + TILE_SIDE / 2, from.y + TILE_SIDE / 2,
                      to.x + TILE_SIDE / 2, to.y + TILE_SIDE / 2);
        }
}

static bool fit_map(struct ui *ui)
{
    struct rectangle map = ui->layout.map;
    int zoom = ui->layout.zoom;
    struct grid grid = state_level_const(game_state(ui->game))->grid;
    ui->camera.width = (map.width + zoom - 1) / zoom;
    ui->camera.height = (map.height + zoom - 1) / zoom;
    camera_show(&ui->camera, grid, ui->cursor.x * TILE_SIDE + TILE_SIDE / 2,
                ui->cursor.y * TILE_SIDE + TILE_SIDE / 2);
    return (ui->map.width == ui->camera.width && ui->map.height == ui->camera.height) ||
           canvas_resize(&ui->map, ui->camera.width, ui->camera.height);
}

static void draw_map(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct scene scene = {.state = state,
                          .tileset = &ui->art.tileset,
                          .stage = &ui->stage,
                          .camera = ui->camera,
                          .has_cursor = true,
                          .cursor = ui->cursor};
    struct point first;
    struct point last;
    canvas_clear(&ui->map);
    scene_draw_terrain(&scene, &ui->map);
    camera_cells(&ui->camera, state_level_const(state)->grid, &first, &last);
    for (int y = first.y; y <= last.y; y++)
        for (int x = first.x; x <= last.x; x++)
            draw_cell(ui, point_make(x, y));
    draw_rays(ui);
    scene_draw_hero(&scene, &ui->map);
    scene_draw_at(&scene, &ui->map, ui->art.tileset.tiles[TILE_CURSOR], 0, ui->cursor,
                  (struct drawing){0});
    canvas_clip(&ui->frame, ui->layout.map);
    canvas_magnify(&ui->frame, &ui->map, ui->layout.map.x, ui->layout.map.y, ui->layout.zoom);
    canvas_unclip(&ui->frame);
}

/* A colour and what it means. */
static void draw_meaning(struct page *page, uint32_t colour, const char *text)
{
    widgets_paragraph(page, colour, 8, text);
}

static void draw_comparison(struct page *page, const struct ui *ui)
{
    char line[120];
    const struct sight_lab *lab = &ui->lab.lab;
    int chosen = lab_view_algorithm(ui);
    int other = ui->lab.compared_with;
    const struct sight_lab_result *result = &lab->results[chosen];
    snprintf(line, sizeof line, "%d cells in view", result->seen);
    widgets_line(page, THEME_TEXT, line);
    snprintf(line, sizeof line, "%d one way only", result->one_way);
    draw_meaning(page, ONE_WAY, line);
    snprintf(line, sizeof line, "%lld ns a view", (long long)ui->lab.nanoseconds[chosen]);
    widgets_line(page, THEME_TEXT, line);
    widgets_gap(page, 4);
    snprintf(line, sizeof line, "Beside %s:", fov_get(other)->name);
    widgets_paragraph(page, THEME_HEAD, 0, line);
    snprintf(line, sizeof line, "%d more \\", sight_lab_more(lab, chosen, other));
    draw_meaning(page, CHOSEN_ONLY, line);
    snprintf(line, sizeof line, "%d less /", sight_lab_more(lab, other, chosen));
    draw_meaning(page, OTHER_ONLY, line);
}

/* A click on a row chooses it and does nothing more: it is its number. */
static void draw_algorithms(struct page *page)
{
    struct ui *ui = page->ui;
    const char *names[SIGHT_LAB_ALGORITHMS_MAX];
    char lines[SIGHT_LAB_ALGORITHMS_MAX][40];
    for (int i = 0; i < fov_count(); i++) {
        snprintf(lines[i], sizeof lines[i], "%d %s", i + 1, fov_get(i)->name);
        names[i] = lines[i];
    }
    int first = ui->hit_areas.count;
    widgets_list(page, names, fov_count(), lab_view_algorithm(ui));
    for (int i = first; i < ui->hit_areas.count; i++) {
        struct hit_area *row = &ui->hit_areas.hit_areas[i];
        row->key = (struct key){'1' + row->choice, 0};
        row->choice = -1;
    }
}

static void draw_panel(struct ui *ui)
{
    char line[80];
    struct page page = widgets_box(ui, ui->layout.panel);
    widgets_line(&page, THEME_HEAD, "Sight lab");
    snprintf(line, sizeof line, "Radius %d", ui->lab.lab.radius);
    widgets_line(&page, THEME_TEXT, line);
    widgets_gap(&page, 4);
    draw_algorithms(&page);
    widgets_gap(&page, 4);
    draw_comparison(&page, ui);
    widgets_gap(&page, 4);
    widgets_paragraph(&page, THEME_FAINT, 0, "What you do not know of the floor counts as wall.");
}

static void write_summary(const struct fov_algorithm *algorithm, struct text *text)
{
    text_append(text, "%s: %s.", algorithm->name, algorithm->summary);
}

/* What the algorithm is and claims, where the log is in play. */
static void draw_summary(struct ui *ui)
{
    static const struct {
        enum fov_property property;
        const char *says;
    } claims[] = {{FOV_SYMMETRIC, "fair both ways"},
                  {FOV_EXPANSIVE_WALLS, "whole walls"},
                  {FOV_STOPS_AT_WALLS, "stops at walls"},
                  {FOV_SHADOWS, "lasting shadows"}};
    char line[240];
    struct text text = text_init(line, sizeof line);
    const struct fov_algorithm *algorithm = fov_get(lab_view_algorithm(ui));
    struct page page = widgets_box(ui, ui->layout.log);
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

/* What the panel and the map show, in words. */
static void read_out(struct ui *ui)
{
    const struct sight_lab *lab = &ui->lab.lab;
    int chosen = lab_view_algorithm(ui);
    int other = ui->lab.compared_with;
    char line[240];
    struct text text = text_init(line, sizeof line);
    ui_read_out(ui, "Sight lab");
    snprintf(line, sizeof line, "%d %s", chosen + 1, fov_get(chosen)->name);
    ui_read_out_row(ui, chosen, fov_count(), line);
    text = text_init(line, sizeof line);
    write_summary(fov_get(chosen), &text);
    ui_read_out(ui, line);
    text = text_init(line, sizeof line);
    text_append(&text, "From ");
    narration_words_way(game_state(ui->game), lab->at, &text);
    text_append(
        &text, ", radius %d: %d cells in view, %d one way only; beside %s %d more, %d less.",
        lab->radius, lab->results[chosen].seen, lab->results[chosen].one_way, fov_get(other)->name,
        sight_lab_more(lab, chosen, other), sight_lab_more(lab, other, chosen));
    ui_read_out(ui, line);
}

void lab_view_draw(struct ui *ui)
{
    read_out(ui);
    if (fit_map(ui))
        draw_map(ui);
    if (ui->layout.panel.width > 0)
        draw_panel(ui);
    draw_summary(ui);
}
