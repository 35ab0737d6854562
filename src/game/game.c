#include "game/game.h"

#include "game/chronicle.h"
#include "game/course.h"
#include "game/floor.h"
#include "game/game_setup.h"
#include "game/turn.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

struct game {
    struct state *state;
    struct bit_grid trodden[FLOOR_COUNT]; /* where the hero has stood */
    bool is_first_visit; /* his last action brought him to a cell that was not trodden */
    bool is_under_way;   /* with `course`; `next` is its next action */
    struct course course;
    struct action next;
    struct chronicle chronicle;
};

/* Lays a game out without its state; on a measuring arena the result is NULL. */
static struct game *lay_out(struct arena *arena, const struct grid sizes[FLOOR_COUNT])
{
    struct game *game = arena_take(arena, sizeof *game);
    for (int i = 0; i < FLOOR_COUNT; i++) {
        struct bit_grid trodden = bit_grid_take(arena, sizes[i]);
        if (game)
            game->trodden[i] = trodden;
    }
    return game;
}

static struct game *allocate(const char *seed, const struct grid sizes[FLOOR_COUNT])
{
    struct arena arena = arena_measuring();
    lay_out(&arena, sizes);
    void *memory = calloc(1, arena.used);
    if (!memory)
        return NULL;
    arena = arena_over(memory, arena.used);
    struct game *game = lay_out(&arena, sizes);
    game->state = state_create(seed, sizes);
    if (game->state)
        return game;
    free(memory);
    return NULL;
}

static void tread(struct game *game)
{
    struct bit_grid *trodden = &game->trodden[game->state->depth - 1];
    struct point hero = state_hero_const(game->state)->position;
    game->is_first_visit = !bit_grid_has(trodden, hero);
    bit_grid_put(trodden, hero, true);
}

struct game *game_create(const struct game_setup *setup, struct error *error)
{
    struct grid sizes[FLOOR_COUNT];
    if (!game_setup_check(setup, &sizes[0], error))
        return NULL;
    for (int i = 1; i < FLOOR_COUNT; i++)
        sizes[i] = setup->size;
    struct game *game = allocate(setup->seed, sizes);
    if (!game) {
        error_set(error, "there is not enough memory for floors of %dx%d", setup->size.width,
                  setup->size.height);
        return NULL;
    }
    game->state->fov = setup->fov;
    game->state->plain_radius = setup->plain_radius;
    floor_enter_first(game->state, setup->map_text);
    tread(game);
    chronicle_note(&game->chronicle, game->state);
    return game;
}

void game_destroy(struct game *game)
{
    if (!game)
        return;
    state_destroy(game->state);
    free(game);
}

const struct state *game_state(const struct game *game)
{
    return game->state;
}

const struct chronicle *game_chronicle(const struct game *game)
{
    return &game->chronicle;
}

static struct action action_of(const struct state *state, struct command command)
{
    struct action action = {.direction = command.direction,
                            .target = command.target,
                            .item = command.item,
                            .choice = command.choice};
    switch (command.kind) {
    case COMMAND_STEP:
        action.kind = ACTION_STEP;
        break;
    case COMMAND_CLOSE:
        action.kind = ACTION_CLOSE;
        break;
    case COMMAND_LANTERN:
        action.kind = ACTION_LANTERN;
        action.lantern = (enum lantern)((state_hero_const(state)->lantern + 1) % LANTERN_COUNT);
        break;
    case COMMAND_FOV:
        action.kind = ACTION_FOV;
        action.fov = (state->fov + 1) % fov_count();
        break;
    case COMMAND_WAIT:
        action.kind = ACTION_WAIT;
        break;
    case COMMAND_PICK_UP:
        action.kind = ACTION_PICK_UP;
        break;
    case COMMAND_DROP:
        action.kind = ACTION_DROP;
        break;
    case COMMAND_SWAP_WEAPON:
        action.item = state->pack.last_weapon;
        action.kind = ACTION_WEAR;
        break;
    case COMMAND_WEAR:
        action.kind = ACTION_WEAR;
        break;
    case COMMAND_USE:
        action.kind = ACTION_USE;
        break;
    case COMMAND_THROW:
        action.kind = ACTION_THROW;
        break;
    case COMMAND_FIRE:
        action.kind = ACTION_FIRE;
        break;
    case COMMAND_BOON:
        action.kind = ACTION_BOON;
        break;
    case COMMAND_REST:
    case COMMAND_RUN:
    case COMMAND_STAIRS:
    case COMMAND_TRAVEL:
    case COMMAND_EXPLORE:
        assert(!"a command of several turns is no single action");
        break;
    }
    return action;
}

static void tell(struct game *game, enum event_kind kind, enum refusal refusal)
{
    struct handle hero = game->state->hero;
    struct point at = state_hero_const(game->state)->position;
    event_list_add(
        &game->state->events,
        (struct event){.kind = kind, .actor = hero, .refusal = refusal, .from = at, .to = at});
}

/* Performs an action of the hero, with all that follows from it. */
static enum outcome_kind act(struct game *game, struct action action)
{
    struct outcome outcome = turn_play(game->state, action);
    if (outcome.kind == OUTCOME_LEFT && !state_is_over(game->state))
        floor_enter(game->state, outcome.leads, outcome.has_fallen);
    tread(game);
    chronicle_note(&game->chronicle, game->state);
    return outcome.kind;
}

/* Decides whether the course goes on, and how. */
static void look_ahead(struct game *game)
{
    struct course_ground ground = {.state = game->state,
                                   .trodden = &game->trodden[game->state->depth - 1],
                                   .is_first_visit = game->is_first_visit,
                                   .scratch = &game->state->thought.distances};
    enum refusal refusal;
    enum course_answer answer = course_next(&game->course, &ground, &game->next, &refusal);
    game->is_under_way = answer == COURSE_ACT;
    if (answer == COURSE_REFUSED)
        tell(game, EVENT_REFUSED, refusal);
    if (answer == COURSE_LOST)
        tell(game, EVENT_STOPPED, REFUSAL_NONE);
}

/* Whether an event is one that whoever is on a journey wants to answer himself. */
static bool is_alarm(const struct event *event)
{
    static const enum event_kind alarms[] = {
        EVENT_NOTICED, EVENT_EYES,   EVENT_TELL,  EVENT_STRUCK, EVENT_HURT,      EVENT_PIPS,
        EVENT_WARNED,  EVENT_STATUS, EVENT_NOISE, EVENT_CAME,   EVENT_NIGHT,     EVENT_STOLEN,
        EVENT_LOST,    EVENT_WON,    EVENT_FOUND, EVENT_EATEN,  EVENT_FOUND_OUT, EVENT_SPRUNG};
    for (size_t i = 0; i < sizeof alarms / sizeof *alarms; i++)
        if (event->kind == alarms[i])
            return true;
    return false;
}

static bool is_alarmed(const struct state *state)
{
    for (int i = 0; i < state->events.count; i++)
        if (is_alarm(&state->events.events[i]))
            return true;
    return state_is_over(state);
}

/* Performs the next action of the course. */
static void go_on(struct game *game)
{
    switch (act(game, game->next)) {
    case OUTCOME_DONE:
        if (is_alarmed(game->state))
            game->is_under_way = false; /* the log has just said why */
        else
            look_ahead(game);
        break;
    case OUTCOME_REFUSED:
    case OUTCOME_LEFT:
        game->is_under_way = false;
        break;
    }
}

void game_play(struct game *game, struct command command)
{
    game_interrupt(game);
    game->state->events.count = 0;
    if (!course_is_for(command.kind)) {
        act(game, action_of(game->state, command));
        return;
    }
    game->course = course_begin(game->state, command);
    look_ahead(game);
    if (game->is_under_way)
        go_on(game);
}

bool game_is_under_way(const struct game *game)
{
    return game->is_under_way;
}

void game_continue(struct game *game)
{
    assert(game->is_under_way);
    game->state->events.count = 0;
    go_on(game);
}

void game_interrupt(struct game *game)
{
    game->is_under_way = false;
}

const char *game_cause(const struct game *game)
{
    static const char *const causes[] = {
        [CAUSE_NONE] = "none", [CAUSE_FIRE] = "fire", [CAUSE_FALL] = "fall"};
    const struct state *state = game->state;
    return state->cause == CAUSE_ACTOR ? monster_get(state->slayer)->key : causes[state->cause];
}

void game_report(const struct game *game, const char *bot, struct text *text)
{
    const struct state *state = game->state;
    static const char *const results[] = {
        [RESULT_NONE] = "stopped", [RESULT_WON] = "won", [RESULT_DIED] = "died"};
    text_append(text, "seed=%s bot=%s result=%s depth=%d turns=%d cause=%s hash=%016" PRIx64,
                state->seed, bot, results[state->result], state->depth, state->turn,
                game_cause(game), state_hash(state));
}
