/* What a bot knows on the floor that it may want to go to. */
#ifndef BOTS_BOT_LANDMARKS_H
#define BOTS_BOT_LANDMARKS_H

#include "bots/bot.h"
#include "bots/bot_way.h"

/* Fills in bot->sought. */
void bot_landmarks_init(struct bot *bot);

/* Brings bot->landmarks up to date if there is something new to see. */
void bot_landmarks_look_out(struct bot *bot);

/* Whether terrain of that kind is the landmark. */
bool bot_landmarks_is(const struct terrain_kind *kind, enum bot_landmark landmark);

/* Marks for a choice where the landmark is, or for warmth the cells beside it: looking at all cells once is faster than at each
 * that can be reached. Replaces what was marked before. */
void bot_landmarks_mark(struct bot *bot, enum bot_landmark landmark);

/* Marks where an item lies and is such a goal, which gets no context. */
void bot_landmarks_mark_items(struct bot *bot, bot_is_goal *is_goal);

/* Whether the cell is marked; there is no context. */
bot_is_goal bot_landmarks_is_marked;

#endif
