/* Private to sight: transposes bits, in blocks of 32 x 32. */
#ifndef SIGHT_BIT_BLOCK_H
#define SIGHT_BIT_BLOCK_H

#include <stddef.h>
#include <stdint.h>

#define BIT_BLOCK 32

/* Sets bit to_bit + x of line y of `to` where bit from_bit + y of line x of `from` is set, for all
 * x and y under BIT_BLOCK. A line is a word, the next one `stride` words behind it; the bits begin
 * at 32 or before. */
void bit_block_transpose(const uint64_t *from, size_t from_stride, int from_bit, uint64_t *to,
                         size_t to_stride, int to_bit);

/* The same for two blocks of 8 lines at once: bits x and 8 + x of line y of `to` become bit
 * from_bit + y of line x of `low` and `high`, and its other bits 0. */
void bit_block_transpose_pair(const uint64_t *low, const uint64_t *high, size_t from_stride,
                              int from_bit, uint64_t to[BIT_BLOCK]);

#endif
