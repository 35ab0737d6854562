#include "game/text/chronicle.h"

#include "base/integer.h"
#include "game/text/narration.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static struct chronicle_line *line_at(struct chronicle *chronicle, int number)
{
    return &chronicle->lines[number % CHRONICLE_LINES];
}

static void add_line(struct chronicle *chronicle, int turn, const char *sentence)
{
    if (chronicle->line_count > 0) {
        struct chronicle_line *last = line_at(chronicle, chronicle->line_count - 1);
        if (last->turn == turn && strcmp(last->text, sentence) == 0) {
            last->times++;
            return;
        }
    }
    struct chronicle_line *next = line_at(chronicle, chronicle->line_count++);
    snprintf(next->text, sizeof next->text, "%s", sentence);
    next->turn = turn;
    next->times = 1;
}

/* Leaves out what cost no time. */
static bool is_of_the_story(const struct event *event)
{
    return event->kind != EVENT_REFUSED && event->kind != EVENT_FOV;
}

static void note_event(struct chronicle *chronicle, const struct state *state,
                       const struct event *event)
{
    char sentence[CHRONICLE_LINE_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (is_of_the_story(event) && narration_of(state, event, &text))
        add_line(chronicle, state->turn, sentence);
    if (event->kind == EVENT_DIED && state_is_hero(state, event->actor))
        chronicle->kills[event->victim_kind]++;
    if (event->kind == EVENT_CLOSE_CALL)
        chronicle->close_calls[event->monster]++;
    if (event->kind == EVENT_NEAR_DEATH)
        chronicle->close_calls[monster_hero()]++;
    if (event->kind == EVENT_FREED)
        chronicle->freed++;
}

/* Only what the hero knew: the list can be read during the run. */
static void note_watcher(struct chronicle *chronicle, const struct state *state,
                         const struct actor *actor)
{
    struct chronicle_watcher *watcher = &chronicle->watchers[actor->kind];
    bool is_known = actor_is_perceived(actor) && actor_was_seen(actor);
    int pips = is_known ? actor_pips(actor) : 0;
    if (pips == 0)
        return;
    if (watcher->pips == 0) {
        watcher->first_turn = state->turn;
        watcher->first_depth = state->depth;
    }
    watcher->pips = int_max(pips, watcher->pips);
    watcher->last_turn = state->turn;
    watcher->last_depth = state->depth;
}

/* Counts the turns since the last call. */
static void note_turns(struct chronicle *chronicle, const struct state *state)
{
    int noted = 0;
    for (int i = 0; i < FLOOR_COUNT; i++)
        for (int l = 0; l < LANTERN_COUNT; l++)
            noted += chronicle->turns[i][l];
    chronicle->turns[state->depth - 1][state_hero_const(state)->lantern] += state->turn - noted;
}

void chronicle_note(struct chronicle *chronicle, const struct state *state)
{
    const struct level *level = state_level_const(state);
    int *arrival = &chronicle->arrivals[state->depth - 1];
    if (*arrival == 0)
        *arrival = state->turn + 1;
    note_turns(chronicle, state);
    chronicle->loudest = (enum loudness)int_max((int)chronicle->loudest, (int)state->hero_noise);
    for (int i = 0; i < state->events.count; i++)
        note_event(chronicle, state, &state->events.events[i]);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)) && !level->actors[i].is_ally)
            note_watcher(chronicle, state, &level->actors[i]);
}

int chronicle_kept(const struct chronicle *chronicle)
{
    return int_min(chronicle->line_count, CHRONICLE_LINES);
}

int chronicle_recent(const struct chronicle *chronicle, int turn)
{
    int kept = chronicle_kept(chronicle);
    int recent = 0;
    while (recent < kept && chronicle_line_get(chronicle, recent)->turn > turn - CHRONICLE_TURNS)
        recent++;
    return recent;
}

const struct chronicle_line *chronicle_line_get(const struct chronicle *chronicle, int back)
{
    assert(back >= 0 && back < CHRONICLE_LINES && back < chronicle->line_count);
    return &chronicle->lines[(chronicle->line_count - 1 - back) % CHRONICLE_LINES];
}
