#include "world/pack.h"

#include "base/integer.h"

#include <assert.h>

bool pack_is_worn(const struct pack *pack, enum item item)
{
    enum slot slot = item_get(item)->slot;
    return slot != SLOT_NONE && pack->worn[slot] == item;
}

int pack_count(const struct pack *pack, enum item item)
{
    return pack->counts[item] + pack_is_worn(pack, item);
}

int pack_slots_taken(const struct pack *pack)
{
    int taken = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        taken += pack->counts[i] > 0;
    return taken;
}

char pack_letter(const struct pack *pack, enum item item)
{
    if (pack->letters[item] == 0)
        return ' ';
    return (char)('a' + pack->letters[item] - 1);
}

/* Whether another kind has the letter: one that is carried, or any. */
static bool is_taken(const struct pack *pack, int letter, enum item but, bool is_carried)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (i != (int)but && pack->letters[i] == letter &&
            (!is_carried || pack_count(pack, (enum item)i) > 0))
            return true;
    return false;
}

/* The first letter that no other kind has; 0: there is none. */
static int find_free(const struct pack *pack, enum item item, bool is_carried)
{
    for (int letter = 1; letter <= PACK_LETTERS; letter++)
        if (!is_taken(pack, letter, item, is_carried))
            return letter;
    return 0;
}

void pack_give_letter(struct pack *pack, enum item item)
{
    int letter = pack->letters[item];
    if (letter > 0 && !is_taken(pack, letter, item, true))
        return;
    letter = find_free(pack, item, false);
    pack->letters[item] = (uint8_t)(letter > 0 ? letter : find_free(pack, item, true));
}

bool pack_has_room(const struct pack *pack, enum item item, int slots)
{
    return pack->counts[item] > 0 ? pack->counts[item] < PACK_COUNT_MAX
                                  : pack_slots_taken(pack) < slots;
}

int pack_add(struct pack *pack, enum item item, int count, int slots)
{
    int room = PACK_COUNT_MAX - pack->counts[item];
    int added = pack_has_room(pack, item, slots) ? int_min(count, room) : 0;
    if (added > 0)
        pack_give_letter(pack, item);
    pack->counts[item] = (uint8_t)(pack->counts[item] + added);
    return added;
}

void pack_take(struct pack *pack, enum item item)
{
    assert(pack_count(pack, item) > 0);
    if (pack->counts[item] > 0)
        pack->counts[item]--;
    else
        pack->worn[item_get(item)->slot] = ITEM_NONE;
    if (item_get(item)->slot == SLOT_WEAPON && pack->worn[SLOT_WEAPON] == ITEM_NONE)
        pack->last_weapon = item;
}
