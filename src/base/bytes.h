/* Numbers and texts as bytes, the same on every machine: what files are made of. */
#ifndef BASE_BYTES_H
#define BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes that grow. Zero is its start; released by bytes_clear. */
struct bytes {
    unsigned char *data;
    size_t length;
    size_t capacity;
    /* Memory was short: what was put since is missing, and length counts none of it. */
    bool has_failed;
};

void bytes_clear(struct bytes *bytes);
void bytes_put(struct bytes *bytes, const void *data, size_t length);

/* A number in seven bits a byte, the low ones first (LEB128): small numbers take one byte, the largest ten. */
void bytes_put_number(struct bytes *bytes, uint64_t number);

/* The same of 0, -1, 1, -2 ... as 0, 1, 2, 3: small numbers on both sides of zero take one byte. */
void bytes_put_signed(struct bytes *bytes, int64_t number);

/* Eight bytes, the low one first; four. */
void bytes_put_u64(struct bytes *bytes, uint64_t word);
void bytes_put_u32(struct bytes *bytes, uint32_t half);

/* The length and the characters of a string. */
void bytes_put_text(struct bytes *bytes, const char *text);

/* Reads on through bytes of the caller's. What is not there or makes no sense reads as zero, and so does all that follows. */
struct byte_reader {
    const unsigned char *data;
    size_t length;
    size_t at;
    bool has_failed;
};

struct byte_reader byte_reader_over(const void *data, size_t length);

/* The next bytes where they are, or NULL. */
const unsigned char *byte_reader_take(struct byte_reader *reader, size_t length);
uint64_t byte_reader_number(struct byte_reader *reader);
int64_t byte_reader_signed(struct byte_reader *reader);
uint64_t byte_reader_word(struct byte_reader *reader);
uint32_t byte_reader_half(struct byte_reader *reader);

/* Copies a text of at most capacity - 1 characters, none of them zero; a longer one is a failure. */
void byte_reader_text(struct byte_reader *reader, char *text, size_t capacity);

#endif
