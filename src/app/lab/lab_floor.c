#include "app/lab/lab_floor.h"

#include "dungeon/dungeon.h"
#include "world/omens.h"

#include <stdlib.h>
#include <string.h>

static void lay_out(struct lab_floor *floor, struct arena *arena, struct grid size)
{
    floor->level = level_alloc(arena, size);
    floor->scratch = distance_map_alloc(arena, size);
}

struct grid lab_floor_size(int depth, struct grid size)
{
    return size.width > 0 ? size : dungeon_usual_size(depth);
}

bool lab_floor_init(struct lab_floor *floor, struct grid size, struct error *error)
{
    struct arena arena = arena_measuring();
    floor->size = size;
    size = lab_floor_size(FLOOR_COUNT, size);
    lay_out(floor, &arena, size);
    floor->bytes = arena.used;
    floor->memory = malloc(floor->bytes);
    if (!floor->memory)
        return error_set(error, "not enough memory for a floor of %dx%d", size.width, size.height);
    lab_floor_reset(floor, FLOOR_COUNT);
    return true;
}

void lab_floor_clear(struct lab_floor *floor)
{
    free(floor->memory);
    floor->memory = NULL;
}

void lab_floor_reset(struct lab_floor *floor, int depth)
{
    struct arena arena = arena_over(floor->memory, floor->bytes);
    memset(floor->memory, 0, floor->bytes);
    lay_out(floor, &arena, lab_floor_size(depth, floor->size));
    floor->level.depth = depth;
}

void lab_floor_build(struct lab_floor *floor, const char *seed, int depth, int way)
{
    lab_floor_reset(floor, depth);
    floor->level.omen = omens_draw(state_seed_hash(seed), depth, way, OMENS_PERCENT);
    dungeon_build(&floor->level, state_seed_hash(seed), &floor->scratch);
}
