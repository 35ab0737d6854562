#include "game/text/account_course.h"

#include "base/array.h"
#include "game/inventory.h"
#include "game/text/chronicle.h"
#include "game/text/narration_words.h"
#include "rules/boons.h"

static void separate(struct text *text, size_t start)
{
    text_append(text, "%s", text->length > start ? ", " : "");
}

static void write_none(struct text *text, size_t start)
{
    if (text->length == start)
        text_append(text, "none");
}

void account_course_write_span(int first, int last, size_t start, struct text *text)
{
    separate(text, start);
    text_append(text, "%d", first);
    if (last > first)
        text_append(text, "-%d", last);
}

void account_course_write_path(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    enum boon keystone = boons_keystone(state);
    size_t start = text->length;
    for (int p = 0; p < PATH_COUNT; p++) {
        int boons = boons_of_path(state, (enum boon_path)p);
        if (boons == 0)
            continue;
        separate(text, start);
        text_append(text, "%s %d", boon_path_get((enum boon_path)p)->name, boons);
        if (keystone != BOON_NONE && (int)boon_get(keystone)->path == p)
            text_append(text, " (%s)", boon_get(keystone)->name);
    }
    write_none(text, start);
}

void account_course_write_omens(const struct game *game, struct text *text)
{
    size_t start = text->length;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(game_state(game), depth);
        if (!level->is_built || level->omen == OMEN_NONE)
            continue;
        separate(text, start);
        text_append(text, "%s %d", omen_get(level->omen)->name, depth);
    }
    write_none(text, start);
}

static bool is_unhunted(const struct state *state, int depth)
{
    const struct level *level = state_floor_const(state, depth);
    return level->is_built && !level->was_hunted;
}

void account_course_write_unhunted(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    size_t start = text->length;
    for (int first = 1; first <= FLOOR_COUNT; first++) {
        int last = first;
        if (!is_unhunted(state, first))
            continue;
        while (last < FLOOR_COUNT && is_unhunted(state, last + 1))
            last++;
        account_course_write_span(first, last, start, text);
        first = last;
    }
    write_none(text, start);
}

/* The stances that cost least near the killer. */
static void write_better_stances(const struct monster_kind *killer, struct text *text)
{
    const char *joint = "near it, keep the lantern ";
    for (int l = 0; l < LANTERN_COUNT; l++) {
        if (killer->punishes >> l & 1)
            continue;
        text_append(text, "%s%s", joint, lantern_get((enum lantern)l)->id);
        joint = " or ";
    }
}

static void write_advice(const struct state *state, struct text *text)
{
    const struct monster_kind *killer = monster_get(state->killer);
    enum lantern lantern = state_hero_const(state)->lantern;
    enum item remedy = inventory_remedy(state);
    if (remedy != ITEM_NONE)
        text_append(text, "use the %s that you had left",
                    narration_words_bare(item_get(remedy)->name));
    else if (state->cause == CAUSE_FIRE)
        text_append(text, "put out flames in water");
    else if (state->cause == CAUSE_FALL)
        text_append(text, "jump with more health, or take the stairs");
    else if (killer->is_relentless)
        text_append(text, "leave floors unhunted and light beacons to delay the night");
    else if (killer->punishes >> lantern & 1)
        write_better_stances(killer, text);
    else
        text_append(text, "leave its sight, wait dark and still, and strike it unaware");
}

void account_course_write_killer(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    text_append(text, "%s. Next time: ",
                state->cause == CAUSE_ACTOR ? narration_words_bare(monster_get(state->killer)->name)
                : state->cause == CAUSE_FIRE ? "fire"
                                             : "a fall");
    write_advice(state, text);
}

static int count_allies(const struct level *level)
{
    int count = 0;
    for (uint16_t i = 0; level->is_built && level_next_actor(level, &i); i++)
        count += level->actors[i].is_ally;
    return count;
}

void account_course_write_captives(const struct game *game, struct text *text)
{
    static const char *const fates[] = {"with you", "left behind", "dead"};
    const struct state *state = game_state(game);
    int counts[] = {count_allies(state_level_const(state)), 0, 0};
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        if (depth != state->depth)
            counts[1] += count_allies(state_floor_const(state, depth));
    for (int i = 0; i < state->follower_count; i++)
        counts[0] += state->followers[i].actor.is_ally;
    counts[2] = game_chronicle(game)->freed - counts[0] - counts[1];
    text_append(text, "%d freed", game_chronicle(game)->freed);
    const char *joint = ": ";
    for (size_t i = 0; i < ARRAY_LENGTH(counts); i++) {
        if (counts[i] > 0)
            text_append(text, "%s%d %s", joint, counts[i], fates[i]);
        joint = counts[i] > 0 ? ", " : joint;
    }
}
