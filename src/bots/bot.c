#include "bots/bot.h"

#include "base/array.h"
#include "base/hash.h"
#include "bots/bot_fork.h"
#include "bots/bot_landmarks.h"
#include "bots/bot_plan.h"

#include <stdlib.h>
#include <string.h>

/* After this many commands without time passing, the bot takes this many random steps. */
#define IDLE_MAX 6
#define RESTLESS_STEPS 4
/* Turns of walking step by step after a journey was refused. */
#define ON_FOOT_TURNS 30
/* Turns after which a floor is explored again. */
#define EXPLORED_TURNS 60
/* Pacing: within this many steps for this many turns; then it hurries for as many turns. */
#define PACING_STEPS 3
#define PACING_TURNS 24
#define HASTY_TURNS 120
/* After this long on a floor, the bot walks at random now and then. */
#define LOST_TURNS 3000
#define LOST_PERIOD 40
#define LOST_STEPS 25

struct bot_kind {
    bot_choose *choose;
    const char *key;
    struct bot_plan plan;
    enum bot_sight_extent sight;
    bool is_exploit;
    bool is_policy;
    bool is_patient; /* its commands go on as far as a player's would */
};

static const struct bot_kind kinds[] = {
#define BOT(choose, ...) {bot_##choose, __VA_ARGS__},
#include "bots/bots.def"
#undef BOT
};

enum { KIND_COUNT = ARRAY_LENGTH(kinds) };

int bot_count(void)
{
    return KIND_COUNT;
}

const char *bot_key(int index)
{
    return kinds[index].key;
}

bool bot_is_exploit(int index)
{
    return kinds[index].is_exploit;
}

bool bot_is_policy(int index)
{
    return kinds[index].is_policy;
}

enum bot_light bot_policy_light(int index)
{
    return kinds[index].plan.light;
}

int bot_find(const char *key)
{
    for (int i = 0; i < KIND_COUNT; i++)
        if (strcmp(kinds[i].key, key) == 0)
            return i;
    return -1;
}

bool bot_has_explored(const struct bot *bot)
{
    return bot_sight_turn(bot->sight) - bot->memory.explored_turn < EXPLORED_TURNS;
}

bool bot_is_barred(const struct bot *bot, enum item item)
{
    return bot->memory.barred_until[item] > bot_sight_turn(bot->sight);
}

static struct grid largest_floor(const struct game *game)
{
    const struct state *state = game_state(game);
    struct grid largest = state->levels[0].grid;
    for (int i = 1; i < FLOOR_COUNT; i++)
        if (grid_cells(state->levels[i].grid) > grid_cells(largest))
            largest = state->levels[i].grid;
    return largest;
}

/* Lays a bot out; on a measuring arena the result is NULL. */
static struct bot *lay_out(struct arena *arena, struct grid grid)
{
    struct bot *bot = arena_alloc(arena, sizeof *bot);
    struct distance_map ways = distance_map_alloc(arena, grid);
    struct distance_map fears = distance_map_alloc(arena, grid);
    struct distance_map through = distance_map_alloc(arena, grid);
    struct distance_map around = distance_map_alloc(arena, grid);
    struct bit_grid marked = bit_grid_alloc_any(arena, grid);
    struct bit_grid odd = bit_grid_alloc_any(arena, grid);
    if (!bot)
        return NULL;
    bot->marked = marked;
    bot->odd = odd;
    bot->ways = ways;
    bot->fears = fears;
    bot->reach[0] = through;
    bot->reach[1] = around;
    return bot;
}

static struct bot *allocate(struct grid grid)
{
    struct arena arena = arena_measuring();
    lay_out(&arena, grid);
    void *memory = calloc(1, arena.used);
    if (!memory)
        return NULL;
    arena = arena_over(memory, arena.used);
    return lay_out(&arena, grid);
}

struct bot *bot_create(int index, struct game *game)
{
    struct bot *bot = allocate(largest_floor(game));
    if (!bot)
        return NULL;
    bot->key = kinds[index].key;
    bot->game = game;
    bot->path = -1;
    bot->sight = bot_sight_create(game, kinds[index].sight);
    if (!bot->sight) {
        free(bot);
        return NULL;
    }
    bot_landmarks_init(bot);
    uint64_t seed = hash_text(HASH_START, game_state(game)->seed);
    bot->random = random_make(hash_mix(hash_text(seed, bot->key)));
    bot->memory.hunted_turn = bot->memory.noticed_turn = -1000;
    bot->memory.rung_turn = bot->memory.sneak_turn = bot->memory.lured_turn =
        bot->memory.lantern_turn = -1000;
    bot->memory.ambush_turn = bot->memory.held_turn = bot->memory.looked_turn = -1000;
    bot->memory.light_wanted_turn = bot->memory.wash_turn = -1000;
    return bot;
}

void bot_destroy(struct bot *bot)
{
    if (!bot)
        return;
    bot_sight_destroy(bot->sight);
    free(bot);
}

static bool is_same(const struct command *a, const struct command *b)
{
    return a->kind == b->kind && a->direction == b->direction && a->leads == b->leads &&
           point_is_equal(a->target, b->target) && a->item == b->item && a->choice == b->choice;
}

static void note_floor(struct bot *bot)
{
    struct bot_memory *memory = &bot->memory;
    int depth = bot_sight_depth(bot->sight);
    if (depth == memory->depth)
        return;
    memory->depth = depth;
    memory->came_turn = bot_sight_turn(bot->sight);
    bot->landmarks.looked_turn = -1000;
    memory->sneak_turn = memory->lured_turn = memory->explored_turn = -1000;
    memory->is_sneaking = false;
    memory->wait_until = memory->standoff = memory->rested = 0;
    memory->trade_turns = memory->pulls = 0;
    memset(memory->room_turns, 0, sizeof memory->room_turns);
}

/* A refusal teaches what is of no use for a while. */
static void note_refusal(struct bot *bot, const struct command *command, enum refusal refusal)
{
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    if (refusal == REFUSAL_HUNTED || refusal == REFUSAL_NOTICED || refusal == REFUSAL_NEARER ||
        refusal == REFUSAL_BADLY_HURT || refusal == REFUSAL_FIRE)
        memory->on_foot_until = turn + 1;
    if (refusal == REFUSAL_NO_WAY || refusal == REFUSAL_NO_WAY_LEFT)
        memory->on_foot_until = turn + ON_FOOT_TURNS;
    switch (command->kind) {
    case COMMAND_EXPLORE:
        if (refusal == REFUSAL_NOTHING_LEFT || refusal == REFUSAL_GAS_LEFT)
            memory->explored_turn = turn;
        break;
    case COMMAND_REST:
        memory->no_rest_until = turn + 15;
        break;
    case COMMAND_USE:
    case COMMAND_THROW:
    case COMMAND_WEAR:
        memory->barred_until[command->item] = turn + 10;
        break;
    default:
        break;
    }
}

static void note_events(struct bot *bot, const struct command *command)
{
    const struct event_list *list = bot_sight_events(bot->sight);
    for (int i = 0; i < list->count; i++) {
        if (list->events[i].kind == EVENT_REFUSED)
            note_refusal(bot, command, list->events[i].refusal);
        if (list->events[i].kind == EVENT_STRUCK)
            bot->memory.standoff = 0;
    }
    if (bot->scene.hunters > 0 && bot->scene.adjacent == 0)
        bot->memory.standoff++;
}

/* A bot that paces around one place this long, without a fight or a rest, wavers between two plans. */
static void note_pacing(struct bot *bot, const struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    struct point hero = bot_sight_hero(bot->sight)->position;
    int turn = bot_sight_turn(bot->sight);
    if (point_chebyshev(hero, memory->anchor) > PACING_STEPS || command->kind == COMMAND_REST ||
        command->kind == COMMAND_WAIT || bot->scene.adjacent > 0) {
        memory->anchor = hero;
        memory->anchor_turn = turn;
    }
    if (turn - memory->anchor_turn <= PACING_TURNS)
        return;
    memory->anchor_turn = turn;
    memory->hasty_until = turn + HASTY_TURNS;
    memory->restless = RESTLESS_STEPS;
}

static void note_outcome(struct bot *bot, const struct command *command, int turn_before)
{
    struct bot_memory *memory = &bot->memory;
    int turn = bot_sight_turn(bot->sight);
    note_floor(bot);
    note_events(bot, command);
    if (command->kind == COMMAND_REST)
        memory->rested += turn - turn_before;
    note_pacing(bot, command);
    memory->idle = turn > turn_before ? 0 : memory->idle + 1;
    memory->last = *command;
    if (memory->idle >= IDLE_MAX && memory->restless == 0) {
        memory->restless = RESTLESS_STEPS;
        memory->idle = 0;
    }
    if (turn - memory->came_turn > LOST_TURNS && turn > turn_before && turn % LOST_PERIOD == 0)
        memory->restless = LOST_STEPS;
}

static struct command choose(struct bot *bot)
{
    struct command command = {.kind = COMMAND_WAIT};
    struct bot_memory *memory = &bot->memory;
    bot_scene_look(&bot->scene, bot->sight);
    bot_scene_note(bot);
    if (memory->restless > 0 && bot_sight_offer(bot->sight, 0) == BOON_NONE) {
        memory->restless--;
        command.kind = memory->idle > 0 ? COMMAND_WAIT : COMMAND_STEP;
        command.direction = (enum direction)random_below(&bot->random, DIRECTION_COUNT);
        return command;
    }
    const struct bot_kind *kind = &kinds[bot_find(bot->key)];
    kind->choose(bot, &kind->plan, &command);
    return command;
}

struct command bot_decide(struct bot *bot)
{
    note_floor(bot);
    bool is_patient = kinds[bot_find(bot->key)].is_patient;
    if (is_patient && game_is_under_way(bot->game))
        return bot->memory.last;
    struct command command = choose(bot);
    command.is_stepwise = !is_patient;
    return command;
}

bool bot_goes_on(const struct bot *bot, const struct command *command)
{
    return game_is_under_way(bot->game) && is_same(command, &bot->memory.last);
}

void bot_perform(struct bot *bot, const struct command *command)
{
    int turn = bot_sight_turn(bot->sight);
    if (bot_goes_on(bot, command))
        game_continue(bot->game);
    else
        game_play(bot->game, *command);
    note_outcome(bot, command, turn);
}

struct command bot_play(struct bot *bot)
{
    struct command command = bot_decide(bot);
    bot_perform(bot, &command);
    return command;
}
