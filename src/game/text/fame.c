#include "game/text/fame.h"

#include "base/integer.h"
#include "game/text/score.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH_MAX 999 /* other versions may go deeper */
#define RUN_WORD " run="

void fame_clear(struct fame *fame)
{
    free(fame->entries);
    free(fame->ranks);
    *fame = (struct fame){0};
}

bool fame_is_due(const struct game *game)
{
    const struct state *state = game_state(game);
    return state_is_over(state) && !state_is_trial(state) && !state_is_lesson(state) &&
           !state_is_plain(state) && !state_is_drawn(state);
}

void fame_write(const struct game *game, const char *date, const char *version, struct text *text)
{
    const struct state *state = game_state(game);
    text_append(text, "%s result=%s depth=%d turns=%d cause=%s version=%s seed=%s", date,
                state->result == RESULT_WON ? "won" : "died", state->depth, state->turn,
                game_cause(game), version, state->seed);
    text_append(text, " score=%d start=%s watch=%s", score_points(state),
                start_get(state->start)->id, watch_get(state->watch)->id);
    if (score_conducts(game)) {
        text_append(text, " conducts=");
        conduct_write_ids(score_conducts(game), text);
    }
    if (game_run_id(game))
        text_append(text, RUN_WORD "%016" PRIx64, game_run_id(game));
}

bool fame_is_date(const char *text)
{
    static const char pattern[] = "dddd-dd-dd";
    for (size_t i = 0; i < FAME_DATE_LENGTH; i++)
        if (pattern[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != '-')
            return false;
    return text[FAME_DATE_LENGTH] == '\0';
}

/* The words "name=value" of an entry. */
enum fact {
    FACT_RESULT,
    FACT_DEPTH,
    FACT_TURNS,
    FACT_CAUSE,
    FACT_VERSION,
    FACT_SEED,
    FACT_SCORE,
    FACT_START,
    FACT_WATCH,
    FACT_CONDUCTS,
    FACT_RUN,
    FACTS
};

static bool copy(const char *value, char *text, size_t capacity)
{
    size_t length = strlen(value);
    if (length >= capacity)
        return false;
    memcpy(text, value, length + 1);
    return true;
}

static bool read_fact(enum fact fact, const char *value, struct fame_entry *entry)
{
    switch (fact) {
    case FACT_RESULT:
        entry->is_won = strcmp(value, "won") == 0;
        return entry->is_won || strcmp(value, "died") == 0;
    case FACT_DEPTH:
        return text_read_number(value, 0, DEPTH_MAX, &entry->depth);
    case FACT_TURNS:
        return text_read_number(value, 0, INT_MAX, &entry->turns);
    case FACT_CAUSE:
        return copy(value, entry->cause, sizeof entry->cause);
    case FACT_VERSION:
        return copy(value, entry->version, sizeof entry->version);
    case FACT_SEED:
        return copy(value, entry->seed, sizeof entry->seed);
    case FACT_SCORE:
        return text_read_number(value, 0, INT_MAX, &entry->score);
    case FACT_START:
        return copy(value, entry->start, sizeof entry->start);
    case FACT_WATCH:
        return copy(value, entry->watch, sizeof entry->watch);
    case FACT_CONDUCTS:
        entry->conducts = conduct_read_ids(value);
        return true;
    case FACT_RUN:
        return text_read_word(value, &entry->run_id);
    case FACTS:
        break;
    }
    return false;
}

/* Reads a word; ignores an unknown one, which another version may know. */
static bool read_word(const char *word, struct fame_entry *entry, bool has[FACTS])
{
    static const char *const names[FACTS] = {
        "result=", "depth=", "turns=", "cause=",    "version=", "seed=",
        "score=",  "start=", "watch=", "conducts=", "run="};
    for (int fact = 0; fact < FACTS; fact++)
        if (strncmp(word, names[fact], strlen(names[fact])) == 0) {
            has[fact] = true;
            return read_fact((enum fact)fact, word + strlen(names[fact]), entry);
        }
    return true;
}

/* Cuts the next word off a text; NULL if there is none. */
static char *cut_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t");
    size_t length = strcspn(word, " \t");
    if (length == 0)
        return NULL;
    *rest = word + length + (word[length] != '\0');
    word[length] = '\0';
    return word;
}

static bool read_entry(struct line_pair *pair, struct fame_entry *entry)
{
    bool has[FACTS] = {false};
    char *rest = pair->value;
    *entry = (struct fame_entry){.score = -1};
    if (!fame_is_date(pair->name))
        return false;
    memcpy(entry->date, pair->name, sizeof entry->date);
    for (char *word = cut_word(&rest); word; word = cut_word(&rest))
        if (!read_word(word, entry, has))
            return false;
    return has[FACT_RESULT] && has[FACT_DEPTH] && has[FACT_TURNS];
}

/* Makes room for more entries and their ranks. */
static bool grow(struct fame *fame)
{
    int capacity = fame->capacity > 0 ? 2 * fame->capacity : 64;
    struct fame_entry *entries = realloc(fame->entries, (size_t)capacity * sizeof *entries);
    if (!entries)
        return false;
    fame->entries = entries;
    struct fame_rank *ranks = realloc(fame->ranks, (size_t)capacity * sizeof *ranks);
    if (!ranks)
        return false;
    fame->ranks = ranks;
    fame->capacity = capacity;
    return true;
}

static bool add(struct fame *fame, const struct fame_entry *entry)
{
    if (fame->count == fame->capacity && !grow(fame))
        return false;
    fame->entries[fame->count++] = *entry;
    return true;
}

/* Less for a better entry. */
static uint64_t rank_key(const struct fame_entry *entry)
{
    if (entry->is_won)
        return (uint64_t)entry->turns;
    return ((uint64_t)(DEPTH_MAX + 1 - entry->depth) << 32) + (uint64_t)(INT_MAX - entry->turns);
}

static int compare(const void *a, const void *b)
{
    const struct fame_rank *left = a;
    const struct fame_rank *right = b;
    if (left->key != right->key)
        return left->key < right->key ? -1 : 1;
    return left->index - right->index;
}

static void rank(struct fame *fame)
{
    struct fame_rank *ranks = fame->ranks;
    if (fame->count == 0)
        return;
    for (int i = 0; i < fame->count; i++)
        ranks[i] = (struct fame_rank){rank_key(&fame->entries[i]), i};
    qsort(ranks, (size_t)fame->count, sizeof *ranks, compare);
    for (int i = 0; i < fame->count; i++)
        fame->entries[ranks[i].index].place = i + 1;
}

bool fame_read(struct fame *fame, const struct lines *lines, const struct line_listener *listener)
{
    struct line line = {0};
    bool has_room = true;
    while (has_room && lines_next(lines, &line)) {
        struct line_pair pair;
        struct fame_entry entry;
        enum line_kind kind = line_read(&line, ' ', &pair);
        if (kind == LINE_BLANK)
            continue;
        if (kind == LINE_BROKEN || !read_entry(&pair, &entry))
            line_tell(listener, &line, "no run can be made out");
        else
            has_room = add(fame, &entry);
    }
    rank(fame);
    return has_room;
}

void fame_write_standing(const struct fame *fame, struct text *text)
{
    if (fame->count < 2)
        return;
    int place = fame->entries[fame->count - 1].place;
    const struct fame_entry *best = &fame->entries[fame->ranks[0].index];
    if (place == 1)
        text_append(text, " The best of your %d runs.", fame->count);
    else if (best->is_won)
        text_append(text, " Place %d of your %d runs, best first. The best was won.", place,
                    fame->count);
    else
        text_append(text, " Place %d of your %d runs, best first. The best reached floor %d.",
                    place, fame->count, best->depth);
}

/* Whether a line has the word of a text that begins like this. */
static bool has_word_of(const struct line *line, const char *text, const char *start)
{
    const char *word = strstr(text, start);
    size_t length = word ? strcspn(word + 1, " ") + 1 : 0;
    const char *end = line->text + line->length;
    const char *at = word ? memchr(line->text, ' ', line->length) : NULL;
    for (; at && (size_t)(end - at) >= length; at = memchr(at + 1, ' ', (size_t)(end - at) - 1))
        if (memcmp(at, word, length) == 0 && (at + length == end || at[length] == ' '))
            return true;
    return false;
}

bool fame_has_end(const struct lines *lines, const char *text)
{
    struct line line = {0};
    while (lines_next(lines, &line))
        if (has_word_of(&line, text, RUN_WORD) && has_word_of(&line, text, " turns="))
            return true;
    return false;
}

int fame_list_best(const struct fame *fame, int max, int order[])
{
    int count = int_min(fame->count, max);
    for (int i = 0; i < count; i++)
        order[i] = fame->ranks[i].index;
    return count;
}

int fame_list_last(const struct fame *fame, int max, int order[])
{
    int count = int_min(fame->count, max);
    for (int i = 0; i < count; i++)
        order[i] = fame->count - 1 - i;
    return count;
}

/* A run with the seed of a day that began otherwise is no daily run. */
static bool is_daily(const struct fame_entry *entry)
{
    struct game_setup day = {.seed = entry->seed};
    if (!fame_is_date(entry->seed))
        return false;
    game_setup_make_daily(&day);
    return strcmp(entry->start, start_get((enum start)day.start)->id) == 0 &&
           strcmp(entry->watch, watch_get((enum watch)day.watch)->id) == 0;
}

/* Where the day stands among the first `count` of the order, which has the latest first. */
static int place_of_day(const struct fame *fame, const int order[], int count, const char *day)
{
    int at = 0;
    while (at < count && strcmp(fame->entries[order[at]].seed, day) > 0)
        at++;
    return at;
}

int fame_list_daily(const struct fame *fame, int max, int order[])
{
    int count = 0;
    for (int i = fame->count - 1; i >= 0; i--) {
        const char *day = fame->entries[i].seed;
        if (!is_daily(&fame->entries[i]))
            continue;
        int at = place_of_day(fame, order, count, day);
        bool is_listed = at < count && strcmp(fame->entries[order[at]].seed, day) == 0;
        if (!is_listed && at < max) {
            count = int_min(count + 1, max);
            memmove(order + at + 1, order + at, (size_t)(count - at - 1) * sizeof *order);
        }
        if (at < max)
            order[at] = i; /* an earlier run of the same day comes later here */
    }
    return count;
}
