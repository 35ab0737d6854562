/* 64-bit hashes that are the same on every machine: FNV-1a over values, and a mixer for seeds. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(0xcbf29ce484222325)

uint64_t hash_bytes(uint64_t hash, const unsigned char *bytes, size_t count);

/* Adds a number to a hash, low byte first, whatever the machine's byte order. */
uint64_t hash_number(uint64_t hash, uint64_t number);
uint64_t hash_text(uint64_t hash, const char *text);

/* Spreads the bits of a number over the whole word (the finaliser of splitmix64: S. Vigna, 2015). */
uint64_t hash_mix(uint64_t number);

#endif
