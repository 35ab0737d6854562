/* Tells of items: found, carried, used, thrown; and of boons. */
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "world/hero.h"
#include "world/keyring.h"

/* What the catch of a key is. */
static void append_catch(enum item item, struct text *text)
{
    if (item_has_catch(item_get(item)))
        text_append(text, " %s", item_get(item)->help);
}

void narration_found(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    narration_fill(state, event, "{A items} ", text);
    text_append(text, event->count > 1 ? "lie here" : "lies here");
    if (level_terrain_kind(level, event->to)->holds_wares)
        text_append(text, ", a ware: pick it up to trade for it.");
    else if (event->is_left || bit_grid_has(&level->no_auto_pickup, event->to) ||
             !keyring_is_there(state, event->item, event->to)) {
        text_append(text, ".");
        append_catch(event->item, text);
    } else
        text_append(text, ", but your pack is full: drop something here to take it instead.");
}

void narration_picked_up(const struct state *state, const struct event *event, struct text *text)
{
    int had = pack_count(&state->pack, event->item);
    if (item_get(event->item)->is_lantern) {
        text_append(text, "You have your lantern back: it is %s.",
                    lantern_get(state_hero_const(state)->lantern)->id);
        return;
    }
    narration_fill(state, event, "You pick up {a items}", text);
    if (had > event->count)
        text_append(text, " (%d now)", had);
    text_append(text, ".");
    append_catch(event->item, text);
}

void narration_broke(const struct state *state, const struct event *event, struct text *text)
{
    narration_fill(state, event, "{The item} breaks.", text);
    if (item_get(event->item)->opens_locks)
        text_append(text, " That was too loud for it.");
}

static bool has_event(const struct state *state, enum event_kind kind, enum item item)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == kind && state->events.events[i].item == item)
            return true;
    return false;
}

/* "You read a torn scroll: it is a scroll of revealing. It shows the whole floor." */
void narration_used(const struct state *state, const struct event *event, struct text *text)
{
    const struct item_kind *kind = item_get(event->item);
    bool is_learned = has_event(state, EVENT_LEARNED, event->item);
    bool had_look = is_learned && hero_look(state, event->item) != LOOK_NONE;
    const char *verb = "use";
    if (kind->looks == LOOK_GROUP_SCROLL)
        verb = "read";
    else if (kind->looks == LOOK_GROUP_POTION || kind->family == FAMILY_HEALING)
        verb = "drink";
    text_append(text, "You %s %s", verb,
                had_look ? look_get(hero_look(state, event->item))->name
                         : hero_item_name(state, event->item));
    if (is_learned)
        text_append(text, ": it is %s. %s", kind->name, kind->help);
    else if (kind->break_percent == 0 && pack_count(&state->pack, event->item) > 0)
        text_append(text, " (%d left).", pack_count(&state->pack, event->item));
    else
        text_append(text, ".");
}

/* If the hero learns it by use, narration_used tells. */
void narration_learned(const struct state *state, const struct event *event, struct text *text)
{
    const struct item_kind *kind = item_get(event->item);
    if (!has_event(state, EVENT_USED, event->item))
        text_append(text, "It is %s. %s", kind->name, kind->help);
}

void narration_missile(const struct state *state, const struct event *event, struct text *text)
{
    enum item weapon = hero_weapon(state);
    const char *shot = monster_get(event->monster)->shoots;
    bool is_heros = point_is_equal(event->from, state_hero_const(state)->position);
    if (event->item != ITEM_NONE && !is_heros) {
        narration_fill(state, event, "{A item} flies at you.", text);
    } else if (event->item != ITEM_NONE) {
        bool is_shot = weapon != ITEM_NONE && item_get(weapon)->shoots == (int)event->item;
        narration_fill(state, event, is_shot ? "You shoot {a item}." : "You throw {a item}.", text);
    } else if (shot) {
        narration_words_subject(shot, text);
        text_append(text, " flies at you.");
    } else if (event->terrain !=
               TERRAIN_NONE) { /* of one flash, only the part off a mirror is told */
        narration_fill(state, event, "Light flashes off {the terrain} ", text);
        narration_words_where(state, event->from, text);
        text_append(text, ".");
    }
}

void narration_turned(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    struct handle archer = level_actor_at(level, event->to);
    const char *shot = handle_is_none(archer)
                           ? "the shot"
                           : narration_words_shot(level_actor_const(level, archer)->kind);
    if (event->item == ITEM_NONE)
        text_append(text, "You throw ");
    else
        text_append(text, "Your %s throws ",
                    narration_words_bare(hero_item_name(state, event->item)));
    narration_words_definite(shot, text);
    text_append(text, " back.");
}

void narration_offered(const struct state *state, const struct event *event, struct text *text)
{
    (void)event;
    if (state->offers[0] == BOON_NONE)
        return;
    text_append(text, "Choose a boon:");
    for (int i = 0; i < BOON_OFFERS; i++)
        if (state->offers[i] != BOON_NONE)
            text_append(text, "%s %d %s", i > 0 ? "," : "", i + 1,
                        boon_get(state->offers[i])->name);
    text_append(text, ".");
}

void narration_boon(const struct state *state, const struct event *event, struct text *text)
{
    const struct boon_kind *kind = boon_get(event->boon);
    (void)state;
    text_append(text, "%s: %s", kind->name, kind->help);
}

void narration_keystone(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "%s", boon_get(event->boon)->on_use);
}
