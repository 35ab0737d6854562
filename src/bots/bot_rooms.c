#include "bots/bot_choices.h"

#include "base/integer.h"
#include "bots/bot_ground.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"

/* It gives up a room after this many turns, the way there included. */
#define ROOM_TURNS 150
/* This near a room the lantern is set for it. */
#define READY_STEPS 4
/* In the dark it keeps farther than this from creatures that are awake. */
#define APART_STEPS 3
/* In a watched room it keeps farther than this from foes, and off ground that would show it, if there is such a way. */
#define WATCHED_APART 1

static int steps_to(const struct bot *bot, const struct bot_room *room)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int x = int_max(room->area.first.x - hero.x, hero.x - room->area.last.x);
    int y = int_max(room->area.first.y - hero.y, hero.y - room->area.last.y);
    return int_max(0, int_max(x, y));
}

static bool is_within(const struct bot_room *room, struct point p)
{
    return area_contains(room->area, p);
}

static bool is_ground(const struct bot *bot, const void *room, struct point p)
{
    return is_within(room, p) && bot_sight_is_ground(bot->sight, p);
}

/* The first steps into a room: to its door if that was seen, and on. */
static bool enter(struct bot *bot, const struct bot_room *room, struct command *command)
{
    return bot_way_go_nearest(bot, is_ground, room, BOT_FAR, command) ||
           (bot_sight_terrain(bot->sight, room->door) != TERRAIN_NONE &&
            bot_way_go(bot, room->door, command));
}

/* Sets the lantern for a room near by. False: it is set, or can't be, which `is_set` tells apart. */
static bool set_light(struct bot *bot, const struct bot_room *room, enum bot_light light,
                      bool *is_set, struct command *command)
{
    *is_set = bot_light_now(bot) == light || steps_to(bot, room) > READY_STEPS;
    return !*is_set && bot_light_set(bot, light, command);
}

static bool is_map(const struct bot *bot, const void *room, struct point p)
{
    return is_within(room, p) && bot_sight_is_worth_reading(bot->sight, p);
}

/* In bright light it sees which maps lie, but opens its lantern only if nothing is near that would notice. */
static bool read(struct bot *bot, const struct bot_room *room, struct command *command)
{
    bool is_set;
    struct point hero = bot_sight_hero(bot->sight)->position;
    enum bot_light light = bot->scene.nearest_awake <= 12 ? BOT_LIGHT_HOODED : BOT_LIGHT_OPEN;
    if (set_light(bot, room, light, &is_set, command))
        return true;
    if (!is_map(bot, room, hero))
        return bot_way_go_nearest(bot, is_map, room, BOT_FAR, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

static bool is_piece(const struct bot *bot, const void *context, struct point p)
{
    const struct bot_room *room = context;
    return is_within(room, p) && (int)bot_sight_terrain(bot->sight, p) == room->kind->piece;
}

static bool is_far_from_the_awake(const struct bot *bot, struct point p)
{
    for (int i = 0; i < bot->scene.other_count; i++)
        if (!bot->scene.others[i].is_asleep && !bot->scene.others[i].is_ally &&
            point_chebyshev(bot->scene.others[i].position, p) <= APART_STEPS)
            return false;
    return true;
}

static bool is_hiding_place(const struct bot *bot, const void *room, struct point p)
{
    bool is_beside = false;
    for (int d = 0; d < DIRECTION_COUNT && !is_beside; d++)
        is_beside = is_piece(bot, room, point_step(p, (enum direction)d));
    return is_beside && is_ground(bot, room, p) && is_far_from_the_awake(bot, p) &&
           (!bot_sight_is_visible(bot->sight, p) || bot_sight_light(bot->sight, p) == LIGHT_DARK ||
            bot_light_now(bot) != BOT_LIGHT_DARK);
}

static bool hide(struct bot *bot, const struct bot_room *room, struct command *command)
{
    bool is_set;
    if (set_light(bot, room, BOT_LIGHT_DARK, &is_set, command))
        return true;
    if (!is_set)
        return false;
    if (!is_hiding_place(bot, room, bot_sight_hero(bot->sight)->position))
        return bot_way_go_nearest(bot, is_hiding_place, room, BOT_FAR, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

static bool climb(struct bot *bot, const struct bot_room *room, struct command *command)
{
    return bot_way_go_nearest(bot, is_piece, room, BOT_FAR, command);
}

static bool is_loot(const struct bot *bot, const void *room, struct point p)
{
    return is_within(room, p) && bot_sight_item(bot->sight, p) != ITEM_NONE;
}

static bool is_beside_unseen(const struct bot *bot, const void *room, struct point p)
{
    bool is_beside = false;
    for (int d = 0; d < DIRECTION_COUNT && !is_beside; d++) {
        struct point beside = point_step(p, (enum direction)d);
        is_beside =
            is_within(room, beside) && bot_sight_terrain(bot->sight, beside) == TERRAIN_NONE;
    }
    return is_beside && is_ground(bot, room, p);
}

static bool is_hidden_beside_unseen(const struct bot *bot, const void *room, struct point p)
{
    return is_beside_unseen(bot, room, p) && !bot_ground_would_show(bot, p);
}

static bool has_webs(const struct bot *bot, const struct bot_room *room)
{
    for (struct point p = area_before(room->area); area_next(room->area, &p);)
        if (bot_ground_holds(bot, p))
            return true;
    return false;
}

/* Webs are seen in light only. Everything else that lives in such rooms is passed in the dark. */
static enum bot_light light_for(const struct bot *bot, const struct bot_room *room)
{
    if (room->kind->rule != SITE_RULE_TAKING) /* light would spoil it */
        return BOT_LIGHT_DARK;
    return room->kind->dwellers == 0 || has_webs(bot, room) ? BOT_LIGHT_HOODED : BOT_LIGHT_DARK;
}

/* Goes to the nearest such cell of a watched room. */
static bool go_hidden(struct bot *bot, const struct bot_room *room, bot_is_goal *is_goal,
                      struct command *command)
{
    struct point goal;
    return bot_way_find(bot, is_goal, room, BOT_FAR, &goal, NULL) &&
           bot_way_go_apart(bot, goal, WATCHED_APART, command);
}

static bool take(struct bot *bot, const struct bot_room *room, struct command *command)
{
    bool is_set;
    if (!bot_sight_has_room(bot->sight))
        return false;
    if (set_light(bot, room, light_for(bot, room), &is_set, command))
        return true;
    if (!is_set && room->kind->rule != SITE_RULE_TAKING)
        return false;
    if (!room->is_entered)
        return enter(bot, room, command);
    if (is_loot(bot, room, bot_sight_hero(bot->sight)->position)) {
        *command = (struct command){.kind = COMMAND_PICK_UP};
        return true;
    }
    if (room->kind->rule == SITE_RULE_WATCHING)
        return go_hidden(bot, room, is_loot, command) ||
               go_hidden(bot, room, is_hidden_beside_unseen, command);
    return bot_way_go_nearest(bot, is_loot, room, BOT_FAR, command) ||
           bot_way_go_nearest(bot, is_beside_unseen, room, BOT_FAR, command);
}

static bool go_on(struct bot *bot, const struct bot_room *room, struct command *command)
{
    switch (room->kind->rule) {
    case SITE_RULE_READING:
        return read(bot, room, command);
    case SITE_RULE_HIDING:
        return hide(bot, room, command);
    case SITE_RULE_OVERLOOKING:
        return climb(bot, room, command);
    case SITE_RULE_TAKING:
    case SITE_RULE_FADING:
    case SITE_RULE_WAKING:
    case SITE_RULE_WATCHING:
        return take(bot, room, command);
    default:
        return false;
    }
}

static uint32_t visited_rooms(const struct bot *bot)
{
    uint32_t visited = 0;
    for (int i = 0; i < SITE_CAPACITY; i++)
        visited |= (uint32_t)(bot->memory.room_turns[i] > 0) << i;
    return visited;
}

bool bot_rooms_visit(struct bot *bot, struct command *command)
{
    struct bot_room rooms[SITE_CAPACITY];
    int count = bot_sight_rooms(bot->sight, visited_rooms(bot), rooms);
    for (int i = 0; i < count; i++) {
        int *turns = &bot->memory.room_turns[rooms[i].site];
        if (*turns < ROOM_TURNS && go_on(bot, &rooms[i], command)) {
            ++*turns;
            return true;
        }
    }
    return false;
}
