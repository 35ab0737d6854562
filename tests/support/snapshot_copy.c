#include "support/snapshot_copy.h"

#include "support/bit_grid_check.h"
#include "support/check.h"

#include "game/save/snapshot.h"
#include "game/text/chronicle.h"
#include "world/perception.h"

#include <stdio.h>
#include <string.h>

#define POSITION 70001

static void check_same_bytes(const struct bytes *first, const struct bytes *second)
{
    assert_false(first->has_failed || second->has_failed);
    assert_int_equal(first->length, second->length);
    assert_memory_equal(first->data, second->data, first->length);
}

struct game *snapshot_copy_of(const struct game *game)
{
    struct bytes first = {0};
    struct bytes second = {0};
    struct error error = {""};
    uint64_t position = 0;
    snapshot_put(game, POSITION, &first);
    struct game *copy = snapshot_read(first.data, first.length, &position, &error);
    assert_string_equal(error.message, "");
    assert_non_null(copy);
    assert_int_equal(position, POSITION);
    assert_int_equal(game_state(copy)->events.count, 0);
    snapshot_put(copy, POSITION, &second);
    check_same_bytes(&first, &second);
    bytes_clear(&first);
    bytes_clear(&second);
    return copy;
}

static void check_chronicle(const struct chronicle *a, const struct chronicle *b, const char *when)
{
    bool is_same = a->line_count == b->line_count &&
                   memcmp(a->watchers, b->watchers, sizeof a->watchers) == 0 &&
                   memcmp(a->kills, b->kills, sizeof a->kills) == 0 &&
                   memcmp(a->close_calls, b->close_calls, sizeof a->close_calls) == 0 &&
                   memcmp(a->arrivals, b->arrivals, sizeof a->arrivals) == 0;
    for (int i = 0; i < CHRONICLE_LINES && i < a->line_count && is_same; i++) {
        const struct chronicle_line *x = chronicle_line_get(a, i);
        const struct chronicle_line *y = chronicle_line_get(b, i);
        is_same = x->turn == y->turn && x->times == y->times && strcmp(x->text, y->text) == 0;
    }
    if (!is_same)
        fail_msg("%s: another chronicle", when);
}

static bool is_same_event(const struct event *a, const struct event *b)
{
    return a->kind == b->kind && handle_is_equal(a->actor, b->actor) && a->monster == b->monster &&
           handle_is_equal(a->victim, b->victim) && a->victim_kind == b->victim_kind &&
           a->terrain == b->terrain && a->cloud == b->cloud && a->item == b->item &&
           a->effect == b->effect && a->status == b->status && a->boon == b->boon &&
           a->site == b->site && a->refusal == b->refusal && point_is_equal(a->from, b->from) &&
           point_is_equal(a->to, b->to) && a->damage == b->damage && a->rolled == b->rolled &&
           a->multiplier == b->multiplier && a->armour == b->armour && a->healed == b->healed &&
           a->count == b->count && a->cells == b->cells && a->depth == b->depth &&
           a->fov == b->fov && a->lantern == b->lantern && a->loudness == b->loudness &&
           a->pips == b->pips && a->turns == b->turns && a->hold == b->hold && a->news == b->news &&
           a->is_hushed == b->is_hushed && a->is_first == b->is_first && a->is_left == b->is_left &&
           a->was_hunting == b->was_hunting && a->is_unseen == b->is_unseen;
}

static void check_events(const struct event_list *a, const struct event_list *b, const char *when)
{
    if (a->count != b->count)
        fail_msg("%s: %d events, not %d", when, b->count, a->count);
    for (int i = 0; i < a->count; i++)
        if (!is_same_event(&a->events[i], &b->events[i]))
            fail_msg("%s: event %d is another", when, i);
}

/* When the game is over, nothing is kept current. */
static void check_vision(const struct state *a, const struct state *b, const char *when)
{
    const struct level *x = state_level_const(a);
    const struct level *y = state_level_const(b);
    if (state_is_over(a))
        return;
    if (!bit_grid_check_equal(&x->visible, &y->visible) ||
        !bit_grid_check_equal(&x->seen, &y->seen) || x->seen_count != y->seen_count)
        fail_msg("%s: other cells are seen", when);
    for (uint16_t i = 0; level_next_actor(x, &i); i++)
        if (x->actors[i].is_seen != y->actors[i].is_seen ||
            x->actors[i].shines != y->actors[i].shines)
            fail_msg("%s: actor %d is perceived otherwise", when, i);
    if (a->vision.eye_count != b->vision.eye_count)
        fail_msg("%s: other eyes shine", when);
}

void snapshot_copy_check(const struct game *game, const struct game *copy, const char *when)
{
    if (state_quick_hash(game_state(game)) != state_quick_hash(game_state(copy)))
        fail_msg("%s: another quick hash", when);
    check_chronicle(game_chronicle(game), game_chronicle(copy), when);
    check_vision(game_state(game), game_state(copy), when);
}

static void check_light(const struct state *a, const struct state *b, const char *when)
{
    struct grid grid = state_level_const(a)->grid;
    for (size_t cell = 0; cell < grid_cells(grid) && !state_is_over(a); cell++)
        if (perception_grade(a, grid_point(grid, cell)) !=
            perception_grade(b, grid_point(grid, cell)))
            fail_msg("%s: cell %zu is lit otherwise", when, cell);
}

/* Travel asks only those that are met. */
static void check_met(const struct level *level)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_met = level->met[i / 64] >> i % 64 & 1;
        if (actor_was_seen(actor) && !is_met)
            fail_msg("a creature that was seen is not met in the copy");
    }
}

void snapshot_copy_check_whole(const struct game *game, const struct game *copy, const char *when)
{
    struct bytes first = {0};
    struct bytes second = {0};
    snapshot_copy_check(game, copy, when);
    if (state_hash(game_state(game)) != state_hash(game_state(copy)))
        fail_msg("%s: another hash", when);
    check_light(game_state(game), game_state(copy), when);
    check_met(state_level_const(game_state(copy)));
    snapshot_put(game, POSITION, &first);
    snapshot_put(copy, POSITION, &second);
    check_same_bytes(&first, &second);
    bytes_clear(&first);
    bytes_clear(&second);
}

static void renew(struct snapshot_shadow *shadow, const struct game *game)
{
    struct game *copy = snapshot_copy_of(shadow->copies++ % 2 == 0 ? game : shadow->copy);
    game_destroy(shadow->copy);
    shadow->copy = copy;
}

static void follow(void *context, const struct game *game, const struct player_action *played)
{
    struct snapshot_shadow *shadow = context;
    char when[96];
    snprintf(when, sizeof when, "%s, action %d, turn %d", shadow->name, shadow->actions,
             game_state(game)->turn);
    game_perform(shadow->copy, played);
    check_events(&game_state(game)->events, &game_state(shadow->copy)->events, when);
    if (++shadow->actions % shadow->whole_every == 0)
        snapshot_copy_check_whole(game, shadow->copy, when);
    else
        snapshot_copy_check(game, shadow->copy, when);
    if (shadow->actions % shadow->every == 0)
        renew(shadow, game);
}

void snapshot_shadow_begin(struct snapshot_shadow *shadow, struct game *game)
{
    shadow->copy = snapshot_copy_of(game);
    game_set_observer(game, follow, shadow);
}

void snapshot_shadow_end(struct snapshot_shadow *shadow, struct game *game)
{
    snapshot_copy_check_whole(game, shadow->copy, shadow->name);
    game_set_observer(game, NULL, NULL);
    game_destroy(shadow->copy);
    shadow->copy = NULL;
}
