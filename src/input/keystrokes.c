#include "input/keystrokes.h"

#include "input/key_reader.h"
#include "world/hero.h"

/* Keys being pressed, and what the reader has made of them so far. */
struct typing {
    const struct state *state;
    struct key_reader reader;
    enum key_reading reading; /* of the last key */
    struct command command;   /* KEY_READING_COMMAND */
    struct text *keys;        /* NULL: a trial */
};

static void press(struct typing *typing, struct key key)
{
    typing->reading = key_reader_feed(&typing->reader, typing->state, key, &typing->command);
    if (typing->keys)
        key_write(key, typing->keys);
}

static void press_named(struct typing *typing, int code)
{
    press(typing, (struct key){code, 0});
}

enum { DIRECTION = 1, LEADS = 2, TARGET = 4, ITEM = 8, CHOICE = 16 };

/* The fields of a command that its kind reads. */
static const unsigned fields[COMMAND_COUNT] = {
    [COMMAND_STEP] = DIRECTION,    [COMMAND_RUN] = DIRECTION,   [COMMAND_CLOSE] = DIRECTION,
    [COMMAND_STAIRS] = LEADS,      [COMMAND_TRAVEL] = TARGET,   [COMMAND_DROP] = ITEM,
    [COMMAND_WEAR] = ITEM,         [COMMAND_USE] = ITEM,        [COMMAND_THROW] = ITEM | TARGET,
    [COMMAND_FIRE] = TARGET,       [COMMAND_BOON] = CHOICE,     [COMMAND_TRADE] = ITEM | CHOICE,
    [COMMAND_TURN_LAMP] = LEADS,   [COMMAND_KEYSTONE] = TARGET, [COMMAND_ORDER] = CHOICE,
    [COMMAND_LANTERN_TO] = CHOICE,
};

static struct command essence(const struct state *state, struct command command)
{
    unsigned read = fields[command.kind];
    if (command.kind == COMMAND_USE && hero_aim(state, command.item) > 0)
        read |= TARGET;
    return (struct command){.kind = command.kind,
                            .direction = read & DIRECTION ? command.direction : DIRECTION_NORTH,
                            .leads = read & LEADS ? command.leads : 0,
                            .target = read & TARGET ? command.target : point_make(0, 0),
                            .item = read & ITEM ? command.item : ITEM_NONE,
                            .choice = read & CHOICE ? command.choice : 0};
}

/* Compares essences. */
static bool is_same(struct command a, struct command b)
{
    return a.kind == b.kind && a.direction == b.direction && a.leads == b.leads &&
           point_is_equal(a.target, b.target) && a.item == b.item && a.choice == b.choice;
}

static void press_binding(struct typing *typing, const struct binding *binding)
{
    if (binding)
        press(typing, binding->key);
}

static void press_direction(struct typing *typing, enum direction direction)
{
    press_binding(
        typing, binding_for(NULL, (struct command){.kind = COMMAND_STEP, .direction = direction}));
}

/* Chooses an item in the inventory, which was just opened. */
static void press_thing(struct typing *typing, enum item item)
{
    struct inventory_item items[INVENTORY_MAX];
    int count = inventory_list(typing->state, items);
    int line = 0;
    while (line < count && items[line].item != item)
        line++;
    if (line == count)
        return;
    if (items[line].letter != ' ') {
        press_named(typing, items[line].letter);
        return;
    }
    for (int i = typing->reader.prompt.choice; i != line; i = (i + 1) % count)
        press_named(typing, KEY_DOWN);
    press_named(typing, KEY_ENTER);
}

static void press_action(struct typing *typing, struct command wanted)
{
    struct prompt_action actions[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(typing->state, wanted.item, actions);
    for (int i = 0; i < count; i++)
        if (actions[i].command == wanted.kind) {
            press_named(typing, actions[i].key);
            return;
        }
}

static struct point aimed_at(const struct typing *typing)
{
    return typing->reader.prompt.command.target;
}

/* The typing as it would be after one more key. */
static struct typing try_key(const struct typing *typing, struct key key)
{
    struct typing trial = *typing;
    trial.keys = NULL;
    press(&trial, key);
    return trial;
}

/* Brings the cursor to the target and confirms it, twice if it is held back. */
static void press_aim(struct typing *typing, struct point target)
{
    if (!grid_contains(state_level_const(typing->state)->grid, target))
        return;
    while (!point_is_equal(aimed_at(typing), target)) {
        struct typing trial = try_key(typing, (struct key){KEY_TAB, 0});
        if (point_is_equal(aimed_at(&trial), target))
            press_named(typing, KEY_TAB);
        else
            press_direction(typing, direction_of(point_subtract(target, aimed_at(typing))));
    }
    press_named(typing, KEY_ENTER);
    if (typing->reader.prompt.is_held_back)
        press_named(typing, KEY_ENTER);
}

/* Opens the list of wares: picks up the ware under the hero, or steps into the trader. */
static void open_wares(struct typing *typing)
{
    struct command command = {.kind = COMMAND_PICK_UP};
    for (int d = 0; d <= DIRECTION_COUNT; d++) {
        const struct binding *binding = binding_for(NULL, command);
        if (binding && try_key(typing, binding->key).reader.prompt.kind == PROMPT_WARE) {
            press(typing, binding->key);
            return;
        }
        command = (struct command){.kind = COMMAND_STEP, .direction = (enum direction)d};
    }
}

static void press_trade(struct typing *typing, struct command wanted)
{
    struct inventory_ware wares[SITE_WARES_MAX];
    int count = inventory_wares(typing->state, wares);
    open_wares(typing);
    for (int i = 0; i < count && typing->reader.prompt.kind == PROMPT_WARE; i++)
        if (wares[i].ware == wanted.choice)
            press_named(typing, wares[i].key);
    if (typing->reader.prompt.kind == PROMPT_GIVE)
        press_thing(typing, wanted.item);
}

static void press_all(struct typing *typing, struct command wanted)
{
    if (wanted.kind == COMMAND_FIRE) {
        press_binding(typing, binding_named(NULL, "fire"));
    } else if (wanted.kind == COMMAND_KEYSTONE) {
        press_binding(typing, binding_named(NULL, "keystone"));
    } else if (wanted.kind == COMMAND_THROW) {
        press_binding(typing, binding_named(NULL, "throw"));
        press_thing(typing, wanted.item);
        if (typing->reader.prompt.sure_choice)
            press_named(typing, KEY_ENTER);
    } else if (wanted.kind == COMMAND_DROP || wanted.kind == COMMAND_WEAR ||
               wanted.kind == COMMAND_USE) {
        press_binding(typing, binding_named(NULL, "things"));
        press_thing(typing, wanted.item);
        if (typing->reader.prompt.kind == PROMPT_ACTION)
            press_action(typing, wanted);
    } else if (wanted.kind == COMMAND_TRADE) {
        press_trade(typing, wanted);
    } else {
        press_binding(typing, binding_for(NULL, wanted));
        if (typing->reader.wants_direction)
            press_direction(typing, wanted.direction);
        if (wanted.kind == COMMAND_STEP && typing->reading == KEY_READING_PROMPT &&
            key_reader_is_warned(typing->state))
            press_named(typing, KEY_ENTER);
    }
    if (typing->reader.prompt.kind == PROMPT_AIM)
        press_aim(typing, wanted.target);
}

bool keystrokes_write(const struct state *state, struct command command, struct text *keys)
{
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text pressed = text_init(chars, sizeof chars);
    struct typing typing = {.state = state, .reading = KEY_READING_NONE, .keys = &pressed};
    struct command wanted = essence(state, command);
    press_all(&typing, wanted);
    if (typing.reading != KEY_READING_COMMAND || !is_same(essence(state, typing.command), wanted))
        return false;
    text_append(keys, "%s", chars);
    return true;
}
