#include "bots/bot_choices.h"

#include "bots/bot_errands.h"
#include "bots/bot_landmarks.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"

/* It leaves a key alone for as long if it can't take it. */
#define BARRED_TURNS 300

/* The first key that it carries, or NULL. */
static const struct item_kind *find_key(const struct bot *bot, enum item *item)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (things[i].known && things[i].known->opens_locks) {
            *item = things[i].item;
            return things[i].known;
        }
    return NULL;
}

bool bot_keys_hold_lantern(const struct bot *bot)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (things[i].known && things[i].known->holds_lantern_open)
            return true;
    return false;
}

static bool is_wanted(const struct bot *bot, const void *context, struct point p)
{
    enum item item = bot_sight_item(bot->sight, p);
    (void)context;
    return item != ITEM_NONE && item_get(item)->opens_locks && !bot_is_barred(bot, item);
}

/* Whether taking it would open the lantern where gas would burst. */
static bool would_burst(const struct bot *bot, enum item item)
{
    return item_get(item)->holds_lantern_open && bot_light_now(bot) != BOT_LIGHT_OPEN &&
           bot_way_is_by_gas(bot, bot_sight_hero(bot->sight)->position);
}

static void leave_alone(struct bot *bot, enum item item)
{
    bot->memory.barred_until[item] = bot_sight_turn(bot->sight) + BARRED_TURNS;
}

/* Whether a key is there, or the lantern goes dark for it. A key that stays away is left alone. */
static bool comes_forth(struct bot *bot, enum item item, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (!item_get(item)->is_shy || bot_sight_light(bot->sight, hero) == LIGHT_DARK)
        return true;
    if (bot_light_set(bot, BOT_LIGHT_DARK, command))
        return true;
    leave_alone(bot, item);
    return false;
}

/* Takes the key underfoot. */
static bool take(struct bot *bot, struct command *command)
{
    enum item item = bot_sight_item(bot->sight, bot_sight_hero(bot->sight)->position);
    if (would_burst(bot, item)) {
        leave_alone(bot, item);
        return false;
    }
    *command = (struct command){.kind = COMMAND_PICK_UP};
    return comes_forth(bot, item, command);
}

static bool fetch(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (!bot_sight_has_room(bot->sight))
        return false;
    if (is_wanted(bot, NULL, hero))
        return take(bot, command);
    bot_landmarks_mark_items(bot, is_wanted);
    return bot_way_go_marked(bot, NULL, NULL, BOT_FAR, command);
}

static bool unlock(struct bot *bot, enum item key, struct point lock, struct command *command)
{
    if (bot_is_barred(bot, key) || !bot_errands_go_to_lock(bot, command))
        return false;
    struct point hero = bot_sight_hero(bot->sight)->position;
    bool is_there =
        command->kind == COMMAND_STEP && point_is_equal(point_step(hero, command->direction), lock);
    return !is_there || comes_forth(bot, key, command);
}

bool bot_keys_use(struct bot *bot, struct command *command)
{
    struct point lock;
    enum item item;
    const struct item_kind *key = find_key(bot, &item);
    if (!bot_errands_find_lock(bot, &lock))
        return false;
    return key ? unlock(bot, item, lock, command) : fetch(bot, command);
}

bool bot_keys_drop(struct bot *bot, struct command *command)
{
    enum item item;
    const struct item_kind *key = find_key(bot, &item);
    if (!key || !key->holds_lantern_open ||
        bot_sight_item(bot->sight, bot_sight_hero(bot->sight)->position) != ITEM_NONE)
        return false;
    *command = (struct command){.kind = COMMAND_DROP, .item = item};
    return true;
}
