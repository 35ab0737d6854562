#include "ui/scene/stage_marks.h"

/* What follows a missile begins when it has come. */
#define FLIGHT_MS 90
/* Thrown back it is quicker: the blow is to be seen before all marks end. */
#define TURNED_MS 30
#define PUSH_MS 90            /* as a step */
#define SINK_MS (PUSH_MS / 2) /* then it goes under */
#define TAKEN_MS 100
#define LANDING_MS 100 /* until his feet touch the ground */

/* What of a mark is shown where nothing moves. */
enum at_rest {
    REST_NOTHING,
    REST_HALF_WAY, /* as it is half through */
    REST_END       /* as it is at its end; it stays so where things move too */
};

static const enum at_rest at_rest[MARK_KIND_COUNT] = {
    [MARK_SLASH] = REST_HALF_WAY, [MARK_HURT] = REST_HALF_WAY,    [MARK_AMOUNT] = REST_END,
    [MARK_DEATH] = REST_HALF_WAY, [MARK_MISSILE] = REST_HALF_WAY, [MARK_RIPPLE] = REST_HALF_WAY,
    [MARK_TELL] = REST_END,       [MARK_WATCHED] = REST_END,      [MARK_NIGHT] = REST_END,
    [MARK_LEAVE] = REST_HALF_WAY, [MARK_BREAK] = REST_HALF_WAY,
};

/* What the marks of a list of events are made with. */
struct maker {
    struct stage_marks *marks;
    const struct state *state;
    int begins; /* of what happens now: behind the missiles that it waits for */
};

/* A mark that lasts to the end of all marks, from `begins` on. */
static void add(struct maker *maker, struct stage_mark mark)
{
    struct stage_marks *marks = maker->marks;
    if (mark.lasts == 0)
        mark.lasts = STAGE_MARK_MS - mark.begins;
    if (marks->count < STAGE_MARKS_MAX)
        marks->marks[marks->count++] = mark;
}

/* Several blows in one cell make one number. */
static void add_amount(struct maker *maker, struct point at, int amount)
{
    struct stage_marks *marks = maker->marks;
    for (int i = 0; i < marks->count; i++)
        if (marks->marks[i].kind == MARK_AMOUNT && point_is_equal(marks->marks[i].to, at)) {
            marks->marks[i].amount += amount;
            return;
        }
    add(maker, (struct stage_mark){
                   .kind = MARK_AMOUNT, .to = at, .amount = amount, .begins = maker->begins});
}

static void add_hurt(struct maker *maker, const struct event *event)
{
    add(maker, (struct stage_mark){.kind = MARK_HURT,
                                   .actor = event->victim,
                                   .from = event->kind == EVENT_STRUCK ? event->from : event->to,
                                   .to = event->to,
                                   .amount = event->amount,
                                   .begins = maker->begins});
    add_amount(maker, event->to, event->amount);
}

static void add_noise(struct maker *maker, struct point at, int loudness)
{
    add(maker, (struct stage_mark){.kind = MARK_RIPPLE, .to = at, .amount = loudness});
}

static void add_at(struct maker *maker, enum stage_mark_kind kind, struct point at)
{
    add(maker, (struct stage_mark){.kind = kind, .to = at, .begins = maker->begins});
}

static void add_on(struct maker *maker, enum stage_mark_kind kind, struct handle actor)
{
    add(maker, (struct stage_mark){.kind = kind, .actor = actor, .begins = maker->begins});
}

/* What comes down in water or a chasm. */
static void add_plunge(struct maker *maker, struct point at, int begins)
{
    const struct terrain_kind *kind =
        terrain_get(level_terrain(state_level_const(maker->state), at));
    if (kind->is_water || kind->is_chasm)
        add(maker, (struct stage_mark){.kind = kind->is_chasm ? MARK_FALL : MARK_SPLASH,
                                       .to = at,
                                       .begins = begins});
}

/* A flash and its reflection follow each other in the time of one flight. */
static void add_flight(struct maker *maker, const struct event *event)
{
    int lasts = event->item == ITEM_NONE ? FLIGHT_MS / 2 : FLIGHT_MS;
    int starts = maker->begins + lasts <= FLIGHT_MS ? maker->begins : FLIGHT_MS - lasts;
    add(maker, (struct stage_mark){.kind = MARK_MISSILE,
                                   .item = event->item,
                                   .from = event->from,
                                   .to = event->to,
                                   .begins = starts,
                                   .lasts = lasts});
    maker->begins = starts + lasts;
    bool hits = level_actor_at(state_level_const(maker->state), event->to).generation != 0;
    if (event->item != ITEM_NONE && !hits)
        add_plunge(maker, event->to, maker->begins);
}

static void add_turned(struct maker *maker, const struct event *event)
{
    add(maker, (struct stage_mark){.kind = MARK_MISSILE,
                                   .from = event->from,
                                   .to = event->to,
                                   .begins = maker->begins,
                                   .lasts = TURNED_MS});
    maker->begins += TURNED_MS;
}

/* Light that was `before` is `after`, as radii. */
static void add_light(struct maker *maker, struct point at, int before, int after)
{
    if (before == after)
        return;
    add(maker, (struct stage_mark){.kind = after > before ? MARK_SWELL : MARK_CLOSE,
                                   .to = at,
                                   .amount = after > before ? after : before,
                                   .begins = maker->begins});
}

static int light_radius(enum terrain terrain)
{
    return terrain == TERRAIN_NONE ? 0 : terrain_get(terrain)->light_radius;
}

static void add_change(struct maker *maker, const struct event *event)
{
    enum terrain now = level_terrain(state_level_const(maker->state), event->to);
    if (event->terrain == TERRAIN_NONE)
        return;
    add_light(maker, event->to, light_radius(event->terrain), light_radius(now));
    add(maker, (struct stage_mark){.kind = MARK_CHANGE,
                                   .terrain = event->terrain,
                                   .to = event->to,
                                   .begins = maker->begins});
}

static void add_lantern(struct maker *maker, const struct event *event)
{
    int after = lantern_get((enum lantern)event->amount)->light_radius;
    int before = lantern_get(maker->marks->lantern)->light_radius;
    add_light(maker, state_hero_const(maker->state)->position, before, after);
}

static void add_push(struct maker *maker, const struct event *event)
{
    enum terrain now = level_terrain(state_level_const(maker->state), event->to);
    bool sinks = event->terrain != TERRAIN_NONE && now != event->terrain;
    bool falls = sinks && now != TERRAIN_NONE && terrain_get(now)->is_chasm;
    add(maker, (struct stage_mark){.kind = MARK_PUSH,
                                   .terrain = event->terrain,
                                   .from = event->from,
                                   .to = event->to,
                                   .amount = sinks,
                                   .lasts = PUSH_MS});
    if (sinks)
        add(maker, (struct stage_mark){.kind = falls ? MARK_FALL : MARK_SPLASH,
                                       .to = event->to,
                                       .begins = SINK_MS});
}

static void add_cloud(struct maker *maker, const struct event *event)
{
    add_at(maker, MARK_CLOUD, event->to);
    if (event->cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *kind = cloud_get(event->cloud);
    add_light(maker, event->to, 0, kind->light_radius);
    if (kind->light_radius > 0 && !kind->burns && !kind->is_lasting)
        add_at(maker, MARK_BLOOM, event->to);
}

static void add_item(struct maker *maker, enum stage_mark_kind kind, const struct event *event,
                     struct point at)
{
    add(maker, (struct stage_mark){.kind = kind,
                                   .item = event->item,
                                   .to = at,
                                   .begins = maker->begins,
                                   .lasts = kind == MARK_BREAK ? 0 : TAKEN_MS});
}

static void add_theft(struct maker *maker, const struct event *event)
{
    const struct level *level = state_level_const(maker->state);
    struct point hero = state_hero_const(maker->state)->position;
    if (!pool_resolves(&level->actor_pool, event->actor))
        return;
    add(maker, (struct stage_mark){.kind = MARK_MISSILE,
                                   .item = event->item,
                                   .from = hero,
                                   .to = level_actor_const(level, event->actor)->position,
                                   .lasts = TAKEN_MS});
}

static void add_vanished(struct maker *maker, const struct event *event)
{
    add(maker, (struct stage_mark){.kind = MARK_LEAVE,
                                   .actor = event->actor,
                                   .monster = event->monster,
                                   .to = event->from,
                                   .begins = maker->begins});
    add_on(maker, MARK_COME, event->actor);
}

/* The hero comes down, and is hurt then. */
static void add_fall(struct maker *maker, const struct event *event)
{
    struct point at = state_hero_const(maker->state)->position;
    add_on(maker, MARK_LANDING, maker->state->hero);
    maker->begins += LANDING_MS;
    add_hurt(maker, &(struct event){.kind = EVENT_HURT,
                                    .victim = maker->state->hero,
                                    .to = at,
                                    .amount = event->amount});
    maker->begins -= LANDING_MS;
}

/* What happens to bodies. */
static bool add_bodily(struct maker *maker, const struct event *event)
{
    switch (event->kind) {
    case EVENT_STRUCK:
        add(maker,
            (struct stage_mark){
                .kind = MARK_SLASH, .from = event->from, .to = event->to, .begins = maker->begins});
        add_hurt(maker, event);
        if (event->armour > 0 && event->armour >= event->amount)
            add_at(maker, MARK_GLANCE, event->to);
        return true;
    case EVENT_HURT:
        add_hurt(maker, event);
        return true;
    case EVENT_HEALED:
        add_on(maker, MARK_MEND, event->victim);
        add_amount(maker, event->to, -event->amount);
        return true;
    case EVENT_FREED:
        add_on(maker, MARK_MEND, event->victim);
        return true;
    case EVENT_DIED:
        add(maker, (struct stage_mark){.kind = MARK_DEATH,
                                       .actor = event->victim,
                                       .monster = event->victim_kind,
                                       .to = event->to,
                                       .begins = maker->begins});
        return true;
    default:
        return false;
    }
}

/* What goes or is brought from one place to another. */
static bool add_moving(struct maker *maker, const struct event *event)
{
    switch (event->kind) {
    case EVENT_MISSILE:
        add_flight(maker, event);
        return true;
    case EVENT_TURNED:
        add_turned(maker, event);
        return true;
    case EVENT_PULLED:
        add(maker, (struct stage_mark){.kind = MARK_PULL,
                                       .actor = event->victim,
                                       .from = event->from,
                                       .to = event->to,
                                       .begins = maker->begins});
        add_plunge(maker, event->to, maker->begins + SINK_MS);
        return true;
    case EVENT_VANISHED:
        add_vanished(maker, event);
        return true;
    case EVENT_CAME:
        add_on(maker, MARK_COME, event->actor);
        return true;
    case EVENT_FELL:
        add_fall(maker, event);
        return true;
    case EVENT_PUSHED:
        add_push(maker, event);
        return true;
    case EVENT_STOLEN:
        add_theft(maker, event);
        return true;
    default:
        return false;
    }
}

/* What is heard, and what the hero is told of others' senses. */
static bool add_sensed(struct maker *maker, const struct event *event)
{
    switch (event->kind) {
    case EVENT_SUNG:
    case EVENT_NOISE:
    case EVENT_HEARD:
    case EVENT_RANG:
        add_noise(maker, event->to, event->amount);
        return true;
    case EVENT_HUSHED:
        if (event->amount)
            add_at(maker, MARK_HUSH, state_hero_const(maker->state)->position);
        return true;
    case EVENT_TELL:
        add_at(maker, MARK_TELL, event->from);
        return true;
    case EVENT_PIPS:
        add_on(maker, MARK_PIPS, event->actor);
        return true;
    case EVENT_WARNED:
        add_at(maker, MARK_WATCHED, state_hero_const(maker->state)->position);
        return true;
    case EVENT_NIGHT:
        add_at(maker, MARK_NIGHT, state_hero_const(maker->state)->position);
        return true;
    case EVENT_EYES:
        add_at(maker, MARK_GLINT, event->to);
        return true;
    default:
        return false;
    }
}

/* What happens to the floor and to what lies on it. */
static bool add_local(struct maker *maker, const struct event *event)
{
    switch (event->kind) {
    case EVENT_DOOR_OPENED:
    case EVENT_DOOR_CLOSED:
    case EVENT_TERRAIN:
        add_change(maker, event);
        return true;
    case EVENT_LANTERN:
        add_lantern(maker, event);
        return true;
    case EVENT_CLOUD:
        add_cloud(maker, event);
        return true;
    case EVENT_DOUSED:
        if (event->cloud != CLOUD_NONE)
            add_light(maker, event->to, cloud_get(event->cloud)->light_radius, 0);
        return true;
    case EVENT_SPRUNG:
    case EVENT_FOUND_OUT:
    case EVENT_BEACON:
        add_at(maker, MARK_SPARK, event->to);
        return true;
    case EVENT_BROKE:
        add_item(maker, MARK_BREAK, event, event->to);
        return true;
    case EVENT_PICKED_UP:
        add_item(maker, MARK_LIFT, event, state_hero_const(maker->state)->position);
        return true;
    case EVENT_DROPPED:
    case EVENT_LET_GO:
        add_item(maker, MARK_LAY, event, event->to);
        return true;
    default:
        return false;
    }
}

static void add_event(struct maker *maker, const struct event *event)
{
    if (!add_bodily(maker, event) && !add_moving(maker, event) && !add_sensed(maker, event))
        add_local(maker, event);
}

/* Makes the marks of the events from the nth on. */
static void make(struct stage_marks *marks, const struct state *state, int first, uint32_t now)
{
    struct maker maker = {marks, state, 0};
    marks->count = 0;
    marks->played = now;
    marks->turn = state->turn;
    for (int i = first; i < state->events.count; i++)
        add_event(&maker, &state->events.events[i]);
    marks->lantern = state_hero_const(state)->lantern;
}

void stage_marks_play(struct stage_marks *marks, const struct state *state, uint32_t now,
                      bool is_still)
{
    bool has_acted = state->turn != marks->turn;
    make(marks, state, 0, now);
    if (has_acted && state->noise > 0 && !is_still)
        add_noise(&(struct maker){marks, state, 0}, state_hero_const(state)->position,
                  state->noise);
}

void stage_marks_play_arrival(struct stage_marks *marks, const struct state *state, uint32_t now)
{
    int first = state->events.count;
    while (first > 0 && state->events.events[first - 1].kind != EVENT_ARRIVED)
        first--;
    make(marks, state, first > 0 ? first : state->events.count, now);
}

bool stage_marks_are_moving(const struct stage_marks *marks, uint32_t now)
{
    for (int i = 0; i < marks->count; i++)
        if (marks->marks[i].kind != MARK_TELL) /* which is there at once */
            return now - marks->played <= STAGE_MARK_MS;
    return false;
}

void stage_marks_finish(struct stage_marks *marks, uint32_t now)
{
    marks->played = now - STAGE_MARK_MS - 1;
}

enum stage_mark_phase stage_marks_phase(const struct stage_marks *marks,
                                        const struct stage_mark *mark, uint32_t now, bool is_still)
{
    uint32_t passed = now - marks->played;
    enum at_rest rest = at_rest[mark->kind];
    if (is_still)
        return rest == REST_NOTHING ? MARK_IS_OVER : MARK_RUNS;
    if (passed < (uint32_t)mark->begins)
        return MARK_WAITS;
    return rest == REST_END || passed < (uint32_t)(mark->begins + mark->lasts) ? MARK_RUNS
                                                                               : MARK_IS_OVER;
}

int stage_marks_progress(const struct stage_marks *marks, const struct stage_mark *mark,
                         uint32_t now, bool is_still)
{
    if (stage_marks_phase(marks, mark, now, is_still) != MARK_RUNS)
        return -1;
    if (is_still)
        return at_rest[mark->kind] == REST_END ? 255 : 128;
    int passed = (int)(now - marks->played - (uint32_t)mark->begins);
    return passed >= 0 && passed < mark->lasts ? passed * 256 / mark->lasts : 255;
}

int stage_marks_light_begins(const struct stage_marks *marks)
{
    for (int i = 0; i < marks->count; i++)
        if (marks->marks[i].kind == MARK_SWELL || marks->marks[i].kind == MARK_CLOSE)
            return marks->marks[i].begins;
    return 0;
}
