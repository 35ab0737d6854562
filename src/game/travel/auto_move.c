#include "game/travel/auto_move.h"

#include "base/array.h"
#include "game/prize.h"
#include "game/travel/brazier_way.h"
#include "game/travel/disturbance.h"
#include "game/travel/rest_question.h"
#include "game/travel/seek.h"
#include "game/travel/stairs_question.h"
#include "rules/light/warmth.h"
#include "rules/pursuit.h"
#include "world/hero.h"

#define WAITS_MAX 4  /* turns in a row that it waits for an actor to get out of the way */
#define IDLE_MAX 400 /* steps of exploring without news: moving creatures might make it waver */

static struct auto_move_turn ended(void)
{
    return (struct auto_move_turn){.answer = AUTO_MOVE_ENDED};
}

static struct auto_move_turn lost(void)
{
    return (struct auto_move_turn){.answer = AUTO_MOVE_LOST};
}

static struct auto_move_turn refused(enum refusal refusal)
{
    return (struct auto_move_turn){.answer = AUTO_MOVE_REFUSED, .refusal = refusal};
}

/* Whether the step is one that a danger refused before. */
static bool is_insisted_step(const struct auto_move *auto_move)
{
    return refusal_is_by_danger(auto_move->consent.to) && auto_move->steps_taken == 0;
}

static struct auto_move_turn act(struct action action)
{
    return (struct auto_move_turn){.answer = AUTO_MOVE_ACT, .action = action};
}

static struct auto_move_turn step(enum direction direction)
{
    return act((struct action){.kind = ACTION_STEP, .direction = direction});
}

/* Ends a command that has begun and refuses one that has not, with that reason; without it if the player insists. */
static struct auto_move_turn stopped(const struct auto_move *auto_move, enum refusal refusal)
{
    if (auto_move->consent.to != REFUSAL_NONE && auto_move->steps_taken == 1 &&
        consent_is_possible(refusal))
        return ended();
    return (struct auto_move_turn){.answer = auto_move->steps_taken > 0 ? AUTO_MOVE_ENDED
                                                                        : AUTO_MOVE_REFUSED,
                                   .refusal = refusal};
}

/* Takes a step, or refuses it if it leads nearer to a hunter and the player has not agreed to that. */
static struct auto_move_turn kept_away(struct auto_move *auto_move, const struct state *state,
                                       enum direction direction)
{
    struct danger_zones hunters;
    danger_zones_find(&hunters, state, DANGER_OF_HUNTERS, HANDLE_NONE);
    const struct danger_zone *zone =
        danger_zones_at(&hunters, state, point_step(state_hero_const(state)->position, direction));
    bool is_agreed = is_insisted_step(auto_move) && auto_move->consent.to != REFUSAL_NOTICED;
    if (!zone || auto_move->command.is_stepwise || is_agreed ||
        consent_covers_nearing(&auto_move->consent, state, zone->actor))
        return step(direction);
    auto_move->danger = zone->actor;
    return stopped(auto_move, REFUSAL_NEARER);
}

/* Of TRAVEL_STEP and TRAVEL_LOST. */
static struct auto_move_turn travelled(struct auto_move *auto_move, const struct state *state,
                                       enum travel_answer answer, enum direction direction)
{
    if (answer != TRAVEL_STEP)
        return lost();
    return danger_is_badly_hurt(state) ? kept_away(auto_move, state, direction) : step(direction);
}

static struct auto_move_turn next_of_run(struct auto_move *auto_move,
                                         const struct auto_move_context *context)
{
    enum direction direction;
    if (straight_run_next(&auto_move->run, context->state, &direction))
        return step(direction);
    return (struct auto_move_turn){.answer = AUTO_MOVE_ENDED, .refusal = auto_move->run.end};
}

static struct route_context ways_of(const struct auto_move_context *context)
{
    return (struct route_context){.state = context->state, .scratch = context->scratch};
}

/* Explores towards a place to which no way is known, and picks up nothing. */
static struct auto_move_turn seek_way(struct auto_move *auto_move,
                                      const struct auto_move_context *context, struct point place)
{
    struct command command = {.kind = COMMAND_EXPLORE,
                              .leaves_things = true,
                              .is_stepwise = auto_move->command.is_stepwise};
    struct exploration exploration = {&command, context->visited, auto_move->consent.accepted};
    struct route_context ways = ways_of(context);
    enum direction direction;
    ways.towards = &place;
    enum travel_answer answer =
        seek_news(&auto_move->travel, &ways, &exploration, false, &direction);
    auto_move->is_seeking = answer == TRAVEL_STEP;
    if (answer == TRAVEL_NONE)
        return refused(seek_has_news_past_fire(&auto_move->travel, &ways, &exploration)
                           ? REFUSAL_FIRE
                           : REFUSAL_NO_WAY_LEFT);
    return answer == TRAVEL_STEP ? kept_away(auto_move, context->state, direction) : lost();
}

static bool is_unknown(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    return grid_contains(level->grid, p) && level_memory(level, p)->terrain == TERRAIN_NONE;
}

static struct auto_move_turn next_of_travel(struct auto_move *auto_move,
                                            const struct auto_move_context *context)
{
    struct point *target = &auto_move->command.target;
    enum direction direction;
    if (auto_move->command.explores && is_unknown(context->state, *target)) {
        *target = seek_nearest(context->state, context->scratch, *target);
        if (point_is_equal(*target, state_hero_const(context->state)->position))
            return refused(REFUSAL_NO_WAY);
    }
    enum travel_answer answer =
        seek_goal(&auto_move->travel, context->state, context->scratch,
                  goals_of_travel(context->state, *target), target, &direction);
    struct handle hunter;
    bool is_hunted = danger_is_hunted(context->state, &hunter);
    if (answer == TRAVEL_NONE && auto_move->command.explores && !is_hunted)
        return seek_way(auto_move, context, *target);
    auto_move->is_seeking = false;
    if (answer == TRAVEL_HERE && goals_ends_beside(context->state, *target))
        return lost(); /* says what the hero stands beside */
    if (answer == TRAVEL_NONE)
        return refused(is_hunted ? REFUSAL_NO_WAY_HUNTED
                       : seek_has_way_past_fire(context->state, context->scratch,
                                                goals_of_travel(context->state, *target), target)
                           ? REFUSAL_FIRE
                           : REFUSAL_NO_WAY);
    return answer == TRAVEL_HERE ? ended()
                                 : travelled(auto_move, context->state, answer, direction);
}

/* The next step to the lantern, or to where a way to it may be found. */
static bool fetch_lantern(const struct auto_move_context *context,
                          const struct exploration *exploration, enum direction *direction)
{
    const struct state *state = context->state;
    struct route_context ways = ways_of(context);
    struct travel travel = {.has_goal = false};
    struct point lantern;
    if (!level_find_remembered(state_level_const(state), item_lantern(), &lantern))
        return false;
    ways.towards = &lantern;
    return seek_goal(&travel, state, context->scratch, goals_is_lost_lantern, NULL, direction) ==
               TRAVEL_STEP ||
           seek_news(&travel, &ways, exploration, false, direction) == TRAVEL_STEP;
}

/* In the dark, exploring enters what was never seen in light only when the player insists, or looks before each step. */
static bool keeps_to_lit(const struct auto_move *auto_move, const struct state *state)
{
    return hero_light(state).radius == 0 && !state_is_plain(state) &&
           !auto_move->command.is_stepwise;
}

/* Why exploring asks because of creatures in view, unless the player has agreed to them; a badly hurt hero that is hunted asks
 * before each step. */
static enum refusal find_watcher(struct auto_move *auto_move, const struct state *state)
{
    if (auto_move->command.is_stepwise || is_insisted_step(auto_move))
        return REFUSAL_NONE;
    if (danger_is_badly_hurt(state) && danger_is_hunted(state, &auto_move->danger))
        return REFUSAL_BADLY_HURT;
    return danger_in_view(state, &auto_move->agreed, &auto_move->danger);
}

/* As kept_away; a step that it would take is asked about if creatures in view are a reason. */
static struct auto_move_turn under_watch(struct auto_move *auto_move, const struct state *state,
                                         enum refusal watched, enum direction direction)
{
    struct auto_move_turn turn = kept_away(auto_move, state, direction);
    bool asks = turn.answer == AUTO_MOVE_ACT && watched != REFUSAL_NONE;
    return asks ? stopped(auto_move, watched) : turn;
}

/* Asks what is asked before a step of exploring, or takes it. */
static struct auto_move_turn asked_or_kept_away(struct auto_move *auto_move,
                                                const struct auto_move_context *context,
                                                enum direction direction)
{
    const struct state *state = context->state;
    enum refusal question = explore_question(
        &auto_move->asked, state, auto_move->command.is_stepwise ? NULL : context->has_noticed,
        auto_move->travel.spared, point_step(state_hero_const(state)->position, direction));
    if (question == REFUSAL_NONE)
        return kept_away(auto_move, state, direction);
    auto_move->danger = auto_move->travel.spared;
    return stopped(auto_move, question);
}

static struct auto_move_turn next_of_explore(struct auto_move *auto_move,
                                             const struct auto_move_context *context)
{
    const struct state *state = context->state;
    struct exploration exploration = {&auto_move->command, context->visited,
                                      auto_move->consent.accepted};
    if (context->is_first_visit && auto_move->steps_taken > 0 &&
        auto_move_fetches(auto_move, state, state_hero_const(state)->position))
        return ended();
    if (!auto_move->command.is_stepwise && danger_is_beside(state, &auto_move->danger))
        return stopped(auto_move, REFUSAL_BESIDE);
    enum refusal watched = find_watcher(auto_move, state);
    if (watched == REFUSAL_BADLY_HURT)
        return stopped(auto_move, watched);
    struct route_context ways = ways_of(context);
    ways.goes_straight = auto_move->consent.to == REFUSAL_WAVERS;
    enum direction direction;
    if (!state->pack.has_lantern && fetch_lantern(context, &exploration, &direction))
        return under_watch(auto_move, state, watched, direction);
    bool needs_light = keeps_to_lit(auto_move, state);
    enum travel_answer answer =
        seek_news(&auto_move->travel, &ways, &exploration, needs_light, &direction);
    if (answer == TRAVEL_STEP && needs_light && !ways.keeps_to_lit &&
        auto_move->unlit_depth != state->depth)
        return stopped(auto_move, REFUSAL_UNLIT);
    if (answer == TRAVEL_STEP)
        return watched == REFUSAL_NONE ? asked_or_kept_away(auto_move, context, direction)
                                       : under_watch(auto_move, state, watched, direction);
    ways.ignores_gas = true;
    if (answer == TRAVEL_NONE &&
        seek_news(&auto_move->travel, &ways, &exploration, false, &direction) != TRAVEL_NONE)
        return refused(REFUSAL_GAS_LEFT);
    if (answer == TRAVEL_LOST)
        return auto_move->command.is_stepwise ? lost() : stopped(auto_move, REFUSAL_WAVERS);
    if (seek_has_news_past_fire(&auto_move->travel, &ways, &exploration))
        return refused(REFUSAL_FIRE);
    auto_move->prizes_depth = state->depth;
    return refused(REFUSAL_NOTHING_LEFT);
}

/* What the player is asked once a floor, in peace, before the hero goes to stairs down. */
static enum refusal find_question(struct auto_move *auto_move, const struct state *state)
{
    bool may_ask = auto_move->command.leads > 0 && !auto_move->command.is_stepwise &&
                   auto_move->steps_taken == 0 &&
                   auto_move_find_danger(auto_move, state) == REFUSAL_NONE;
    return may_ask ? stairs_question(state, auto_move->omens_depth == state->depth,
                                     auto_move->prizes_depth == state->depth)
                   : REFUSAL_NONE;
}

/* On the last floor the way on is to the great lamp. */
static struct auto_move_turn next_of_stairs(struct auto_move *auto_move,
                                            const struct auto_move_context *context)
{
    int leads = auto_move->command.leads;
    struct point stairs;
    enum direction direction;
    bool is_to_lamp = leads > 0 && band_stairs_down(context->state->depth) == 0;
    enum refusal question = is_to_lamp ? REFUSAL_NONE : find_question(auto_move, context->state);
    struct travel before = auto_move->travel;
    enum travel_answer answer =
        seek_goal(&auto_move->travel, context->state, context->scratch,
                  is_to_lamp ? goals_is_by_great_lamp : goals_is_stairs, &leads, &direction);
    if (question == REFUSAL_STAIRS_OMENS && answer == TRAVEL_NONE)
        goals_find_stairs(context->state, leads, &auto_move->travel.goal);
    if (question != REFUSAL_NONE)
        return stopped(auto_move, question);
    /* The player agreed to go to other stairs. */
    if (is_insisted_step(auto_move) && before.has_goal && answer == TRAVEL_STEP &&
        !point_is_equal(before.goal, auto_move->travel.goal))
        return lost();
    if (answer == TRAVEL_HERE && is_to_lamp)
        return stopped(auto_move, REFUSAL_NO_STAIRS_DOWN);
    if (answer == TRAVEL_HERE && leads > 0 && auto_move->consent.to != REFUSAL_STAIRS_HURT &&
        stairs_question_is_hurt(context->state, context->scratch))
        return stopped(auto_move, REFUSAL_STAIRS_HURT);
    if (answer == TRAVEL_HERE)
        return act((struct action){.kind = ACTION_STAIRS, .leads = leads});
    if (answer != TRAVEL_NONE)
        return travelled(auto_move, context->state, answer, direction);
    return goals_find_stairs(context->state, leads, &stairs)
               ? seek_way(auto_move, context, stairs)
               : refused(leads > 0 ? REFUSAL_NO_STAIRS_DOWN : REFUSAL_NO_STAIRS_UP);
}

/* Waits by a brazier until the hero is healed; by a far one, or by the lantern, only if the player insists. */
static struct auto_move_turn next_of_rest(struct auto_move *auto_move,
                                          const struct auto_move_context *context)
{
    const struct state *state = context->state;
    enum direction direction;
    bool goes = brazier_way_next(&auto_move->travel, state, context->scratch, &direction);
    enum refusal question = rest_question(auto_move, state, context->scratch, goes);
    if (question != REFUSAL_NONE || goes)
        return goes && question == REFUSAL_NONE ? step(direction) : stopped(auto_move, question);
    if (warmth_period(state) > 0)
        return act(brazier_way_rest(state));
    return stopped(auto_move, state_hero_const(state)->health >= state->traits.health
                                  ? REFUSAL_HEALED
                              : pursuit_is_on(state) ? REFUSAL_REST_HUNTED
                                                     : REFUSAL_TOO_DARK);
}

static struct auto_move_turn (*const next_of[])(struct auto_move *,
                                                const struct auto_move_context *) = {
    [COMMAND_RUN] = next_of_run,       [COMMAND_STAIRS] = next_of_stairs,
    [COMMAND_TRAVEL] = next_of_travel, [COMMAND_EXPLORE] = next_of_explore,
    [COMMAND_REST] = next_of_rest,
};

bool auto_move_is_for(enum command_kind kind)
{
    return (size_t)kind < ARRAY_LENGTH(next_of) && next_of[kind];
}

bool auto_move_fetches(const struct auto_move *auto_move, const struct state *state, struct point p)
{
    return auto_move->command.kind == COMMAND_EXPLORE &&
           goals_is_wanted(&auto_move->command, state_level_const(state), p);
}

struct auto_move auto_move_begin(const struct state *state, const struct auto_move *last,
                                 struct command command, enum refusal insisted)
{
    struct auto_move auto_move = {.command = command,
                                  .run = straight_run_begin(state, command.direction),
                                  .choices = state->choices,
                                  .consent = consent_begin(&last->consent, insisted, last->danger),
                                  .omens_depth = last->omens_depth,
                                  .prizes_depth = last->prizes_depth,
                                  .asked = last->asked,
                                  .told = last->told,
                                  .agreed = last->agreed};
    explore_question_note(&auto_move.asked, state, insisted);
    agreed_refresh(&auto_move.agreed, state);
    if (refusal_is_by_danger(insisted))
        agreed_add(&auto_move.agreed, state, last->danger);
    auto_move.travel = insisted != REFUSAL_NONE ? last->travel : (struct travel){0};
    auto_move.unlit_depth = insisted == REFUSAL_UNLIT ? state->depth : last->unlit_depth;
    if (insisted == REFUSAL_STAIRS_OMENS || insisted == REFUSAL_STAIRS_PRIZES) {
        auto_move.omens_depth = insisted == REFUSAL_STAIRS_OMENS ? state->depth : last->omens_depth;
        auto_move.prizes_depth = state->depth; /* the other question names them too */
        auto_move.consent.to = REFUSAL_NONE;
    }
    return auto_move;
}

void auto_move_note_light(struct auto_move *auto_move, const struct state *state)
{
    if (hero_light(state).radius > 0)
        auto_move->unlit_depth = 0;
}

/* The cell to which the action would bring the hero. */
static struct point end_of(const struct state *state, const struct action *action)
{
    struct point hero = state_hero_const(state)->position;
    return action_walks(action) ? point_step(hero, action->direction) : hero;
}

/* Whether a danger does not refuse a step: what only notices the hero does not refuse single steps. */
static bool is_no_reason(const struct auto_move *auto_move, enum refusal danger)
{
    return danger == REFUSAL_NONE || (danger == REFUSAL_NOTICED && auto_move->command.is_stepwise);
}

/* Finds what makes the cell dangerous. */
static enum refusal find_danger(struct auto_move *auto_move, const struct state *state,
                                struct point to)
{
    enum refusal refusal = danger_at(state, to, auto_move->consent.accepted, &auto_move->danger);
    return is_no_reason(auto_move, refusal) ? REFUSAL_NONE : refusal;
}

enum refusal auto_move_find_danger(struct auto_move *auto_move, const struct state *state)
{
    return find_danger(auto_move, state, state_hero_const(state)->position);
}

static bool is_to_a_place(const struct command *command)
{
    return command->kind == COMMAND_STAIRS || command->kind == COMMAND_TRAVEL;
}

bool auto_move_has_warned(const struct auto_move *auto_move, enum refusal refusal)
{
    return refusal_is_disturbance(refusal) || refusal == REFUSAL_STAIRS_HURT ||
           refusal == REFUSAL_DETOUR || refusal == REFUSAL_COVER || refusal == REFUSAL_WAVERS ||
           (refusal_is_by_danger(refusal) &&
            (is_to_a_place(&auto_move->command) || refusal_is_by_danger(auto_move->consent.to)));
}

/* Whether the player chose just this step, the first: then it is like one by hand. */
static bool is_chosen_step(const struct auto_move *auto_move, const struct action *action)
{
    const struct command *command = &auto_move->command;
    return is_insisted_step(auto_move) ||
           (auto_move->steps_taken == 0 && !auto_move->is_seeking &&
            (command->kind == COMMAND_RUN || action->kind == ACTION_STAIRS ||
             (command->is_stepwise && is_to_a_place(command))));
}

/* Finds out why the player should choose the action instead. */
static enum refusal find_refusal(struct auto_move *auto_move, const struct state *state,
                                 const struct action *action)
{
    struct point to = end_of(state, action);
    if (is_chosen_step(auto_move, action)) {
        consent_note(&auto_move->consent, state, to);
        return REFUSAL_NONE;
    }
    enum refusal refusal = disturbance_find(auto_move, state, to);
    bool leaves = action->kind == ACTION_STAIRS;
    return refusal != REFUSAL_NONE || consent_covers(&auto_move->consent, state, to, leaves)
               ? refusal
               : find_danger(auto_move, state, to);
}

/* Whether an actor in the way is about to move on, and there is time to wait for that. */
static bool can_wait_for(const struct auto_move *auto_move, const struct state *state,
                         const struct actor *blocker)
{
    struct handle by;
    enum refusal danger = danger_at(state, state_hero_const(state)->position, HANDLE_NONE, &by);
    return auto_move->command.kind != COMMAND_RUN && auto_move->waits <= WAITS_MAX &&
           !blocker->is_asleep && danger_is_harmless(monster_get(blocker->kind)) &&
           is_no_reason(auto_move, danger);
}

/* Whether the step picks up nothing: a prize stays too, unless the player chose just that cell. */
static bool leaves_item(const struct auto_move *auto_move, const struct state *state,
                        const struct action *action)
{
    const struct level *level = state_level_const(state);
    const struct command *command = &auto_move->command;
    struct point to = end_of(state, action);
    bool is_chosen = command->kind == COMMAND_RUN ||
                     (command->kind == COMMAND_TRAVEL && point_is_equal(command->target, to));
    return command->leaves_things || (!command->is_stepwise && !is_chosen &&
                                      grid_contains(level->grid, to) && prize_is_item(level, to));
}

/* Counts the steps that explore without seeing more. */
static void count_idle(struct auto_move *auto_move, const struct state *state)
{
    size_t known = state_level_const(state)->seen_count;
    bool explores = auto_move->command.kind == COMMAND_EXPLORE || auto_move->is_seeking;
    auto_move->idle = explores && known == auto_move->known ? auto_move->idle + 1 : 0;
    auto_move->known = known;
}

struct auto_move_turn auto_move_next(struct auto_move *auto_move,
                                     const struct auto_move_context *context)
{
    const struct state *state = context->state;
    /* Nothing strikes before the player has had a choice. */
    if (auto_move->steps_taken > 0 && !auto_move->command.is_stepwise &&
        danger_has_come(state, auto_move->choices, &auto_move->told, &auto_move->danger)) {
        struct auto_move_turn stop = stopped(auto_move, REFUSAL_NEAR);
        if (stop.refusal != REFUSAL_NONE)
            danger_tell(&auto_move->told, state, auto_move->danger);
        return stop;
    }
    count_idle(auto_move, state);
    if (auto_move->idle > IDLE_MAX)
        return lost();
    struct auto_move_turn next = next_of[auto_move->command.kind](auto_move, context);
    if (next.answer != AUTO_MOVE_ACT)
        return next;
    struct action *action = &next.action;
    const struct actor *blocker =
        action_walks(action) ? route_find_blocker(state, end_of(state, action)) : NULL;
    if (blocker && actor_is_hunting(blocker))
        return lost(); /* nothing to insist on */
    enum refusal refusal = find_refusal(auto_move, state, action);
    if (refusal != REFUSAL_NONE)
        return stopped(auto_move, refusal);
    auto_move->steps_taken++;
    auto_move->waits = blocker ? auto_move->waits + 1 : 0;
    if (blocker && !can_wait_for(auto_move, state, blocker))
        return lost();
    if (blocker)
        *action = (struct action){.kind = ACTION_WAIT};
    if (action_walks(action) && leaves_item(auto_move, state, action))
        action->kind = ACTION_STEP_NO_PICKUP;
    return next;
}
