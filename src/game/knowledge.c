#include "game/knowledge.h"

#include "game/last_known.h"
#include "sight/light_shown.h"
#include "world/door_guard.h"
#include "world/hero.h"
#include "world/perception.h"

/* The lowest light of a revealed cell, per channel. */
#define REVEALED_MIN 150

static bool has_eyes(const struct vision *vision, struct point p)
{
    for (int i = 0; i < vision->eye_count; i++)
        if (point_is_equal(vision->eyes[i], p))
            return true;
    return false;
}

struct knowledge knowledge_of(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct knowledge knowledge = {.kind = KNOWLEDGE_UNSEEN, .actor = HANDLE_NONE};
    if (!grid_contains(level->grid, p))
        return knowledge;
    const struct memory *memory = level_memory(level, p);
    knowledge.terrain = (enum terrain)memory->terrain;
    knowledge.item = (enum item)memory->item;
    knowledge.has_eyes = has_eyes(&state->vision, p);
    if (bit_grid_has(&level->visible, p)) {
        knowledge.kind = KNOWLEDGE_VISIBLE;
        knowledge.cloud =
            door_guard_throws_shadow(state, p) ? cloud_shadow() : level_cloud(level, p);
        struct handle actor = level_actor_at(level, p);
        knowledge.has_actor = !handle_is_none(actor) && (state_is_hero(state, actor) ||
                                                         level_actor_const(level, actor)->is_seen);
        if (knowledge.has_actor)
            knowledge.actor = actor;
    } else if (bit_grid_has(&level->shade, p) && view_has(&state->vision.view, p)) {
        knowledge.cloud = level_cloud(level, p); /* seen by what it hides */
        knowledge.kind = memory->terrain != TERRAIN_NONE ? KNOWLEDGE_REMEMBERED : KNOWLEDGE_UNSEEN;
        knowledge.is_charted = memory->is_charted;
    } else if (memory->terrain != TERRAIN_NONE) {
        knowledge.kind = KNOWLEDGE_REMEMBERED;
        knowledge.is_charted = memory->is_charted;
    }
    return knowledge;
}

bool knowledge_is_mirrored(const struct state *state, struct point p)
{
    return bit_grid_has(&state_level_const(state)->visible, p) && !state->is_revealed &&
           !perception_has_straight_in_view(state, state_hero_const(state), p);
}

static uint8_t brightened_channel(uint8_t channel)
{
    return (uint8_t)(REVEALED_MIN + channel * (UINT8_MAX - REVEALED_MIN) / UINT8_MAX);
}

/* Revealed cells are readable in any light, and still show its colour. */
static struct light brightened(struct light light)
{
    return (struct light){brightened_channel(light.red), brightened_channel(light.green),
                          brightened_channel(light.blue)};
}

struct light knowledge_light(const struct state *state, struct point p)
{
    if (state_is_plain(state))
        return (struct light){255, 255, 255};
    const struct vision *vision = &state->vision;
    struct light light = light_shown(&vision->light, &state_level_const(state)->opacity,
                                     &vision->view, state_hero_const(state)->position, p);
    return state->is_revealed ? brightened(light) : light;
}

/* "in" a cell that hides its contents or is part of a wall; "on the" stairs. */
static const char *preposition(const struct terrain_kind *kind)
{
    if (kind->leads)
        return "on the";
    return kind->blocks_sight || kind->is_masonry || kind->is_water ? "in" : "on";
}

static void describe_contents(const struct state *state, const struct knowledge *known,
                              struct text *text)
{
    const struct terrain_kind *terrain = terrain_get(known->terrain);
    const char *item = known->item == ITEM_NONE ? NULL : hero_item_name(state, known->item);
    if (known->has_actor && state_is_hero(state, known->actor))
        text_append(text, "You are here, %s %s", preposition(terrain), terrain->name);
    else if (known->has_actor)
        text_append(
            text, "You see %s %s %s",
            monster_get(level_actor_const(state_level_const(state), known->actor)->kind)->name,
            preposition(terrain), terrain->name);
    else if (item)
        text_append(text, "You %s %s %s %s", known->kind == KNOWLEDGE_VISIBLE ? "see" : "remember",
                    item, preposition(terrain), terrain->name);
    else if (known->is_charted)
        text_append(text, "A map shows %s there", terrain->name);
    else
        text_append(text, "You %s %s", known->kind == KNOWLEDGE_VISIBLE ? "see" : "remember",
                    terrain->name);
    if (known->has_actor && item)
        text_append(text, ", and %s", item);
}

/* A sign that can be seen from beside the cell. */
static void describe_hint(const struct state *state, struct point p, struct text *text)
{
    const char *hint = level_terrain_kind(state_level_const(state), p)->hint;
    if (hint && point_chebyshev(state_hero_const(state)->position, p) <= 1)
        text_append(text, "; %s", hint);
}

/* How long ago a remembered cell was seen. Cells seen now have the number of the turn before this one. */
static void describe_age(const struct state *state, struct point p, struct text *text)
{
    int seen = (int)level_memory(state_level_const(state), p)->turn;
    int age = state->turn - 1 - seen;
    if (age > 1)
        text_append(text, ", seen %d turns ago", age);
    else
        text_append(text, ", just seen");
}

static void describe_eyes(const struct state *state, struct point p, struct text *text)
{
    const struct actor *actor = last_known_find_named_at(state, p);
    if (actor)
        text_append(text, "The eyes of %s shine there. ", monster_get(actor->kind)->name);
    else
        text_append(text, "Eyes shine there. ");
}

void knowledge_describe(const struct state *state, struct point p, struct text *text)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.has_eyes)
        describe_eyes(state, p, text);
    if (known.kind == KNOWLEDGE_UNSEEN)
        text_append(text, "You have not seen what is there");
    else
        describe_contents(state, &known, text);
    if (known.is_charted)
        text_append(text, ", which you have not seen");
    else if (known.kind == KNOWLEDGE_REMEMBERED)
        describe_age(state, p, text);
    else if (knowledge_is_mirrored(state, p))
        text_append(text, ", in the mirror");
    if (known.kind == KNOWLEDGE_VISIBLE)
        describe_hint(state, p, text);
    text_append(text, ".");
}

static char glyph_of(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.has_actor)
        return monster_get(level_actor_const(state_level_const(state), known.actor)->kind)->glyph;
    if (known.has_eyes)
        return '%';
    if (known.item != ITEM_NONE)
        return item_get(known.item)->glyph;
    if (known.terrain != TERRAIN_NONE)
        return terrain_get(known.terrain)->glyph;
    return ' ';
}

void knowledge_write_row(const struct state *state, int y, char *row)
{
    int width = state_level_const(state)->grid.width;
    for (int x = 0; x < width; x++)
        row[x] = glyph_of(state, point_make(x, y));
    row[width] = '\0';
}
