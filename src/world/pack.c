#include "world/pack.h"

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

int pack_add(struct pack *pack, enum item item, int count, int slots)
{
    int room = PACK_COUNT_MAX - pack->counts[item];
    if (pack->counts[item] == 0 && pack_slots_taken(pack) >= slots)
        room = 0;
    int added = count < room ? count : room;
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
}
