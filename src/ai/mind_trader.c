/* Traders stay where they are: what they do is the rules' affair (rules/trade.h). */
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_trader(struct thinker *thinker)
{
    (void)thinker;
    return walk_stay();
}
