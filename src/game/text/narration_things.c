/* Things found, carried, used, thrown; boons. */
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "world/hero.h"

#include <ctype.h>

/* Appends "3 pebbles" or "a knife"; at least one is meant. */
static void append_items(const struct state *state, const struct event *event, struct text *text)
{
    hero_write_items(state, event->item, event->count > 1 ? event->count : 1, text);
}

static void append_definite(const struct state *state, const struct event *event, struct text *text)
{
    narration_words_definite(hero_item_name(state, event->item), text);
}

void narration_found(const struct state *state, const struct event *event, struct text *text)
{
    size_t start = text->length;
    append_items(state, event, text);
    if (text->length > start)
        text->chars[start] = (char)toupper((unsigned char)text->chars[start]);
    text_append(text, event->count > 1 ? " lie here" : " lies here");
    /* What he laid down himself he leaves, or what he does not want; the rest only for want of a slot. */
    if (level_terrain_kind(state_level_const(state), event->to)->holds_wares)
        text_append(text, ", a ware: pick it up to trade for it.");
    else if (event->is_left || bit_grid_has(&state_level_const(state)->no_auto_pickup, event->to))
        text_append(text, ".");
    else
        text_append(text, ", but you have no slot free.");
}

void narration_picked_up(const struct state *state, const struct event *event, struct text *text)
{
    if (item_get(event->item)->is_lantern) {
        text_append(text, "You have your lantern back.");
        return;
    }
    int had = pack_count(&state->pack, event->item);
    text_append(text, "You pick up ");
    append_items(state, event, text);
    if (had > event->count)
        text_append(text, " (%d now)", had);
    text_append(text, ".");
}

void narration_dropped(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "You lay down ");
    append_items(state, event, text);
    text_append(text, ".");
}

void narration_worn(const struct state *state, const struct event *event, struct text *text)
{
    static const struct {
        const char *before;
        const char *after;
    } ways[SLOT_COUNT] = {
        [SLOT_NONE] = {"put on", ""},
        [SLOT_WEAPON] = {"take", " in hand"},
        [SLOT_ARMOUR] = {"put on", ""},
        [SLOT_LAMP] = {"set your flame into", ""},
        [SLOT_CHARM] = {"hang", " about your neck"},
    };
    enum slot slot = item_get(event->item)->slot;
    text_append(text, "You %s ", ways[slot].before);
    append_definite(state, event, text);
    text_append(text, "%s.", ways[slot].after);
}

void narration_taken_off(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text,
                item_get(event->item)->slot == SLOT_WEAPON ? "You put away " : "You take off ");
    append_definite(state, event, text);
    text_append(text, ".");
}

/* Whether such a thing happened since the hero last chose. */
static bool has_event(const struct state *state, enum event_kind kind, enum item item)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == kind && state->events.events[i].item == item)
            return true;
    return false;
}

/* What the thing was to the hero as he took it up: what he learns of it comes after. */
static const char *name_before(const struct state *state, enum item item)
{
    if (has_event(state, EVENT_LEARNED, item) && hero_look(state, item) != LOOK_NONE)
        return look_get(hero_look(state, item))->name;
    return hero_item_name(state, item);
}

void narration_used(const struct state *state, const struct event *event, struct text *text)
{
    const struct item_kind *kind = item_get(event->item);
    const char *verb = "use";
    if (kind->looks == LOOK_GROUP_SCROLL)
        verb = "read";
    else if (kind->looks == LOOK_GROUP_POTION || kind->family == FAMILY_HEALING)
        verb = "drink";
    text_append(text, "You %s %s", verb, name_before(state, event->item));
    if (has_event(state, EVENT_LEARNED, event->item))
        text_append(text, ": it is %s. %s", kind->name, kind->help);
    else
        text_append(text, ".");
}

/* What he learns as he uses it is told with the use. */
void narration_learned(const struct state *state, const struct event *event, struct text *text)
{
    const struct item_kind *kind = item_get(event->item);
    if (!has_event(state, EVENT_USED, event->item))
        text_append(text, "It is %s. %s", kind->name, kind->help);
}

/* Only that off a mirror is told: it is one flash. */
static void tell_flash(const struct state *state, const struct event *event, struct text *text)
{
    if (event->terrain == TERRAIN_NONE)
        return;
    text_append(text, "A flash comes off ");
    narration_words_definite(terrain_get(event->terrain)->name, text);
    text_append(text, " %s.", narration_words_where(state, event->from));
}

void narration_missile(const struct state *state, const struct event *event, struct text *text)
{
    const struct actor *hero = state_hero_const(state);
    enum item weapon = hero_weapon(state);
    const char *shot = monster_get(event->monster)->shoots;
    bool is_shot = weapon != ITEM_NONE && item_get(weapon)->shoots == (int)event->item;
    if (event->item == ITEM_NONE && !shot) {
        tell_flash(state, event, text);
    } else if (event->item == ITEM_NONE) {
        narration_words_subject(shot, text);
        text_append(text, " comes flying.");
    } else if (point_is_equal(event->from, hero->position)) {
        text_append(text, "You %s %s.", is_shot ? "shoot" : "throw",
                    hero_item_name(state, event->item));
    } else {
        narration_words_subject(hero_item_name(state, event->item), text);
        text_append(text, " comes flying.");
    }
}

void narration_turned(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "Your %s throws it back.",
                narration_words_bare(hero_item_name(state, event->item)));
}

void narration_broke(const struct state *state, const struct event *event, struct text *text)
{
    narration_words_definite_subject(hero_item_name(state, event->item), text);
    text_append(text, " breaks.");
}

void narration_stolen(const struct state *state, const struct event *event, struct text *text)
{
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    text_append(text, " takes ");
    append_definite(state, event, text);
    text_append(text, "!");
}

void narration_given(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "You give ");
    append_items(state, event, text);
    text_append(text, ".");
}

void narration_bartered(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "The merchant hands you ");
    append_items(state, event, text);
    text_append(text, " for it.");
}

void narration_let_go(const struct state *state, const struct event *event, struct text *text)
{
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    text_append(text, " lets go of ");
    append_definite(state, event, text);
    text_append(text, ".");
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
    text_append(text, "%s: %s.", kind->name, kind->help);
}
