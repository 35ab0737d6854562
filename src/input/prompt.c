#include "input/prompt.h"

#include "game/travel/route.h"
#include "input/binding.h"
#include "input/cursor.h"
#include "rules/sites/trade.h"
#include "world/hero.h"

#define AIM_FAR 4

static const char *word_of_wearing(const struct state *state, enum item item)
{
    bool is_weapon = item_get(item)->slot == SLOT_WEAPON;
    if (pack_is_worn(&state->pack, item))
        return is_weapon ? "Put away" : "Take off";
    return is_weapon ? "Take in hand" : "Put on";
}

/* The first to do is what the thing is there for. */
int prompt_actions(const struct state *state, enum item item,
                   struct prompt_action deeds[PROMPT_ACTIONS_MAX])
{
    const struct item_kind *kind = item_get(item);
    int count = 0;
    if (kind->use != EFFECT_NONE)
        deeds[count++] = (struct prompt_action){'u', "Use", COMMAND_USE};
    if (kind->slot != SLOT_NONE)
        deeds[count++] = (struct prompt_action){'w', word_of_wearing(state, item), COMMAND_WEAR};
    deeds[count++] = (struct prompt_action){'t', "Throw", COMMAND_THROW};
    deeds[count++] = (struct prompt_action){'d', "Drop", COMMAND_DROP};
    return count;
}

static struct point hero_at(const struct state *state)
{
    return state_hero_const(state)->position;
}

/* How good a cell is to aim at: less is better, and comes first; -1: not at all. */
static int rank_of(const struct prompt *prompt, const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    int steps = point_chebyshev(hero_at(state), p);
    return steps <= prompt->range
               ? steps * (int)grid_cells(level->grid) + (int)grid_index(level->grid, p)
               : -1;
}

/* Whether an actor is one to aim at: whom the hero perceives, and who is no friend. */
static bool is_foe(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    return actor_is_perceived(actor) && !actor->is_ally && !monster_get(actor->kind)->trades &&
           !state_is_hero(state, level_handle(level, slot));
}

/* The foe that ranks next above `floor`, or the first of all. */
static bool find_foe(const struct prompt *prompt, const struct state *state, int floor,
                     struct point *found)
{
    const struct level *level = state_level_const(state);
    int best = -1;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point p = level->actors[i].position;
        int rank = is_foe(state, i) ? rank_of(prompt, state, p) : -1;
        if (rank <= floor || (best >= 0 && rank >= best))
            continue;
        best = rank;
        *found = p;
    }
    return best >= 0;
}

static void aim_at_next(struct prompt *prompt, const struct state *state)
{
    int here = rank_of(prompt, state, prompt->command.target);
    if (!find_foe(prompt, state, here, &prompt->command.target))
        find_foe(prompt, state, -1, &prompt->command.target);
}

static void aim_at_last(struct prompt *prompt, const struct state *state)
{
    struct point start = prompt->command.target;
    struct point before = start;
    for (int i = 0; i <= state_level_const(state)->actor_pool.end; i++) {
        aim_at_next(prompt, state);
        if (point_is_equal(prompt->command.target, start))
            break;
        before = prompt->command.target;
    }
    prompt->command.target = before;
}

/* Whether the cell is that of one who trades, as far as the hero knows. */
static bool is_trader_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
    return trade_is_by(level, handle) && actor_is_perceived(level_actor_const(level, handle));
}

/* The open cell before the hero, by his last step, or as near to that as there is one: a thing is hardly ever meant for
 * his own. */
static struct point ahead_of(const struct state *state)
{
    static const int turns[DIRECTION_COUNT] = {0, 1, -1, 2, -2, 3, -3, 4};
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        struct point ahead =
            point_step(hero_at(state), direction_turned(state_hero_const(state)->facing, turns[i]));
        if (route_is_ground(state_level_const(state), ahead) && !is_trader_at(state, ahead))
            return ahead;
    }
    return hero_at(state);
}

/* Begins to ask where; the nearest foe is as good as chosen. */
static enum prompt_answer ask_where(struct prompt *prompt, const struct state *state,
                                    enum command_kind kind, enum item item, int range)
{
    *prompt = (struct prompt){.kind = PROMPT_AIM,
                              .item = item,
                              .command = {.kind = kind, .item = item, .target = ahead_of(state)},
                              .range = range};
    bool has_foe = find_foe(prompt, state, -1, &prompt->command.target);
    if (kind == COMMAND_FIRE && !has_foe)
        prompt->command.target =
            hero_at(state); /* which is refused: no arrow is lost by a second Enter */
    return PROMPT_ASKS;
}

static enum prompt_answer do_deed(struct prompt *prompt, const struct state *state,
                                  enum command_kind kind, struct command *command)
{
    enum item item = prompt->item;
    if (kind == COMMAND_THROW)
        return ask_where(prompt, state, kind, item, FLIGHT_RANGE);
    if (kind == COMMAND_USE && hero_aim(state, item) > 0)
        return ask_where(prompt, state, kind, item, hero_aim(state, item));
    *command = (struct command){.kind = kind, .item = item};
    *prompt = (struct prompt){0};
    return PROMPT_COMMANDS;
}

static enum prompt_answer fire(struct prompt *prompt, const struct state *state,
                               struct command *command)
{
    enum item weapon = hero_weapon(state);
    if (weapon != ITEM_NONE && item_get(weapon)->reach > 1)
        return ask_where(prompt, state, COMMAND_FIRE, weapon, item_get(weapon)->reach);
    /* The rules say why not. */
    *command = (struct command){.kind = COMMAND_FIRE, .target = hero_at(state)};
    return PROMPT_COMMANDS;
}

/* The line of the ware that the hero stands on; -1: on none. */
static int find_ware_here(const struct state *state)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_wares(state, wares);
    for (int i = 0; i < count; i++)
        if (point_is_equal(site_ware_at(trade_find(state), wares[i].ware), hero_at(state)))
            return i;
    return -1;
}

/* Whether he would pick up a ware, or stands where there is nothing else to pick up. */
static bool reaches_for_wares(const struct state *state, const struct command *command)
{
    return command->kind == COMMAND_PICK_UP &&
           (find_ware_here(state) >= 0 ||
            level_item(state_level_const(state), hero_at(state)) == ITEM_NONE);
}

/* Whether he would step into who trades. */
static bool bumps_into_trader(const struct state *state, const struct command *command)
{
    return command->kind == COMMAND_STEP &&
           is_trader_at(state, point_step(hero_at(state), command->direction));
}

/* Begins to ask which ware, if that is wanted and there is trade; the one that he stands on is as good as chosen. */
static bool open_trade(struct prompt *prompt, const struct state *state,
                       const struct binding *wanted)
{
    if (wanted->use != BINDING_COMMAND || trade_refusal(state) != REFUSAL_NONE)
        return false;
    if (!bumps_into_trader(state, &wanted->command) && !reaches_for_wares(state, &wanted->command))
        return false;
    int here = find_ware_here(state);
    *prompt = (struct prompt){.kind = PROMPT_WARE, .choice = here < 0 ? 0 : here};
    return true;
}

/* The line of what he would throw: of things that are good for nothing else, then of those that he does not wear, the first. */
static int first_to_throw(const struct state *state)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    int loose = 0;
    for (int line = count - 1; line >= 0; line--)
        loose = things[line].is_worn ? loose : line;
    for (int line = 0; line < count; line++) {
        const struct item_kind *kind = item_get(things[line].item);
        if (!things[line].is_worn && kind->thrown != EFFECT_NONE && kind->use == EFFECT_NONE)
            return line;
    }
    return loose;
}

enum prompt_answer prompt_open(struct prompt *prompt, const struct state *state,
                               const struct binding *wanted, struct command *command)
{
    enum binding_ask ask = wanted->ask;
    if (open_trade(prompt, state, wanted))
        return PROMPT_ASKS;
    if (ask == ASK_FIRE)
        return fire(prompt, state, command);
    if (ask == ASK_NOTHING)
        return PROMPT_IS_NOT;
    *prompt = (struct prompt){.kind = PROMPT_THING, .is_for_throwing = ask == ASK_THROW};
    if (prompt->is_for_throwing)
        prompt->choice = first_to_throw(state);
    return PROMPT_ASKS;
}

/* Moves the mark of a list by the keys that are no letters; false if it is none of them. */
static bool move_choice(struct prompt *prompt, struct key key, int count)
{
    int step = key.code == KEY_UP || key.code == KEY_PAD_0 + 8
                   ? -1
                   : key.code == KEY_DOWN || key.code == KEY_PAD_0 + 2;
    if (step == 0 || count == 0)
        return false;
    prompt->choice = (prompt->choice + step + count) % count;
    prompt->sure_choice = 0;
    return true;
}

/* With Ctrl or Alt a key is another one, and means nothing here unless it is a direction. */
static bool is_chord(struct key key)
{
    return key.modifiers & (KEY_CONTROL | KEY_ALT);
}

static int line_of(const struct state *state, enum item item)
{
    struct inventory_item things[INVENTORY_MAX];
    int line = inventory_list(state, things);
    while (--line > 0 && things[line].item != item)
        ;
    return line < 0 ? 0 : line;
}

static int line_of_ware(const struct state *state, int ware)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    int line = inventory_wares(state, wares);
    while (--line > 0 && wares[line].ware != ware)
        ;
    return line < 0 ? 0 : line;
}

static enum prompt_answer drop(struct prompt *prompt)
{
    *prompt = (struct prompt){0};
    return PROMPT_DROPPED;
}

/* -1: no line has it. */
static int find_letter(const struct inventory_item *things, int count, int letter)
{
    for (int i = 0; i < count && letter != ' '; i++)
        if (things[i].letter == letter)
            return i;
    return -1;
}

/* What he wears or holds is thrown only when Enter says so once it is marked: a letter, or the first Enter, marks it. */
static bool asks_again(struct prompt *prompt, const struct inventory_item *thing, int line,
                       struct key key)
{
    if (!thing->is_worn || thing->count > 1 ||
        (prompt->sure_choice == line + 1 && key_is_confirm(key)))
        return false;
    prompt->choice = line;
    prompt->sure_choice = line + 1;
    return true;
}

char prompt_action_key(const struct state *state, const struct prompt_action *deed)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    if (find_letter(things, count, deed->key) < 0)
        return deed->key;
    return (char)(deed->key - 'a' + 'A');
}

/* Its capital too, which is the one that does it where a thing in the list has the letter. */
static bool is_key_of(const struct prompt_action *deed, struct key key)
{
    return key.code == deed->key || key.code == deed->key - 'a' + 'A';
}

/* Whether the key does at once what can be done with the thing that is marked: its capital always does. */
static bool do_marked(struct prompt *prompt, const struct state *state, enum item item,
                      struct key key, struct command *command, enum prompt_answer *answer)
{
    struct prompt_action deeds[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(state, item, deeds);
    for (int i = 0; i < count; i++) {
        if (!is_key_of(&deeds[i], key) ||
            (key.code == deeds[i].key && prompt_action_key(state, &deeds[i]) != deeds[i].key))
            continue;
        prompt->item = item;
        *answer = do_deed(prompt, state, deeds[i].command, command);
        return true;
    }
    return false;
}

static enum prompt_answer choose_thing(struct prompt *prompt, const struct state *state,
                                       struct key key, struct command *command)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    if (key.code == KEY_ESCAPE)
        return drop(prompt);
    if (move_choice(prompt, key, count))
        return PROMPT_ASKS;
    enum prompt_answer answer;
    if (!prompt->is_for_throwing && prompt->choice < count &&
        do_marked(prompt, state, things[prompt->choice].item, key, command, &answer))
        return answer;
    int chosen = key_is_confirm(key) ? prompt->choice : find_letter(things, count, key.code);
    if (chosen < 0 || chosen >= count)
        return PROMPT_ASKS;
    if (prompt->is_for_throwing && asks_again(prompt, &things[chosen], chosen, key))
        return PROMPT_ASKS;
    prompt->item = things[chosen].item;
    if (prompt->is_for_throwing)
        return do_deed(prompt, state, COMMAND_THROW, command);
    prompt->kind = PROMPT_ACTION;
    prompt->choice = 0;
    return PROMPT_ASKS;
}

static enum prompt_answer choose_deed(struct prompt *prompt, const struct state *state,
                                      struct key key, struct command *command)
{
    struct prompt_action deeds[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(state, prompt->item, deeds);
    if (key.code == KEY_ESCAPE) {
        *prompt = (struct prompt){.kind = PROMPT_THING, .choice = line_of(state, prompt->item)};
        return PROMPT_ASKS;
    }
    if (move_choice(prompt, key, count))
        return PROMPT_ASKS;
    for (int i = 0; i < count; i++)
        if (is_key_of(&deeds[i], key) || (key_is_confirm(key) && i == prompt->choice))
            return do_deed(prompt, state, deeds[i].command, command);
    return PROMPT_ASKS;
}

static enum prompt_answer choose_ware(struct prompt *prompt, const struct state *state,
                                      struct key key)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_wares(state, wares);
    if (key.code == KEY_ESCAPE || count == 0)
        return drop(prompt);
    if (move_choice(prompt, key, count))
        return PROMPT_ASKS;
    int chosen = key_is_confirm(key) ? prompt->choice : -1;
    for (int i = 0; i < count; i++)
        if (wares[i].key == key.code)
            chosen = i;
    if (chosen >= 0 && chosen < count)
        *prompt = (struct prompt){
            .kind = PROMPT_GIVE, .item = wares[chosen].item, .ware = wares[chosen].ware};
    return PROMPT_ASKS;
}

/* What is not enough is not taken: the list says so. */
static enum prompt_answer choose_given(struct prompt *prompt, const struct state *state,
                                       struct key key, struct command *command)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(state, things);
    if (key.code == KEY_ESCAPE) {
        *prompt = (struct prompt){.kind = PROMPT_WARE, .choice = line_of_ware(state, prompt->ware)};
        return PROMPT_ASKS;
    }
    if (move_choice(prompt, key, count))
        return PROMPT_ASKS;
    int chosen = key_is_confirm(key) ? prompt->choice : find_letter(things, count, key.code);
    if (chosen < 0 || chosen >= count)
        return PROMPT_ASKS;
    prompt->choice = chosen;
    if (!inventory_price(prompt->item, &things[chosen]).is_enough)
        return PROMPT_ASKS;
    *command = (struct command){
        .kind = COMMAND_TRADE, .choice = prompt->ware, .item = things[chosen].item};
    *prompt = (struct prompt){0};
    return PROMPT_COMMANDS;
}

static enum prompt_answer choose_target(struct prompt *prompt, const struct bindings *bindings,
                                        const struct state *state, struct key key,
                                        struct command *command)
{
    enum binding_ask ask = binding_ask_of(bindings, key);
    struct grid grid = state_level_const(state)->grid;
    if (key.code == KEY_ESCAPE)
        return drop(prompt);
    if ((key_is_confirm(key) && !is_chord(key)) || ask == ASK_FIRE || ask == ASK_THROW)
        return prompt_let_go(prompt, state, command);
    prompt->is_held_back = false;
    if (cursor_take_key(&prompt->command.target, grid, bindings, key, AIM_FAR))
        return PROMPT_ASKS;
    if (is_chord(key))
        return PROMPT_ASKS;
    if (key.code == KEY_TAB || key.code == '+' || key.code == '=')
        aim_at_next(prompt, state);
    else if (key.code == '-')
        aim_at_last(prompt, state);
    return PROMPT_ASKS;
}

enum prompt_answer prompt_feed(struct prompt *prompt, const struct bindings *bindings,
                               const struct state *state, struct key key, struct command *command)
{
    if (is_chord(key) && prompt->kind != PROMPT_AIM)
        return PROMPT_ASKS;
    switch (prompt->kind) {
    case PROMPT_THING:
        return choose_thing(prompt, state, key, command);
    case PROMPT_ACTION:
        return choose_deed(prompt, state, key, command);
    case PROMPT_AIM:
        return choose_target(prompt, bindings, state, key, command);
    case PROMPT_WARE:
        return choose_ware(prompt, state, key);
    case PROMPT_GIVE:
        return choose_given(prompt, state, key, command);
    case PROMPT_NONE:
        break;
    }
    return PROMPT_IS_NOT;
}
