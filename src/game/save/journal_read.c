#include "base/hash.h"
#include "game/save/edition.h"
#include "game/save/journal.h"
#include "game/save/journal_format.h"
#include "sight/fov.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The magic line without the format's number. */
#define MAGIC_WORDS "eyeshine journal "

bool journal_is_one(const void *data, size_t length)
{
    size_t words = strlen(MAGIC_WORDS);
    return length > words && memcmp(data, MAGIC_WORDS, words) == 0;
}

/* Ends the reading and returns false. `what` says what is wrong with the record after the good bytes. */
static bool end(struct journal_reader *reader, enum journal_end how, const char *what)
{
    reader->end = how;
    error_set(&reader->error, "record %" PRIu64 " of the journal, at byte %zu, %s",
              reader->records + 1, reader->good, what);
    return false;
}

static bool end_nonsense(struct journal_reader *reader)
{
    return end(reader, JOURNAL_DAMAGED, "makes no sense");
}

/* If the end never reached the disk, the file is shorter or ends in zeros. */
static size_t length_written(const struct journal_reader *reader)
{
    size_t length = reader->length;
    while (length > reader->good && reader->data[length - 1] == 0)
        length--;
    return length;
}

/* `record_end` is where the record would end if it were whole. */
static bool end_broken(struct journal_reader *reader, size_t record_end)
{
    return record_end > length_written(reader)
               ? end(reader, JOURNAL_TORN, "was not written to its end")
               : end(reader, JOURNAL_DAMAGED, "is damaged: its checksum is wrong");
}

static bool is_cut_off(const struct journal_reader *reader, size_t at, uint64_t length);

/* Reads the length of a record. */
static bool read_length(struct journal_reader *reader, struct byte_reader *bytes, size_t *length)
{
    uint64_t number = byte_reader_number(bytes);
    if (bytes->has_failed)
        return bytes->at == bytes->length ? end_broken(reader, SIZE_MAX)
                                          : end(reader, JOURNAL_DAMAGED, "has no length");
    size_t left = bytes->length - bytes->at;
    if (number > left || left - (size_t)number < JOURNAL_CHECKSUM_LENGTH)
        return is_cut_off(reader, bytes->at, number)
                   ? end_broken(reader, SIZE_MAX)
                   : end(reader, JOURNAL_DAMAGED, "is damaged: its length is wrong");
    *length = (size_t)number;
    return true;
}

/* A record in the bytes. */
struct piece {
    struct byte_reader body;
    char letter;
    size_t end; /* where the next one begins */
    uint64_t hash;
};

/* Finds the record after the good bytes and checks its checksum. */
static bool take_piece(struct journal_reader *reader, struct piece *piece)
{
    struct byte_reader bytes = byte_reader_over(reader->data, reader->length);
    size_t length = 0;
    bytes.at = reader->good;
    if (!read_length(reader, &bytes, &length))
        return false;
    size_t body_end = bytes.at + length;
    piece->hash =
        hash_bytes(reader->chain.hash, reader->data + reader->good, body_end - reader->good);
    piece->end = body_end + JOURNAL_CHECKSUM_LENGTH;
    piece->body = byte_reader_over(reader->data, body_end);
    piece->body.at = bytes.at;
    bytes.at = body_end;
    if (byte_reader_u32(&bytes) != (uint32_t)piece->hash)
        return end_broken(reader, piece->end);
    const unsigned char *letter = byte_reader_take(&piece->body, 1);
    if (!letter)
        return end_nonsense(reader);
    piece->letter = (char)*letter;
    return true;
}

static void keep_piece(struct journal_reader *reader, const struct piece *piece)
{
    reader->good = piece->end;
    reader->chain.hash = piece->hash;
    reader->records++;
}

/* Whether the body was read to its end without failure. */
static bool is_read(const struct byte_reader *body)
{
    return !body->has_failed && body->at == body->length;
}

static uint64_t read_below(struct byte_reader *body, uint64_t limit)
{
    uint64_t number = byte_reader_number(body);
    if (number < limit)
        return number;
    body->has_failed = true;
    return 0;
}

static int read_signed(struct byte_reader *body)
{
    int64_t number = byte_reader_signed(body);
    if (number >= INT32_MIN && number <= INT32_MAX)
        return (int)number;
    body->has_failed = true;
    return 0;
}

/* A string in the body, or "". */
static const char *read_string(struct byte_reader *body)
{
    uint64_t length = byte_reader_number(body);
    const char *chars = length > 0 && length <= body->length - body->at
                            ? (const char *)byte_reader_take(body, (size_t)length)
                            : NULL;
    if (chars && memchr(chars, '\0', (size_t)length) == chars + length - 1)
        return chars;
    body->has_failed = true;
    return "";
}

static void read_names(struct journal_reader *reader, struct byte_reader *body)
{
    reader->names_at = body->at;
    for (int g = 0; g < JOURNAL_GROUP_COUNT; g++) {
        enum names_group group = journal_groups[g];
        int count = (int)read_below(body, JOURNAL_NAMES_MAX + 1);
        for (int i = 0; i < count && !body->has_failed; i++)
            reader->kinds[group][i] = (int16_t)names_kind(group, read_string(body));
        reader->name_counts[group] = count;
    }
}

/* The name in the table that is in force. */
static const char *find_name(const struct journal_reader *reader, enum names_group group, int index)
{
    struct byte_reader table = byte_reader_over(reader->data, reader->length);
    table.at = reader->names_at;
    for (int g = 0;; g++) {
        int count = (int)byte_reader_number(&table);
        for (int i = 0; i < count; i++) {
            const char *name = read_string(&table);
            if (journal_groups[g] == group && i == index)
                return name;
        }
    }
}

static void end_unknown(struct journal_reader *reader, const char *name)
{
    char what[160];
    struct text text = text_init(what, sizeof what);
    text_append(&text, "names '%.100s', which this version does not know", name);
    end(reader, JOURNAL_FOREIGN, what);
}

/* Reads the kind of a name by the name's number. A name that is not known ends the reading. */
static int read_kind(struct journal_reader *reader, struct byte_reader *body,
                     enum names_group group)
{
    uint64_t index = byte_reader_number(body);
    if (body->has_failed || reader->end != JOURNAL_GOES_ON)
        return 0;
    if (index >= (uint64_t)reader->name_counts[group]) {
        char what[160];
        struct text text = text_init(what, sizeof what);
        text_append(&text, "makes no sense: version %.32s, which wrote it, had no %s %" PRIu64,
                    reader->version, names_word(group), index);
        end(reader, JOURNAL_DAMAGED, what);
        body->has_failed = true;
        return 0;
    }
    int kind = reader->kinds[group][index];
    if (kind >= 0)
        return kind;
    end_unknown(reader, find_name(reader, group, (int)index));
    return 0;
}

/* Reads the kind of a name that stands in the bytes itself. */
static int read_key(struct journal_reader *reader, struct byte_reader *body, enum names_group group)
{
    const char *key = read_string(body);
    if (body->has_failed || reader->end != JOURNAL_GOES_ON)
        return 0;
    int kind = names_kind(group, key);
    if (kind >= 0)
        return kind;
    end_unknown(reader, key);
    return 0;
}

static void read_setup(struct journal_reader *reader, struct byte_reader *body,
                       struct game_setup *setup)
{
    *setup = game_setup_default();
    setup->seed = read_string(body);
    setup->fov = read_kind(reader, body, NAMES_FOV);
    setup->plain_radius = read_signed(body);
    setup->size.width = (int)read_below(body, GRID_SIDE_MAX + 1);
    setup->size.height = (int)read_below(body, GRID_SIDE_MAX + 1);
    setup->first_depth = (int)read_below(body, FLOOR_COUNT + 1);
    unsigned flags = (unsigned)read_below(body, JOURNAL_FLAGS_ALL + 1);
    setup->has_lesson = flags & JOURNAL_HAS_LESSON;
    setup->is_revealed = flags & JOURNAL_IS_REVEALED;
    if (flags & JOURNAL_HAS_MAP) {
        setup->map_name = read_string(body);
        setup->map_text = read_string(body);
    }
    if (flags & JOURNAL_HAS_RUN_ID)
        setup->run_id = byte_reader_u64(body);
    if (flags & JOURNAL_HAS_START)
        setup->start = read_key(reader, body, NAMES_STARTS);
    if (flags & JOURNAL_HAS_WATCH)
        setup->watch = read_key(reader, body, NAMES_WATCHES);
}

/* Checks what game_create only asserts; it checks the rest itself. */
static bool can_be_created(const struct game_setup *setup)
{
    return setup->plain_radius >= -1 && setup->plain_radius <= FOV_RADIUS_MAX &&
           setup->first_depth >= 1 && !(setup->has_lesson && setup->map_text);
}

static bool check_magic(struct journal_reader *reader)
{
    size_t length = strlen(JOURNAL_MAGIC);
    size_t have = reader->length < length ? reader->length : length;
    if (have == 0 || memcmp(reader->data, JOURNAL_MAGIC, have) == 0) {
        if (have == length)
            return true;
        reader->end = JOURNAL_TORN;
        return error_set(&reader->error,
                         "the journal was not written to the end of its first line");
    }
    size_t words = strlen(MAGIC_WORDS);
    size_t digits = words;
    while (digits < reader->length && reader->data[digits] >= '0' && reader->data[digits] <= '9')
        digits++;
    bool is_number = journal_is_one(reader->data, reader->length) && digits > words &&
                     digits < reader->length && reader->data[digits] == '\n';
    reader->end = is_number ? JOURNAL_FOREIGN : JOURNAL_DAMAGED;
    if (is_number && atoi((const char *)reader->data + words) == EDITION_FIRST_FORMAT)
        return error_set(&reader->error, "%s", EDITION_FIRST_REFUSAL);
    return is_number
               ? error_set(&reader->error,
                           "the journal has the format %.*s, which this version does not know",
                           (int)(digits - words), (const char *)reader->data + words)
               : error_set(&reader->error, "this is not a journal: its first line is wrong");
}

static bool read_start(struct journal_reader *reader, struct piece *piece,
                       struct journal_start *start)
{
    if (piece->letter != JOURNAL_LETTER_START)
        return end_nonsense(reader);
    reader->version = start->version = read_string(&piece->body);
    read_names(reader, &piece->body);
    read_setup(reader, &piece->body, &start->setup);
    if (reader->end != JOURNAL_GOES_ON)
        return false;
    return (is_read(&piece->body) && can_be_created(&start->setup)) || end_nonsense(reader);
}

bool journal_open(struct journal_reader *reader, const void *data, size_t length,
                  struct journal_start *start)
{
    *reader = (struct journal_reader){.data = data, .length = length};
    *start = (struct journal_start){.version = ""};
    reader->version = start->version;
    if (!check_magic(reader))
        return false;
    size_t magic = strlen(JOURNAL_MAGIC);
    reader->chain.hash = hash_bytes(HASH_START, reader->data, magic);
    reader->good = magic;
    struct piece piece;
    if (!take_piece(reader, &piece) || !read_start(reader, &piece, start)) {
        reader->good = 0; /* a first line alone can't be continued */
        return false;
    }
    keep_piece(reader, &piece);
    return true;
}

static void read_action(struct journal_reader *reader, struct byte_reader *body,
                        struct journal_record *record)
{
    int kind = read_kind(reader, body, NAMES_ACTIONS);
    if (reader->end != JOURNAL_GOES_ON)
        return;
    record->kind = JOURNAL_ACTION;
    record->played.skips_lesson = kind == JOURNAL_SKIP_LESSON;
    record->played.action.kind = record->played.skips_lesson ? ACTION_WAIT : (enum action_kind)kind;
    for (int i = 0; i < JOURNAL_FIELD_COUNT; i++) {
        const struct journal_field *field = &journal_fields[i];
        if (!(journal_field_mask(kind) & 1U << i))
            continue;
        int value = field->is_kind ? read_kind(reader, body, field->group) : read_signed(body);
        memcpy((char *)&record->played.action + field->offset, &value, sizeof value);
    }
    record->quick_hash = byte_reader_u32(body);
}

/* The records after it use its table of names. */
static void read_resumed(struct journal_reader *reader, struct byte_reader *body,
                         struct journal_record *record)
{
    record->kind = JOURNAL_RESUMED;
    record->version = read_string(body);
    record->position = byte_reader_number(body);
    reader->version = record->version;
    read_names(reader, body);
}

static void read_ended(struct journal_reader *reader, struct byte_reader *body,
                       struct journal_record *record)
{
    record->kind = JOURNAL_ENDED;
    record->hash = byte_reader_u64(body);
    record->result = (enum result)read_kind(reader, body, NAMES_RESULTS);
}

static bool read_record(struct journal_reader *reader, struct piece *piece,
                        struct journal_record *record)
{
    *record = (struct journal_record){.version = ""};
    switch (piece->letter) {
    case JOURNAL_LETTER_ACTION:
        read_action(reader, &piece->body, record);
        break;
    case JOURNAL_LETTER_RESUMED:
        read_resumed(reader, &piece->body, record);
        break;
    case JOURNAL_LETTER_ENDED:
        read_ended(reader, &piece->body, record);
        break;
    case JOURNAL_LETTER_START:
        return end_nonsense(reader);
    default:
        return end(reader, JOURNAL_FOREIGN, "is of a kind that this version does not know");
    }
    if (reader->end != JOURNAL_GOES_ON)
        return false;
    return is_read(&piece->body) || end_nonsense(reader);
}

/* Whether a record of that length, with its letter at that byte, may be one that was not written to its end. If not, the length
 * is damaged, since the body ends earlier or the letter is unknown, and there may be whole records after it. */
static bool is_cut_off(const struct journal_reader *reader, size_t at, uint64_t length)
{
    struct journal_reader trial = *reader;
    struct journal_record record;
    size_t left = reader->length - at;
    size_t have = length < left ? (size_t)length : left;
    if (have == 0)
        return true;
    struct piece piece = {.letter = (char)reader->data[at]};
    piece.body = byte_reader_over(reader->data, at + have);
    piece.body.at = at + 1;
    if (piece.letter == JOURNAL_LETTER_START)
        return reader->records == 0;
    if (piece.letter == JOURNAL_LETTER_ACTION && length > JOURNAL_ACTION_LENGTH_MAX)
        return false;
    read_record(&trial, &piece, &record);
    bool is_known = trial.end != JOURNAL_FOREIGN;
    bool is_over = !piece.body.has_failed && piece.body.at - at < length;
    return is_known && !is_over && (have == length ? !piece.body.has_failed : true);
}

/* The first record may say that the journal is not the beginning of the run; later the actions must join. */
static bool check_position(struct journal_reader *reader, uint64_t position)
{
    char what[128];
    struct text text = text_init(what, sizeof what);
    if (reader->records == 1 || reader->is_lost)
        reader->base = position - reader->actions;
    reader->is_lost = false;
    if (position == journal_position(reader))
        return true;
    text_append(&text, "goes on from action %" PRIu64 ", but the last one is action %" PRIu64,
                position, journal_position(reader));
    return end(reader, JOURNAL_DAMAGED, what);
}

bool journal_next(struct journal_reader *reader, struct journal_record *record)
{
    struct piece piece;
    if (reader->end != JOURNAL_GOES_ON)
        return false;
    if (reader->good == reader->length) {
        reader->end = JOURNAL_WHOLE;
        return false;
    }
    if (!take_piece(reader, &piece) || !read_record(reader, &piece, record))
        return false;
    if (record->kind == JOURNAL_RESUMED && !check_position(reader, record->position))
        return false;
    keep_piece(reader, &piece);
    reader->actions += record->kind == JOURNAL_ACTION;
    return true;
}
