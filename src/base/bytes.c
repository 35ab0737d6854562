#include "base/bytes.h"

#include <stdlib.h>
#include <string.h>

#define CAPACITY_MIN 256

void bytes_clear(struct bytes *bytes)
{
    free(bytes->data);
    *bytes = (struct bytes){0};
}

static bool make_room(struct bytes *bytes, size_t length)
{
    if (bytes->capacity - bytes->length >= length)
        return true;
    size_t capacity = bytes->capacity > 0 ? bytes->capacity : CAPACITY_MIN;
    while (capacity - bytes->length < length) {
        if (capacity > SIZE_MAX / 2)
            return false;
        capacity *= 2;
    }
    unsigned char *data = realloc(bytes->data, capacity);
    if (!data)
        return false;
    bytes->data = data;
    bytes->capacity = capacity;
    return true;
}

void bytes_put(struct bytes *bytes, const void *data, size_t length)
{
    if (length == 0 || bytes->has_failed)
        return;
    if (!make_room(bytes, length)) {
        bytes->has_failed = true;
        return;
    }
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
}

void bytes_put_number(struct bytes *bytes, uint64_t number)
{
    unsigned char coded[10];
    size_t length = 0;
    for (; number >= 0x80; number >>= 7)
        coded[length++] = (unsigned char)(number & 0x7f) | 0x80;
    coded[length++] = (unsigned char)number;
    bytes_put(bytes, coded, length);
}

void bytes_put_signed(struct bytes *bytes, int64_t number)
{
    bytes_put_number(bytes, number < 0 ? ~(uint64_t)number * 2 + 1 : (uint64_t)number * 2);
}

static void put_low_bytes(struct bytes *bytes, uint64_t word, size_t count)
{
    unsigned char coded[8];
    for (size_t i = 0; i < count; i++)
        coded[i] = (unsigned char)(word >> 8 * i);
    bytes_put(bytes, coded, count);
}

void bytes_put_u64(struct bytes *bytes, uint64_t number)
{
    put_low_bytes(bytes, number, 8);
}

void bytes_put_u32(struct bytes *bytes, uint32_t number)
{
    put_low_bytes(bytes, number, 4);
}

void bytes_put_text(struct bytes *bytes, const char *text)
{
    size_t length = strlen(text);
    bytes_put_number(bytes, length);
    bytes_put(bytes, text, length);
}

struct byte_reader byte_reader_over(const void *data, size_t length)
{
    return (struct byte_reader){data, length, 0, false};
}

static const unsigned char *fail(struct byte_reader *reader)
{
    reader->has_failed = true;
    return NULL;
}

const unsigned char *byte_reader_take(struct byte_reader *reader, size_t length)
{
    if (reader->has_failed || reader->length - reader->at < length)
        return fail(reader);
    const unsigned char *data = reader->data + reader->at;
    reader->at += length;
    return data;
}

uint64_t byte_reader_number(struct byte_reader *reader)
{
    uint64_t number = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const unsigned char *byte = byte_reader_take(reader, 1);
        if (!byte)
            return 0;
        uint64_t bits = *byte & 0x7f;
        if (bits << shift >> shift != bits || (*byte == 0 && shift > 0))
            break; /* too large, or not the shortest way to write it */
        number |= bits << shift;
        if (!(*byte & 0x80))
            return number;
    }
    fail(reader);
    return 0;
}

int64_t byte_reader_signed(struct byte_reader *reader)
{
    uint64_t folded = byte_reader_number(reader);
    int64_t half = (int64_t)(folded >> 1);
    return folded & 1 ? -1 - half : half;
}

static uint64_t read_low_bytes(struct byte_reader *reader, size_t count)
{
    const unsigned char *coded = byte_reader_take(reader, count);
    uint64_t word = 0;
    for (size_t i = 0; coded && i < count; i++)
        word |= (uint64_t)coded[i] << 8 * i;
    return word;
}

uint64_t byte_reader_u64(struct byte_reader *reader)
{
    return read_low_bytes(reader, 8);
}

uint32_t byte_reader_u32(struct byte_reader *reader)
{
    return (uint32_t)read_low_bytes(reader, 4);
}

void byte_reader_text(struct byte_reader *reader, char *text, size_t capacity)
{
    uint64_t length = byte_reader_number(reader);
    const unsigned char *chars =
        length < capacity ? byte_reader_take(reader, (size_t)length) : NULL;
    text[0] = '\0';
    if (!chars || memchr(chars, '\0', (size_t)length)) {
        fail(reader);
        return;
    }
    memcpy(text, chars, (size_t)length);
    text[length] = '\0';
}
