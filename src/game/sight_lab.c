#include "game/sight_lab.h"

#include "game/knowledge.h"

#include <assert.h>
#include <stdlib.h>

static void lay_out(struct sight_lab *lab, struct arena *arena, struct grid grid)
{
    lab->opacity = opacity_alloc(arena, grid);
    for (int i = 0; i < fov_count(); i++) {
        lab->views[i] = view_alloc(arena, grid);
        lab->one_ways[i] = bit_grid_alloc(arena, grid);
    }
}

static bool is_opaque(const struct knowledge *known)
{
    return known->kind == KNOWLEDGE_UNSEEN || terrain_get(known->terrain)->blocks_sight ||
           (known->cloud != CLOUD_NONE && cloud_get(known->cloud)->blocks_sight);
}

bool sight_lab_open(struct sight_lab *lab, const struct state *state, struct error *error)
{
    assert(fov_count() <= SIGHT_LAB_ALGORITHMS_MAX);
    struct grid grid = state_level_const(state)->grid;
    struct arena arena = arena_measuring();
    *lab = (struct sight_lab){.memory = NULL};
    lay_out(lab, &arena, grid);
    lab->memory = calloc(1, arena.used);
    if (!lab->memory)
        return error_set(error, "not enough memory for the lab");
    arena = arena_over(lab->memory, arena.used);
    lay_out(lab, &arena, grid);
    for (size_t i = 0; i < grid_cells(grid); i++) {
        struct point p = grid_point(grid, i);
        struct knowledge known = knowledge_of(state, p);
        opacity_set(&lab->opacity, p, is_opaque(&known));
    }
    return true;
}

void sight_lab_close(struct sight_lab *lab)
{
    free(lab->memory);
    *lab = (struct sight_lab){.memory = NULL};
}

static bool is_one_way(const struct sight_lab *lab, int algorithm, struct point p)
{
    return !opacity_blocks(&lab->opacity, p) &&
           view_has(&lab->views[algorithm], p) !=
               fov_sees(fov_get(algorithm), &lab->opacity, p, lab->radius, lab->at);
}

/* Looks at all cells within the radius, since only these can see the cell or be seen from it. */
static int find_one_ways(struct sight_lab *lab, int algorithm)
{
    struct bit_grid *one_ways = &lab->one_ways[algorithm];
    int count = 0;
    bit_grid_clear(one_ways);
    if (opacity_blocks(&lab->opacity, lab->at))
        return 0;
    for (int y = lab->at.y - lab->radius; y <= lab->at.y + lab->radius; y++)
        for (int x = lab->at.x - lab->radius; x <= lab->at.x + lab->radius; x++) {
            struct point p = {x, y};
            if (!grid_contains(lab->opacity.grid, p) || !is_one_way(lab, algorithm, p))
                continue;
            bit_grid_put(one_ways, p, true);
            count++;
        }
    return count;
}

void sight_lab_look(struct sight_lab *lab, struct point at, int radius)
{
    lab->at = at;
    lab->radius = radius;
    for (int i = 0; i < fov_count(); i++) {
        fov_compute(fov_get(i), &lab->opacity, at, radius, &lab->views[i]);
        lab->results[i] = (struct sight_lab_result){(int)bit_grid_count(&lab->views[i].cells),
                                                    find_one_ways(lab, i)};
    }
}

int sight_lab_more(const struct sight_lab *lab, int algorithm, int than)
{
    const struct view *view = &lab->views[algorithm];
    int count = 0;
    for (int y = view->first_row; y <= view->last_row; y++)
        for (int x = 0; x < lab->opacity.grid.width; x++) {
            struct point p = {x, y};
            count += view_has(view, p) && !view_has(&lab->views[than], p);
        }
    return count;
}
