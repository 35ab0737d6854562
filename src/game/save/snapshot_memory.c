/* What the hero remembers of a floor. */
#include "game/save/snapshot_parts.h"

static void archive_seen(struct archive *archive, struct memory *memory, size_t cells)
{
    struct archive_run run = archive_run_of_names(NAMES_TERRAIN, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].terrain = (uint8_t)archive_run_next(archive, &run, memory[i].terrain);
    archive_run_end(archive, &run);
    run = archive_run_of_names(NAMES_ITEMS, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].item = (uint8_t)archive_run_next(archive, &run, memory[i].item);
    archive_run_end(archive, &run);
    run = archive_run_of_names(NAMES_CLOUDS, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].cloud = (uint8_t)archive_run_next(archive, &run, memory[i].cloud);
    archive_run_end(archive, &run);
}

static void archive_since(struct archive *archive, struct memory *memory, size_t cells, int turn)
{
    struct archive_run run = archive_run_of_numbers(1, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].is_charted = archive_run_next(archive, &run, memory[i].is_charted) != 0;
    archive_run_end(archive, &run);
    run = archive_run_of_numbers(turn, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].turn = (uint32_t)archive_run_next(archive, &run, (int)memory[i].turn);
    archive_run_end(archive, &run);
}

static void archive_eaten(struct archive *archive, struct memory *memory, size_t cells)
{
    struct archive_run run = archive_run_of_names(NAMES_TERRAIN, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].eaten_terrain = (uint8_t)archive_run_next(archive, &run, memory[i].eaten_terrain);
    archive_run_end(archive, &run);
    run = archive_run_of_names(NAMES_ITEMS, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].eaten_item = (uint8_t)archive_run_next(archive, &run, memory[i].eaten_item);
    archive_run_end(archive, &run);
    run = archive_run_of_numbers(1, cells);
    for (size_t i = 0; i < cells; i++)
        memory[i].eaten_is_charted =
            archive_run_next(archive, &run, memory[i].eaten_is_charted) != 0;
    archive_run_end(archive, &run);
}

/* The cells that he has seen are those of which he remembers the terrain. */
static void restore_seen(struct level *level)
{
    bit_grid_clear(&level->seen);
    level->seen_count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level->memory[cell].terrain != TERRAIN_NONE)
            level_mark_seen(level, p.y, p.x >> 6, UINT64_C(1) << (p.x & 63));
    }
}

void snapshot_level_memory(struct archive *archive, struct level *level, int turn)
{
    size_t cells = grid_cells(level->grid);
    archive_seen(archive, level->memory, cells);
    archive_since(archive, level->memory, cells, turn);
    archive_eaten(archive, level->memory, cells);
    if (archive_is_reading(archive))
        restore_seen(level);
    for (uint16_t i = 0; i < level->actor_pool.end; i++)
        if (pool_is_used(&level->actor_pool, i))
            snapshot_actor_perceived(archive, &level->actors[i], turn);
}
