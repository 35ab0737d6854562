#include "game/text/account.h"

#include "base/array.h"
#include "game/inventory.h"
#include "game/text/ending.h"
#include "game/text/narration_words.h"
#include "game/text/score.h"
#include "rules/boons.h"
#include "rules/night.h"
#include "world/hero.h"

static void separate(struct text *text, size_t start)
{
    text_append(text, "%s", text->length > start ? ", " : "");
}

/* If the list that began at `start` is empty. */
static void write_otherwise(const char *otherwise, size_t start, struct text *text)
{
    if (text->length == start)
        text_append(text, "%s", otherwise);
}

/* Appends the floors first .. last, after a comma unless the text ends at `start`: "4", "1-3". */
static void write_span(int first, int last, size_t start, struct text *text)
{
    separate(text, start);
    text_append(text, "%d", first);
    if (last > first)
        text_append(text, "-%d", last);
}

/* "Flame 3 (Noon), Tide 1": the boons of each path, with the keystone; "none". */
static void write_path(const struct game *game, struct text *text)
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
    write_otherwise("none", start, text);
}

/* "Fog 3, Moths 6": with their floors; "none". */
static void write_omens(const struct game *game, struct text *text)
{
    size_t start = text->length;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(game_state(game), depth);
        if (!level->is_built || level->omen == OMEN_NONE)
            continue;
        separate(text, start);
        text_append(text, "%s %d", omen_get(level->omen)->name, depth);
    }
    write_otherwise("none", start, text);
}

static bool is_unhunted(const struct state *state, int depth)
{
    const struct level *level = state_floor_const(state, depth);
    return level->is_built && !level->was_hunted;
}

/* "1-3, 5": the floors on which nothing hunted the hero; "none". */
static void write_unhunted(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    size_t start = text->length;
    for (int first = 1; first <= FLOOR_COUNT; first++) {
        int last = first;
        if (!is_unhunted(state, first))
            continue;
        while (last < FLOOR_COUNT && is_unhunted(state, last + 1))
            last++;
        write_span(first, last, start, text);
        first = last;
    }
    write_otherwise("none", start, text);
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

/* What killed the hero, and what would have helped. */
static void write_killer(const struct game *game, struct text *text)
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

/* "3 freed (1 with you, 1 left behind, 1 dead)". */
static void write_captives(const struct game *game, struct text *text)
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
    const char *joint = " (";
    for (size_t i = 0; i < ARRAY_LENGTH(counts); i++) {
        if (counts[i] > 0)
            text_append(text, "%s%d %s", joint, counts[i], fates[i]);
        joint = counts[i] > 0 ? ", " : joint;
    }
    if (*joint == ',')
        text_append(text, ")");
}

static void append_cause(const struct state *state, struct text *text)
{
    switch (state->cause) {
    case CAUSE_ACTOR:
        text_append(text, "%s killed you", monster_get(state->killer)->name);
        break;
    case CAUSE_FIRE:
        text_append(text, "you burned to death");
        break;
    case CAUSE_FALL:
        text_append(text, "the fall killed you");
        break;
    case CAUSE_NONE:
        text_append(text, "the cause is unknown");
        break;
    }
}

void account_write_floor(const struct game *game, struct text *text)
{
    if (state_is_lesson(game_state(game)))
        text_append(text, "in the lesson");
    else
        text_append(text, "on floor %d of %d", game_state(game)->depth, FLOOR_COUNT);
}

void account_write_end(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    static const char *const ends[] = {
        [RESULT_NONE] = "You stand", [RESULT_WON] = "You won", [RESULT_DIED] = "You died"};
    text_append(text, "%s ", ends[state->result]);
    if (state->result != RESULT_WON) {
        account_write_floor(game, text);
        text_append(text, ", ");
    }
    text_append(text, "on turn %d", state->turn);
    if (state->result == RESULT_DIED) {
        text_append(text, ": ");
        append_cause(state, text);
    } else if (state->result == RESULT_WON) {
        text_append(text, state_is_won_dark(state) ? ": you let the last ember go out"
                                                   : ": the great lamp burns again");
    }
    text_append(text, ".");
}

int account_list_watchers(const struct game *game, enum monster kinds[MONSTER_COUNT])
{
    const struct chronicle_watcher *watchers = game_chronicle(game)->watchers;
    int count = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if (watchers[m].pips == 0)
            continue;
        int at = count++;
        for (; at > 0 && watchers[kinds[at - 1]].last_turn < watchers[m].last_turn; at--)
            kinds[at] = kinds[at - 1];
        kinds[at] = (enum monster)m;
    }
    return count;
}

void account_write_watcher(const struct game *game, enum monster kind, struct text *text)
{
    static const char *const max[] = {"", "noticed you", "grew wary", "hunted you"};
    const char *name = narration_words_bare(monster_get(kind)->name);
    const struct chronicle_watcher *watcher = &game_chronicle(game)->watchers[kind];
    bool is_once = watcher->last_turn == watcher->first_turn;
    bool is_one_floor = watcher->last_depth == watcher->first_depth;
    text_append(text, "%s: %s (turn%s %d", name, max[watcher->pips], is_once ? "" : "s",
                watcher->first_turn);
    if (!is_once)
        text_append(text, "-%d", watcher->last_turn);
    text_append(text, ", floor%s %d", is_one_floor ? "" : "s", watcher->first_depth);
    if (!is_one_floor)
        text_append(text, "-%d", watcher->last_depth);
    text_append(text, ")");
}

void account_write_unused(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    size_t start = text->length;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        if (state->pack.counts[i] == 0)
            continue;
        separate(text, start);
        narration_words_items(state, (enum item)i, state->pack.counts[i], text);
    }
    write_otherwise("nothing", start, text);
}

/* The equipped items: "a knife, rags". */
static void write_gear(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    size_t start = text->length;
    for (int slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++) {
        if (state->pack.worn[slot] == ITEM_NONE)
            continue;
        separate(text, start);
        text_append(text, "%s", hero_item_name(state, state->pack.worn[slot]));
    }
    separate(text, start);
    if (state->pack.has_lantern)
        text_append(text, "a lantern (%s)", lantern_get(state_hero_const(state)->lantern)->id);
    else
        text_append(text, "no lantern (stolen)");
}

/* Appends "x2" if there is more than one. */
static void append_times(int times, struct text *text)
{
    if (times > 1)
        text_append(text, " x%d", times);
}

/* "Stout heart x2, Strong arm"; "none". */
static void write_boons(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    size_t start = text->length;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        if (state->boons[b] == 0)
            continue;
        separate(text, start);
        text_append(text, "%s", boon_get((enum boon)b)->name);
    }
    write_otherwise("none", start, text);
}

/* "gutter rat x2, wick moth". */
static void write_counts(const int counts[MONSTER_COUNT], const char *otherwise, struct text *text)
{
    size_t start = text->length;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        if (counts[m] == 0)
            continue;
        separate(text, start);
        text_append(text, "%s",
                    m == (int)monster_hero()
                        ? "close to death"
                        : narration_words_bare(monster_get((enum monster)m)->name));
        append_times(counts[m], text);
    }
    write_otherwise(otherwise, start, text);
}

static void write_kills(const struct game *game, struct text *text)
{
    write_counts(game_chronicle(game)->kills, "nothing", text);
}

static void write_close_calls(const struct game *game, struct text *text)
{
    write_counts(game_chronicle(game)->close_calls, "none", text);
}

/* "1, 2 on turn 310"; "none yet". */
static void write_floors(const struct game *game, struct text *text)
{
    const int *arrivals = game_chronicle(game)->arrivals;
    size_t start = text->length;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        if (arrivals[depth - 1] == 0)
            continue;
        separate(text, start);
        text_append(text, "%d", depth);
        if (arrivals[depth - 1] > 1)
            text_append(text, " on turn %d", arrivals[depth - 1] - 1);
    }
    write_otherwise("none yet", start, text);
}

/* "first hunter in 120 turns"; "hunters are out, the next in 60 turns". */
static void write_night(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    int turns = night_turns_left(state);
    if (night_hunter_turns(state) > 0)
        text_append(text, "a hunter is on the stairs, the next comes in %d turns", turns);
    else
        text_append(text, "%s in %d turns",
                    night_is_late(state) ? "hunters are out, the next" : "first hunter", turns);
}

static void write_start(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    ending_write_setup(start_get(state->start)->id, watch_get(state->watch)->id, text);
}

/* "Unseen, Alone"; "none". */
static void write_conducts(const struct game *game, struct text *text)
{
    size_t start = text->length;
    for (int c = 0; c < CONDUCT_COUNT; c++) {
        if (!score_has_kept(game, (enum conduct)c))
            continue;
        separate(text, start);
        text_append(text, "%s", conduct_get((enum conduct)c)->name);
    }
    write_otherwise("none", start, text);
}

/* "open 1-3, dark 4": the stance of most turns, by floor; "no turn yet". */
static void write_stances(const struct game *game, struct text *text)
{
    size_t start = text->length;
    int next;
    for (int first = 1; first <= FLOOR_COUNT; first = next) {
        int stance = score_stance(game, first);
        next = first + 1;
        while (next <= FLOOR_COUNT && score_stance(game, next) == stance)
            next++;
        if (stance < 0)
            continue;
        separate(text, start);
        text_append(text, "%s ", lantern_get((enum lantern)stance)->id);
        write_span(first, next - 1, text->length, text);
    }
    write_otherwise("no turn yet", start, text);
}

static void write_score(const struct game *game, struct text *text)
{
    text_append(text, "%d", score_points(game_state(game)));
}

bool account_has_fact(const struct game *game, enum account_fact fact)
{
    const struct state *state = game_state(game);
    return (fact != ACCOUNT_KILLER ||
            (state->result == RESULT_DIED && state->cause != CAUSE_NONE)) &&
           (fact != ACCOUNT_NIGHT || !band_of_depth(game_state(game)->depth)->is_nightless) &&
           (fact != ACCOUNT_CAPTIVES || game_chronicle(game)->freed > 0);
}

void account_write_fact(const struct game *game, enum account_fact fact, struct text *text)
{
    static const struct {
        const char *name;
        void (*write)(const struct game *game, struct text *text);
    } facts[] = {
        [ACCOUNT_START] = {"You began as", write_start},
        [ACCOUNT_PATH] = {"Path", write_path},
        [ACCOUNT_OMENS] = {"Omens met", write_omens},
        [ACCOUNT_UNHUNTED] = {"Floors without a hunt", write_unhunted},
        [ACCOUNT_KILLER] = {"What killed you", write_killer},
        [ACCOUNT_GEAR] = {"Equipment", write_gear},
        [ACCOUNT_PACK] = {"Pack", account_write_unused},
        [ACCOUNT_BOONS] = {"Boons", write_boons},
        [ACCOUNT_KILLS] = {"Killed", write_kills},
        [ACCOUNT_CAPTIVES] = {"Captives", write_captives},
        [ACCOUNT_CLOSE_CALLS] = {"Close calls", write_close_calls},
        [ACCOUNT_FLOORS] = {"Floors reached", write_floors},
        [ACCOUNT_NIGHT] = {"Night", write_night},
        [ACCOUNT_CONDUCTS] = {"Conducts kept", write_conducts},
        [ACCOUNT_STANCES] = {"Lantern by floor", write_stances},
        [ACCOUNT_SCORE] = {"Score", write_score},
    };
    if (!account_has_fact(game, fact))
        return;
    text_append(text, "%s: ", facts[fact].name);
    facts[fact].write(game, text);
}
