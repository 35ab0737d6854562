#include "game/save/journal_mend.h"

#include "base/hash.h"
#include "game/save/journal_format.h"

#include <string.h>

/* More places than this are no accident of a bit. */
#define MENDED_MAX 4

/* In a record of up to this length any change of a byte is tried, in a longer one only a change of one bit. */
#define SHORT_RECORD (JOURNAL_ACTION_LENGTH_MAX + JOURNAL_CHECKSUM_LENGTH + 2)

/* Checking a longer one again and again would take too long: a table of names has some 5,000 bytes. */
#define LONG_RECORD 8192

/* Records after damage are looked for in this many bytes. */
#define SEARCHED_MAX 65536

/* A place between two records. */
struct joint {
    size_t at;
    uint64_t hash; /* of the chain */
};

/* Moves past the record here; false: there is none with the right checksum. */
static bool pass_record(const unsigned char *data, size_t length, struct joint *joint)
{
    struct byte_reader reader = byte_reader_over(data, length);
    reader.at = joint->at;
    uint64_t record_length = byte_reader_number(&reader);
    if (reader.has_failed || record_length > LONG_RECORD || record_length > length - reader.at ||
        length - reader.at - record_length < JOURNAL_CHECKSUM_LENGTH)
        return false;
    size_t end = reader.at + (size_t)record_length;
    uint64_t hash = hash_bytes(joint->hash, data + joint->at, end - joint->at);
    reader.at = end;
    if (byte_reader_u32(&reader) != (uint32_t)hash)
        return false;
    *joint = (struct joint){reader.at, hash};
    return true;
}

/* Whether the record here and the next one, if there is one, are as they were written. */
static bool is_right(const unsigned char *data, size_t length, struct joint joint)
{
    return pass_record(data, length, &joint) &&
           (joint.at == length || pass_record(data, length, &joint));
}

static bool is_one_bit(unsigned change)
{
    return (change & (change - 1)) == 0;
}

/* Tries each change of one byte from `joint` up to `end`; the right one stays. */
static bool mend_byte(unsigned char *data, size_t length, struct joint joint, size_t end,
                      bool is_short)
{
    for (size_t at = joint.at; at < end; at++)
        for (unsigned change = 1; change < 256; change++) {
            if (!is_short && !is_one_bit(change))
                continue;
            data[at] ^= (unsigned char)change;
            if (is_right(data, length, joint))
                return true;
            data[at] ^= (unsigned char)change;
        }
    return false;
}

/* Where the record here ends by its own length. A record that is too long to be tried ends where it begins. */
static size_t declared_end(const unsigned char *data, size_t length, struct joint joint)
{
    struct byte_reader reader = byte_reader_over(data, length);
    reader.at = joint.at;
    uint64_t record_length = byte_reader_number(&reader);
    size_t left = length - reader.at;
    if (record_length > LONG_RECORD || record_length + JOURNAL_CHECKSUM_LENGTH > left)
        return joint.at;
    return reader.at + (size_t)record_length + JOURNAL_CHECKSUM_LENGTH;
}

static bool mend_record(unsigned char *data, size_t length, struct joint joint)
{
    size_t short_end = length - joint.at < SHORT_RECORD ? length : joint.at + SHORT_RECORD;
    return mend_byte(data, length, joint, short_end, true) ||
           mend_byte(data, length, joint, declared_end(data, length, joint), false);
}

/* The first line is known; the record after it tells whether it was this one. */
static bool mend_first_line(unsigned char *data, size_t length)
{
    const size_t count = strlen(JOURNAL_MAGIC);
    struct joint joint = {count,
                          hash_bytes(HASH_START, (const unsigned char *)JOURNAL_MAGIC, count)};
    if (length <= count || memcmp(data, JOURNAL_MAGIC, count) == 0 ||
        !is_right(data, length, joint))
        return false;
    memcpy(data, JOURNAL_MAGIC, count);
    return true;
}

/* Where reading stops because of damage; false: nowhere. */
static bool find_damage(const unsigned char *data, size_t length, struct joint *joint)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    bool is_open = journal_open(&reader, data, length, &start);
    while (is_open && journal_next(&reader, &record))
        continue;
    size_t magic = strlen(JOURNAL_MAGIC);
    *joint = (struct joint){is_open ? reader.good : magic, reader.chain.hash};
    return (reader.end == JOURNAL_DAMAGED || reader.end == JOURNAL_TORN) && joint->at < length &&
           memcmp(data, JOURNAL_MAGIC, magic) == 0;
}

int journal_mend(unsigned char *data, size_t length)
{
    struct joint joint;
    int count = mend_first_line(data, length);
    while (count < MENDED_MAX && find_damage(data, length, &joint) &&
           mend_record(data, length, joint))
        count++;
    return count;
}

/* The half of the chain's hash that checksums are made of goes on from the checksum before a record. */
bool journal_skip_damage(struct journal_reader *reader)
{
    const size_t first = reader->good + JOURNAL_CHECKSUM_LENGTH + 1;
    for (size_t at = first; at < reader->length && at - first < SEARCHED_MAX; at++) {
        struct byte_reader before = byte_reader_over(reader->data, reader->length);
        before.at = at - JOURNAL_CHECKSUM_LENGTH;
        struct joint joint = {at, byte_reader_u32(&before)};
        if (reader->data[at] > JOURNAL_ACTION_LENGTH_MAX || at + 1 >= reader->length ||
            reader->data[at + 1] != JOURNAL_LETTER_ACTION ||
            !is_right(reader->data, reader->length, joint))
            continue;
        reader->good = at;
        reader->chain.hash = joint.hash;
        reader->is_lost = true;
        reader->end = JOURNAL_GOES_ON;
        return true;
    }
    return false;
}
