#include "game/prize.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/goals.h"
#include "world/omens.h"

#include <string.h>

#define LEFT_NAMES_MAX 4

/* Whether an earlier cell of the same choice has its name too. */
static bool is_named_already(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct site *site = level_find_site(level, p);
    if (!site || !site_offers_choice(site) || level_memory(level, p)->item == ITEM_NONE)
        return false;
    for (int i = 0; i < site->loot_count; i++)
        if (point_is_before(site->loot[i], p) && prize_name(state, site->loot[i]))
            return true;
    return false;
}

/* A name, why things of that name are left, and how many. */
struct named {
    const char *name;
    const char *why; /* or NULL */
    int count;
};

static void add_name(struct named names[LEFT_NAMES_MAX], const char *name, const char *why,
                     int *more)
{
    int i = 0;
    while (i < LEFT_NAMES_MAX && names[i].count > 0 &&
           (names[i].why != why || strcmp(names[i].name, name) != 0))
        i++;
    if (i == LEFT_NAMES_MAX) {
        (*more)++;
        return;
    }
    names[i].name = name;
    names[i].why = why;
    names[i].count++;
}

void narration_words_left(const struct state *state, const char *before, struct text *text)
{
    const struct level *level = state_level_const(state);
    struct named names[LEFT_NAMES_MAX] = {0};
    int more = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        const char *name = prize_name_left(state, p);
        if (name && !is_named_already(state, p))
            add_name(names, name, prize_why_left(state, p), &more);
    }
    for (int i = 0; i < LEFT_NAMES_MAX && names[i].count > 0; i++) {
        text_append(text, "%s%s", i == 0 ? before : ", ", names[i].name);
        if (names[i].count > 1)
            text_append(text, " (x%d", names[i].count);
        if (names[i].why)
            text_append(text, "%s%s", names[i].count > 1 ? ", " : " (", names[i].why);
        text_append(text, names[i].count > 1 || names[i].why ? ")" : "");
    }
    if (more > 0)
        text_append(text, " and %d more", more);
    if (names[0].count > 0)
        text_append(text, ".");
}

void narration_leaving_prizes(const struct state *state, struct text *text)
{
    narration_words_left(state, "You would leave behind: ", text);
    text_append(text, " Go down anyway?");
}

void narration_two_stairs(const struct state *state, const struct event *event, struct text *text)
{
    struct point stairs[2];
    for (int i = 0; i < 2 && goals_find_two_omens(state, stairs); i++) {
        text_append(text, "%s%s, ", i == 0 ? "Stairs lead to " : " and to ",
                    omen_get(omens_told_by(state, stairs[i]))->name);
        narration_words_way(state, stairs[i], text);
        text_append(text, i == 0 ? "," : ".");
    }
    narration_words_left(state, " Left behind: ", text);
    text_append(text, " To take the others, look at them and travel there. Go to %s?",
                omen_get(omens_told_by(state, event->to))->name);
}
