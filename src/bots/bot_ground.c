#include "bots/bot_ground.h"

static bool burns(const struct bot *bot, struct point p)
{
    enum cloud cloud = bot_sight_cloud(bot->sight, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->burns;
}

bool bot_ground_holds(const struct bot *bot, struct point p)
{
    enum cloud cloud = bot_sight_cloud(bot->sight, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->holds;
}

bool bot_ground_is_trap(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return terrain != TERRAIN_NONE && terrain_is_trap(terrain_get(terrain));
}

static bool breaks(const struct bot *bot, struct point p)
{
    enum cloud cloud = bot_sight_cloud(bot->sight, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->breaks;
}

/* Whether fire is about to come to the cell. */
static bool will_burn(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    bool will_burn = false;
    if (terrain == TERRAIN_NONE || !terrain_get(terrain)->is_oily)
        return false;
    for (int d = 0; d < DIRECTION_COUNT && !will_burn; d++)
        will_burn = burns(bot, point_step(p, (enum direction)d));
    return will_burn;
}

bool bot_ground_is_hazard(const struct bot *bot, struct point p)
{
    return burns(bot, p) || will_burn(bot, p) || breaks(bot, p);
}

bool bot_ground_would_show(const struct bot *bot, struct point p)
{
    enum terrain terrain = bot_sight_terrain(bot->sight, p);
    return terrain != TERRAIN_NONE &&
           (terrain_get(terrain)->ripples || terrain_get(terrain)->dusts != EFFECT_NONE);
}
