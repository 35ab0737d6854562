#include "bots/bot_choices.h"

#include "bots/bot_things.h"
#include "bots/bot_way.h"
#include "rules/ground.h"

/* How far and how near it throws: a burst reaches a cell beyond its gas. */
#define THROW_STEPS 9
#define THROW_STEPS_MIN 3
/* How far off a sleeper may be that it goes to. */
#define SEEK_STEPS 16

typedef bool matter_suits(const struct bot *bot, const struct bot_other *other);

/* Whether a flame there would set alight what hangs or lies there. */
static bool is_fuel(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return bot_way_is_by_gas(bot, p) || (terrain != TERRAIN_NONE && terrain_get(terrain)->is_oily);
}

static bool is_in_fuel(const struct bot *bot, const struct bot_other *other)
{
    return is_fuel(bot, other->position) && !is_fuel(bot, bot_sight_hero(bot->sight)->position);
}

static bool is_thin(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return terrain != TERRAIN_NONE && terrain_get(terrain)->breaks_to != TERRAIN_NONE;
}

/* Not if the floor under the hero would break with it. */
static bool is_on_thin_floor(const struct bot *bot, const struct bot_other *other)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    return is_thin(bot, other->position) && !other->is_eyes_only &&
           bot_sight_depth(bot->sight) < FLOOR_COUNT &&
           !(is_thin(bot, hero) && point_is_within(other->position, hero, GROUND_CRACK_STEPS));
}

/* Whether focused light sets fire to what is in its cell. */
static bool is_dry(const struct bot *bot, const struct bot_other *other)
{
    struct point p = other->position;
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    enum cloud cloud = bot_sight_cloud(bot->sight, p);
    return terrain != TERRAIN_NONE && bot_sight_is_visible(bot->sight, p) &&
           (terrain_get(terrain)->burns_to != TERRAIN_NONE ||
            (cloud != CLOUD_NONE && cloud_get(cloud)->bursts_as != CLOUD_NONE)) &&
           !is_fuel(bot, bot_sight_hero(bot->sight)->position);
}

static bool is_asleep(const struct bot *bot, const struct bot_other *other)
{
    (void)bot;
    return other->is_asleep;
}

static bool can_hit(const struct bot *bot, const struct bot_other *other)
{
    return bot_sight_can_hit(bot->sight, other->position);
}

/* The nearest foe that suits in both ways, at least so far off that the hero is safe. */
static const struct bot_other *find_mark(const struct bot *bot, matter_suits *suits,
                                         matter_suits *suits_too, int steps_max)
{
    struct point hero = bot_sight_hero(bot->sight)->position;
    for (int i = 0; i < bot->scene.other_count; i++) {
        const struct bot_other *other = &bot->scene.others[i];
        int steps = point_chebyshev(hero, other->position);
        if (bot_scene_is_foe(other) && steps >= THROW_STEPS_MIN && steps <= steps_max &&
            suits(bot, other) && suits_too(bot, other))
            return other;
    }
    return NULL;
}

bool bot_matter_use(struct bot *bot, struct command *command)
{
    const struct bot_other *mark = find_mark(bot, is_in_fuel, can_hit, THROW_STEPS);
    if (mark && bot_things_throw_flame(bot, mark->position, command))
        return true;
    mark = find_mark(bot, is_on_thin_floor, can_hit, THROW_STEPS);
    if (mark && bot_things_throw_noise(bot, mark->position, command))
        return true;
    mark = find_mark(bot, is_dry, is_dry, BOT_FAR);
    return mark && bot_things_focus(bot, mark->position, command);
}

bool bot_matter_seek(struct bot *bot, struct command *command)
{
    const struct bot_other *mark = NULL;
    if (bot_things_has_flame(bot))
        mark = find_mark(bot, is_in_fuel, is_asleep, SEEK_STEPS);
    if (!mark && bot_things_has_noise(bot))
        mark = find_mark(bot, is_on_thin_floor, is_asleep, SEEK_STEPS);
    return mark &&
           point_chebyshev(bot_sight_hero(bot->sight)->position, mark->position) >
               THROW_STEPS_MIN &&
           bot_way_go(bot, mark->position, command);
}
