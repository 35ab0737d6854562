/* What bots do in one kind of situation, a source each: a function with a command chooses it and returns true, or does not. */
#ifndef BOTS_BOT_CHOICES_H
#define BOTS_BOT_CHOICES_H

#include "bots/bot.h"

/* Unless its lantern is open, goes dark near something that is awake and does not hunt, takes its knife, may throw something
 * noisy beside it, waits in stillness, and strikes what comes. */
bool bot_ambush(struct bot *bot, bool throws_lures, struct command *command);

/* Goes dark before hunters that are not adjacent yet, and strikes what comes. */
bool bot_ambush_hunters(struct bot *bot, struct command *command);

/* Holds a creature off in its light until it lets the hero be, then strikes it. */
bool bot_ambush_hold_off(struct bot *bot, struct command *command);

/* Seals a closed door beside the hero with the item, or closes an open one to seal it next, while nothing stands beside the
 * hero. */
bool bot_door_seal(const struct bot *bot, enum item item, struct command *command);

/* Goes through a door that is near, with its hunters behind it, and seals it. Not if it has nothing to seal it with, or could
 * win a fight. */
bool bot_ward(struct bot *bot, struct command *command);

/* Beside the burning great lamp the bot does not flee: it uses everything that heals, hides or hurts now. Not if no lamp burns
 * here. */
bool bot_hold(struct bot *bot, struct command *command);

/* The other ending: goes to the cold great lamp in the dark and waits beside it, and goes after what has noticed the hero if
 * that lasts. False if there is no such lamp here, or it has taken too long. */
bool bot_vigil(struct bot *bot, struct command *command);

/* Whether it carries a key that keeps its lantern open. */
bool bot_keys_hold_lantern(const struct bot *bot);

/* Fetches a key once it knows the lock, and opens that; in the dark, if the key is shy. */
bool bot_keys_use(struct bot *bot, struct command *command);

/* Drops a key that keeps its lantern open: it is leaving. */
bool bot_keys_drop(struct bot *bot, struct command *command);

/* Throws a flame into the oil or gas that a foe is in, focuses light on what burns there, or breaks the thin floor under one
 * by a noise. */
bool bot_matter_use(struct bot *bot, struct command *command);

/* Goes where it can do so to a sleeper in view. */
bool bot_matter_seek(struct bot *bot, struct command *command);

/* Goes on with a special room that it knows of, in the light that suits the room. Not with one that takes too long; barter and
 * keys are apart. */
bool bot_rooms_visit(struct bot *bot, struct command *command);

/* Goes to a merchant of the floor that it knows of, in the dark, and gives what it has no use for. Not if it has nothing to
 * give, or all there is to trade is traded. */
bool bot_trade_visit(struct bot *bot, struct command *command);

#endif
