#include "rules/visibility.h"

#include "base/integer.h"
#include "rules/light/lighting.h"
#include "rules/sightings.h"
#include "sight/light_shown.h"
#include "world/perception.h"

#include <string.h>

/* The cells of one word of row y within a radius of the hero. */
static inline uint64_t near_cells(const struct actor *hero, int radius, int word, int y)
{
    int width = radius;
    int height = abs(y - hero->position.y);
    if (height > radius)
        return 0;
    while (!point_is_within(point_make(0, 0), point_make(width, height), radius))
        width--;
    int first = int_max(hero->position.x - width - word * 64, 0);
    int last = int_min(hero->position.x + width - word * 64, 63);
    return first <= last ? bit_run(first, last) : 0;
}

static uint64_t revealed_cells(const struct level *level, int word, int y)
{
    uint64_t cells = 0;
    for (int i = 0; i < 64 && word * 64 + i < level->grid.width; i++)
        cells |= (uint64_t)level_is_exposed(level, point_make(word * 64 + i, y)) << i;
    return cells;
}

static bool is_rippling(const struct cloud_kind *kind)
{
    return kind->ripples;
}

/* The cells of one word of row y where ripples show the hero what is in them. */
static uint64_t rippling_cells(const struct state *state, int word, int y)
{
    const struct level *level = state_level_const(state);
    uint64_t cells = 0;
    uint64_t left = bit_grid_row(&level->cloud_cells, y)[word] &
                    bit_grid_row(&state->vision.view.cells, y)[word];
    for (; left; left &= left - 1) {
        struct point p = {word * 64 + bit_lowest(left), y};
        if (level_ripples(level, p) &&
            point_is_within(state_hero_const(state)->position, p, PERCEPTION_RIPPLES))
            cells |= left & -left;
    }
    return cells;
}

/* Finds what the hero sees by light, or as if by light, in one word of each of the rows first .. last. */
static void find_lit(const struct state *state, int word, int first, int last, uint64_t *words)
{
    const struct view *view = &state->vision.view;
    for (int y = first; y <= last && state->is_revealed; y++)
        words[y - first] = revealed_cells(state_level_const(state), word, y);
    if (state->is_revealed)
        return;
    if (state_is_plain(state)) {
        for (int y = first; y <= last; y++)
            words[y - first] = bit_grid_row(&view->cells, y)[word];
        return;
    }
    light_shown_words(&state->vision.light, &state_level_const(state)->opacity, view,
                      state_hero_const(state)->position, word, first, last, words);
    bool has_ripples = level_has_cloud(state_level_const(state), is_rippling);
    for (int y = first; y <= last && has_ripples; y++)
        words[y - first] |= rippling_cells(state, word, y);
}

static void remember(const struct state *state, struct level *level, struct point corner,
                     uint64_t cells)
{
    size_t start = grid_index(level->grid, corner);
    const uint8_t *shown = level->shown + start;
    const uint8_t *items = level->items + start;
    const uint8_t *clouds = level->clouds + start;
    uint32_t turn = (uint32_t)state->turn;
    for (; cells; cells &= cells - 1) {
        int i = bit_lowest(cells);
        level_remember(
            level, start + (size_t)i,
            (struct memory){
                .terrain = shown[i], .item = items[i], .cloud = clouds[i], .turn = turn});
    }
}

/* Whether what is marked is also in memory as of this turn. */
static bool is_remembered(const struct state *state)
{
    return state->vision.cells_are_current && state->vision.marked_turn == state->turn;
}

/* Marks and remembers one word of each of the rows first .. last. */
static void mark_word(struct state *state, int word, int first, int last)
{
    struct level *level = state_level(state);
    const struct view *view = &state->vision.view;
    const struct actor *hero = state_hero_const(state);
    int radius = perception_dark_radius(state, hero);
    int limit = perception_light_radius(state, hero);
    bool is_current = is_remembered(state);
    uint64_t words[GRID_SIDE_MAX];
    find_lit(state, word, first, last, words);
    for (int y = first; y <= last; y++) {
        uint64_t lit = words[y - first];
        if (limit != FOV_UNLIMITED && !state->is_revealed) /* mirrors would show more */
            lit &= near_cells(hero, limit, word, y);
        uint64_t cells =
            lit | (bit_grid_row(&view->cells, y)[word] & near_cells(hero, radius, word, y));
        uint64_t *visible = &bit_grid_row(&level->visible, y)[word];
        if (!(cells | *visible))
            continue;
        uint64_t news = is_current ? cells & ~*visible : cells;
        *visible = cells;
        bit_grid_row(&level->seen_lit, y)[word] |= lit;
        level_mark_seen(level, y, word, cells);
        remember(state, level, point_make(word * 64, y), news);
    }
}

/* Narrows the rows to those with cells of the view in this word; false if there are none. */
static bool find_rows(const struct bit_grid *view, int word, int *first, int *last)
{
    while (*first <= *last && bit_grid_row(view, *first)[word] == 0)
        ++*first;
    while (*first <= *last && bit_grid_row(view, *last)[word] == 0)
        --*last;
    return *first <= *last;
}

/* Marks and remembers what the hero sees in an area, rounded out to whole words, as world/perception.h defines it.
 * View and light must be current. When everything is revealed, the hero's view doesn't matter. */
static void mark_area(struct state *state, struct area area)
{
    const struct view *view = &state->vision.view;
    for (int word = area.first.x >> 6; word <= area.last.x >> 6; word++) {
        int first = state->is_revealed ? area.first.y : int_max(area.first.y, view->first_row);
        int last = state->is_revealed ? area.last.y : int_min(area.last.y, view->last_row);
        if (state->is_revealed || find_rows(&view->cells, word, &first, &last))
            mark_word(state, word, first, last);
    }
}

/* Clears the last marks at the cost of what was seen, not of the level's size. */
static void unmark(struct state *state)
{
    struct vision *vision = &state->vision;
    const struct bit_grid *visible = &state_level(state)->visible;
    if (vision->first_marked <= vision->last_marked)
        memset(bit_grid_row(visible, vision->first_marked), 0,
               (size_t)(vision->last_marked - vision->first_marked + 1) * visible->row_words *
                   sizeof *visible->words);
    vision->first_marked = state->is_revealed ? 0 : vision->view.first_row;
    vision->last_marked = state->is_revealed ? visible->grid.height - 1 : vision->view.last_row;
}

/* The marked cells are seen in this turn too; nothing else about them has changed. */
static void renew_times(struct state *state)
{
    struct vision *vision = &state->vision;
    struct level *level = state_level(state);
    for (int y = vision->first_marked; y <= vision->last_marked; y++)
        for (int word = 0; word < (int)level->visible.row_words; word++) {
            struct memory *memory =
                level->memory + grid_index(level->grid, point_make(word * 64, y));
            for (uint64_t left = bit_grid_row(&level->visible, y)[word]; left; left &= left - 1)
                memory[bit_lowest(left)].turn = (uint32_t)state->turn;
        }
    vision->marked_turn = state->turn;
}

/* Marks anew what the hero sees on the whole level. */
static void mark_cells(struct state *state)
{
    unmark(state);
    mark_area(state, area_of_grid(state_level(state)->grid));
    state->vision.marked_turn = state->turn;
}

/* Whether view, light and marks are current. */
static bool is_current(const struct state *state)
{
    const struct vision *vision = &state->vision;
    return vision->view_is_current && vision->cells_are_current && lighting_is_current(state);
}

void visibility_note_step(struct state *state, struct handle handle)
{
    struct vision *vision = &state->vision;
    bool is_hero = state_is_hero(state, handle);
    lighting_note_actor(state, handle);
    if (is_hero)
        vision->view_is_current = false;
    if (is_hero || !handle_is_none(vision->moved))
        vision->actors_are_current = false;
    vision->moved = handle;
}

void visibility_note_cell(struct state *state, struct point p, struct cell_look before)
{
    struct cell_look look = level_look(state_level(state), p);
    lighting_note_cell(state, p, before);
    if (before.blocks_sight != look.blocks_sight || before.is_mirror != look.is_mirror)
        state->vision.view_is_current = false;
    state->vision.cells_are_current = false;
}

void visibility_note_light(struct state *state, struct handle handle)
{
    lighting_note_actor(state, handle);
    if (state_is_hero(state, handle))
        state->vision.actors_are_current = false;
}

void visibility_note_beams(struct state *state)
{
    lighting_note_beams(state);
}

void visibility_note_sight(struct state *state)
{
    state->vision.view_is_current = false;
    state->vision.cells_are_current = false;
}

void visibility_note_gone(struct state *state, struct handle handle)
{
    struct vision *vision = &state->vision;
    lighting_note_actor(state, handle);
    if (handle_is_equal(vision->moved, handle))
        vision->moved = HANDLE_NONE;
    vision->actors_are_current = false;
}

void visibility_note_come(struct state *state, struct handle handle)
{
    lighting_note_actor(state, handle);
    state->vision.actors_are_current = false;
    if (state_is_hero(state, handle))
        state->vision.view_is_current = false;
}

void visibility_note_turn(struct state *state)
{
    struct vision *vision = &state->vision;
    if (vision->marked_turn == state->turn)
        return;
    vision->actors_are_current = false;
    if (is_current(state))
        renew_times(state);
    else
        vision->cells_are_current = false;
}

void visibility_note_actors(struct state *state)
{
    state->vision.actors_are_current = false;
}

void visibility_note_all(struct state *state)
{
    struct vision *vision = &state->vision;
    lighting_note_all(state);
    vision->view_is_current = false;
    vision->cells_are_current = false;
    vision->perceived_is_current = false;
    vision->first_marked = 0;
    vision->last_marked = state_level(state)->grid.height - 1;
}

static bool is_in_view(const struct view *view, struct area area)
{
    struct point p = area_before(area);
    return !area_is_empty(area) && bit_grid_next(&view->cells, area, &p);
}

void visibility_refresh_cells(struct state *state)
{
    struct vision *vision = &state->vision;
    if (is_current(state))
        return;
    if (!vision->view_is_current) {
        perception_view_of(state, state_hero(state), &vision->view);
        vision->view_is_current = true;
        vision->cells_are_current = false;
    }
    struct area relit = lighting_refresh(state);
    bool is_relit = is_in_view(&vision->view, relit);
    if (!vision->cells_are_current)
        mark_cells(state);
    else if (is_relit)
        mark_area(state, area_expand(relit, 1, state_level(state)->grid));
    if (!vision->cells_are_current || is_relit)
        vision->actors_are_current = false;
    vision->cells_are_current = true;
}

void visibility_refresh(struct state *state)
{
    visibility_refresh_cells(state);
    sightings_refresh(state);
}

bool visibility_sees(const struct state *state, struct handle handle)
{
    return state_is_hero(state, handle) ||
           level_actor_const(state_level_const(state), handle)->is_seen;
}

bool visibility_sees_now(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    return visibility_sees(state, handle) ||
           (bit_grid_has(&level->visible, actor->position) && !perception_is_hidden(state, actor));
}
