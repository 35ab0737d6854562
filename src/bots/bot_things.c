#include "bots/bot_things.h"

#include "bots/bot_choices.h"
#include "bots/bot_way.h"

/* From how far a creature is lured. */
#define LURE_STEPS 6
#define LURE_RANGE 10
/* A bow is not drawn for fewer. */
#define LEAST_SHOTS 2

/* Whether the thing may be used now: it has not just been refused. */
static bool is_free(const struct bot *bot, const struct bot_thing *thing)
{
    return !bot_is_barred(bot, thing->item);
}

static bool use(const struct bot_thing *thing, struct point target, struct command *command)
{
    *command = (struct command){.kind = COMMAND_USE, .item = thing->item, .target = target};
    return true;
}

static bool throw_at(const struct bot_thing *thing, struct point target, struct command *command)
{
    *command = (struct command){.kind = COMMAND_THROW, .item = thing->item, .target = target};
    return true;
}

/* Whether it burns openly where it is thrown. */
static bool is_flame(const struct bot_thing *thing)
{
    return thing->cloud && thing->cloud->is_flame && thing->known->thrown != EFFECT_NONE;
}

/* The status that it gives to its user, or NULL. */
static const struct status_kind *status_of(const struct bot_thing *thing)
{
    for (int s = 0; thing->known && thing->known->use != EFFECT_NONE && s < STATUS_COUNT; s++)
        if (status_get((enum status)s)->effect == thing->known->use)
            return status_get((enum status)s);
    return NULL;
}

bool bot_things_heal(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (things[i].known && things[i].known->family == FAMILY_HEALING &&
            is_free(bot, &things[i]))
            return use(&things[i], point_make(0, 0), command);
    return false;
}

/* The free cell in view farthest from foes, up to `steps` off; false if the hero stands on the best. */
static bool find_refuge(struct bot *bot, int reach, struct point *refuge)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    uint32_t max = 0;
    bot_way_fear(bot);
    for (int y = hero.y - reach; y <= hero.y + reach; y++)
        for (int x = hero.x - reach; x <= hero.x + reach; x++) {
            struct point p = {x, y};
            if (!bot_sight_is_visible(bot->sight, p) || bot_scene_at(&bot->scene, p) ||
                point_is_equal(p, hero) ||
                !terrain_get(bot_sight_terrain(bot->sight, p))->is_walkable)
                continue;
            uint32_t fear = distance_map_get(&bot->fears, p);
            if (fear <= max)
                continue;
            max = fear;
            *refuge = p;
        }
    return max > 2;
}

/* A distant creature in light to change places with; false if there is none. */
static bool find_lit(const struct bot *bot, int reach, struct point *lit)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = bot->scene.other_count - 1; i >= 0; i--) {
        struct point p = bot->scene.others[i].position;
        if (!bot->scene.others[i].is_eyes_only && point_chebyshev(hero, p) > 3 &&
            point_chebyshev(hero, p) <= reach && bot_sight_light(bot->sight, p) != LIGHT_DARK) {
            *lit = p;
            return true;
        }
    }
    return false;
}

/* Escapes by a scroll that takes aim, known or not. */
static bool escape_to(struct bot *bot, const struct bot_thing *thing, struct command *command)
{
    struct point target = bot_sight_hero(bot->sight)->position;
    int aim = thing->known ? thing->known->aim : 0;
    bool is_swap = aim > 10;
    if (aim == 0)
        return use(thing, target, command);
    if (aim == 1)
        return bot_door_seal(bot, thing->item, command);
    if (is_swap)
        return find_lit(bot, aim, &target) && use(thing, target, command);
    return find_refuge(bot, aim, &target) && use(thing, target, command);
}

static bool is_under(const struct bot *bot, const struct status_kind *status)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        if (status_get((enum status)s) == status)
            return actor_has(bot_sight_hero(bot->sight), (enum status)s);
    return false;
}

bool bot_things_escape(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int pass = 0; pass < 2; pass++) /* what is known comes first */
        for (int i = 0; i < count; i++) {
            const struct bot_thing *thing = &things[i];
            const struct status_kind *status = status_of(thing);
            bool is_escape = thing->known ? thing->known->family == FAMILY_ESCAPE
                                          : thing->looks != LOOK_GROUP_NONE;
            if (!is_escape || !is_free(bot, thing) || (thing->known == NULL) != (pass == 1) ||
                (status && is_under(bot, status)))
                continue;
            if (escape_to(bot, thing, command))
                return true;
        }
    return false;
}

static int worth_of_weapon(const struct item_kind *kind)
{
    int time = kind->blow_time > 0 ? kind->blow_time : 100;
    int times = kind->unaware_times > 0 ? kind->unaware_times : 3;
    if (kind->shoots != ITEM_NONE)
        return 0;
    return (kind->damage_min + kind->damage_max) * 500 / time + 3 * (times - 3) +
           4 * (kind->reach > 1 ? kind->reach - 1 : 0) -
           (kind->blow_loudness > LOUDNESS_LOUD ? 4 : 0);
}

/* How much it is worth to wear it, against others of its slot. */
static int worth_of(const struct item_kind *kind)
{
    const struct traits *worn = &kind->worn;
    if (kind->slot == SLOT_WEAPON)
        return worth_of_weapon(kind);
    return 1 + 10 * worn->armour - 6 * worn->step_louder - 6 * worn->grades_brighter +
           5 * worn->hides_red + 4 * worn->shows_secrets + worn->cone / 2 + 5 * worn->warns +
           worn->remembers / 5 + worn->hears_doors / 4;
}

bool bot_things_is_better(const struct bot *bot, const struct item_kind *kind)
{
    enum item worn = bot_sight_worn(bot->sight, kind->slot);
    return worn == ITEM_NONE || worth_of(kind) > worth_of(item_get(worn));
}

bool bot_things_wear(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++) {
        const struct item_kind *kind = things[i].known;
        if (!kind || kind->slot == SLOT_NONE || things[i].is_worn || !is_free(bot, &things[i]))
            continue;
        if (!bot_things_is_better(bot, kind))
            continue;
        *command = (struct command){.kind = COMMAND_WEAR, .item = things[i].item};
        return true;
    }
    return false;
}

static int count_of(const struct bot *bot, int item)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if ((int)things[i].item == item)
            return things[i].count;
    return 0;
}

int bot_things_shots(const struct bot *bot)
{
    enum item weapon = bot_sight_worn(bot->sight, SLOT_WEAPON);
    if (weapon == ITEM_NONE || item_get(weapon)->shoots == ITEM_NONE)
        return 0;
    return count_of(bot, item_get(weapon)->shoots);
}

static int worth_to_sneak(const struct bot *bot, const struct item_kind *kind)
{
    int times = kind->unaware_times > 0 ? kind->unaware_times : 3;
    (void)bot;
    return kind->shoots != ITEM_NONE ? 0 : times * (kind->damage_min + kind->damage_max);
}

static int worth_as_bow(const struct bot *bot, const struct item_kind *kind)
{
    return kind->shoots != ITEM_NONE && count_of(bot, kind->shoots) >= LEAST_SHOTS;
}

/* Takes in hand the weapon that is worth most to some end. */
static bool draw(struct bot *bot, int (*worth)(const struct bot *, const struct item_kind *),
                 struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    enum item worn = bot_sight_worn(bot->sight, SLOT_WEAPON);
    int max = worn == ITEM_NONE ? 0 : worth(bot, item_get(worn));
    bool has_drawn = false;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++) {
        const struct item_kind *kind = things[i].known;
        if (!kind || kind->slot != SLOT_WEAPON || !is_free(bot, &things[i]) ||
            worth(bot, kind) <= max)
            continue;
        max = worth(bot, kind);
        *command = (struct command){.kind = COMMAND_WEAR, .item = things[i].item};
        has_drawn = true;
    }
    return has_drawn;
}

bool bot_things_draw_to_sneak(struct bot *bot, struct command *command)
{
    return draw(bot, worth_to_sneak, command);
}

bool bot_things_draw_bow(struct bot *bot, struct command *command)
{
    return draw(bot, worth_as_bow, command);
}

/* Whether a thing is best used while nothing is near: it teaches, or shows the floor. */
static bool is_for_quiet(const struct bot *bot, const struct bot_thing *thing)
{
    int turn = bot_sight_turn(bot->sight);
    if (!thing->known)
        return thing->looks == LOOK_GROUP_POTION && !bot_scene_is_below(bot->sight, 60);
    const struct item_kind *kind = thing->known;
    if (kind->use == EFFECT_NONE || kind->slot != SLOT_NONE || kind->aim > 0)
        return false;
    bool is_new_here = turn - bot->memory.came_turn < 20;
    const struct status_kind *status = status_of(thing);
    if (status)
        return status->dark_sight > 0 && is_new_here && !is_under(bot, status);
    if (thing->cloud)
        return thing->cloud->is_lasting && is_new_here && thing->count > 1;
    return kind->family == FAMILY_MINOR && is_new_here;
}

bool bot_things_study(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (is_for_quiet(bot, &things[i]) && is_free(bot, &things[i]))
            return use(&things[i], bot_sight_hero(bot->sight)->position, command);
    return false;
}

/* The nearest of those awake that only begin to notice, in line of a throw. */
static const struct bot_other *find_wary(const struct bot *bot, bool is_eyes_only)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        int steps = point_chebyshev(hero, other->position);
        if (bot_scene_is_foe(other) && !other->is_asleep && steps > 2 && steps <= 10 &&
            (other->is_eyes_only || !is_eyes_only) && (other->pips < PIPS_HUNTING || is_eyes_only))
            return other;
    }
    return NULL;
}

/* A cell in view beyond a creature, to throw at. */
static bool find_lure(const struct bot *bot, struct point from, int range, struct point *lure)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    int max = 0;
    for (int y = hero.y - range; y <= hero.y + range; y++)
        for (int x = hero.x - range; x <= hero.x + range; x++) {
            struct point p = {x, y};
            if (point_chebyshev(from, p) > LURE_STEPS || point_chebyshev(hero, p) <= max ||
                !bot_sight_can_hit(bot->sight, p) || bot_scene_at(&bot->scene, p))
                continue;
            max = point_chebyshev(hero, p);
            *lure = p;
        }
    return max >= LURE_STEPS;
}

/* Whether creatures take its light for the hero's. */
static bool is_decoy(const struct bot_thing *thing)
{
    return thing->cloud && thing->cloud->lures;
}

/* Whether it makes a noise in the cell that it is used on. */
static bool is_voice(const struct bot_thing *thing)
{
    return thing->known && thing->known->family == FAMILY_TOOL && thing->known->aim > 1 &&
           !thing->cloud;
}

bool bot_things_is_lure(const struct bot_thing *thing)
{
    return thing->known && thing->known->family == FAMILY_TOOL && !thing->cloud &&
           thing->known->thrown != EFFECT_NONE &&
           (thing->known->use == thing->known->thrown ||
            (thing->known->use == EFFECT_NONE && thing->known->harm_radius == 0));
}

/* Whether it only gives light where it lands, or on what it is aimed at. */
static bool is_flare(const struct bot_thing *thing)
{
    const struct cloud_kind *cloud = thing->cloud;
    return cloud && cloud->light_radius > 0 && !cloud->lures &&
           (thing->known->thrown != EFFECT_NONE || thing->known->aim > 0);
}

static bool aim_or_throw(const struct bot_thing *thing, struct point target,
                         struct command *command)
{
    return thing->known->aim > 0 ? use(thing, target, command) : throw_at(thing, target, command);
}

typedef bool thing_suits(const struct bot_thing *thing);

/* The first thing that it may use, that suits, and that can be aimed as far. */
static bool find_thing(const struct bot *bot, thing_suits *suits, int steps,
                       struct bot_thing *found)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++)
        if (suits(&things[i]) && is_free(bot, &things[i]) &&
            (things[i].known->aim == 0 || steps <= things[i].known->aim)) {
            *found = things[i];
            return true;
        }
    return false;
}

/* Throws or aims such a thing. */
static bool send(const struct bot *bot, thing_suits *suits, struct point target,
                 struct command *command)
{
    struct bot_thing thing;
    int steps = point_chebyshev(bot_sight_hero(bot->sight)->position, target);
    return find_thing(bot, suits, steps, &thing) && aim_or_throw(&thing, target, command);
}

bool bot_things_throw_flame(const struct bot *bot, struct point target, struct command *command)
{
    return send(bot, is_flame, target, command);
}

static bool is_noise(const struct bot_thing *thing)
{
    return is_voice(thing) || bot_things_is_lure(thing);
}

bool bot_things_throw_noise(const struct bot *bot, struct point target, struct command *command)
{
    return send(bot, is_noise, target, command);
}

bool bot_things_has_flame(const struct bot *bot)
{
    struct bot_thing thing;
    return find_thing(bot, is_flame, 0, &thing);
}

bool bot_things_has_noise(const struct bot *bot)
{
    struct bot_thing thing;
    return find_thing(bot, is_noise, 0, &thing);
}

/* Lights up eyes that have noticed the hero. */
static bool light_up(const struct bot *bot, const struct bot_thing *thing, struct command *command)
{
    const struct bot_other *eyes = find_wary(bot, true);
    return eyes && eyes->pips >= 2 && is_flare(thing) &&
           (thing->count > 1 || thing->known->aim > 0) &&
           aim_or_throw(thing, eyes->position, command);
}

static bool find_lure_within(const struct bot *bot, int range, struct point *lure)
{
    const struct bot_other *wary = find_wary(bot, false);
    return wary && wary->pips > 0 && find_lure(bot, wary->position, range, lure);
}

bool bot_things_find_lure(const struct bot *bot, struct point *lure)
{
    return find_lure_within(bot, LURE_RANGE, lure);
}

/* Draws away a creature that begins to notice the hero. Things with another use are thrown last. */
static bool draw_away(const struct bot *bot, const struct bot_thing *thing, struct command *command)
{
    struct point lure;
    if (!bot_things_is_lure(thing) && !is_decoy(thing) && !is_voice(thing))
        return false;
    bool is_spare = thing->count > 1 || thing->known->use != EFFECT_NONE;
    int range = thing->known->aim > 0 ? thing->known->aim : LURE_RANGE;
    return is_spare && find_lure_within(bot, range, &lure) && aim_or_throw(thing, lure, command);
}

bool bot_things_distract(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    if (bot_sight_turn(bot->sight) - bot->memory.lured_turn < 12)
        return false;
    for (int i = 0; i < count; i++) {
        if (!is_free(bot, &things[i]) ||
            (!light_up(bot, &things[i], command) && !draw_away(bot, &things[i], command)))
            continue;
        bot->memory.lured_turn = bot_sight_turn(bot->sight);
        return true;
    }
    return false;
}

static bool is_lens(const struct bot_thing *thing)
{
    return is_flare(thing) && thing->known->aim > 0;
}

bool bot_things_focus(const struct bot *bot, struct point target, struct command *command)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    return bot_sight_light(bot->sight, hero) == LIGHT_BRIGHT && send(bot, is_lens, target, command);
}

bool bot_things_ring(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count && bot_sight_traits(bot->sight)->bell_stuns > 0; i++)
        if (bot_things_is_lure(&things[i]) && things[i].known->use != EFFECT_NONE &&
            is_free(bot, &things[i])) {
            *command = (struct command){.kind = COMMAND_USE, .item = things[i].item};
            return true;
        }
    return false;
}

bool bot_things_call(struct bot *bot, struct command *command)
{
    const struct bot_thing *things = bot->scene.things;
    int count = bot->scene.thing_count;
    for (int i = 0; i < count; i++) {
        if (!bot_things_is_lure(&things[i]) || !is_free(bot, &things[i]))
            continue;
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            struct point p = point_step(bot_sight_hero(bot->sight)->position, (enum direction)d);
            if (bot_sight_can_hit(bot->sight, p) && !bot_scene_at(&bot->scene, p))
                return throw_at(&things[i], p, command);
        }
    }
    return false;
}
