#include "input/keystrokes.h"

#include "input/binding.h"
#include "world/hero.h"

/* Keys being pressed, and what the reader has made of them so far. */
struct typing {
    const struct state *state;
    struct key_reader reader;
    enum key_reading reading; /* of the last key */
    struct command command;   /* KEY_READING_COMMAND */
    struct text *keys;
};

static void press(struct typing *typing, struct key key)
{
    typing->reading = key_reader_feed(&typing->reader, typing->state, key, &typing->command);
    key_write(key, typing->keys);
}

static void press_named(struct typing *typing, int code)
{
    press(typing, (struct key){code, 0});
}

/* Only what counts for a command of its kind. */
static struct command essence(const struct state *state, struct command command)
{
    struct command kept = {.kind = command.kind};
    switch (command.kind) {
    case COMMAND_STEP:
    case COMMAND_RUN:
    case COMMAND_CLOSE:
        kept.direction = command.direction;
        break;
    case COMMAND_STAIRS:
        kept.leads = command.leads;
        break;
    case COMMAND_BOON:
        kept.choice = command.choice;
        break;
    case COMMAND_DROP:
    case COMMAND_WEAR:
        kept.item = command.item;
        break;
    case COMMAND_USE:
        kept.item = command.item;
        if (hero_aim(state, command.item) > 0)
            kept.target = command.target;
        break;
    case COMMAND_THROW:
        kept.item = command.item;
        kept.target = command.target;
        break;
    case COMMAND_FIRE:
    case COMMAND_TRAVEL:
        kept.target = command.target;
        break;
    case COMMAND_TRADE:
        kept.choice = command.choice;
        kept.item = command.item;
        break;
    case COMMAND_WAIT:
    case COMMAND_LANTERN:
    case COMMAND_FOV:
    case COMMAND_EXPLORE:
    case COMMAND_REST:
    case COMMAND_PICK_UP:
    case COMMAND_SWAP_WEAPON:
    case COMMAND_SKIP_LESSON:
        break;
    }
    return kept;
}

/* Of their essences. */
static bool is_same(struct command a, struct command b)
{
    return a.kind == b.kind && a.direction == b.direction && a.leads == b.leads &&
           point_is_equal(a.target, b.target) && a.item == b.item && a.choice == b.choice;
}

/* Presses the key that is bound to the command, if there is one. */
static void press_bound(struct typing *typing, struct command wanted)
{
    const struct binding *binding = binding_for(NULL, wanted);
    if (binding)
        press(typing, binding->key);
}

/* Presses the key that asks for more. */
static void press_asking(struct typing *typing, const char *name)
{
    const struct binding *binding = binding_named(NULL, name);
    if (binding)
        press(typing, binding->key);
}

static void press_direction(struct typing *typing, enum direction direction)
{
    press_bound(typing, (struct command){.kind = COMMAND_STEP, .direction = direction});
}

/* Chooses a thing in the list of the hero's things, which has just been opened. */
static void press_thing(struct typing *typing, enum item item)
{
    struct inventory_item things[INVENTORY_MAX];
    int count = inventory_list(typing->state, things);
    int line = 0;
    while (line < count && things[line].item != item)
        line++;
    if (line == count)
        return;
    if (things[line].letter != ' ') {
        press_named(typing, things[line].letter);
        return;
    }
    for (int i = typing->reader.prompt.choice; i != line; i = (i + 1) % count)
        press_named(typing, KEY_DOWN);
    press_named(typing, KEY_ENTER);
}

static void press_deed(struct typing *typing, struct command wanted)
{
    struct prompt_action deeds[PROMPT_ACTIONS_MAX];
    int count = prompt_actions(typing->state, wanted.item, deeds);
    for (int i = 0; i < count; i++)
        if (deeds[i].command == wanted.kind) {
            press_named(typing, deeds[i].key);
            return;
        }
}

static struct point aimed_at(const struct typing *typing)
{
    return typing->reader.prompt.command.target;
}

/* Whether a key brings the cursor to the target at once. */
static bool jumps_to(const struct typing *typing, int code, struct point target)
{
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text unused = text_init(chars, sizeof chars);
    struct typing trial = *typing;
    trial.keys = &unused;
    press_named(&trial, code);
    return point_is_equal(aimed_at(&trial), target);
}

/* Brings the cursor to the target, and confirms it: once more for what does not come there. */
static void press_aim(struct typing *typing, struct point target)
{
    if (!grid_contains(state_level_const(typing->state)->grid, target))
        return;
    while (!point_is_equal(aimed_at(typing), target))
        if (jumps_to(typing, KEY_TAB, target))
            press_named(typing, KEY_TAB);
        else
            press_direction(typing, direction_of(point_subtract(target, aimed_at(typing))));
    press_named(typing, KEY_ENTER);
    if (typing->reader.prompt.is_held_back)
        press_named(typing, KEY_ENTER);
}

/* Whether a key opens the list of wares. */
static bool opens_wares(const struct typing *typing, struct key key)
{
    char chars[KEYSTROKES_LENGTH_MAX];
    struct text unused = text_init(chars, sizeof chars);
    struct typing trial = *typing;
    trial.keys = &unused;
    press(&trial, key);
    return trial.reader.prompt.kind == PROMPT_WARE;
}

/* Steps towards who trades beside the hero, or picks up the ware that he stands on: whichever asks which ware. */
static void open_wares(struct typing *typing)
{
    const struct binding *binding = binding_for(NULL, (struct command){.kind = COMMAND_PICK_UP});
    for (int d = 0; binding && !opens_wares(typing, binding->key); d++)
        binding = d == DIRECTION_COUNT
                      ? NULL
                      : binding_for(NULL, (struct command){.kind = COMMAND_STEP,
                                                           .direction = (enum direction)d});
    if (binding)
        press(typing, binding->key);
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
        press_asking(typing, "fire");
    } else if (wanted.kind == COMMAND_THROW) {
        press_asking(typing, "throw");
        press_thing(typing, wanted.item);
        if (typing->reader.prompt.sure_choice)
            press_named(typing, KEY_ENTER);
    } else if (wanted.kind == COMMAND_DROP || wanted.kind == COMMAND_WEAR ||
               wanted.kind == COMMAND_USE) {
        press_asking(typing, "things");
        press_thing(typing, wanted.item);
        if (typing->reader.prompt.kind == PROMPT_ACTION)
            press_deed(typing, wanted);
    } else if (wanted.kind == COMMAND_TRADE) {
        press_trade(typing, wanted);
    } else {
        press_bound(typing, wanted);
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
