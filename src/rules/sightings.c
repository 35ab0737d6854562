#include "rules/sightings.h"

#include "rules/tells.h"
#include "world/omens.h"
#include "world/perception.h"

int sightings_glint_range(const struct state *state)
{
    if (state_is_plain(state))
        return 0;
    const struct actor *hero = state_hero_const(state);
    int range = lantern_get(hero->lantern)->glint_range;
    if (lantern_get(hero->lantern)->is_hooded)
        range += state->traits.hooded_glints;
    bool is_bright = perception_grade(state, hero->position) == LIGHT_BRIGHT;
    return omen_limit(is_bright && range < GLINT_RANGE_BRIGHT ? GLINT_RANGE_BRIGHT : range,
                      omens_here(state)->sight_max);
}

/* Whether the eyes of an unseen actor shine at the hero. */
static bool has_shining_eyes(const struct state *state, const struct actor *actor)
{
    if (actor->is_asleep || !monster_get(actor->kind)->has_eyes ||
        !view_has(&state->vision.view, actor->position) || perception_is_hidden(state, actor))
        return false;
    int range = sightings_glint_range(state);
    return range > 0 &&
           point_is_within(state_hero_const(state)->position, actor->position, range) &&
           perception_has_hero_in_view(state, actor, range);
}

/* Whether it is worth telling about something last perceived in the turn before `until`: not each time it crosses a
 * shadow. */
static bool is_news(const struct state *state, int until)
{
    return until == 0 || state->turn - (until - 1) > SIGHTINGS_FORGOTTEN_AFTER;
}

static void tell(struct state *state, struct handle handle, bool is_seen, bool shines)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (actor->is_seen && !is_seen)
        actor->seen_until = state->turn + 1;
    if (actor->shines && !shines)
        actor->shone_until = state->turn + 1;
    if (is_seen && !actor->is_seen && is_news(state, actor->seen_until))
        ADD_EVENT(state, .kind = EVENT_SIGHTED, .actor = handle, .monster = actor->kind,
                  .to = actor->position, .was_asleep = actor->slept_when_seen);
    if (shines && !actor->shines && !actor->is_ally && is_news(state, actor->shone_until) &&
        is_news(state, actor->seen_until))
        ADD_EVENT(state, .kind = EVENT_EYES, .to = actor->position);
}

/* Updates one actor; whether that may have changed the list of eyes. */
static bool judge(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool is_seen = bit_grid_has(&state_level(state)->visible, actor->position) &&
                   !perception_is_hidden(state, actor);
    bool is_hero = state_is_hero(state, handle);
    bool shines = !is_seen && !is_hero && has_shining_eyes(state, actor);
    bool has_changed = shines || actor->shines;
    bool is_new = !actor->is_seen && !actor->shines;
    if (!is_hero)
        tell(state, handle, is_seen, shines);
    actor->is_seen = is_seen;
    actor->shines = shines;
    if (is_seen || (shines && !is_news(state, actor->seen_until)))
        actor->seen_at = actor->position;
    if (is_seen) {
        actor->slept_when_seen = actor->is_asleep;
        level_note_met(state_level(state), handle);
    }
    if (is_seen || shines)
        tells_note_perceived(state, handle, is_new);
    else if (!is_new)
        tells_note_lost(state, handle);
    bit_grid_put(&state->vision.perceived, point_make(handle.index, 0), is_seen || shines);
    return has_changed;
}

/* A sleeper that woke and left out of sight is believed to sleep until its cell is seen without it, or its eyes shine. One that
 * hides in its cell is not missed there. */
static void miss_sleeper(const struct level *level, struct actor *actor)
{
    if (actor->slept_when_seen && !actor->is_seen &&
        (actor->shines || (bit_grid_has(&level->visible, actor->seen_at) &&
                           !point_is_equal(actor->position, actor->seen_at))))
        actor->slept_when_seen = false;
}

/* Adds the actors in the hero's view to vision.perceived: one sweep over all words of its rows. */
static void add_those_in_view(struct state *state)
{
    const struct level *level = state_level(state);
    const struct view *view = &state->vision.view;
    const uint64_t *in_view = bit_grid_row(&view->cells, view->first_row);
    const uint64_t *occupied = bit_grid_row(&level->occupied, view->first_row);
    int row_words = (int)level->occupied.row_words;
    int words = (view->last_row - view->first_row + 1) * row_words;
    for (int i = 0; i < words; i++)
        for (uint64_t cells = in_view[i] & occupied[i]; cells; cells &= cells - 1) {
            struct point p = {i % row_words * 64 + bit_lowest(cells),
                              view->first_row + i / row_words};
            int actor = level_actor_at(level, p).index;
            bit_grid_put(&state->vision.perceived, point_make(actor, 0), true);
        }
}

/* Updates the actors in vision.perceived; all others stay unseen. */
static void judge_all(struct state *state)
{
    struct vision *vision = &state->vision;
    struct level *level = state_level(state);
    const struct pool *pool = &level->actor_pool;
    if (vision->perceived_is_current && !state->is_revealed)
        add_those_in_view(state);
    else
        bit_grid_put_run(&vision->perceived, 0, 0, pool->end - 1);
    vision->perceived_is_current = true;
    for (uint16_t i = 0; level_next_slot(level, vision->perceived.words, &i); i++)
        if (pool_is_used(pool, i))
            judge(state, pool_handle(pool, i));
        else
            bit_grid_put(&vision->perceived, point_make(i, 0), false);
    for (uint16_t i = 0; level_next_met(level, &i); i++)
        miss_sleeper(level, &level->actors[i]);
}

static void collect_eyes(struct state *state)
{
    const struct level *level = state_level(state);
    struct vision *vision = &state->vision;
    vision->eye_count = 0;
    for (uint16_t i = 0;
         vision->eye_count < EYES_CAPACITY && level_next_slot(level, vision->perceived.words, &i);
         i++)
        if (level->actors[i].shines)
            vision->eyes[vision->eye_count++] = level->actors[i].position;
}

void sightings_refresh(struct state *state)
{
    struct vision *vision = &state->vision;
    struct handle moved = vision->moved;
    if (vision->actors_are_current && handle_is_none(moved))
        return;
    bool has_changed = true;
    if (vision->actors_are_current) { /* nothing else has changed */
        has_changed = judge(state, moved);
        miss_sleeper(state_level(state), level_actor(state_level(state), moved));
    } else {
        judge_all(state);
    }
    vision->moved = HANDLE_NONE;
    vision->actors_are_current = true;
    if (has_changed)
        collect_eyes(state);
}
