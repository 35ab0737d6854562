/* Private to sight: 64 bits of a line of words, beginning at any of its bytes. */
#ifndef SIGHT_BIT_WINDOW_H
#define SIGHT_BIT_WINDOW_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* On a processor that stores the low byte of a word first a line of words is a line of bytes as
 * well, and a window on it one unaligned word. Elsewhere it is put together from two. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__)
#define BIT_WINDOW_IS_WORD (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#else
#define BIT_WINDOW_IS_WORD 0
#endif

/* The bits 8 * byte .. 8 * byte + 63. */
static inline uint64_t bit_window(const uint64_t *words, ptrdiff_t byte)
{
#if BIT_WINDOW_IS_WORD
    uint64_t bits;
    memcpy(&bits, (const unsigned char *)words + byte, sizeof bits);
    return bits;
#else
    const uint64_t *word = words + byte / 8;
    int shift = (int)(byte % 8) * 8;
    return shift ? word[0] >> shift | word[1] << (64 - shift) : word[0];
#endif
}

/* Sets those of them that are set in `bits`. */
static inline void bit_window_add(uint64_t *words, ptrdiff_t byte, uint64_t bits)
{
#if BIT_WINDOW_IS_WORD
    bits |= bit_window(words, byte);
    memcpy((unsigned char *)words + byte, &bits, sizeof bits);
#else
    uint64_t *word = words + byte / 8;
    int shift = (int)(byte % 8) * 8;
    word[0] |= bits << shift;
    if (shift)
        word[1] |= bits >> (64 - shift);
#endif
}

#endif
