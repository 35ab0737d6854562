#include "sight/view_columns.h"

#include "sight/bit_window.h"

#include <string.h>

#define BLOCK 32

/* One of the steps that transpose a block: swaps the upper right with the lower left quarter of each square
 * of 2 * size by 2 * size bits. A word holds two lines, i in its low and i + 16 in its high half. */
static inline void swap_quarters(uint64_t words[BLOCK / 2], int size, uint64_t low_columns)
{
    for (int from = 0; from < BLOCK / 2; from += 2 * size)
        for (int i = from; i < from + size; i++) {
            uint64_t swapped = (words[i] >> size ^ words[i + size]) & low_columns;
            words[i] ^= swapped << size;
            words[i + size] ^= swapped;
        }
}

/* Transposes 32 x 32 bits, kept as swap_quarters says (Hacker's Delight, 7-3, on two halves at once). */
static void transpose(uint64_t words[BLOCK / 2])
{
    for (int i = 0; i < BLOCK / 2; i++) {
        uint64_t swapped = (words[i] >> 16 ^ words[i] >> 32) & 0xffff;
        words[i] ^= swapped << 16 ^ swapped << 32;
    }
    swap_quarters(words, 8, UINT64_C(0x00ff00ff00ff00ff));
    swap_quarters(words, 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    swap_quarters(words, 2, UINT64_C(0x3333333333333333));
    swap_quarters(words, 1, UINT64_C(0x5555555555555555));
}

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

/* Turns the block with this corner, as far as it lies in the area. */
static void turn_block(struct view *view, struct point corner, struct point last)
{
    uint64_t words[BLOCK / 2] = {0};
    int columns = at_most(last.x - corner.x + 1, BLOCK);
    int rows = at_most(last.y - corner.y + 1, BLOCK);
    uint64_t any = 0;
    for (int i = 0; i < columns; i++) {
        uint64_t cells = bit_window(bit_grid_row(&view->columns, corner.x + i), corner.y) & UINT32_MAX;
        words[i & 15] |= i < 16 ? cells : cells << 32;
        any |= cells;
    }
    if (!any)
        return;
    transpose(words);
    for (int i = 0; i < rows; i++) {
        uint64_t cells = i < 16 ? words[i] & UINT32_MAX : words[i - 16] >> 32;
        bit_window_add(bit_grid_row(&view->cells, corner.y + i), corner.x, cells);
    }
}

void view_turn_columns(struct view *view, struct view_area area)
{
    if (area.first.x > area.last.x || area.first.y > area.last.y)
        return;
    for (int x = area.first.x; x <= area.last.x; x += BLOCK)
        for (int y = area.first.y; y <= area.last.y; y += BLOCK)
            turn_block(view, point_make(x, y), area.last);
    size_t columns = (size_t)(area.last.x - area.first.x + 1);
    memset(bit_grid_row(&view->columns, area.first.x), 0,
           columns * view->columns.row_words * sizeof(uint64_t));
    view->first_row = at_most(area.first.y, view->first_row);
    view->last_row = area.last.y > view->last_row ? area.last.y : view->last_row;
}
