#include "game/save/journal.h"

#include "base/hash.h"
#include "game/save/journal_format.h"

#include <assert.h>
#include <string.h>

const enum names_group journal_groups[JOURNAL_GROUP_COUNT] = {
    NAMES_ACTIONS,  NAMES_DIRECTIONS, NAMES_ITEMS,  NAMES_EFFECTS,
    NAMES_LANTERNS, NAMES_FOV,        NAMES_RESULTS};

enum { DIRECTION, TARGET_X, TARGET_Y, ITEM, EFFECT, LEADS, LANTERN, CHOICE, FOV };

const struct journal_field journal_fields[JOURNAL_FIELD_COUNT] = {
    [DIRECTION] = {offsetof(struct action, direction), true, NAMES_DIRECTIONS},
    [TARGET_X] = {.offset = offsetof(struct action, target.x)},
    [TARGET_Y] = {.offset = offsetof(struct action, target.y)},
    [ITEM] = {offsetof(struct action, item), true, NAMES_ITEMS},
    [EFFECT] = {offsetof(struct action, effect), true, NAMES_EFFECTS},
    [LEADS] = {.offset = offsetof(struct action, leads)},
    [LANTERN] = {offsetof(struct action, lantern), true, NAMES_LANTERNS},
    [CHOICE] = {.offset = offsetof(struct action, choice)},
    [FOV] = {offsetof(struct action, fov), true, NAMES_FOV},
};

unsigned journal_field_mask(int action)
{
    const unsigned direction = 1U << DIRECTION;
    const unsigned target = 1U << TARGET_X | 1U << TARGET_Y;
    const unsigned item = 1U << ITEM;
    const unsigned masks[JOURNAL_SKIP_LESSON + 1] = {
        [ACTION_STEP] = direction,
        [ACTION_STRIKE] = target,
        [ACTION_OPEN] = direction,
        [ACTION_CLOSE] = direction,
        [ACTION_EFFECT] = 1U << EFFECT | target,
        [ACTION_TURN] = direction,
        [ACTION_STAIRS] = 1U << LEADS,
        [ACTION_LANTERN] = 1U << LANTERN,
        [ACTION_DROP] = item,
        [ACTION_WEAR] = item,
        [ACTION_USE] = item | target,
        [ACTION_THROW] = item | target,
        [ACTION_FIRE] = target,
        [ACTION_PUSH] = direction,
        [ACTION_BOON] = 1U << CHOICE,
        [ACTION_TRADE] = 1U << CHOICE | item,
        [ACTION_FOV] = 1U << FOV,
        [ACTION_STEP_NO_PICKUP] = direction,
        [ACTION_TURN_LAMP] = 1U << LEADS,
        [ACTION_KEYSTONE] = target,
        [ACTION_ORDER] = 1U << CHOICE,
    };
    return masks[action];
}

uint32_t journal_quick_hash(uint64_t quick_hash)
{
    return (uint32_t)hash_mix(quick_hash);
}

/* With its final zero, so that a reader can use it where it lies. */
static void put_string(struct bytes *bytes, const char *string)
{
    size_t length = strlen(string) + 1;
    bytes_put_number(bytes, length);
    bytes_put(bytes, string, length);
}

/* Begins a record, and returns where. */
static size_t begin_record(struct bytes *bytes, char letter)
{
    size_t at = bytes->length;
    bytes_put(bytes, &letter, 1);
    return at;
}

/* Puts the length of the bytes from `at` on before them. */
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
    for (int g = 0; g < JOURNAL_GROUP_COUNT; g++) {
        int count = names_end(journal_groups[g]);
        assert(count <= JOURNAL_NAMES_MAX);
        bytes_put_number(bytes, (uint64_t)count);
        for (int kind = 0; kind < count; kind++)
            put_string(bytes, names_key(journal_groups[g], kind));
    }
}

static void put_setup(const struct game_setup *setup, struct bytes *bytes)
{
    const struct game_setup initial = game_setup_default();
    unsigned flags = (setup->has_lesson ? JOURNAL_HAS_LESSON : 0U) |
                     (setup->is_revealed ? JOURNAL_IS_REVEALED : 0U) |
                     (setup->map_text ? JOURNAL_HAS_MAP : 0U) |
                     (setup->run_id ? JOURNAL_HAS_RUN_ID : 0U) |
                     (setup->start != initial.start ? JOURNAL_HAS_START : 0U) |
                     (setup->watch != initial.watch ? JOURNAL_HAS_WATCH : 0U);
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
    if (setup->run_id)
        bytes_put_u64(bytes, setup->run_id);
    if (flags & JOURNAL_HAS_START)
        put_string(bytes, names_key(NAMES_STARTS, setup->start));
    if (flags & JOURNAL_HAS_WATCH)
        put_string(bytes, names_key(NAMES_WATCHES, setup->watch));
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

static void put_fields(const struct action *action, unsigned mask, struct bytes *bytes)
{
    for (int i = 0; i < JOURNAL_FIELD_COUNT; i++) {
        int value;
        if (!(mask & 1U << i))
            continue;
        memcpy(&value, (const char *)action + journal_fields[i].offset, sizeof value);
        if (journal_fields[i].is_kind)
            bytes_put_number(bytes, (uint64_t)value);
        else
            bytes_put_signed(bytes, value);
    }
}

void journal_put_action(struct journal_chain *chain, const struct player_action *played,
                        uint64_t quick_hash, struct bytes *bytes)
{
    int action = played->skips_lesson ? JOURNAL_SKIP_LESSON : (int)played->action.kind;
    size_t at = begin_record(bytes, JOURNAL_LETTER_ACTION);
    bytes_put_number(bytes, (uint64_t)action);
    put_fields(&played->action, journal_field_mask(action), bytes);
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
