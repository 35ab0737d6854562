#include "game/save/snapshot_seal.h"

#include "game/save/snapshot.h"

#include "base/hash.h"

#include <string.h>

#define VERSION_LENGTH_MAX 31
#define CHECKSUM_LENGTH 8

static const char magic[] = "eyeshine snapshot\n";
#define MAGIC_LENGTH (sizeof magic - 1)

/* A step of the hash is a bijection, so a change within one byte always changes it. */
static uint64_t checksum_of(const unsigned char *data, size_t length)
{
    return hash_bytes(HASH_START, data, length);
}

void snapshot_seal(const struct bytes *body, struct bytes *bytes)
{
    size_t start = bytes->length;
    bytes_put(bytes, magic, MAGIC_LENGTH);
    bytes_put_number(bytes, SNAPSHOT_FORMAT);
    bytes_put_text(bytes, EYESHINE_VERSION);
    bytes_put_number(bytes, body->length);
    bytes_put(bytes, body->data, body->length);
    bytes->has_failed |= body->has_failed;
    if (!bytes->has_failed)
        bytes_put_u64(bytes, checksum_of(bytes->data + start, bytes->length - start));
}

static bool check_magic(const unsigned char *data, size_t length, struct error *error)
{
    size_t known = length < MAGIC_LENGTH ? length : MAGIC_LENGTH;
    if (length == 0)
        return error_set(error, "it is empty");
    if (memcmp(data, magic, known) != 0)
        return error_set(error, "it is no snapshot of a game");
    return length >= MAGIC_LENGTH || error_set(error, "it is cut off after %zu bytes", length);
}

bool snapshot_is_one(const void *data, size_t length)
{
    return length >= MAGIC_LENGTH && memcmp(data, magic, MAGIC_LENGTH) == 0;
}

/* Whether the body and the checksum are all that is left. */
static bool check_length(const struct byte_reader *reader, uint64_t body_length,
                         struct error *error)
{
    size_t left = reader->length - reader->at;
    if (reader->has_failed || left < CHECKSUM_LENGTH || left - CHECKSUM_LENGTH < body_length)
        return error_set(error, "it is cut off after %zu bytes, or damaged", reader->length);
    if (left - CHECKSUM_LENGTH > body_length)
        return error_set(error, "it is damaged: %zu bytes are too many",
                         left - CHECKSUM_LENGTH - (size_t)body_length);
    return true;
}

bool snapshot_unseal(const unsigned char *data, size_t length, struct byte_reader *body,
                     struct error *error)
{
    struct byte_reader reader = byte_reader_over(data, length);
    char version[VERSION_LENGTH_MAX + 1];
    if (!check_magic(data, length, error))
        return false;
    byte_reader_take(&reader, MAGIC_LENGTH);
    uint64_t format = byte_reader_number(&reader);
    byte_reader_text(&reader, version, sizeof version);
    uint64_t body_length = byte_reader_number(&reader);
    if (!check_length(&reader, body_length, error))
        return false;
    *body = byte_reader_over(byte_reader_take(&reader, (size_t)body_length), (size_t)body_length);
    uint64_t checksum = checksum_of(data, reader.at);
    if (byte_reader_word(&reader) != checksum)
        return error_set(error, "it is damaged: its checksum is another");
    if (format != SNAPSHOT_FORMAT)
        return error_set(error,
                         "version %s of the game wrote it, in a format that this one does not know",
                         version);
    return true;
}
