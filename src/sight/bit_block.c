#include "sight/bit_block.h"

/* Swaps the upper right with the lower left quarters of squares of 2 * size by 2 * size bits,
 * `left` being the columns of the left quarters: one of the five steps of a transposition (H. S.
 * Warren, "Hacker's Delight", 7-3), here on the two halves of a word at once. */
static inline void swap_quarters(uint64_t *upper, uint64_t *lower, int size, uint64_t left)
{
    uint64_t differing = (*upper >> size ^ *lower) & left;
    *upper ^= differing << size;
    *lower ^= differing;
}

/* The step for size 16, where a word holds both lines. */
static inline void swap_largest_quarters(uint64_t *word)
{
    uint64_t differing = (*word >> 16 ^ *word >> 32) & 0xffff;
    *word ^= differing << 16 ^ differing << 32;
}

/* The steps for sizes 2 and 1, within four words. */
static inline void swap_smallest_quarters(uint64_t w[4])
{
    swap_quarters(&w[0], &w[2], 2, UINT64_C(0x3333333333333333));
    swap_quarters(&w[1], &w[3], 2, UINT64_C(0x3333333333333333));
    swap_quarters(&w[0], &w[1], 1, UINT64_C(0x5555555555555555));
    swap_quarters(&w[2], &w[3], 1, UINT64_C(0x5555555555555555));
}

/* A word holds line i in its low half and line i + 16 in its high half. The five steps are done on
 * four words at a time so that these stay in registers. */
static inline void transpose(uint64_t words[BIT_BLOCK / 2])
{
    for (uint64_t *w = words; w < words + 4; w++) {
        for (int i = 0; i < 16; i += 4)
            swap_largest_quarters(&w[i]);
        swap_quarters(&w[0], &w[8], 8, UINT64_C(0x00ff00ff00ff00ff));
        swap_quarters(&w[4], &w[12], 8, UINT64_C(0x00ff00ff00ff00ff));
        swap_quarters(&w[0], &w[4], 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
        swap_quarters(&w[8], &w[12], 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    }
    for (uint64_t *w = words; w < words + 16; w += 4)
        swap_smallest_quarters(w);
}

void bit_block_transpose(const uint64_t *from, size_t from_stride, int from_bit, uint64_t *to,
                         size_t to_stride, int to_bit)
{
    uint64_t words[BIT_BLOCK / 2];
    uint64_t any = 0;
    for (size_t i = 0; i < 16; i++) {
        uint64_t low = from[i * from_stride] >> from_bit & UINT32_MAX;
        uint64_t high = from[(i + 16) * from_stride] >> from_bit << 32;
        words[i] = low | high;
        any |= words[i];
    }
    if (!any)
        return;
    transpose(words);
    for (size_t i = 0; i < 16; i++) {
        to[i * to_stride] |= (words[i] & UINT32_MAX) << to_bit;
        to[(i + 16) * to_stride] |= words[i] >> 32 << to_bit;
    }
}

/* Here a word holds line i in its low half and line i + 8 in its high half, so that the four
 * quarters of a word are blocks of 16. */
void bit_block_transpose_pair(const uint64_t *low, const uint64_t *high, size_t from_stride,
                              int from_bit, uint64_t to[BIT_BLOCK])
{
    uint64_t words[BIT_BLOCK / 4];
    for (size_t i = 0; i < 8; i++) {
        uint64_t word = (low[i * from_stride] >> from_bit & UINT32_MAX) |
                        high[i * from_stride] >> from_bit << 32;
        uint64_t differing = (word >> 8 ^ word >> 32) & 0x00ff00ff;
        words[i] = word ^ differing << 8 ^ differing << 32;
    }
    for (uint64_t *w = words; w < words + 4; w++)
        swap_quarters(&w[0], &w[4], 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    for (uint64_t *w = words; w < words + 8; w += 4)
        swap_smallest_quarters(w);
    for (size_t i = 0; i < 8; i++) {
        to[i] = words[i] & 0xffff;
        to[i + 16] = words[i] >> 16 & 0xffff;
        to[i + 8] = words[i] >> 32 & 0xffff;
        to[i + 24] = words[i] >> 48;
    }
}
