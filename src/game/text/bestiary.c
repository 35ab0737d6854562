#include "game/text/bestiary.h"

#include "base/array.h"
#include "content/band.h"
#include "game/text/chronicle.h"
#include "game/text/description.h"
#include "world/noticing.h"

#include <stdio.h>
#include <string.h>

void bestiary_begin(struct bestiary *bestiary)
{
    memset(bestiary->is_met, 0, sizeof bestiary->is_met);
    bestiary->has_ended = false;
}

static void recall(struct bestiary *bestiary, const struct actor *actor)
{
    if (actor_was_seen(actor) || actor->is_ally)
        bestiary->is_met[actor->kind] = true;
}

void bestiary_go_on(struct bestiary *bestiary, const struct state *state,
                    const struct chronicle *chronicle)
{
    bestiary_begin(bestiary);
    for (int m = 0; m < MONSTER_COUNT; m++)
        bestiary->is_met[m] = chronicle->watchers[m].pips > 0 || chronicle->kills[m] > 0;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(state, depth);
        for (uint16_t i = 0; level->is_built && level_next_actor(level, &i); i++)
            recall(bestiary, &level->actors[i]);
    }
    for (int i = 0; i < state->follower_count; i++)
        recall(bestiary, &state->followers[i].actor);
    bestiary->has_ended = state_is_over(state);
}

static void count(struct bestiary *bestiary, enum monster kind, struct bestiary_record more)
{
    struct bestiary_record *known[] = {&bestiary->records[kind], &bestiary->fresh[kind]};
    for (int i = 0; i < 2; i++) {
        known[i]->seen += more.seen;
        known[i]->killed += more.killed;
        known[i]->killers += more.killers;
    }
}

/* The next four return whether they counted something. */
static bool meet(struct bestiary *bestiary, enum monster kind)
{
    if (kind == monster_hero() || bestiary->is_met[kind])
        return false;
    bestiary->is_met[kind] = true;
    count(bestiary, kind, (struct bestiary_record){.seen = 1});
    return true;
}

static bool note_sights(struct bestiary *bestiary, const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool has_counted = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].is_seen)
            has_counted |= meet(bestiary, level->actors[i].kind);
    return has_counted;
}

static bool note_kills(struct bestiary *bestiary, const struct state *state)
{
    bool has_counted = false;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_DIED || !state_is_hero(state, event->actor))
            continue;
        count(bestiary, event->victim_kind, (struct bestiary_record){.killed = 1});
        has_counted = true;
    }
    return has_counted;
}

static bool note_end(struct bestiary *bestiary, const struct state *state)
{
    if (bestiary->has_ended || !state_is_over(state))
        return false;
    bestiary->has_ended = true;
    if (state->result != RESULT_DIED || state->cause != CAUSE_ACTOR)
        return false;
    count(bestiary, state->killer, (struct bestiary_record){.killers = 1});
    return true;
}

bool bestiary_note(struct bestiary *bestiary, const struct state *state)
{
    if (state_is_trial(state) || state_is_lesson(state))
        return false;
    bool has_met = note_sights(bestiary, state);
    bool has_killed = note_kills(bestiary, state);
    bool has_ended = note_end(bestiary, state);
    return has_met || has_killed || has_ended;
}

static bool is_empty(struct bestiary_record record)
{
    return record.seen == 0 && record.killed == 0 && record.killers == 0;
}

bool bestiary_has_fresh(const struct bestiary *bestiary)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (!is_empty(bestiary->fresh[m]))
            return true;
    return false;
}

void bestiary_settle(struct bestiary *bestiary)
{
    memset(bestiary->fresh, 0, sizeof bestiary->fresh);
}

/* The words of a line, and the numbers they name. */
enum { WORDS = 3 };

static const char *const words[WORDS] = {"seen", "killed", "killers"};

static int *number_of(struct bestiary_record *record, int word)
{
    int *const numbers[WORDS] = {&record->seen, &record->killed, &record->killers};
    return numbers[word];
}

/* The word at the start of the text; WORDS if it is unknown. */
static int find_word(const char *text)
{
    int word = 0;
    while (word < WORDS && (strncmp(text, words[word], strlen(words[word])) != 0 ||
                            text[strlen(words[word])] != '='))
        word++;
    return word;
}

static int add_up(int a, int b)
{
    return a < BESTIARY_COUNT_MAX - b ? a + b : BESTIARY_COUNT_MAX;
}

/* Reads the words of a value; ignores unknown words, which other versions may know. */
static bool read_value(const char *value, struct bestiary_record *record)
{
    *record = (struct bestiary_record){0};
    for (const char *at = value + strspn(value, " \t"); *at; at += strspn(at, " \t")) {
        size_t length = strcspn(at, " \t");
        int word = find_word(at);
        char digits[16];
        size_t name = word < WORDS ? strlen(words[word]) + 1 : 0;
        if (word < WORDS &&
            (length - name >= sizeof digits ||
             snprintf(digits, sizeof digits, "%.*s", (int)(length - name), at + name) < 0 ||
             !text_read_number(digits, 0, BESTIARY_COUNT_MAX, number_of(record, word))))
            return false;
        at += length;
    }
    return true;
}

/* The kind with that key; MONSTER_COUNT if there is none. */
static int find_kind(const char *key)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (m != (int)monster_hero() && strcmp(monster_get((enum monster)m)->id, key) == 0)
            return m;
    return MONSTER_COUNT;
}

void bestiary_read(struct bestiary *bestiary, const struct lines *lines,
                   const struct line_listener *listener)
{
    struct line line = {0};
    while (lines_next(lines, &line)) {
        struct line_pair pair;
        struct bestiary_record record;
        enum line_kind kind = line_read(&line, ' ', &pair);
        int monster = kind == LINE_GOOD ? find_kind(pair.name) : MONSTER_COUNT;
        if (kind == LINE_BLANK)
            continue;
        if (kind == LINE_BROKEN || (monster != MONSTER_COUNT && !read_value(pair.value, &record)))
            line_tell(listener, &line, "not a line like 'gutter_rat seen=3 killed=1 killers=0'");
        else if (monster == MONSTER_COUNT)
            line_tell(listener, &line, "'%s' is not a creature", pair.name);
        else
            for (int word = 0; word < WORDS; word++) {
                int *number = number_of(&bestiary->records[monster], word);
                *number = add_up(*number, *number_of(&record, word));
            }
    }
}

static bool is_record(const void *context, const struct line_pair *pair)
{
    struct bestiary_record unread;
    (void)context;
    return read_value(pair->value, &unread);
}

/* The words of the record, and the unknown words of `old`. */
static void write_value(struct bestiary_record record, const char *old, struct text *text)
{
    for (int word = 0; word < WORDS; word++)
        text_append(text, "%s%s=%d", word > 0 ? " " : "", words[word], *number_of(&record, word));
    for (const char *at = old + strspn(old, " \t"); *at; at += strspn(at, " \t")) {
        size_t length = strcspn(at, " \t");
        if (find_word(at) == WORDS)
            text_append(text, " %.*s", (int)length, at);
        at += length;
    }
}

static void write_kind(struct bestiary_record fresh, const char *key, struct lines *lines)
{
    struct line line;
    struct line_pair old = {.value = ""};
    struct bestiary_record record = {0};
    char value[LINES_LENGTH_MAX + 64];
    struct text text = text_init(value, sizeof value);
    const struct line_wanted wanted = {.name = key, .separator = ' ', .makes_sense = is_record};
    bool is_there = lines_find_last(lines, wanted, &line, &old) && read_value(old.value, &record);
    for (int word = 0; word < WORDS; word++)
        *number_of(&record, word) = add_up(*number_of(&record, word), *number_of(&fresh, word));
    write_value(record, old.value, &text);
    if (text.length + LINES_NAME_MAX < LINES_LENGTH_MAX) {
        lines_put(lines, is_there ? &line : NULL, key, ' ', value);
        return;
    }
    text = text_init(value, sizeof value); /* no room for the unknown words */
    write_value(fresh, "", &text);
    lines_put(lines, NULL, key, ' ', value);
}

void bestiary_write(const struct bestiary *bestiary, struct lines *lines)
{
    if (lines->bytes.length == 0)
        lines_append(lines, "# Creatures that you met: games in which you saw one, how many you "
                            "killed, games that one ended.");
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (!is_empty(bestiary->fresh[m]))
            write_kind(bestiary->fresh[m], monster_get((enum monster)m)->id, lines);
}

bool bestiary_knows(const struct bestiary *bestiary, enum monster kind)
{
    return !is_empty(bestiary->records[kind]);
}

int bestiary_list(const struct bestiary *bestiary, enum monster kinds[MONSTER_COUNT])
{
    int listed = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (bestiary_knows(bestiary, (enum monster)m))
            kinds[listed++] = (enum monster)m;
    return listed;
}

int bestiary_kinds(void)
{
    return MONSTER_COUNT - 1;
}

static void describe_sight(const struct monster_kind *kind, struct text *text)
{
    if (!monster_sees(kind)) {
        text_append(text, "It is blind. ");
        return;
    }
    if (kind->light_sight == 0)
        text_append(text, "It sees %d cells. ", kind->dark_sight);
    else if (kind->light_sight != FOV_UNLIMITED)
        text_append(text, "It sees %d cells in light, %d in the dark. ", kind->light_sight,
                    kind->dark_sight);
    if (noticing_radius_of_kind(kind, LIGHT_BRIGHT) > 0)
        text_append(text,
                    "It notices you within %d cells in bright light, %d in dim light, %d in the "
                    "dark. ",
                    noticing_radius_of_kind(kind, LIGHT_BRIGHT),
                    noticing_radius_of_kind(kind, LIGHT_DIM),
                    noticing_radius_of_kind(kind, LIGHT_DARK));
    if (kind->far_floor > 0)
        text_append(
            text, "From floor %d on it sees %d cells in light, and notices you from twice as far. ",
            kind->far_floor, 2 * kind->light_sight);
    if (kind->is_gazing)
        text_append(text, "It sees only ahead, nothing beside or behind it. ");
}

static void describe_senses(const struct monster_kind *kind, struct text *text)
{
    describe_sight(kind, text);
    text_append(text, "%s", description_of_hearing(kind->hearing));
    if (!kind->has_eyes)
        text_append(text, " Its eyes don't shine.");
}

static void describe_ways(const struct monster_kind *kind, struct text *text)
{
    const struct {
        bool is_so;
        const char *says;
    } traits[] = {{kind->is_fixed, "It never moves."},
                  {kind->step_time < 100, "It is faster than you."},
                  {kind->step_time > 100, "It is slower than you."},
                  {kind->flies, "It flies."},
                  {kind->swims, "It keeps to the water."},
                  {kind->opens_doors, "It opens doors."},
                  {kind->never_attacks, "It never attacks."},
                  {kind->ignores_hero, "It ignores you."},
                  {kind->flees_bright, "It avoids bright light."},
                  {kind->ignores_red, "It can't see red light."},
                  {kind->is_relentless, "It follows from floor to floor."}};
    for (size_t i = 0; i < ARRAY_LENGTH(traits); i++)
        if (traits[i].is_so)
            text_append(text, " %s", traits[i].says);
}

void bestiary_describe(enum monster monster, struct text *text)
{
    const struct monster_kind *kind = monster_get(monster);
    describe_senses(kind, text);
    describe_ways(kind, text);
    if (!kind->never_attacks && kind->reach > 1)
        text_append(text, " Reach %d.", kind->reach);
    if (kind->frequency > 0)
        text_append(text, " Floors %d-%d.", kind->first_floor, kind->last_floor);
}

/* "health 9, damage 2-4" */
static void append_combat_stats(const struct monster_kind *kind, struct combat_stats combat_stats,
                                struct text *text)
{
    text_append(text, "health %d", combat_stats.health);
    if (kind->never_attacks)
        return;
    text_append(text, ", damage ");
    description_of_damage(combat_stats.damage_min, combat_stats.damage_max, text);
}

void bestiary_describe_combat_stats(enum monster monster, struct text *text)
{
    const struct monster_kind *kind = monster_get(monster);
    size_t start = text->length;
    if (kind->trades) /* nothing can hurt it */
        return;
    if (kind->strength == STRENGTH_OWN) {
        text_append(text, "All floors: ");
        append_combat_stats(kind, band_combat_stats(FLOOR_COUNT, monster), text);
    }
    for (int b = 0; b < BAND_COUNT && kind->strength != STRENGTH_OWN; b++) {
        const struct band *band = band_get((enum band_id)b);
        int first = band->first_floor > kind->first_floor ? band->first_floor : kind->first_floor;
        int last = band->last_floor < kind->last_floor ? band->last_floor : kind->last_floor;
        if (first > last)
            continue;
        if (text->length > start)
            text_append(text, "; ");
        else
            text_append(text, first < last ? "Floors " : "Floor ");
        text_append(text, first < last ? "%d-%d: " : "%d: ", first, last);
        append_combat_stats(kind, band_combat_stats(first, monster), text);
    }
    text_append(text, ".");
}
