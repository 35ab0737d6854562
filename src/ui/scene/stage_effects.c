#include "ui/scene/stage_effects.h"

#include "base/integer.h"
#include "game/awareness.h"

/* Effects of a missile's hit start when it lands. */
#define FLIGHT_MS 90
/* Shorter for a reflected missile, so that its hit is seen before all effects end. */
#define TURNED_MS 30
#define PUSH_MS 90            /* as long as a step */
#define SINK_MS (PUSH_MS / 2) /* then it sinks */
#define TAKEN_MS 100
#define BEACON_CELLS 30 /* as far as a window shows */
#define LANDING_MS 100  /* until the hero's feet touch the ground */

/* State while effects are made from a list of events. */
struct effect_builder {
    struct stage_effects *effects;
    const struct state *state;
    int begins;        /* milliseconds at which the current event starts, after what it waits for */
    int answers_begin; /* blows of others do not start before this */
};

/* Adds an effect; one without a duration lasts until the end of all effects. */
static void add(struct effect_builder *builder, struct stage_effect effect)
{
    struct stage_effects *effects = builder->effects;
    if (effect.lasts == 0)
        effect.lasts = STAGE_EFFECT_MS - effect.begins;
    if (effects->count < STAGE_EFFECTS_MAX)
        effects->list[effects->count++] = effect;
}

/* Adds up several blows in one cell. */
static void add_amount(struct effect_builder *builder, struct point at, int health_lost)
{
    struct stage_effects *effects = builder->effects;
    for (int i = 0; i < effects->count; i++)
        if (effects->list[i].kind == STAGE_EFFECT_AMOUNT &&
            point_is_equal(effects->list[i].to, at)) {
            effects->list[i].health_lost += health_lost;
            return;
        }
    add(builder, (struct stage_effect){.kind = STAGE_EFFECT_AMOUNT,
                                       .to = at,
                                       .health_lost = health_lost,
                                       .begins = builder->begins});
}

/* An effect with the places and things of an event. */
static struct stage_effect effect_of(const struct effect_builder *builder,
                                     enum stage_effect_kind kind, const struct event *event)
{
    return (struct stage_effect){.kind = kind,
                                 .item = event->item,
                                 .terrain = event->terrain,
                                 .from = event->from,
                                 .to = event->to,
                                 .begins = builder->begins};
}

static void add_of(struct effect_builder *builder, enum stage_effect_kind kind,
                   const struct event *event)
{
    add(builder, effect_of(builder, kind, event));
}

static void add_hurt(struct effect_builder *builder, const struct event *event)
{
    struct stage_effect effect = effect_of(builder, STAGE_EFFECT_HURT, event);
    effect.actor = event->victim;
    effect.from = event->kind == EVENT_STRUCK ? event->from : event->to;
    effect.health_lost = event->damage;
    add(builder, effect);
    add_amount(builder, event->to, event->damage);
}

static void add_noise(struct effect_builder *builder, struct point at, enum loudness loudness)
{
    add(builder,
        (struct stage_effect){.kind = STAGE_EFFECT_RIPPLE, .to = at, .loudness = loudness});
}

static void add_heard(struct effect_builder *builder, const struct event *event)
{
    add_noise(builder, event->to, event->loudness);
}

/* The rings of a noise elsewhere can be followed to their edge; what turns to it shows that. A missile makes it where it
 * lands. */
static void add_noise_elsewhere(struct effect_builder *builder, const struct event *event)
{
    const struct level *level = state_level_const(builder->state);
    add(builder, (struct stage_effect){.kind = STAGE_EFFECT_RIPPLE,
                                       .to = event->to,
                                       .loudness = event->loudness,
                                       .begins = builder->begins,
                                       .lasts = STAGE_RINGS_MS});
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (awareness_is_lured(builder->state, &level->actors[i], event->to))
            add(builder, (struct stage_effect){.kind = STAGE_EFFECT_PIPS,
                                               .actor = level_handle(level, i),
                                               .begins = builder->begins,
                                               .lasts = STAGE_EFFECT_MS});
}

static struct point hero_position(const struct effect_builder *builder)
{
    return state_hero_const(builder->state)->position;
}

static void add_at(struct effect_builder *builder, enum stage_effect_kind kind, struct point at)
{
    add(builder, (struct stage_effect){.kind = kind, .to = at, .begins = builder->begins});
}

static void add_on(struct effect_builder *builder, enum stage_effect_kind kind, struct handle actor)
{
    add(builder, (struct stage_effect){.kind = kind, .actor = actor, .begins = builder->begins});
}

/* Adds a splash or a fall where something drops into water or a chasm. */
static void add_plunge(struct effect_builder *builder, struct point at, int begins)
{
    const struct terrain_kind *kind =
        terrain_get(level_terrain(state_level_const(builder->state), at));
    if (kind->is_water || kind->is_chasm)
        add(builder,
            (struct stage_effect){.kind = kind->is_chasm ? STAGE_EFFECT_FALL : STAGE_EFFECT_SPLASH,
                                  .to = at,
                                  .begins = begins});
}

/* A flash of light and its reflection share the time of one flight. */
static void add_flight(struct effect_builder *builder, const struct event *event)
{
    int lasts = event->item == ITEM_NONE ? FLIGHT_MS / 2 : FLIGHT_MS;
    int starts = builder->begins + lasts <= FLIGHT_MS ? builder->begins : FLIGHT_MS - lasts;
    struct stage_effect missile = effect_of(builder, STAGE_EFFECT_MISSILE, event);
    missile.begins = starts;
    missile.lasts = lasts;
    add(builder, missile);
    builder->begins = starts + lasts;
    bool hits = level_is_occupied(state_level_const(builder->state), event->to);
    if (event->item != ITEM_NONE && !hits)
        add_plunge(builder, event->to, builder->begins);
}

static void add_turned(struct effect_builder *builder, const struct event *event)
{
    struct stage_effect missile = effect_of(builder, STAGE_EFFECT_MISSILE, event);
    missile.item = ITEM_NONE; /* it is light */
    missile.lasts = TURNED_MS;
    add(builder, missile);
    builder->begins += TURNED_MS;
}

/* Adds a change of light; `before` and `after` are radii. */
static void add_light(struct effect_builder *builder, struct point at, int before, int after)
{
    if (before == after)
        return;
    add(builder,
        (struct stage_effect){.kind = after > before ? STAGE_EFFECT_SWELL : STAGE_EFFECT_CLOSE,
                              .to = at,
                              .light_radius = after > before ? after : before,
                              .begins = builder->begins});
}

static int light_radius(enum terrain terrain)
{
    return terrain == TERRAIN_NONE ? 0 : terrain_get(terrain)->light_radius;
}

static void add_change(struct effect_builder *builder, const struct event *event)
{
    enum terrain now = level_terrain(state_level_const(builder->state), event->to);
    if (event->terrain == TERRAIN_NONE)
        return;
    add_light(builder, event->to, light_radius(event->terrain), light_radius(now));
    add_of(builder, STAGE_EFFECT_CHANGE, event);
}

static void add_lantern(struct effect_builder *builder, const struct event *event)
{
    int after = lantern_get(event->lantern)->light_radius;
    int before = lantern_get(builder->effects->lantern)->light_radius;
    add_light(builder, hero_position(builder), before, after);
}

static void add_push(struct effect_builder *builder, const struct event *event)
{
    enum terrain now = level_terrain(state_level_const(builder->state), event->to);
    bool sinks = event->terrain != TERRAIN_NONE && now != event->terrain;
    bool falls = sinks && now != TERRAIN_NONE && terrain_get(now)->is_chasm;
    struct stage_effect push = effect_of(builder, STAGE_EFFECT_PUSH, event);
    push.sinks = sinks;
    push.begins = 0;
    push.lasts = PUSH_MS;
    add(builder, push);
    if (sinks)
        add(builder, (struct stage_effect){.kind = falls ? STAGE_EFFECT_FALL : STAGE_EFFECT_SPLASH,
                                           .to = event->to,
                                           .begins = SINK_MS});
}

static void add_cloud(struct effect_builder *builder, const struct event *event)
{
    add_at(builder, STAGE_EFFECT_CLOUD, event->to);
    if (event->cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *kind = cloud_get(event->cloud);
    add_light(builder, event->to, 0, kind->light_radius);
    if (kind->light_radius > 0 && !kind->burns && !kind->is_lasting)
        add_at(builder, STAGE_EFFECT_BLOOM, event->to);
}

static void add_item(struct effect_builder *builder, const struct event *event)
{
    bool breaks = event->kind == EVENT_BROKE;
    bool is_taken = event->kind == EVENT_PICKED_UP;
    struct stage_effect effect = effect_of(builder,
                                           breaks     ? STAGE_EFFECT_BREAK
                                           : is_taken ? STAGE_EFFECT_LIFT
                                                      : STAGE_EFFECT_LAY,
                                           event);
    if (is_taken)
        effect.to = hero_position(builder);
    effect.lasts = breaks ? 0 : TAKEN_MS;
    add(builder, effect);
}

static void add_theft(struct effect_builder *builder, const struct event *event)
{
    const struct level *level = state_level_const(builder->state);
    if (!pool_resolves(&level->actor_pool, event->actor))
        return;
    add(builder, (struct stage_effect){.kind = STAGE_EFFECT_MISSILE,
                                       .item = event->item,
                                       .from = hero_position(builder),
                                       .to = level_actor_const(level, event->actor)->position,
                                       .lasts = TAKEN_MS});
}

static void add_vanished(struct effect_builder *builder, const struct event *event)
{
    add(builder, (struct stage_effect){.kind = STAGE_EFFECT_LEAVE,
                                       .actor = event->actor,
                                       .monster = event->monster,
                                       .to = event->from,
                                       .begins = builder->begins});
    add_on(builder, STAGE_EFFECT_COME, event->actor);
}

/* The hero lands, and is hurt when it does. */
static void add_fall(struct effect_builder *builder, const struct event *event)
{
    struct point at = hero_position(builder);
    add_on(builder, STAGE_EFFECT_LANDING, builder->state->hero);
    builder->begins += LANDING_MS;
    add_hurt(builder, &(struct event){.kind = EVENT_HURT,
                                      .victim = builder->state->hero,
                                      .to = at,
                                      .damage = event->damage});
    builder->begins -= LANDING_MS;
}

static void add_blow(struct effect_builder *builder, const struct event *event)
{
    if (state_is_hero(builder->state, event->actor))
        builder->answers_begin = builder->begins + STAGE_ANSWER_MS;
    else
        builder->begins = int_max(builder->begins, builder->answers_begin);
    add_of(builder, STAGE_EFFECT_SLASH, event);
    add_hurt(builder, event);
    if (event->armour > 0 && event->armour >= event->damage)
        add_at(builder, STAGE_EFFECT_GLANCE, event->to);
}

static void add_healing(struct effect_builder *builder, const struct event *event)
{
    add_on(builder, STAGE_EFFECT_MEND, event->victim);
    add_amount(builder, event->to, -event->healed);
}

/* Where the blow at a cell came from; the cell itself if there was none. */
static struct point blow_from(const struct stage_effects *effects, struct point at)
{
    for (int i = effects->count - 1; i >= 0; i--)
        if (effects->list[i].kind == STAGE_EFFECT_HURT && point_is_equal(effects->list[i].to, at))
            return effects->list[i].from;
    return at;
}

static void add_death(struct effect_builder *builder, const struct event *event)
{
    add(builder, (struct stage_effect){.kind = STAGE_EFFECT_DEATH,
                                       .actor = event->victim,
                                       .monster = event->victim_kind,
                                       .from = blow_from(builder->effects, event->to),
                                       .to = event->to,
                                       .begins = builder->begins});
}

static void add_pull(struct effect_builder *builder, const struct event *event)
{
    struct stage_effect pull = effect_of(builder, STAGE_EFFECT_PULL, event);
    pull.actor = event->victim;
    add(builder, pull);
    add_plunge(builder, event->to, builder->begins + SINK_MS);
}

/* The last pip is the moment of being noticed; what hunts may be a pair of eyes. */
static void add_pips(struct effect_builder *builder, const struct event *event)
{
    add_on(builder, STAGE_EFFECT_PIPS, event->actor);
    if (event->pips == PIPS_HUNTING)
        add(builder, (struct stage_effect){.kind = STAGE_EFFECT_NOTICED,
                                           .from = event->to,
                                           .to = hero_position(builder),
                                           .begins = builder->begins});
}

static void add_hush(struct effect_builder *builder, const struct event *event)
{
    if (event->is_hushed)
        add_at(builder, STAGE_EFFECT_HUSH, hero_position(builder));
}

static void add_doused(struct effect_builder *builder, const struct event *event)
{
    if (event->cloud != CLOUD_NONE)
        add_light(builder, event->to, cloud_get(event->cloud)->light_radius, 0);
}

static void add_ring(struct effect_builder *builder, struct point at, struct boon_reach reach)
{
    add(builder,
        (struct stage_effect){
            .kind = STAGE_EFFECT_REACH, .to = at, .reach = reach, .lasts = STAGE_REACH_MS});
}

static void add_boon(struct effect_builder *builder, const struct event *event)
{
    struct boon_reach reach;
    add_at(builder, STAGE_EFFECT_SPARK, hero_position(builder));
    if (boon_reach(builder->state, event->boon, &reach))
        add_ring(builder, hero_position(builder), reach);
}

/* What a keystone does elsewhere is seen there. */
static void add_keystone(struct effect_builder *builder, const struct event *event)
{
    if (boon_get(event->boon)->aim == 0)
        add_at(builder, STAGE_EFFECT_BLOOM, hero_position(builder));
}

static void add_beacon(struct effect_builder *builder, const struct event *event)
{
    add_at(builder, STAGE_EFFECT_SPARK, event->to);
    add_ring(builder, event->to, (struct boon_reach){0, BEACON_CELLS});
}

enum effect_place { PLACE_NONE, AT_HERO, AT_FROM, AT_TO, ON_ACTOR, ON_VICTIM };

/* How an event becomes effects: by a function, or as a single effect at a place. Other events have none. */
static const struct event_effects {
    void (*add)(struct effect_builder *builder, const struct event *event);
    enum effect_place place;
    enum stage_effect_kind kind;
} event_effects[EVENT_KIND_COUNT] = {
    [EVENT_STRUCK] = {.add = add_blow},
    [EVENT_HURT] = {.add = add_hurt},
    [EVENT_HEALED] = {.add = add_healing},
    [EVENT_DIED] = {.add = add_death},
    [EVENT_MISSILE] = {.add = add_flight},
    [EVENT_TURNED] = {.add = add_turned},
    [EVENT_PULLED] = {.add = add_pull},
    [EVENT_VANISHED] = {.add = add_vanished},
    [EVENT_FELL] = {.add = add_fall},
    [EVENT_PUSHED] = {.add = add_push},
    [EVENT_STOLEN] = {.add = add_theft},
    [EVENT_BOON] = {.add = add_boon},
    [EVENT_KEYSTONE] = {.add = add_keystone},
    [EVENT_SUNG] = {.add = add_heard},
    [EVENT_NOISE] = {.add = add_noise_elsewhere},
    [EVENT_HEARD] = {.add = add_heard},
    [EVENT_RANG] = {.add = add_heard},
    [EVENT_DESCENDED] = {.add = add_heard},
    [EVENT_HUSHED] = {.add = add_hush},
    [EVENT_DOOR_OPENED] = {.add = add_change},
    [EVENT_DOOR_CLOSED] = {.add = add_change},
    [EVENT_TERRAIN] = {.add = add_change},
    [EVENT_LANTERN] = {.add = add_lantern},
    [EVENT_CLOUD] = {.add = add_cloud},
    [EVENT_DOUSED] = {.add = add_doused},
    [EVENT_BROKE] = {.add = add_item},
    [EVENT_PICKED_UP] = {.add = add_item},
    [EVENT_DROPPED] = {.add = add_item},
    [EVENT_LET_GO] = {.add = add_item},
    [EVENT_FREED] = {.place = ON_VICTIM, .kind = STAGE_EFFECT_MEND},
    [EVENT_CAME] = {.place = ON_ACTOR, .kind = STAGE_EFFECT_COME},
    [EVENT_PIPS] = {.add = add_pips},
    [EVENT_TELL] = {.place = AT_FROM, .kind = STAGE_EFFECT_TELL},
    [EVENT_WARNED] = {.place = AT_HERO, .kind = STAGE_EFFECT_WATCHED},
    [EVENT_NIGHT] = {.place = AT_HERO, .kind = STAGE_EFFECT_NIGHT},
    [EVENT_EYES] = {.place = AT_TO, .kind = STAGE_EFFECT_GLINT},
    [EVENT_SPRUNG] = {.place = AT_TO, .kind = STAGE_EFFECT_SPARK},
    [EVENT_FOUND_OUT] = {.place = AT_TO, .kind = STAGE_EFFECT_SPARK},
    [EVENT_BEACON] = {.add = add_beacon}};

static void add_event(struct effect_builder *builder, const struct event *event)
{
    const struct event_effects *row = &event_effects[event->kind];
    if (row->add)
        row->add(builder, event);
    else if (row->place == ON_ACTOR || row->place == ON_VICTIM)
        add_on(builder, row->kind, row->place == ON_ACTOR ? event->actor : event->victim);
    else if (row->place == AT_HERO)
        add_at(builder, row->kind, hero_position(builder));
    else if (row->place != PLACE_NONE)
        add_at(builder, row->kind, row->place == AT_FROM ? event->from : event->to);
}

/* Makes the effects of the events from index `first` on. */
static void make(struct stage_effects *effects, const struct state *state, int first, uint32_t now)
{
    struct effect_builder builder = {.effects = effects, .state = state};
    effects->count = 0;
    effects->played = now;
    effects->turn = state->turn;
    for (int i = first; i < state->events.count; i++)
        add_event(&builder, &state->events.events[i]);
    effects->lantern = state_hero_const(state)->lantern;
}

void stage_effects_play(struct stage_effects *effects, const struct state *state, uint32_t now,
                        bool is_still)
{
    bool has_acted = state->turn != effects->turn;
    make(effects, state, 0, now);
    if (has_acted && state->hero_noise > LOUDNESS_SILENT && !is_still)
        add_noise(&(struct effect_builder){.effects = effects, .state = state},
                  state_hero_const(state)->position, state->hero_noise);
}

void stage_effects_play_arrival(struct stage_effects *effects, const struct state *state,
                                uint32_t now)
{
    int first = state->events.count;
    while (first > 0 && state->events.events[first - 1].kind != EVENT_ARRIVED)
        first--;
    make(effects, state, first > 0 ? first : state->events.count, now);
}
