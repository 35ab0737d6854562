#include "app/lab/lab_count.h"

#include "world/hero.h"
#include "world/perception.h"

static bool is_automatic(const struct command *command)
{
    return command->kind == COMMAND_EXPLORE || command->kind == COMMAND_TRAVEL ||
           command->kind == COMMAND_STAIRS || command->kind == COMMAND_REST;
}

/* What is done, or leads nowhere, is no refusal but news. */
static bool is_news(enum refusal refusal)
{
    return refusal == REFUSAL_NOTHING_LEFT || refusal == REFUSAL_HEALED;
}

static void count_found(struct lab_watch *watch, const struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        watch->has_found[i] = watch->has_found[i] || pack_count(&state->pack, (enum item)i) > 0;
}

/* The command took time, so what it named was used. */
static void count_used(struct lab_watch *watch, const struct state *state,
                       const struct command *command)
{
    enum item item = ITEM_NONE;
    if (command->kind == COMMAND_USE || command->kind == COMMAND_THROW ||
        command->kind == COMMAND_WEAR)
        item = command->item;
    if (command->kind == COMMAND_FIRE)
        item = watch->weapon;
    if (command->kind == COMMAND_SWAP_WEAPON)
        item = hero_weapon(state);
    if (item == ITEM_NONE)
        return;
    watch->has_used[item] = true;
    if (command->kind == COMMAND_FIRE && item_get(item)->shoots != ITEM_NONE)
        watch->has_used[item_get(item)->shoots] = true;
}

static int find(const struct handle *handles, int count, struct handle handle)
{
    for (int i = 0; i < count; i++)
        if (handle_is_equal(handles[i], handle))
            return i;
    return -1;
}

static void begin_floor(struct lab_watch *watch)
{
    watch->count->hunts += watch->hunter_count;
    watch->hunter_count = watch->victim_count = 0;
}

static void count_ended_hunts(struct lab_watch *watch, const struct level *level)
{
    int left = 0;
    for (int i = 0; i < watch->hunter_count; i++) {
        struct handle handle = watch->hunters[i];
        bool is_alive = pool_resolves(&level->actor_pool, handle);
        const struct actor *actor = is_alive ? &level->actors[handle.index] : NULL;
        if (is_alive && actor_is_hunting(actor) && !actor_has_given_up(actor)) {
            watch->hunters[left++] = handle;
            continue;
        }
        if (is_alive && actor_has_given_up(actor)) /* it was kept off */
            continue;
        watch->count->hunts++;
        watch->count->hunts_shaken += is_alive;
    }
    watch->hunter_count = left;
}

static void count_hunts(struct lab_watch *watch, const struct state *state)
{
    const struct level *level = state_level_const(state);
    count_ended_hunts(watch, level);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct handle handle = level_handle(level, i);
        if (watch->hunter_count < LAB_WATCH_MAX && !state_is_hero(state, handle) &&
            !actor->is_ally && actor_is_hunting(actor) && !actor_has_given_up(actor) &&
            find(watch->hunters, watch->hunter_count, handle) < 0) {
            watch->hunters[watch->hunter_count++] = handle;
            watch->count->hunts_begun[band_id_of_depth(state->depth)]++;
        }
    }
}

static void count_blow(struct lab_watch *watch, const struct event *event)
{
    if (watch->victim_count == LAB_WATCH_MAX ||
        find(watch->victims, watch->victim_count, event->victim) >= 0)
        return;
    watch->victims[watch->victim_count] = event->victim;
    watch->was_unaware[watch->victim_count++] = event->multiplier > 1;
}

static void count_kill(struct lab_watch *watch, const struct event *event)
{
    int victim = find(watch->victims, watch->victim_count, event->victim);
    if (victim < 0)
        return;
    watch->count->kills++;
    watch->count->kills_of_unaware += watch->was_unaware[victim];
}

/* Whether it fell, or the last that hurt it was fire and no blow. */
static bool is_by_matter(const struct state *state, const struct event *death)
{
    bool is_by_fire = false;
    for (const struct event *event = state->events.events; event < death; event++)
        if (handle_is_equal(event->victim, death->victim) &&
            (event->kind == EVENT_HURT || event->kind == EVENT_STRUCK))
            is_by_fire = event->kind == EVENT_HURT;
    return is_by_fire || death->kind == EVENT_FELL_AWAY;
}

static void count_death(struct lab_count *count, const struct state *state,
                        const struct event *death)
{
    count->deaths_of_others++;
    count->deaths_by_matter += is_by_matter(state, death);
}

/* Notes what the hero sees of matter in a cell: that it is there, or what it does. */
static void note_matter(struct lab_watch *watch, const struct level *level, struct point p)
{
    enum terrain terrain = level_terrain(level, p);
    enum cloud cloud = level_cloud(level, p);
    enum deposit_id lies = (enum deposit_id)watch->lies[terrain];
    enum deposit_id hangs = (enum deposit_id)watch->hangs[cloud];
    if (lies != DEPOSIT_COUNT)
        watch->has_met[lies] = true;
    if (hangs != DEPOSIT_COUNT)
        watch->has_met[hangs] = true;
    if (lies == DEPOSIT_COUNT)
        return;
    bool burns = level_is_on_fire(level, p) && terrain_get(terrain)->is_oily;
    bool cracks = cloud != CLOUD_NONE && cloud_get(cloud)->breaks;
    bool dusts = terrain_get(terrain)->dusts != EFFECT_NONE && level_is_occupied(level, p);
    if (burns || cracks || dusts || level_ripples(level, p))
        watch->has_reacted[lies] = true;
}

static void count_matter(struct lab_watch *watch, const struct state *state)
{
    const struct level *level = state_level_const(state);
    int row_words = (int)level->visible.row_words;
    for (int i = 0; i < row_words * level->grid.height; i++)
        for (uint64_t cells = level->visible.words[i]; cells; cells &= cells - 1)
            note_matter(watch, level,
                        point_make(i % row_words * 64 + bit_lowest(cells), i / row_words));
}

/* Gas is gone once it has burst. */
static void count_burst(struct lab_watch *watch, enum cloud cloud)
{
    for (int d = 0; d < DEPOSIT_COUNT; d++) {
        enum cloud gas = deposit_get((enum deposit_id)d)->cloud;
        if (gas != CLOUD_NONE && cloud_get(gas)->bursts_as == (int)cloud)
            watch->has_reacted[deposit_find(TERRAIN_NONE, gas)] = true;
    }
}

static void count_harm(struct lab_count *count, int by, int damage, const struct command *command)
{
    count->damage_by[by] += damage;
    count->automatic_damage += is_automatic(command) ? damage : 0;
}

/* A merchant's room counts as solved at the first barter on its floor: few runs can pay for all of its wares. */
static void count_barter(struct lab_watch *watch, const struct state *state)
{
    const struct site *site =
        level_find_site(state_level_const(state), state_hero_const(state)->position);
    if (site && !watch->has_bartered[state->depth - 1])
        watch->count->rooms_solved[site->type]++;
    watch->has_bartered[state->depth - 1] = true;
}

static void count_room(struct lab_count *count, const struct event *event)
{
    bool trades = site_kind_get(event->site)->rule == SITE_RULE_TRADING;
    count->rooms_entered[event->site] += event->news == SITE_ENTERED;
    count->rooms_solved[event->site] += event->news == SITE_SOLVED && !trades;
}

static void count_event(struct lab_watch *watch, const struct state *state,
                        const struct event *event, const struct command *command)
{
    struct lab_count *count = watch->count;
    bool is_victim = state_is_hero(state, event->victim);
    bool is_actor = state_is_hero(state, event->actor);
    if (event->kind == EVENT_STRUCK && is_actor)
        count_blow(watch, event);
    if (event->kind == EVENT_STRUCK && is_victim)
        count_harm(count, (int)event->monster, event->damage, command);
    if (event->kind == EVENT_HURT && is_victim)
        count_harm(count, LAB_NOBODY, event->damage, command);
    if (event->kind == EVENT_DIED && is_actor)
        count_kill(watch, event);
    if (event->kind == EVENT_FELL_AWAY || (event->kind == EVENT_DIED && !is_victim))
        count_death(count, state, event);
    if (event->kind == EVENT_CLOUD)
        count_burst(watch, event->cloud);
    if (event->kind == EVENT_REFUSED)
        count->refusals += is_automatic(command) && !is_news(event->refusal);
    if (event->kind == EVENT_BARTERED)
        count_barter(watch, state);
    if (event->kind == EVENT_SITE)
        count_room(count, event);
}

void lab_watch_begin(struct lab_watch *watch, struct lab_count *count, const struct state *state)
{
    *watch = (struct lab_watch){.count = count, .deepest = state->depth, .depth = state->depth};
    for (int t = 0; t < TERRAIN_COUNT; t++)
        watch->lies[t] = (uint8_t)deposit_find((enum terrain)t, CLOUD_NONE);
    for (int c = 0; c < CLOUD_COUNT; c++)
        watch->hangs[c] = (uint8_t)deposit_find(TERRAIN_NONE, (enum cloud)c);
    count_found(watch, state);
}

void lab_watch_before(struct lab_watch *watch, const struct state *state)
{
    watch->turn = state->turn;
    watch->depth = state->depth;
    watch->at = state_hero_const(state)->position;
    watch->weapon = hero_weapon(state);
}

void lab_watch_after(struct lab_watch *watch, const struct state *state,
                     const struct command *command)
{
    struct lab_count *count = watch->count;
    const struct actor *hero = state_hero_const(state);
    for (int i = 0; i < state->events.count; i++)
        count_event(watch, state, &state->events.events[i], command);
    if (state->turn == watch->turn)
        return;
    watch->turns_on[watch->depth - 1]++;
    count->turns_in[band_id_of_depth(watch->depth)]++;
    watch->deepest = state->depth > watch->deepest ? state->depth : watch->deepest;
    count->bright_turns += perception_grade(state, hero->position) == LIGHT_BRIGHT;
    count->steps[hero->lantern] += !point_is_equal(hero->position, watch->at);
    count_found(watch, state);
    count_matter(watch, state);
    count_used(watch, state, command);
    if (state->depth != watch->depth)
        begin_floor(watch);
    count_hunts(watch, state);
}

void lab_watch_end(struct lab_watch *watch, const struct state *state)
{
    struct lab_count *count = watch->count;
    bool is_won = state->result == RESULT_WON;
    begin_floor(watch);
    count->games++;
    count->wins += is_won;
    count->stopped += state->result == RESULT_NONE;
    count->deepest += watch->deepest;
    count->turns += state->turn;
    count->win_turns += is_won ? state->turn : 0;
    if (state->result == RESULT_DIED) {
        count->deaths_on[state->depth - 1]++;
        count->deaths_by[state->cause == CAUSE_ACTOR ? (int)state->killer : LAB_NOBODY]++;
    }
    for (int i = 0; i < FLOOR_COUNT; i++) {
        bool was_left = watch->turns_on[i] > 0 && (i + 1 < watch->deepest || is_won);
        count->floors += was_left;
        count->floor_turns += was_left ? watch->turns_on[i] : 0;
    }
    for (int i = 0; i < ITEM_COUNT; i++) {
        count->found[i] += watch->has_found[i];
        count->used[i] += watch->has_found[i] && watch->has_used[i];
    }
    for (int i = 0; i < DEPOSIT_COUNT; i++) {
        count->matter_met[i] += watch->has_met[i];
        count->matter_reacted[i] += watch->has_met[i] && watch->has_reacted[i];
    }
}
