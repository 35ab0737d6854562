/* Baskers hunt by sight and sound. Their pace is that of their blood: monster.h says how light changes it. */
#include "ai/tactics.h"

struct choice mind_basker(struct ai_context *ai)
{
    return tactics_follow(ai, false);
}
