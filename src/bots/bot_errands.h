/* Errands of bots: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_ERRANDS_H
#define BOTS_BOT_ERRANDS_H

#include "bots/bot.h"

/* Lights the lamp that wins the run, if it knows of it; and stays by it once it burns. */
bool bot_errands_win(struct bot *bot, struct command *command);

/* What is to be found is what the bot knows of: it first looks around, if there is anything new.
 * A lamp to light that wins the run; `lamp` may be NULL. */
bool bot_errands_find_lamp(struct bot *bot, struct point *lamp);

/* Goes back to the lamp that burns, and waits there; not if there is none, or no way to it. */
bool bot_errands_hold(struct bot *bot, struct command *command);

/* Goes after the lantern if the hero lacks it, to the floor where it is and to its glow. */
bool bot_errands_fetch_lantern(struct bot *bot, struct command *command);

/* Goes where there is something new; not if it has come to its end here. */
bool bot_errands_explore(struct bot *bot, struct command *command);

/* Goes down; where there are no stairs, over the edge of a chasm; where there is neither, anywhere. */
bool bot_errands_descend(struct bot *bot, struct command *command);

/* Finds stairs that lead there, with a way to them. */
bool bot_errands_find_stairs(struct bot *bot, int leads);

/* How many steps it is to stairs down, as far as it knows; false if it knows of none. */
bool bot_errands_way_down(struct bot *bot, int *steps);

/* Takes stairs that it stands on, or goes to the nearest that lead there, if no foe is there before it. */
bool bot_errands_flee_by_stairs(struct bot *bot, int leads, struct command *command);

/* Whether it must go now to be off the floor before the night sends a hunter. */
bool bot_errands_runs_late(struct bot *bot);

/* Whether it should be healed by light now: badly hurt while there is more to do here, or at all before it leaves. */
bool bot_errands_wants_rest(struct bot *bot, bool is_leaving);

/* Stands in bright light until it is whole, if the night allows. */
bool bot_errands_rest(struct bot *bot, struct command *command);

/* Goes into water near by, while something is with it that water sheds. */
bool bot_errands_wash(struct bot *bot, struct command *command);

bool bot_errands_free(struct bot *bot, struct command *command);

/* Where it knows of a lock; goes to it and into it. */
bool bot_errands_find_lock(struct bot *bot, struct point *lock);
bool bot_errands_go_to_lock(struct bot *bot, struct command *command);

/* Takes the boon of a boon-stone. */
bool bot_errands_bless(struct bot *bot, struct command *command);

/* Pulls the levers that open all shutters of a special room. */
bool bot_errands_pull(struct bot *bot, struct command *command);

/* Takes what lies where it stands: things to be chosen are not picked up by walking over them. */
bool bot_errands_take_here(struct bot *bot, struct command *command);

/* A beacon to light. */
bool bot_errands_find_beacon(struct bot *bot);

/* Lights a beacon: it heals, and draws everything. */
bool bot_errands_light_beacon(struct bot *bot, struct command *command);

/* The oracle's exploring: goes to what lies about. */
bool bot_errands_collect(struct bot *bot, struct command *command);

/* A step anywhere. */
bool bot_errands_wander(struct bot *bot, struct command *command);

/* A cell of the cloth with the merchant's wares. */
bool bot_errands_find_cloth(struct bot *bot, struct point *cloth);

#endif
