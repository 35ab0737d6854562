#include "ui/stage_marks.h"

/* What follows a missile begins when it has come. */
#define FLIGHT_MS 90
/* Thrown back it is quicker: the blow is to be seen before all marks end. */
#define TURNED_MS 30

/* A mark that lasts to the end of all marks, from `begins` on. */
static void add(struct stage_marks *marks, struct stage_mark mark)
{
    if (mark.lasts == 0)
        mark.lasts = STAGE_MARK_MS - mark.begins;
    if (marks->count < STAGE_MARKS_MAX)
        marks->marks[marks->count++] = mark;
}

static void add_blow(struct stage_marks *marks, const struct event *event, int begins)
{
    add(marks, (struct stage_mark){
                   .kind = MARK_SLASH, .from = event->from, .to = event->to, .begins = begins});
    add(marks, (struct stage_mark){
                   .kind = MARK_HURT, .actor = event->victim, .to = event->to, .begins = begins});
}

static void add_noise(struct stage_marks *marks, struct point at, int loudness)
{
    add(marks, (struct stage_mark){.kind = MARK_RIPPLE, .to = at, .loudness = loudness});
}

/* A flash and its reflection follow each other in the time of one flight. */
static void add_flight(struct stage_marks *marks, const struct event *event, int *begins)
{
    int lasts = event->item == ITEM_NONE ? FLIGHT_MS / 2 : FLIGHT_MS;
    int starts = *begins + lasts <= FLIGHT_MS ? *begins : FLIGHT_MS - lasts;
    add(marks, (struct stage_mark){.kind = MARK_MISSILE,
                                   .item = event->item,
                                   .from = event->from,
                                   .to = event->to,
                                   .begins = starts,
                                   .lasts = lasts});
    *begins = starts + lasts;
}

static void add_event(struct stage_marks *marks, const struct event *event, int *begins)
{
    switch (event->kind) {
    case EVENT_MISSILE:
        add_flight(marks, event, begins);
        break;
    case EVENT_TURNED:
        add(marks, (struct stage_mark){.kind = MARK_MISSILE,
                                       .from = event->from,
                                       .to = event->to,
                                       .begins = *begins,
                                       .lasts = TURNED_MS});
        *begins += TURNED_MS;
        break;
    case EVENT_STRUCK:
        add_blow(marks, event, *begins);
        break;
    case EVENT_HURT:
        add(marks, (struct stage_mark){.kind = MARK_HURT, .actor = event->victim, .to = event->to});
        break;
    case EVENT_DIED:
        add(marks, (struct stage_mark){.kind = MARK_DEATH,
                                       .monster = event->victim_kind,
                                       .to = event->to,
                                       .begins = *begins});
        break;
    case EVENT_SUNG:
    case EVENT_NOISE:
    case EVENT_HEARD:
    case EVENT_RANG:
        add_noise(marks, event->to, event->amount);
        break;
    case EVENT_TELL:
        add(marks, (struct stage_mark){.kind = MARK_TELL, .to = event->from});
        break;
    default:
        break;
    }
}

void stage_marks_play(struct stage_marks *marks, const struct state *state, uint32_t now,
                      bool is_still)
{
    int begins = 0;
    bool has_acted = state->turn != marks->turn;
    marks->count = 0;
    marks->played = now;
    marks->turn = state->turn;
    for (int i = 0; i < state->events.count; i++)
        add_event(marks, &state->events.events[i], &begins);
    if (has_acted && state->noise > 0 && !is_still)
        add_noise(marks, state_hero_const(state)->position, state->noise);
}

bool stage_marks_are_moving(const struct stage_marks *marks, uint32_t now)
{
    for (int i = 0; i < marks->count; i++)
        if (marks->marks[i].kind != MARK_TELL)
            return now - marks->played <= STAGE_MARK_MS;
    return false;
}

int stage_marks_progress(const struct stage_marks *marks, const struct stage_mark *mark,
                         uint32_t now, bool is_still)
{
    if (is_still || mark->kind == MARK_TELL)
        return 128;
    uint32_t passed = now - marks->played;
    if (passed < (uint32_t)mark->begins || passed >= (uint32_t)(mark->begins + mark->lasts))
        return -1;
    return (int)(passed - (uint32_t)mark->begins) * 256 / mark->lasts;
}
