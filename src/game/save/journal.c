#include "game/save/journal.h"

#include "base/hash.h"
#include "game/save/journal_parts.h"

#include <assert.h>
#include <string.h>

unsigned journal_fields(int action)
{
    static const unsigned fields[ACTION_COUNT] = {
        [ACTION_STEP] = JOURNAL_FIELD_DIRECTION,
        [ACTION_STRIKE] = JOURNAL_FIELD_TARGET,
        [ACTION_OPEN] = JOURNAL_FIELD_DIRECTION,
        [ACTION_CLOSE] = JOURNAL_FIELD_DIRECTION,
        [ACTION_EFFECT] = JOURNAL_FIELD_EFFECT | JOURNAL_FIELD_TARGET,
        [ACTION_TURN] = JOURNAL_FIELD_DIRECTION,
        [ACTION_STAIRS] = JOURNAL_FIELD_LEADS,
        [ACTION_LANTERN] = JOURNAL_FIELD_LANTERN,
        [ACTION_DROP] = JOURNAL_FIELD_ITEM,
        [ACTION_WEAR] = JOURNAL_FIELD_ITEM,
        [ACTION_USE] = JOURNAL_FIELD_ITEM | JOURNAL_FIELD_TARGET,
        [ACTION_THROW] = JOURNAL_FIELD_ITEM | JOURNAL_FIELD_TARGET,
        [ACTION_FIRE] = JOURNAL_FIELD_TARGET,
        [ACTION_PUSH] = JOURNAL_FIELD_DIRECTION,
        [ACTION_BOON] = JOURNAL_FIELD_CHOICE,
        [ACTION_TRADE] = JOURNAL_FIELD_CHOICE | JOURNAL_FIELD_ITEM,
        [ACTION_FOV] = JOURNAL_FIELD_FOV,
        [ACTION_STEP_NO_PICKUP] = JOURNAL_FIELD_DIRECTION,
    };
    return action < ACTION_COUNT ? fields[action] : 0;
}

uint32_t journal_quick_hash(uint64_t quick_hash)
{
    return (uint32_t)hash_mix(quick_hash);
}

/* With its zero, so that a reader need not copy it. */
static void put_string(struct bytes *bytes, const char *string)
{
    size_t length = strlen(string) + 1;
    bytes_put_number(bytes, length);
    bytes_put(bytes, string, length);
}

/* Where a record begins. */
static size_t begin_record(struct bytes *bytes, char letter)
{
    size_t at = bytes->length;
    bytes_put(bytes, &letter, 1);
    return at;
}

/* Moves what was put since up, and its length before it. */
static void put_length_before(struct bytes *bytes, size_t at)
{
    size_t end = bytes->length;
    bytes_put_number(bytes, end - at);
    if (bytes->has_failed)
        return;
    unsigned char coded[10];
    size_t count = bytes->length - end;
    memcpy(coded, bytes->data + end, count);
    memmove(bytes->data + at + count, bytes->data + at, end - at);
    memcpy(bytes->data + at, coded, count);
}

static void finish_record(struct journal_chain *chain, size_t at, struct bytes *bytes)
{
    put_length_before(bytes, at);
    if (!bytes->has_failed) {
        uint64_t hash = hash_bytes(chain->hash, bytes->data + at, bytes->length - at);
        bytes_put_u32(bytes, (uint32_t)hash);
        if (!bytes->has_failed)
            chain->hash = hash;
    }
    if (bytes->has_failed)
        bytes->length = at;
}

static void put_names(struct bytes *bytes)
{
    for (int s = 0; s < JOURNAL_SECTION_COUNT; s++) {
        enum journal_section section = (enum journal_section)s;
        int count = journal_names_count(section);
        assert(count <= JOURNAL_NAMES_MAX);
        bytes_put_number(bytes, (uint64_t)count);
        for (int kind = 0; kind < count; kind++)
            put_string(bytes, journal_names_get(section, kind));
    }
}

static void put_setup(const struct game_setup *setup, struct bytes *bytes)
{
    unsigned flags = (setup->has_lesson ? JOURNAL_HAS_LESSON : 0U) |
                     (setup->is_revealed ? JOURNAL_IS_REVEALED : 0U) |
                     (setup->map_text ? JOURNAL_HAS_MAP : 0U);
    put_string(bytes, setup->seed);
    bytes_put_number(bytes, (uint64_t)setup->fov);
    bytes_put_signed(bytes, setup->plain_radius);
    bytes_put_number(bytes, (uint64_t)setup->size.width);
    bytes_put_number(bytes, (uint64_t)setup->size.height);
    bytes_put_number(bytes, (uint64_t)setup->first_depth);
    bytes_put_number(bytes, flags);
    if (setup->map_text) {
        put_string(bytes, setup->map_name ? setup->map_name : "");
        put_string(bytes, setup->map_text);
    }
}

void journal_put_start(struct journal_chain *chain, const struct game_setup *setup,
                       const char *version, struct bytes *bytes)
{
    size_t begin = bytes->length;
    bytes_put(bytes, JOURNAL_MAGIC, strlen(JOURNAL_MAGIC));
    chain->hash =
        hash_bytes(HASH_START, (const unsigned char *)JOURNAL_MAGIC, strlen(JOURNAL_MAGIC));
    size_t at = begin_record(bytes, JOURNAL_LETTER_START);
    put_string(bytes, version);
    put_names(bytes);
    put_setup(setup, bytes);
    finish_record(chain, at, bytes);
    if (bytes->has_failed)
        bytes->length = begin;
}

static void put_fields(const struct action *action, unsigned fields, struct bytes *bytes)
{
    if (fields & JOURNAL_FIELD_DIRECTION)
        bytes_put_number(bytes, (uint64_t)action->direction);
    if (fields & JOURNAL_FIELD_TARGET) {
        bytes_put_signed(bytes, action->target.x);
        bytes_put_signed(bytes, action->target.y);
    }
    if (fields & JOURNAL_FIELD_ITEM)
        bytes_put_number(bytes, (uint64_t)action->item);
    if (fields & JOURNAL_FIELD_EFFECT)
        bytes_put_number(bytes, (uint64_t)action->effect);
    if (fields & JOURNAL_FIELD_LEADS)
        bytes_put_signed(bytes, action->leads);
    if (fields & JOURNAL_FIELD_LANTERN)
        bytes_put_number(bytes, (uint64_t)action->lantern);
    if (fields & JOURNAL_FIELD_CHOICE)
        bytes_put_signed(bytes, action->choice);
    if (fields & JOURNAL_FIELD_FOV)
        bytes_put_number(bytes, (uint64_t)action->fov);
}

void journal_put_deed(struct journal_chain *chain, const struct player_action *deed,
                      uint64_t quick_hash, struct bytes *bytes)
{
    int action = deed->skips_lesson ? JOURNAL_SKIP : (int)deed->action.kind;
    size_t at = begin_record(bytes, JOURNAL_LETTER_DEED);
    bytes_put_number(bytes, (uint64_t)action);
    put_fields(&deed->action, journal_fields(action), bytes);
    bytes_put_u32(bytes, journal_quick_hash(quick_hash));
    finish_record(chain, at, bytes);
}

void journal_put_resumed(struct journal_chain *chain, const char *version, uint64_t position,
                         struct bytes *bytes)
{
    size_t at = begin_record(bytes, JOURNAL_LETTER_RESUMED);
    put_string(bytes, version);
    bytes_put_number(bytes, position);
    put_names(bytes);
    finish_record(chain, at, bytes);
}

void journal_put_ended(struct journal_chain *chain, uint64_t hash, enum result result,
                       struct bytes *bytes)
{
    size_t at = begin_record(bytes, JOURNAL_LETTER_ENDED);
    bytes_put_u64(bytes, hash);
    bytes_put_number(bytes, (uint64_t)result);
    finish_record(chain, at, bytes);
}
