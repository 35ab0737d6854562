/* Chunks and their CRC-32: ISO/IEC 15948 (PNG), sections 5.2, 5.3, 5.5 and 11.2.2. */
#include "ui/art/png.h"

#include <stdint.h>
#include <string.h>

#define SIGNATURE_LENGTH 8
#define CHUNK_LENGTH_MIN 12 /* length, type, checksum */
#define HEADER_LENGTH 13

static uint32_t checksum(const unsigned char *bytes, size_t count)
{
    uint32_t sum = UINT32_MAX;
    for (size_t i = 0; i < count; i++) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            sum = (sum >> 1) ^ (sum & 1 ? UINT32_C(0xedb88320) : 0);
    }
    return ~sum;
}

static uint32_t number_at(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

bool png_is_whole(const unsigned char *bytes, size_t count)
{
    if (count < SIGNATURE_LENGTH || memcmp(bytes, "\x89PNG\r\n\x1a\n", SIGNATURE_LENGTH) != 0)
        return false;
    bytes += SIGNATURE_LENGTH;
    count -= SIGNATURE_LENGTH;
    while (count >= CHUNK_LENGTH_MIN) {
        size_t length = number_at(bytes);
        if (length > count - CHUNK_LENGTH_MIN ||
            number_at(bytes + 8 + length) != checksum(bytes + 4, length + 4))
            return false;
        if (memcmp(bytes + 4, "IEND", 4) == 0)
            return true;
        bytes += length + CHUNK_LENGTH_MIN;
        count -= length + CHUNK_LENGTH_MIN;
    }
    return false;
}

/* The channel depths that a colour type allows, as a bit set. */
static unsigned depths_of(int colour_type)
{
    switch (colour_type) {
    case 0:
        return 1 | 2 | 4 | 8 | 16;
    case 3:
        return 1 | 2 | 4 | 8;
    case 2:
    case 4:
    case 6:
        return 8 | 16;
    default:
        return 0;
    }
}

bool png_read_size(const unsigned char *bytes, size_t count, uint32_t *width, uint32_t *height)
{
    if (count < SIGNATURE_LENGTH + CHUNK_LENGTH_MIN + HEADER_LENGTH)
        return false;
    const unsigned char *chunk = bytes + SIGNATURE_LENGTH;
    const unsigned char *header = chunk + 8;
    *width = number_at(header);
    *height = number_at(header + 4);
    bool is_one_depth = header[8] > 0 && (header[8] & (header[8] - 1)) == 0;
    return number_at(chunk) == HEADER_LENGTH && memcmp(chunk + 4, "IHDR", 4) == 0 && *width > 0 &&
           *height > 0 && is_one_depth && (depths_of(header[9]) & header[8]) && header[10] == 0 &&
           header[11] == 0 && header[12] <= 1;
}
