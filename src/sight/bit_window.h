/* Private to sight: 64 bits of a line of words, from any bit on. The line has a word behind the one that
 * holds that bit. */
#ifndef SIGHT_BIT_WINDOW_H
#define SIGHT_BIT_WINDOW_H

#include <stdint.h>

/* The bits first .. first + 63. (The second shift is in two parts: one of 64 is undefined.) */
static inline uint64_t bit_window(const uint64_t *line, int first)
{
    const uint64_t *words = line + (first >> 6);
    int shift = first & 63;
    return words[0] >> shift | words[1] << 1 << (63 - shift);
}

/* Sets the bits of the window that are set in `bits`. */
static inline void bit_window_add(uint64_t *line, int first, uint64_t bits)
{
    uint64_t *words = line + (first >> 6);
    int shift = first & 63;
    words[0] |= bits << shift;
    words[1] |= bits >> 1 >> (63 - shift);
}

#endif
