/* Traders stay where they are: what they do is the rules' affair (rules/trade.h). */
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_trader(struct ai_context *ai)
{
    (void)ai;
    return walk_stay();
}
