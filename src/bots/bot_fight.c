#include "bots/bot_fight.h"

#include "bots/bot_choices.h"
#include "bots/bot_light.h"
#include "bots/bot_things.h"
#include "bots/bot_way.h"

/* How far off a sleeper may be to be worth creeping up to. */
#define SNEAK_STEPS 14
/* How long that may take. */
#define SNEAK_TURNS 30
/* After this many turns it may be tried once more. */
#define SNEAK_AGAIN_TURNS 400
#define STAND_STEPS 6
#define THROW_STEPS 7
/* This near a sleeper the knife is drawn. */
#define DRAW_STEPS 3
/* A foe is shot at within the first distance, while it is beyond the second. */
#define BOW_STEPS 4
#define MELEE_STEPS 2
/* Turns that a hunter that does not come counts as a danger. */
#define STANDOFF_TURNS 16

bool bot_fight_is_tired_of_waiting(const struct bot *bot)
{
    return bot->memory.standoff > STANDOFF_TURNS;
}

bool bot_fight_is_hunted(const struct bot *bot)
{
    return bot->scene.adjacent > 0 ||
           bot->scene.nearest_hunter <= (bot_fight_is_tired_of_waiting(bot) ? 2 : 9);
}

bool bot_fight_is_losing(const struct bot *bot)
{
    int health = bot_sight_hero(bot->sight)->health;
    return bot->scene.loss * 4 >= health * 3;
}

bool bot_fight_get_ready(struct bot *bot, struct command *command)
{
    enum item weapon = bot_sight_worn(bot->sight, SLOT_WEAPON);
    bool is_bow = weapon != ITEM_NONE && item_get(weapon)->shoots != ITEM_NONE;
    if ((is_bow || bot->scene.nearest_hunter > 2) && bot_things_wear(bot, command))
        return true;
    return bot->scene.nearest_hunter > 1 && bot_light_now(bot) == BOT_LIGHT_DARK &&
           bot_light_set(bot, BOT_LIGHT_OPEN, command);
}

/* It hides in the dark from a shooter at this distance, and waits for this many turns. */
#define HIDE_STEPS 4
#define HIDE_TURNS 12

static bool strike(struct bot *bot, const struct bot_other *other, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    if (!bot_scene_can_strike(bot->sight, other->position))
        return false;
    *command = (struct command){.kind = COMMAND_STEP,
                                .direction = direction_of(point_subtract(other->position, hero))};
    return true;
}

bool bot_fight_strike(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int min = BOT_FAR;
    bool has_chosen = false;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (point_chebyshev(hero, other->position) > 1 || !bot_scene_is_foe(other) ||
            (other->is_asleep && other->pips > 0 && bot->scene.adjacent > 0) ||
            other->combat_stats.health >= min)
            continue;
        if (!strike(bot, other, command))
            continue;
        has_chosen = true;
        min = other->combat_stats.health;
    }
    return has_chosen;
}

bool bot_fight_approach(struct bot *bot, int limit, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (!bot_scene_is_foe(other) || point_chebyshev(hero, other->position) > limit ||
            bot_scene_is_kept_off(bot->sight, other))
            continue;
        if (point_chebyshev(hero, other->position) <= 1 && strike(bot, other, command))
            return true;
        if (bot_way_go(bot, other->position, command))
            return true;
    }
    return false;
}

/* Begins to creep up to a sleeper that it has not tried recently. */
static void begin_sneak(struct bot *bot)
{
    struct bot_memory *memory = &bot->memory;
    const struct bot_other *sleeper = bot_scene_find_sleeper(&bot->scene, bot->sight, SNEAK_STEPS);
    int turn = bot_sight_turn(bot->sight);
    if (memory->is_sneaking || !sleeper ||
        (point_is_equal(memory->sneak_at, sleeper->position) &&
         turn - memory->sneak_turn < SNEAK_AGAIN_TURNS))
        return;
    memory->is_sneaking = true;
    memory->sneak_at = sleeper->position;
    memory->sneak_turn = turn;
}

/* Beside the sleeper: waits while it is disturbed, then strikes. */
static bool finish_sneak(struct bot *bot, struct command *command)
{
    const struct bot_other *other = bot_scene_at(&bot->scene, bot->memory.sneak_at);
    if (!other || !other->is_asleep) {
        bot->memory.is_sneaking = false;
        return false;
    }
    bool has_waited = bot_sight_turn(bot->sight) - bot->memory.sneak_turn > SNEAK_TURNS;
    if (other->pips == 0 || has_waited)
        return strike(bot, other, command);
    *command = (struct command){.kind = COMMAND_WAIT};
    return true;
}

bool bot_fight_sneak(struct bot *bot, struct command *command)
{
    struct bot_memory *memory = &bot->memory;
    enum direction direction;
    int way;
    begin_sneak(bot);
    if (!memory->is_sneaking)
        return false;
    if (point_chebyshev(bot_sight_hero(bot->sight)->position, memory->sneak_at) <= 1)
        return finish_sneak(bot, command);
    memory->is_sneaking = bot_sight_turn(bot->sight) - memory->sneak_turn <= SNEAK_TURNS &&
                          bot_way_step(bot, memory->sneak_at, &direction, &way) &&
                          way <= SNEAK_STEPS;
    if (!memory->is_sneaking)
        return false;
    if (way <= DRAW_STEPS && bot_things_draw_to_sneak(bot, command))
        return true;
    if (way <= 6 && bot_light_set(bot, BOT_LIGHT_DARK, command))
        return true;
    *command = (struct command){.kind = COMMAND_STEP, .direction = direction};
    return true;
}

/* The nearest foe that comes, and can be hit. */
static const struct bot_other *find_mark(const struct bot *bot)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        int steps = point_chebyshev(hero, other->position);
        if (bot_scene_is_foe(other) && !other->is_asleep && other->pips == PIPS_HUNTING &&
            steps > 1 && steps <= THROW_STEPS && bot_sight_can_hit(bot->sight, other->position))
            return other;
    }
    return NULL;
}

/* Whether a thing is worth throwing at a foe: it hurts, or it bursts where it lands and can't be used. */
static bool is_missile(const struct bot_thing *thing)
{
    return thing->known && thing->known->slot == SLOT_NONE &&
           (thing->known->thrown_max > 0 ||
            (thing->known->thrown != EFFECT_NONE && thing->known->use == EFFECT_NONE &&
             !bot_things_is_lure(thing)));
}

/* A potion that blinds is better thrown. */
static bool blinds(const struct bot_thing *thing)
{
    for (int s = 0; thing->known && thing->known->thrown != EFFECT_NONE && s < STATUS_COUNT; s++)
        if (status_get((enum status)s)->effect == thing->known->thrown &&
            status_get((enum status)s)->blinds)
            return true;
    return false;
}

/* Shoots at a mark, or draws the bow while it is far. */
static bool shoot(struct bot *bot, const struct bot_other *mark, struct command *command)
{
    int steps = point_chebyshev(bot_sight_hero(bot->sight)->position, mark->position);
    if (steps <= MELEE_STEPS)
        return false;
    if (bot_things_shots(bot) > 0) {
        *command = (struct command){.kind = COMMAND_FIRE, .target = mark->position};
        return true;
    }
    return steps >= BOW_STEPS && bot_things_draw_bow(bot, command);
}

/* Throws what is worth throwing. */
static bool throw_at_mark(const struct bot *bot, struct point mark, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    int steps = point_chebyshev(bot_sight_hero(bot->sight)->position, mark);
    for (int i = 0; i < count; i++) {
        if (!(is_missile(&things[i]) || blinds(&things[i])) || bot_is_barred(bot, things[i].item) ||
            (things[i].known->thrown_max == 0 && steps < 3))
            continue;
        *command = (struct command){.kind = COMMAND_THROW, .item = things[i].item, .target = mark};
        return true;
    }
    return false;
}

bool bot_fight_from_afar(struct bot *bot, struct command *command)
{
    const struct bot_other *mark = find_mark(bot);
    struct point hero = bot_sight_hero(bot->sight)->position;
    enum item weapon = bot_sight_worn(bot->sight, SLOT_WEAPON);
    if (bot_matter_use(bot, command))
        return true;
    if (!mark)
        return false;
    if (shoot(bot, mark, command))
        return true;
    *command = (struct command){.target = mark->position};
    if (weapon != ITEM_NONE && item_get(weapon)->shoots == ITEM_NONE &&
        item_get(weapon)->reach >= point_chebyshev(hero, mark->position) &&
        !bot_sight_is_cornered(bot->sight, mark->position)) {
        command->kind = COMMAND_FIRE;
        return true;
    }
    return throw_at_mark(bot, mark->position, command);
}

/* The nearest hunter that shoots, or the place from where a missile has just come. */
static bool find_shooter(const struct bot *bot, struct point *found)
{
    const struct event_list *events = bot_sight_events(bot->sight);
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        if (!bot_scene_is_foe(other) || other->is_asleep || other->is_eyes_only ||
            other->pips < PIPS_HUNTING || !monster_get(other->kind)->shoots)
            continue;
        *found = other->position;
        return true;
    }
    for (int i = 0; i < events->count; i++)
        if (events->events[i].kind == EVENT_MISSILE && events->events[i].item == ITEM_NONE) {
            *found = events->events[i].from;
            return true;
        }
    return false;
}

bool bot_fight_hide(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    struct point shooter;
    if (bot->scene.adjacent > 0 || !find_shooter(bot, &shooter) ||
        point_chebyshev(hero, shooter) < HIDE_STEPS || bot->memory.standoff > HIDE_TURNS)
        return false;
    return bot_light_now(bot) == BOT_LIGHT_OPEN && bot_light_set(bot, BOT_LIGHT_HOODED, command);
}

bool bot_fight_charge(struct bot *bot, struct command *command)
{
    struct point shooter;
    return bot->scene.adjacent == 0 && find_shooter(bot, &shooter) &&
           bot_way_go(bot, shooter, command);
}

/* Whether up to two cells beside it can be walked on. */
static bool is_stand(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    return bot_way_openness(bot, p) <= 2 &&
           terrain_get(bot_sight_terrain(bot->sight, p))->is_walkable;
}

bool bot_fight_take_stand(struct bot *bot, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    struct point stand;
    if (!bot_way_find(bot, is_stand, NULL, STAND_STEPS, &stand, NULL))
        return false;
    if (point_is_equal(stand, hero)) {
        *command = (struct command){.kind = COMMAND_WAIT};
        return true;
    }
    return bot_way_comes_first(bot, stand) && bot_way_go(bot, stand, command);
}
