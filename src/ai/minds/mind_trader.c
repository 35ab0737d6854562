/* Traders stay where they are; the rules of trading are in rules/trade.h. */
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_trader(struct ai_context *ai)
{
    (void)ai;
    return walk_stay();
}
