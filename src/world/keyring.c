#include "world/keyring.h"

#include "world/perception.h"

/* A game without light counts as dark. */
bool keyring_is_there(const struct state *state, enum item item, struct point p)
{
    return !item_get(item)->is_shy || state_is_plain(state) ||
           perception_grade(state, p) == LIGHT_DARK;
}

/* The next carried key after `item`, or ITEM_NONE. */
static enum item next(const struct state *state, enum item item)
{
    for (int i = (int)item + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->opens_locks && pack_count(&state->pack, (enum item)i) > 0)
            return (enum item)i;
    return ITEM_NONE;
}

enum item keyring_find(const struct state *state)
{
    struct point hero = state_hero_const(state)->position;
    enum item key = next(state, ITEM_NONE);
    while (key != ITEM_NONE && !keyring_is_there(state, key, hero))
        key = next(state, key);
    return key;
}

bool keyring_is_shied(const struct state *state)
{
    return keyring_find(state) == ITEM_NONE && next(state, ITEM_NONE) != ITEM_NONE;
}

bool keyring_holds_lantern(const struct state *state)
{
    enum item key = next(state, ITEM_NONE);
    while (key != ITEM_NONE && !item_get(key)->holds_lantern_open)
        key = next(state, key);
    return key != ITEM_NONE && !state_is_plain(state);
}
