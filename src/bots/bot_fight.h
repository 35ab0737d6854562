/* How bots fight: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_FIGHT_H
#define BOTS_BOT_FIGHT_H

#include "bots/bot.h"

/* Whether those who hunt it have not come for so long that they are none of its business. */
bool bot_fight_is_tired_of_waiting(const struct bot *bot);

/* Whether somebody is at him, or hunts him whom he knows to be near. */
bool bot_fight_is_hunted(const struct bot *bot);

/* Whether the fight that is coming would cost too much. */
bool bot_fight_is_losing(const struct bot *bot);

/* A better weapon in hand, and light, before anybody is at him; a bow is no use then. */
bool bot_fight_get_ready(struct bot *bot, struct command *command);

/* Strikes a foe beside the hero who is awake, the one that is dead first. */
bool bot_fight_strike(struct bot *bot, struct command *command);

/* Goes up to the nearest foe within so many steps and strikes it, awake or not. */
bool bot_fight_approach(struct bot *bot, int limit, struct command *command);

/* Creeps up to an unaware sleeper in the dark, and strikes when it does not stir. */
bool bot_fight_sneak(struct bot *bot, struct command *command);

/* Shoots, or throws what hurts, at who comes from afar. */
bool bot_fight_from_afar(struct bot *bot, struct command *command);

/* Puts its lantern out before who shoots at the lit from afar, where that leaves it in the dark, and lets him come. */
bool bot_fight_hide(struct bot *bot, struct command *command);

/* Waits in the dark for who shot at him and sees him no more. */
bool bot_fight_lie_low(struct bot *bot, struct command *command);

/* Goes up to who shoots at him from afar: to wait for it would be to be shot at. */
bool bot_fight_charge(struct bot *bot, struct command *command);

/* Goes where fewer can come at him: a doorway or a corridor within a few steps that he reaches first; there he waits. */
bool bot_fight_take_stand(struct bot *bot, struct command *command);

#endif
