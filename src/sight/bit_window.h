/* Private to sight: 64 bits of a line of words, beginning at any bit; and runs of bits in a
 * word. */
#ifndef SIGHT_BIT_WINDOW_H
#define SIGHT_BIT_WINDOW_H

#include <assert.h>
#include <stdint.h>

/* The bits shift .. shift + 63 of two words, shift < 64. (Two shifts, as one by 64 bits is
 * undefined.) */
static inline uint64_t bit_window(const uint64_t words[2], int shift)
{
    return words[0] >> shift | words[1] << 1 << (63 - shift);
}

/* Sets those of the bits shift .. shift + 63 of two words that are set in `bits`. */
static inline void bit_window_add(uint64_t words[2], int shift, uint64_t bits)
{
    words[0] |= bits << shift;
    if (shift > 0)
        words[1] |= bits >> (64 - shift);
}

/* The bits first .. 63. */
static inline uint64_t bits_from(int first)
{
    assert(first >= 0 && first < 64);
    return UINT64_MAX << first;
}

/* The bits 0 .. last. */
static inline uint64_t bits_to(int last)
{
    assert(last >= 0 && last < 64);
    return UINT64_MAX >> (last ^ 63);
}

#endif
