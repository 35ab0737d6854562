#include "bots/bot_scene.h"

#include "base/integer.h"
#include "bots/bot.h"

/* Hunters within this many steps take part in a fight. */
#define FIGHT_RADIUS 8

bool bot_scene_is_foe(const struct bot_other *other)
{
    return !other->is_ally && (other->is_eyes_only || (!monster_get(other->kind)->never_attacks &&
                                                       !monster_get(other->kind)->ignores_hero &&
                                                       other->combat_stats.damage_max > 0));
}

bool bot_scene_is_light_shy(const struct bot_other *other)
{
    return !other->is_eyes_only && !other->is_ally &&
           (monster_get(other->kind)->freezes || monster_get(other->kind)->shuns_bright);
}

bool bot_scene_is_kept_off(const struct bot_sight *sight, const struct bot_other *other)
{
    struct point hero = bot_sight_hero(sight)->position;
    if (!bot_scene_is_light_shy(other) || point_chebyshev(hero, other->position) <= 1)
        return false;
    const struct monster_kind *kind = monster_get(other->kind);
    return (kind->freezes && bot_sight_is_visible(sight, other->position)) ||
           monster_shuns(kind, bot_sight_light(sight, hero));
}

static bool is_walked(const struct bot_sight *sight, struct point p)
{
    enum terrain terrain = bot_sight_terrain(sight, p);
    return terrain != TERRAIN_NONE && terrain_get(terrain)->is_walkable;
}

bool bot_scene_can_strike(const struct bot_sight *sight, struct point p)
{
    struct point hero = bot_sight_hero(sight)->position;
    if (point_chebyshev(hero, p) != 1)
        return false;
    return hero.x == p.x || hero.y == p.y ||
           (is_walked(sight, point_make(hero.x, p.y)) && is_walked(sight, point_make(p.x, hero.y)));
}

int bot_scene_damage(const struct bot_sight *sight)
{
    enum item weapon = bot_sight_worn(sight, SLOT_WEAPON);
    const struct monster_kind *fists = monster_get(monster_hero());
    int min = fists->damage_min;
    int max = fists->damage_max;
    int time = 100;
    if (weapon != ITEM_NONE && item_get(weapon)->shoots == ITEM_NONE) {
        min = item_get(weapon)->damage_min;
        max = item_get(weapon)->damage_max;
        time = item_get(weapon)->blow_time > 0 ? item_get(weapon)->blow_time : 100;
    }
    return (min + max) * 500 / time;
}

/* Ten times the damage of its blow on the hero. */
static int harm_of(const struct bot_sight *sight, const struct bot_other *other)
{
    int harm = (other->combat_stats.damage_min + other->combat_stats.damage_max) * 5 -
               bot_sight_traits(sight)->armour * 10;
    return harm < 10 ? 10 : harm;
}

static bool takes_part(const struct bot_other *other, int steps)
{
    return bot_scene_is_foe(other) && !other->is_asleep &&
           ((other->pips == PIPS_HUNTING && steps <= FIGHT_RADIUS) ||
            (other->pips >= 1 && steps <= 2));
}

/* They are killed one after the other, and all strike until then. */
static int reckon_loss(const struct bot_scene *scene, const struct bot_sight *sight)
{
    struct point hero = bot_sight_hero(sight)->position;
    int damage = bot_scene_damage(sight);
    int turns = 0;
    int loss = 0;
    for (int i = 0; i < scene->other_count; i++) {
        const struct bot_other *other = &scene->others[i];
        if (!takes_part(other, point_chebyshev(hero, other->position)) ||
            bot_scene_is_kept_off(sight, other))
            continue;
        turns += (other->combat_stats.health * 10 + damage - 1) / damage;
        loss += turns * harm_of(sight, other);
    }
    return loss / 10;
}

void bot_scene_look(struct bot_scene *scene, const struct bot_sight *sight)
{
    struct point hero = bot_sight_hero(sight)->position;
    scene->other_count = bot_sight_others(sight, scene->others);
    scene->thing_count = bot_sight_things(sight, scene->things);
    scene->is_light_wanted = false;
    scene->filled[0] = scene->filled[1] = 0;
    scene->has_odd = false;
    scene->marked = BOT_LANDMARK_COUNT;
    scene->hunters = scene->adjacent = scene->harm = 0;
    scene->nearest_hunter = scene->nearest_awake = BOT_FAR;
    for (int i = 0; i < scene->other_count; i++) {
        const struct bot_other *other = &scene->others[i];
        int steps = point_chebyshev(hero, other->position);
        scene->is_light_wanted |= bot_scene_is_light_shy(other) && other->pips == PIPS_HUNTING;
        if (!bot_scene_is_foe(other) || other->is_asleep || bot_scene_is_kept_off(sight, other) ||
            (other->has_given_up && steps > 1))
            continue;
        if (bot_scene_can_strike(sight, other->position)) {
            scene->adjacent++;
            scene->harm += harm_of(sight, other);
        }
        scene->nearest_awake = int_min(scene->nearest_awake, steps);
        if (other->pips < PIPS_HUNTING)
            continue;
        scene->hunters++;
        scene->nearest_hunter = int_min(scene->nearest_hunter, steps);
    }
    scene->loss = reckon_loss(scene, sight);
}

void bot_scene_note(struct bot *bot)
{
    int turn = bot_sight_turn(bot->sight);
    if (bot->scene.nearest_hunter <= 20)
        bot->memory.hunted_turn = turn;
    if (bot->scene.is_light_wanted)
        bot->memory.light_wanted_turn = turn;
    if (turn - bot->memory.hunted_turn > 40)
        bot->memory.standoff = 0;
    if (bot->scene.nearest_awake <= 20)
        bot->memory.noticed_turn = turn;
}

const struct bot_other *bot_scene_find_sleeper(const struct bot_scene *scene,
                                               const struct bot_sight *sight, int steps)
{
    struct point hero = bot_sight_hero(sight)->position;
    for (int i = 0; i < scene->other_count; i++) {
        const struct bot_other *other = &scene->others[i];
        if (bot_scene_is_foe(other) && other->is_asleep &&
            point_chebyshev(hero, other->position) <= steps)
            return other;
    }
    return NULL;
}

const struct bot_other *bot_scene_at(const struct bot_scene *scene, struct point p)
{
    for (int i = 0; i < scene->other_count; i++)
        if (point_is_equal(scene->others[i].position, p))
            return &scene->others[i];
    return NULL;
}

bool bot_scene_is_below(const struct bot_sight *sight, int percent)
{
    return bot_sight_hero(sight)->health * 100 <= bot_sight_traits(sight)->health * percent;
}
