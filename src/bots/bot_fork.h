/* Policies: fixed ways to deal with the creatures that are met, each from first sight to the end. Bots of one policy each, sent
 * out of copies of one game, show which way was best there (eyeshine-lab forks). */
#ifndef BOTS_BOT_FORK_H
#define BOTS_BOT_FORK_H

#include "bots/bot_plan.h"

/* A policy walks to its goal, or explores if it has none:
 * pass: in the plan's light, past everything; it strikes only what hunts it and is beside it.
 * ambush: it lures, lies in wait in the dark, then creeps up to what has not noticed it, then goes on.
 * fight: it kills all that it sees in whatever light, then goes on. */
bot_choose bot_fork_pass, bot_fork_ambush, bot_fork_fight;

/* Gives it a goal behind the cell where something was met. False if the way leads nowhere from there. */
bool bot_fork_aim(struct bot *bot, struct point met);

/* Whether it has come to its goal, and nothing hunts it any more. */
bool bot_fork_is_past(const struct bot *bot);

#endif
