#include "input/prompt.h"

#include "input/cursor.h"
#include "rules/boons.h"
#include "rules/sites/trade.h"
#include "world/hero.h"

static bool is_possible(enum item item, enum command_kind command)
{
    const struct item_kind *kind = item_get(item);
    return (command != COMMAND_USE || kind->use != EFFECT_NONE) &&
           (command != COMMAND_WEAR || kind->slot != SLOT_NONE);
}

static int capital(int letter)
{
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter;
}

/* First comes what the item is made for. */
static struct prompt_action action_of(const struct state *state, enum item item, int index)
{
    const struct prompt_action actions[PROMPT_ACTIONS_MAX] = {
        {'U', "use", COMMAND_USE},
        {'E', pack_is_worn(&state->pack, item) ? "unequip" : "equip", COMMAND_WEAR},
        {'T', "throw", COMMAND_THROW},
        {'D', "drop", COMMAND_DROP},
    };
    return actions[index];
}

int prompt_actions(const struct state *state, enum item item,
                   struct prompt_action actions[PROMPT_ACTIONS_MAX])
{
    int count = 0;
    for (int i = 0; i < PROMPT_ACTIONS_MAX; i++) {
        struct prompt_action action = action_of(state, item, i);
        if (is_possible(item, action.command))
            actions[count++] = action;
    }
    return count;
}

/* The weapon that shoots the item; ITEM_NONE: none does. */
static enum item find_bow(enum item item)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item != ITEM_NONE && item_get((enum item)i)->shoots == (int)item)
            return (enum item)i;
    return ITEM_NONE;
}

/* Why the item can't be used so. */
static void write_impossible(const struct bindings *bindings, enum item item,
                             const struct prompt_action *action, struct text *text)
{
    enum item bow = action->command == COMMAND_WEAR ? find_bow(item) : ITEM_NONE;
    const struct binding *fire = binding_named(bindings, "fire");
    if (bow == ITEM_NONE) {
        text_append(text, "You can't %s that.", action->verb);
        return;
    }
    text_append(text, "It is shot from %s: equip that", item_get(bow)->name);
    if (fire) {
        text_append(text, ", then press ");
        key_write_label(fire->key, text);
    }
    text_append(text, ".");
}

void prompt_write_refusal(const struct bindings *bindings, const struct state *state,
                          const struct prompt *prompt, enum item item, struct text *text)
{
    for (int i = 0; i < PROMPT_ACTIONS_MAX && prompt->refused_row == prompt->choice; i++) {
        struct prompt_action action = action_of(state, item, i);
        if (capital(prompt->refused) != action.key)
            continue;
        if (is_possible(item, action.command))
            text_append(text, "Press Shift+%c to %s it.", action.key, action.verb);
        else
            write_impossible(bindings, item, &action, text);
    }
}

static struct point hero_at(const struct state *state)
{
    return state_hero_const(state)->position;
}

/* Asks for a target, starting at the most dangerous. */
static enum prompt_answer ask_where(struct prompt *prompt, const struct state *state,
                                    enum command_kind kind, enum item item, int range)
{
    *prompt = (struct prompt){.kind = PROMPT_AIM,
                              .item = item,
                              .command = {.kind = kind, .item = item, .target = hero_at(state)},
                              .range = range};
    prompt_aim_begin(prompt, state);
    return PROMPT_ASKS;
}

static enum prompt_answer do_action(struct prompt *prompt, const struct state *state,
                                    enum command_kind kind, struct command *command)
{
    enum item item = prompt->item;
    if (kind == COMMAND_THROW)
        return ask_where(prompt, state, kind, item, hero_throw_range(state));
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
    /* The rules refuse it with a reason. */
    *command = (struct command){.kind = COMMAND_FIRE, .target = hero_at(state)};
    return PROMPT_COMMANDS;
}

static enum prompt_answer use_keystone(struct prompt *prompt, const struct state *state,
                                       struct command *command)
{
    bool is_ready = boons_keystone_refusal(state) == REFUSAL_NONE;
    int aim = is_ready ? boon_get(boons_keystone(state))->aim : 0;
    if (aim > 0)
        return ask_where(prompt, state, COMMAND_KEYSTONE, ITEM_NONE, aim);
    *command = (struct command){.kind = COMMAND_KEYSTONE, .target = hero_at(state)};
    return PROMPT_COMMANDS;
}

/* The row of the ware that the hero stands on; -1: none. */
static int find_ware_here(const struct state *state)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_wares(state, wares);
    for (int i = 0; i < count; i++)
        if (point_is_equal(site_ware_at(trade_find(state), wares[i].ware), hero_at(state)))
            return i;
    return -1;
}

/* Whether the command picks up a ware, or picks up where there is nothing else. */
static bool reaches_for_wares(const struct state *state, const struct command *command)
{
    return command->kind == COMMAND_PICK_UP &&
           (find_ware_here(state) >= 0 ||
            level_item(state_level_const(state), hero_at(state)) == ITEM_NONE);
}

static bool bumps_into_trader(const struct state *state, const struct command *command)
{
    const struct level *level = state_level_const(state);
    return command->kind == COMMAND_STEP &&
           trade_is_by(level,
                       level_perceived_at(level, point_step(hero_at(state), command->direction)));
}

/* Asks which ware, if the meaning leads to trade, starting at the one under the hero. */
static bool open_trade(struct prompt *prompt, const struct state *state,
                       const struct meaning *wanted)
{
    if (!meaning_is_command(wanted) || trade_refusal(state) != REFUSAL_NONE)
        return false;
    if (!bumps_into_trader(state, &wanted->command) && !reaches_for_wares(state, &wanted->command))
        return false;
    int here = find_ware_here(state);
    *prompt = (struct prompt){.kind = PROMPT_WARE, .choice = here < 0 ? 0 : here};
    return true;
}

/* How well an item serves to be thrown; 0: it is equipped. */
static int rank_to_throw(const struct inventory_item *item)
{
    const struct item_kind *kind = item_get(item->item);
    bool is_missile = kind->thrown != EFFECT_NONE || kind->thrown_max > 0;
    if (item->is_worn)
        return 0;
    if (is_missile && kind->use == EFFECT_NONE)
        return 3;
    return is_missile && kind->family != FAMILY_HEALING ? 2 : 1;
}

/* How well an item serves to be looked at first in the inventory: best what waits to be equipped; 0: it is equipped. */
static int rank_to_show(const struct inventory_item *item)
{
    if (item->is_worn)
        return 0;
    return item_get(item->item)->slot != SLOT_NONE ? 2 : 1;
}

/* The row to start at: the first of those with the highest rank. */
static int first_row(const struct state *state, int (*rank)(const struct inventory_item *))
{
    struct inventory_item items[INVENTORY_MAX];
    int count = inventory_list(state, items);
    int best = 0;
    for (int row = 1; row < count; row++)
        if (rank(&items[row]) > rank(&items[best]))
            best = row;
    return best;
}

enum prompt_answer prompt_open(struct prompt *prompt, const struct state *state,
                               const struct meaning *wanted, struct command *command)
{
    enum meaning_ask ask = wanted->ask;
    if (open_trade(prompt, state, wanted))
        return PROMPT_ASKS;
    if (ask == ASK_FIRE)
        return fire(prompt, state, command);
    if (ask == ASK_KEYSTONE)
        return use_keystone(prompt, state, command);
    if (ask == ASK_NOTHING)
        return PROMPT_IS_NOT;
    *prompt = (struct prompt){.kind = PROMPT_THING, .is_for_throwing = ask == ASK_THROW};
    prompt->choice = first_row(state, prompt->is_for_throwing ? rank_to_throw : rank_to_show);
    return PROMPT_ASKS;
}

/* A key with Ctrl or Alt means nothing here unless it is a direction. */
static bool is_chord(struct key key)
{
    return key.modifiers & (KEY_CONTROL | KEY_ALT);
}

static enum prompt_answer drop(struct prompt *prompt)
{
    *prompt = (struct prompt){0};
    return PROMPT_DROPPED;
}

/* The row that the key chooses: Enter the marked one, another key the first that has it. Up, down, Home and End only move the
 * mark. -1: none is chosen. */
static int pick_row(struct prompt *prompt, struct key key, const char *keys, int count)
{
    bool is_up = key.code == KEY_UP || key.code == KEY_KEYPAD_0 + 8;
    bool is_down = key.code == KEY_DOWN || key.code == KEY_KEYPAD_0 + 2;
    if (count == 0)
        return -1;
    bool is_end = key.code == KEY_HOME || key.code == KEY_END;
    if (is_up || is_down || is_end) {
        prompt->choice = is_end ? (key.code == KEY_HOME ? 0 : count - 1)
                                : (prompt->choice + (is_up ? count - 1 : 1)) % count;
        prompt->sure_choice = 0;
        return -1;
    }
    if (key_is_confirm(key))
        return prompt->choice < count ? prompt->choice : -1;
    for (int i = 0; i < count; i++)
        if (keys[i] == key.code && key.code != ' ')
            return i;
    return -1;
}

static int pick_item(struct prompt *prompt, struct key key, const struct inventory_item *items,
                     int count)
{
    char letters[INVENTORY_MAX] = {0};
    for (int i = 0; i < count; i++)
        letters[i] = items[i].letter;
    return pick_row(prompt, key, letters, count);
}

/* Keeps the key that did nothing; 0: it did something. */
static void refuse(struct prompt *prompt, int key)
{
    prompt->refused = key;
    prompt->refused_row = prompt->choice;
}

/* An equipped item is thrown only on a second confirmation: a letter, or the first Enter, marks it. */
static bool asks_again(struct prompt *prompt, const struct inventory_item *item, int row,
                       struct key key)
{
    if (!item->is_worn || item->count > 1 ||
        (prompt->sure_choice == row + 1 && key_is_confirm(key)))
        return false;
    prompt->choice = row;
    prompt->sure_choice = row + 1;
    return true;
}

static enum prompt_answer choose_thing(struct prompt *prompt, const struct state *state,
                                       struct key key, struct command *command)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    struct inventory_item items[INVENTORY_MAX];
    int count = inventory_list(state, items);
    bool has_actions = !prompt->is_for_throwing && prompt->choice < count;
    if (key.code == KEY_ESCAPE)
        return drop(prompt);
    int action_count = has_actions ? prompt_actions(state, items[prompt->choice].item, actions) : 0;
    for (int i = 0; i < action_count; i++)
        if (actions[i].key == key.code) {
            prompt->item = items[prompt->choice].item;
            return do_action(prompt, state, actions[i].command, command);
        }
    int chosen = pick_item(prompt, key, items, count);
    refuse(prompt, chosen < 0 && has_actions ? key.code : 0);
    if (chosen < 0 || (prompt->is_for_throwing && asks_again(prompt, &items[chosen], chosen, key)))
        return PROMPT_ASKS;
    prompt->item = items[chosen].item;
    if (prompt->is_for_throwing)
        return do_action(prompt, state, COMMAND_THROW, command);
    prompt->kind = PROMPT_ACTION;
    prompt->choice = 0;
    return PROMPT_ASKS;
}

static enum prompt_answer choose_action(struct prompt *prompt, const struct state *state,
                                        struct key key, struct command *command)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    struct inventory_item items[INVENTORY_MAX];
    char keys[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(state, prompt->item, actions);
    if (key.code == KEY_ESCAPE) {
        int row = inventory_list(state, items) - 1;
        while (row > 0 && items[row].item != prompt->item)
            row--;
        *prompt = (struct prompt){.kind = PROMPT_THING, .choice = row < 0 ? 0 : row};
        return PROMPT_ASKS;
    }
    for (int i = 0; i < count; i++)
        keys[i] = actions[i].key;
    key.code = capital(key.code); /* no item's letter means anything here */
    int chosen = pick_row(prompt, key, keys, count);
    refuse(prompt, chosen < 0 ? key.code : 0);
    return chosen < 0 ? PROMPT_ASKS : do_action(prompt, state, actions[chosen].command, command);
}

static enum prompt_answer choose_ware(struct prompt *prompt, const struct state *state,
                                      struct key key)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    char keys[SITE_WARES_MAX];
    int count = inventory_wares(state, wares);
    if (key.code == KEY_ESCAPE || count == 0)
        return drop(prompt);
    for (int i = 0; i < count; i++)
        keys[i] = wares[i].key;
    int chosen = pick_row(prompt, key, keys, count);
    if (chosen >= 0)
        *prompt = (struct prompt){
            .kind = PROMPT_GIVE, .item = wares[chosen].item, .ware = wares[chosen].ware};
    return PROMPT_ASKS;
}

static enum prompt_answer choose_given(struct prompt *prompt, const struct state *state,
                                       struct key key, struct command *command)
{
    struct inventory_item items[INVENTORY_MAX];
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_list(state, items);
    if (key.code == KEY_ESCAPE) {
        int row = inventory_wares(state, wares) - 1;
        while (row > 0 && wares[row].ware != prompt->ware)
            row--;
        *prompt = (struct prompt){.kind = PROMPT_WARE, .choice = row < 0 ? 0 : row};
        return PROMPT_ASKS;
    }
    int chosen = pick_item(prompt, key, items, count);
    if (chosen < 0)
        return PROMPT_ASKS;
    prompt->choice = chosen;
    if (!inventory_price(prompt->item, &items[chosen]).is_enough)
        return PROMPT_ASKS; /* the list says so */
    *command =
        (struct command){.kind = COMMAND_TRADE, .choice = prompt->ware, .item = items[chosen].item};
    *prompt = (struct prompt){0};
    return PROMPT_COMMANDS;
}

static enum prompt_answer choose_target(struct prompt *prompt, const struct bindings *bindings,
                                        const struct state *state, struct key key,
                                        struct command *command)
{
    enum meaning_ask ask = binding_ask_of(bindings, key);
    struct grid grid = state_level_const(state)->grid;
    if (key.code == KEY_ESCAPE)
        return drop(prompt);
    bool is_again = ask == ASK_FIRE || ask == ASK_THROW;
    if (is_again && prompt->is_held_back)
        return PROMPT_ASKS;
    if ((key_is_confirm(key) && !is_chord(key)) || is_again)
        return prompt_release(prompt, state, command);
    prompt->is_held_back = false;
    if (cursor_move(bindings, key, grid, CURSOR_AIM_FAR, &prompt->command.target) || is_chord(key))
        return PROMPT_ASKS;
    if (key.code == KEY_TAB || key.code == '+' || key.code == '=')
        prompt_aim_at_next(prompt, state);
    else if (key.code == '-')
        prompt_aim_at_previous(prompt, state);
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
        return choose_action(prompt, state, key, command);
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
