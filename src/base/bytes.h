/* Numbers and texts as bytes, the same on every machine, for files. */
#ifndef BASE_BYTES_H
#define BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A growing byte array. Starts as zero; released by bytes_clear. */
struct bytes {
    unsigned char *data;
    size_t length;
    size_t capacity;
    /* Out of memory: everything put since is missing, also from length. */
    bool has_failed;
};

void bytes_clear(struct bytes *bytes);
void bytes_put(struct bytes *bytes, const void *data, size_t length);

/* A number in seven bits per byte, low bits first (LEB128): 1 to 10 bytes. */
void bytes_put_number(struct bytes *bytes, uint64_t number);

/* The same for signed numbers, with 0, -1, 1, -2 ... as 0, 1, 2, 3. */
void bytes_put_signed(struct bytes *bytes, int64_t number);

/* Eight bytes, and four, the low one first. */
void bytes_put_u64(struct bytes *bytes, uint64_t number);
void bytes_put_u32(struct bytes *bytes, uint32_t number);

/* The length and the characters of a string. */
void bytes_put_text(struct bytes *bytes, const char *text);

/* Reads bytes of the caller's. Missing or invalid data reads as zero, and so does all that follows. */
struct byte_reader {
    const unsigned char *data;
    size_t length;
    size_t at;
    bool has_failed;
};

struct byte_reader byte_reader_over(const void *data, size_t length);

/* A pointer to the next bytes, or NULL. */
const unsigned char *byte_reader_take(struct byte_reader *reader, size_t length);
uint64_t byte_reader_number(struct byte_reader *reader);
int64_t byte_reader_signed(struct byte_reader *reader);
uint64_t byte_reader_u64(struct byte_reader *reader);
uint32_t byte_reader_u32(struct byte_reader *reader);

/* Copies a text of up to capacity - 1 characters without zeros; a longer one is a failure. */
void byte_reader_text(struct byte_reader *reader, char *text, size_t capacity);

#endif
