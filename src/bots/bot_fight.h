/* How bots fight: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_FIGHT_H
#define BOTS_BOT_FIGHT_H

#include "bots/bot.h"

/* Whether its hunters have stayed away too long: it ignores them. */
bool bot_fight_is_tired_of_waiting(const struct bot *bot);

/* Whether a foe is adjacent, or a known hunter is near. */
bool bot_fight_is_hunted(const struct bot *bot);

/* Whether the fight that is coming would cost too much. */
bool bot_fight_is_losing(const struct bot *bot);

/* Takes a better weapon in hand, and light, before a foe is adjacent; a bow is no use then. */
bool bot_fight_get_ready(struct bot *bot, struct command *command);

/* Strikes an adjacent foe that is awake, the one that dies soonest first. */
bool bot_fight_strike(struct bot *bot, struct command *command);

/* Walks to the nearest foe within `steps` and strikes it, awake or not. */
bool bot_fight_approach(struct bot *bot, int limit, struct command *command);

/* Creeps up to an unaware sleeper in the dark, and strikes when it is not disturbed. */
bool bot_fight_sneak(struct bot *bot, struct command *command);

/* Shoots, or throws something that hurts, at a foe coming from afar. */
bool bot_fight_from_afar(struct bot *bot, struct command *command);

/* Hoods its lantern against a distant shooter, which must come then. */
bool bot_fight_hide(struct bot *bot, struct command *command);

/* Walks up to a distant shooter: waiting would mean being shot. */
bool bot_fight_charge(struct bot *bot, struct command *command);

/* Goes where fewer foes can reach the hero: a doorway or corridor that the hero reaches first; waits there. */
bool bot_fight_take_stand(struct bot *bot, struct command *command);

#endif
