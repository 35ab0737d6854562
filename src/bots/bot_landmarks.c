#include "bots/bot_landmarks.h"

#include <assert.h>

/* A lamp that can be lit and then shines this far is worth the noise. */
#define BEACON_RADIUS 10

bool bot_landmarks_is(const struct terrain_kind *kind, enum bot_landmark landmark)
{
    bool can_be_lit = kind->kindles_to != TERRAIN_NONE;
    switch (landmark) {
    case BOT_LANDMARK_GREAT_LAMP:
        return kind->wins && can_be_lit;
    case BOT_LANDMARK_BEACON:
        return !kind->wins && can_be_lit &&
               terrain_get((enum terrain)kind->kindles_to)->light_radius >= BEACON_RADIUS;
    case BOT_LANDMARK_CAGE:
        return kind->frees_to != TERRAIN_NONE;
    case BOT_LANDMARK_BOON_STONE:
        return kind->grants_boon;
    case BOT_LANDMARK_CHASM:
        return kind->is_chasm;
    case BOT_LANDMARK_LOCK:
        return kind->unlocks_to != TERRAIN_NONE;
    case BOT_LANDMARK_CLOTH:
        return kind->holds_wares;
    case BOT_LANDMARK_DOWN:
        return kind->leads > 0;
    case BOT_LANDMARK_UP:
        return kind->leads < 0;
    case BOT_LANDMARK_WARMTH:
        return kind->warms;
    case BOT_LANDMARK_COUNT:
        break;
    }
    return false;
}

void bot_landmarks_init(struct bot *bot)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        for (int m = 0; m < BOT_LANDMARK_COUNT; m++)
            if (bot_landmarks_is(terrain_get((enum terrain)t), (enum bot_landmark)m)) {
                assert(terrain_is_landmark(terrain_get((enum terrain)t)));
                bot->sought[t] |= (uint16_t)(1 << m);
            }
}

static void note_landmarks(struct bot_landmarks *marks, unsigned found, struct point p)
{
    for (int m = 0; m < BOT_LANDMARK_COUNT; m++)
        if ((found >> m & 1) && !marks->is_known[m]) {
            marks->is_known[m] = true;
            marks->at[m] = p;
        }
}

void bot_landmarks_look_out(struct bot *bot)
{
    struct bot_landmarks *marks = &bot->landmarks;
    int turn = bot_sight_turn(bot->sight);
    if (bot_sight_seen_count(bot->sight) == marks->seen_count && turn < marks->looked_turn + 20)
        return;
    *marks = (struct bot_landmarks){bot_sight_seen_count(bot->sight), turn, {false}, {{0, 0}}};
    struct point p = area_before(area_of_grid(bot_sight_grid(bot->sight)));
    while (bot_sight_next_sought(bot->sight, bot->sought, &p))
        note_landmarks(marks, bot->sought[bot_sight_terrain(bot->sight, p)], p);
}

bool bot_landmarks_is_marked(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    return bit_grid_has(&bot->marked, p);
}

static void mark_around(struct bit_grid *marked, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(marked->grid, beside))
            bit_grid_put(marked, beside, true);
    }
}

static void unmark(struct bot *bot)
{
    bit_grid_clear(&bot->marked);
    bit_grid_reshape(&bot->marked, bot_sight_grid(bot->sight));
}

void bot_landmarks_mark_items(struct bot *bot, bot_is_goal *is_goal)
{
    unmark(bot);
    bot->scene.marked = BOT_LANDMARK_COUNT;
    struct point p = area_before(area_of_grid(bot->marked.grid));
    while (bot_sight_next_item(bot->sight, &p))
        bit_grid_put(&bot->marked, p, is_goal(bot, NULL, p));
}

void bot_landmarks_mark(struct bot *bot, enum bot_landmark landmark)
{
    uint16_t sought[TERRAIN_COUNT];
    if (bot->scene.marked == (int)landmark)
        return;
    bot->scene.marked = (int)landmark;
    for (int t = 0; t < TERRAIN_COUNT; t++)
        sought[t] = bot->sought[t] & 1 << landmark;
    unmark(bot);
    struct point p = area_before(area_of_grid(bot->marked.grid));
    while (bot_sight_next_sought(bot->sight, sought, &p)) {
        if (landmark == BOT_LANDMARK_WARMTH)
            mark_around(&bot->marked, p);
        else
            bit_grid_put(&bot->marked, p, true);
    }
}
