#include "game/ranges.h"

#include "base/integer.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "world/noticing.h"
#include "world/perception.h"

/* The gain by which an unaware actor would hunt as soon as this one would by the given gain; 0: it is asleep or never hunts. */
static int urgency_of(const struct state *state, const struct actor *actor, int gain)
{
    if (gain == 0 || actor->is_asleep || level_never_hunts(state_level_const(state), actor))
        return 0;
    int turns = noticing_turns_to_hunt(actor->suspicion, gain);
    while (gain < noticing_gain_max() && turns <= noticing_turns_to_hunt(0, gain + 1))
        gain++;
    return gain;
}

static bool is_asked(const struct state *state, const struct ranges *ranges, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    return last_known_has_name(state, actor) && !actor->is_ally &&
           !state_is_hero(state, level_handle(level, slot)) &&
           (!ranges->has_only || point_is_equal(ranges->only, actor->position));
}

struct ranges ranges_of(const struct state *state, enum lantern lantern,
                        const struct point *looked_at)
{
    const struct level *level = state_level_const(state);
    struct ranges ranges = {.lantern = lantern};
    for (uint16_t i = 0; looked_at && level_next_actor(level, &i); i++)
        if (point_is_equal(level->actors[i].position, *looked_at) && is_asked(state, &ranges, i))
            return (struct ranges){lantern, true, *looked_at};
    return ranges;
}

static bool is_ground(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    bool is_others = known.has_actor && !state_is_hero(state, known.actor);
    return known.kind != KNOWLEDGE_UNSEEN && !is_others && terrain_get(known.terrain)->is_walkable;
}

struct range ranges_at(const struct state *state, const struct ranges *ranges, struct point p)
{
    const struct level *level = state_level_const(state);
    struct range range = {0};
    if (!is_ground(state, p))
        return range;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!is_asked(state, ranges, i))
            continue;
        int gain = noticing_gain_if(state, actor, p, ranges->lantern);
        range.stirs |= actor->is_asleep && gain > 0;
        range.urgency = int_max(range.urgency, urgency_of(state, actor, gain));
    }
    return range;
}

bool ranges_are_any(const struct state *state, const struct ranges *ranges)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct area area =
            area_around(actor->position, perception_light_radius(state, actor), level->grid);
        if (!is_asked(state, ranges, i))
            continue;
        for (struct point p = area_before(area); area_next(area, &p);) {
            struct range range = ranges_at(state, ranges, p);
            if (range.urgency > 0 || range.stirs)
                return true;
        }
    }
    return false;
}

bool ranges_miss_eyes(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].shines && !level->actors[i].is_ally &&
            !last_known_has_name(state, &level->actors[i]))
            return true;
    return false;
}
