#include "ai/ai.h"

#include "ai/mind.h"
#include "ai/pathfind.h"
#include "ai/senses.h"
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

#include <assert.h>

static mind_function *const minds[MIND_COUNT] = {
#define MIND(id, name) [MIND_##id] = mind_##name,
#include "content/minds.def"
#undef MIND
};

/* Whether the actor must not take the step: it is watched and freezes, or it shuns bright light there or here. */
static bool is_kept_back(const struct ai_context *ai, enum direction direction)
{
    struct point at = ai->actor->position;
    if (ai->kind->freezes && perception_is_watched(ai->state, ai->actor))
        return true;
    return ai->kind->shuns_bright &&
           (senses_is_bright(ai, at) || senses_is_bright(ai, point_step(at, direction)));
}

/* Goes where a shout summoned the actor. False if none did, a foe is in reach, or light or eyes keep it from going on. */
static bool answer_call(struct ai_context *ai, struct choice *choice)
{
    struct point foe;
    enum direction direction;
    if (!actor_is_summoned(ai->actor) || tactics_find_foe(ai, &foe) ||
        !pathfind_together(ai, ai->actor->clue, &direction) || is_kept_back(ai, direction))
        return false;
    *choice = walk_step(direction);
    return true;
}

static bool stays(const struct action *action)
{
    return action->kind == ACTION_WAIT || action->kind == ACTION_TURN;
}

/* What has given up looks for no way, so this does. */
static bool is_still_cut_off(struct ai_context *ai)
{
    enum direction direction;
    struct point hero = state_hero_const(ai->state)->position;
    bool shuns_bright = ai->kind->shuns_bright || ai->kind->flees_bright;
    return ai->actor->is_cut_off && point_chebyshev(ai->actor->position, hero) > 1 &&
           !walk_towards(ai, shuns_bright, hero, &direction);
}

struct choice ai_choose(const struct state *state, struct handle handle, struct ai_memory *memory,
                        struct random *random)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    struct ai_context ai = {.state = state,
                            .level = level,
                            .handle = handle,
                            .actor = actor,
                            .kind = kind,
                            .memory = memory,
                            .random = random,
                            .mood = actor->mood};
    assert(kind->mind != MIND_NONE && !actor->is_asleep);
    struct choice choice;
    if (!answer_call(&ai, &choice))
        choice = minds[monster_get(actor->is_ally ? monster_captive() : actor->kind)->mind](&ai);
    choice.mood = ai.mood;
    choice.is_cut_off = actor_has_given_up(actor) ? is_still_cut_off(&ai)
                                                  : ai.found_no_way && stays(&choice.action);
    return choice;
}
