#include "game/game.h"

#include "dungeon/dungeon.h"
#include "game/comers.h"
#include "game/discoveries.h"
#include "game/floor.h"
#include "game/game_struct.h"
#include "game/held_command.h"
#include "game/inventory.h"
#include "game/sights.h"
#include "game/text/ending.h"
#include "game/travel/brazier_way.h"
#include "game/travel/danger.h"
#include "game/travel/interrupt.h"
#include "game/travel/seek.h"
#include "game/turn.h"
#include "world/hero.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

const struct bit_grid *game_visited(const struct game *game)
{
    return state_is_lesson(game->state) ? &game->visited_lesson
                                        : &game->visited[game->state->depth - 1];
}

static void note_visit(struct game *game)
{
    struct bit_grid *visited = state_is_lesson(game->state)
                                   ? &game->visited_lesson
                                   : &game->visited[game->state->depth - 1];
    struct point hero = state_hero_const(game->state)->position;
    game->is_first_visit = !bit_grid_has(visited, hero);
    bit_grid_put(visited, hero, true);
}

/* Notes what the hero has just done, or where the game begins. */
static void note(struct game *game)
{
    note_visit(game);
    if (!state_is_lesson(game->state))
        chronicle_note(&game->chronicle, game->state);
}

/* Nothing of the last command is left to go on with, where handles stand for others. */
static void forget_floor(struct game *game)
{
    game_cancel(game);
    game->auto_move.consent = (struct consent){.to = REFUSAL_NONE};
}

static void begin_run(struct game *game, const char *map_text)
{
    forget_floor(game);
    game->state->fov = game->fov;
    game->state->start = game->start;
    game->state->watch = game->watch;
    hero_start(game->state);
    game->state->plain_radius = game->plain_radius;
    game->state->depth = game->state->first_depth = game->first_depth;
    game->state->is_revealed = game->is_revealed;
    floor_enter_first(game->state, map_text);
}

/* The lesson has light, even if the run will have none, and is for the first start, whatever the run's. */
static void begin_lesson(struct game *game)
{
    forget_floor(game);
    game->state->fov = game->fov;
    bit_grid_clear(&game->visited_lesson);
    floor_enter_lesson(game->state);
}

struct game *game_create(const struct game_setup *setup, struct error *error)
{
    struct grid lesson = setup->has_lesson ? floor_lesson_size() : (struct grid){0, 0};
    struct grid sizes[FLOOR_COUNT];
    if (!game_setup_check(setup, &sizes[0], error))
        return NULL;
    for (int i = 1; i < FLOOR_COUNT; i++)
        sizes[i] = dungeon_floor_size(i + 1, setup->size);
    struct game *game = game_allocate(setup->seed, lesson, sizes);
    if (!game) {
        error_set(error, "not enough memory for floors of %dx%d", sizes[0].width, sizes[0].height);
        return NULL;
    }
    game->fov = setup->fov;
    game->plain_radius = setup->plain_radius;
    game->first_depth = setup->first_depth;
    game->start = (enum start)setup->start;
    game->watch = (enum watch)setup->watch;
    game->is_revealed = setup->is_revealed;
    game->run_id = setup->run_id;
    if (setup->has_lesson)
        begin_lesson(game);
    else
        begin_run(game, setup->map_text);
    note(game);
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

uint64_t game_run_id(const struct game *game)
{
    return game->run_id;
}

const struct chronicle *game_chronicle(const struct game *game)
{
    return &game->chronicle;
}

enum chance game_chance(const struct game *game)
{
    return game->chances.latest;
}

static enum action_kind action_kind_of(struct command command)
{
    static const enum action_kind kinds[] = {
        [COMMAND_STEP] = ACTION_STEP,           [COMMAND_CLOSE] = ACTION_CLOSE,
        [COMMAND_LANTERN] = ACTION_LANTERN,     [COMMAND_LANTERN_BACK] = ACTION_LANTERN,
        [COMMAND_LANTERN_TO] = ACTION_LANTERN,  [COMMAND_FOV] = ACTION_FOV,
        [COMMAND_WAIT] = ACTION_WAIT,           [COMMAND_PICK_UP] = ACTION_PICK_UP,
        [COMMAND_DROP] = ACTION_DROP,           [COMMAND_SWAP_WEAPON] = ACTION_WEAR,
        [COMMAND_WEAR] = ACTION_WEAR,           [COMMAND_USE] = ACTION_USE,
        [COMMAND_THROW] = ACTION_THROW,         [COMMAND_FIRE] = ACTION_FIRE,
        [COMMAND_BOON] = ACTION_BOON,           [COMMAND_TRADE] = ACTION_TRADE,
        [COMMAND_TURN_LAMP] = ACTION_TURN_LAMP, [COMMAND_KEYSTONE] = ACTION_KEYSTONE,
        [COMMAND_ORDER] = ACTION_ORDER};
    bool picks_up = command.kind != COMMAND_STEP || !command.leaves_things;
    return picks_up ? kinds[command.kind] : ACTION_STEP_NO_PICKUP;
}

/* The next algorithm that treats walls like the present one: else it would show what is behind them for a turn. */
static int next_fov(const struct state *state)
{
    unsigned present = fov_get(state->fov)->properties;
    int next = state->fov;
    do
        next = (next + 1) % fov_count();
    while ((fov_get(next)->properties ^ present) & FOV_STOPS_AT_WALLS);
    return next;
}

static enum lantern stance_after(const struct state *state, int steps)
{
    return (enum lantern)((state_hero_const(state)->lantern + steps) % LANTERN_COUNT);
}

static struct action action_of(const struct state *state, struct command command)
{
    struct action action = {.kind = action_kind_of(command),
                            .direction = command.direction,
                            .target = command.target,
                            .item = command.item,
                            .leads = command.leads,
                            .choice = command.choice};
    if (command.kind == COMMAND_SWAP_WEAPON)
        action.item = state->pack.last_weapon;
    if (command.kind == COMMAND_LANTERN)
        action.lantern = stance_after(state, 1);
    if (command.kind == COMMAND_LANTERN_TO)
        action.lantern = command.choice >= 0 && command.choice < LANTERN_COUNT
                             ? (enum lantern)command.choice
                             : stance_after(state, 0); /* refused */
    if (command.kind == COMMAND_LANTERN_BACK)
        action.lantern = stance_after(state, LANTERN_COUNT - 1);
    if (command.kind == COMMAND_FOV)
        action.fov = next_fov(state);
    return action;
}

/* The actor of a refusal by danger is that danger. */
static void tell(struct game *game, enum event_kind kind, enum refusal refusal)
{
    bool is_of_danger = consent_is_possible(refusal) || refusal == REFUSAL_BESIDE;
    struct handle actor = is_of_danger ? game->auto_move.danger : game->state->hero;
    struct point at = state_hero_const(game->state)->position;
    bool leads_there = refusal == REFUSAL_REST_FAR || refusal == REFUSAL_STAIRS_OMENS;
    struct point to = leads_there ? game->auto_move.travel.goal
                      : kind == EVENT_STOPPED && game->auto_move.command.kind == COMMAND_TRAVEL
                          ? game->auto_move.command.target
                          : at;
    int steps = refusal == REFUSAL_REST_FAR
                    ? brazier_way_steps(game->state, &game->state->ai_memory.distances)
                : refusal == REFUSAL_DETOUR ? (int)game->auto_move.travel.steps
                                            : 0;
    ADD_EVENT(game->state, .kind = kind, .actor = actor, .refusal = refusal, .from = at, .to = to,
              .count = steps);
}

/* The run begins as if there had been no lesson. */
static void leave_lesson(struct game *game)
{
    state_restart(game->state);
    ADD_EVENT(game->state, .kind = EVENT_ARRIVED, .depth = game->state->depth);
    begin_run(game, NULL);
}

/* A hero killed in the lesson begins it again. */
static void wake(struct game *game)
{
    state_restart(game->state);
    begin_lesson(game);
    ADD_EVENT(game->state, .kind = EVENT_WOKE, .to = state_hero_const(game->state)->position);
}

static void report_action(struct game *game, const struct player_action *played)
{
    if (game->observer)
        game->observer(game->observer_context, game, played);
}

static void skip_lesson(struct game *game)
{
    if (!state_is_lesson(game->state)) {
        tell(game, EVENT_REFUSED, REFUSAL_NO_LESSON);
        return;
    }
    leave_lesson(game);
    note(game);
    report_action(game, &(struct player_action){.skips_lesson = true});
}

/* Performs an action of the hero, with everything that follows from it. */
static enum outcome_kind act(struct game *game, struct action action)
{
    game->has_acted = true;
    game->action = action;
    struct outcome outcome = turn_play(game->state, action);
    bool is_lesson = state_is_lesson(game->state);
    bool has_left = outcome.kind == OUTCOME_LEFT;
    if (is_lesson && state_is_over(game->state))
        wake(game);
    else if (is_lesson && has_left)
        leave_lesson(game);
    if (has_left)
        forget_floor(game);
    if (!is_lesson && has_left && !state_is_over(game->state))
        floor_enter(game->state, outcome.leads, outcome.has_fallen,
                    (int)bit_grid_count(game_visited(game)));
    note(game);
    auto_move_note_light(&game->auto_move, game->state);
    chances_note(&game->chances, game->state);
    report_action(game, &(struct player_action){.action = action});
    return outcome.kind;
}

/* Decides whether the automatic movement goes on, and how. */
static void look_ahead(struct game *game)
{
    bool has_noticed[MONSTER_COUNT];
    for (int k = 0; k < MONSTER_COUNT; k++)
        has_noticed[k] = game->chronicle.watchers[k].pips > 0;
    struct auto_move_context context = {.state = game->state,
                                        .visited = game_visited(game),
                                        .has_noticed = has_noticed,
                                        .is_first_visit = game->is_first_visit,
                                        .scratch = &game->state->ai_memory.distances};
    struct auto_move_turn turn = auto_move_next(&game->auto_move, &context);
    game->next = turn.action;
    game->is_under_way = turn.answer == AUTO_MOVE_ACT;
    bool is_open_to_insist =
        (turn.answer == AUTO_MOVE_REFUSED && consent_is_possible(turn.refusal)) ||
        (turn.answer == AUTO_MOVE_ENDED && auto_move_has_warned(&game->auto_move, turn.refusal));
    bool is_first = turn.answer != AUTO_MOVE_REFUSED && game->auto_move.steps_taken <= 1;
    game->was_refused_for_good = turn.answer == AUTO_MOVE_REFUSED && !is_open_to_insist;
    game->insistable = is_open_to_insist ? turn.refusal
                       : is_first        ? game->auto_move.consent.to
                                         : REFUSAL_NONE;
    if (turn.answer == AUTO_MOVE_REFUSED)
        tell(game, EVENT_REFUSED, turn.refusal);
    if (turn.answer == AUTO_MOVE_LOST ||
        (turn.answer == AUTO_MOVE_ENDED && turn.refusal != REFUSAL_NONE))
        tell(game, EVENT_STOPPED, turn.refusal);
}

/* Comes after the events of the first step, and is not part of the action: a replay goes without it. */
static void tell_of_seeking(struct game *game)
{
    if (game->auto_move.is_seeking && !game->auto_move.has_told_of_it)
        tell(game, EVENT_SEEKS, REFUSAL_NONE);
    game->auto_move.has_told_of_it = game->auto_move.is_seeking;
}

/* If a sound alone ends it, which has no message, a message names the danger. */
static void stop(struct game *game, enum interrupt interrupt)
{
    struct auto_move *last = &game->auto_move;
    enum refusal keeper = auto_move_find_danger(last, game->state);
    bool is_news = last->consent.to == REFUSAL_NONE || last->steps_taken > 1;
    game->is_under_way = false;
    if (state_is_over(game->state))
        return;
    bool is_startled = consent_is_startled(&last->consent, game->state, HANDLE_NONE);
    game->insistable = is_startled ? REFUSAL_NONE : game->insistable;
    if (keeper != REFUSAL_NONE && is_news && interrupt < INTERRUPT_STARTLE) {
        tell(game, EVENT_STOPPED, keeper);
        if (auto_move_has_warned(last, keeper))
            game->insistable = keeper;
    } else if (last->command.kind == COMMAND_EXPLORE && !last->command.is_stepwise &&
               danger_was_told_of_notice(game->state, &last->agreed, last->consent.accepted,
                                         &last->danger) &&
               !consent_is_startled(&last->consent, game->state, last->danger)) {
        game->insistable = REFUSAL_NOTICED; /* that message is the question */
    } else if (refusal_is_by_danger(last->consent.to) && !is_startled) {
        game->insistable = last->consent.to;
        last->danger = last->consent.danger;
    } else if (last->command.kind == COMMAND_REST && brazier_way_would_rest(game->state)) {
        tell(game, EVENT_STOPPED, REFUSAL_REST_BROKEN);
    }
}

/* Performs the next action of the automatic movement. A stepwise command finds by itself what is new. */
static void go_on(struct game *game)
{
    bool is_stepwise = game->auto_move.command.is_stepwise;
    if (!is_stepwise)
        sights_note_seen(game->state, &game->noted);
    if (act(game, game->next) != OUTCOME_DONE) {
        game->is_under_way = false;
        return;
    }
    if (game->next.kind == ACTION_WAIT && !is_stepwise)
        comers_tell(game->state);
    tell_of_seeking(game);
    bool is_news = !is_stepwise && discoveries_tell(game);
    enum interrupt interrupt = interrupt_strongest(game->state, game->auto_move.consent.accepted);
    if (state_is_over(game->state) || interrupt >= INTERRUPT_STOP || is_news)
        stop(game, interrupt);
    else
        look_ahead(game);
}

static void clear_last(struct game *game)
{
    game->has_acted = false;
    game->chances.latest = CHANCE_NONE;
    game->state->events.count = 0;
}

static void play_by_hand(struct game *game, struct command command)
{
    game_cancel(game);
    if (!command.is_stepwise)
        sights_note_seen(game->state, &game->noted);
    bool is_done = act(game, action_of(game->state, command)) == OUTCOME_DONE;
    if (command.kind == COMMAND_WAIT && !command.is_stepwise)
        comers_tell(game->state);
    if (!is_done)
        game->remedy =
            command.kind == COMMAND_FIRE
                ? (struct command){COMMAND_WEAR, .item = inventory_far_weapon(game->state)}
                : command;
    if (is_done && !command.is_stepwise && !state_is_over(game->state))
        discoveries_tell_stairs(game);
}

void game_play(struct game *game, struct command command)
{
    enum refusal insisted = game_insists_against(game, &command);
    bool asks_again = command.begins_anew && held_command_opens(game, &command);
    command.begins_anew = false; /* the answer to what it asks goes on */
    game_interrupt(game);
    game->insistable = REFUSAL_NONE;
    clear_last(game);
    if (asks_again) {
        tell(game, EVENT_REFUSED, REFUSAL_GAS_HERE);
        return;
    }
    if (command.kind == COMMAND_SKIP_LESSON) {
        skip_lesson(game);
        return;
    }
    if (!auto_move_is_for(command.kind)) {
        play_by_hand(game, command);
        return;
    }
    game->auto_move = auto_move_begin(game->state, &game->auto_move, command, insisted);
    look_ahead(game);
    if (game->is_under_way)
        go_on(game);
}

void game_perform(struct game *game, const struct player_action *played)
{
    game_interrupt(game);
    game->insistable = REFUSAL_NONE;
    clear_last(game);
    if (played->skips_lesson)
        skip_lesson(game);
    else
        act(game, played->action);
}

void game_set_observer(struct game *game, game_observer *observer, void *context)
{
    game->observer = observer;
    game->observer_context = context;
}

bool game_is_under_way(const struct game *game)
{
    return game->is_under_way;
}

bool game_is_waiting(const struct game *game)
{
    return game->is_under_way && game->next.kind == ACTION_WAIT;
}

void game_continue(struct game *game)
{
    assert(game->is_under_way);
    clear_last(game);
    go_on(game);
}

int game_trace_way(struct game *game, struct point target, struct point *cells, int max)
{
    return seek_trace(game->state, &game->state->ai_memory.distances, target, cells, max);
}

const struct action *game_action(const struct game *game)
{
    return game->has_acted ? &game->action : NULL;
}

void game_interrupt(struct game *game)
{
    game->is_under_way = false;
}

const char *game_cause(const struct game *game)
{
    const struct state *state = game->state;
    if (state_is_won_dark(state))
        return ENDING_CAUSE_DARK;
    return state->cause == CAUSE_ACTOR ? monster_get(state->killer)->id
                                       : ending_causes[state->cause];
}

/* A trial must not be taken for a game. */
static void report_trial(const struct state *state, struct text *text)
{
    const char *joint = " trial=";
    if (state->is_revealed) {
        text_append(text, "%sreveal", joint);
        joint = "+";
    }
    if (state->first_depth != 1) {
        text_append(text, "%sdepth-%d", joint, state->first_depth);
        joint = "+";
    }
    if (state_sees_through_walls(state))
        text_append(text, "%s%s", joint, fov_get(state->fov)->name);
}

void game_report(const struct game *game, const char *bot, struct text *text)
{
    const struct state *state = game->state;
    text_append(text, "seed=%s bot=%s result=%s depth=%d turns=%d cause=%s hash=%016" PRIx64,
                state->seed, bot, ending_results[state->result], state->depth, state->turn,
                game_cause(game), state_hash(state));
    report_trial(state, text);
}
