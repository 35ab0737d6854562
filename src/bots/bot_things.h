/* How bots use their things: each function chooses the command and returns true, or leaves it alone. */
#ifndef BOTS_BOT_THINGS_H
#define BOTS_BOT_THINGS_H

#include "bots/bot.h"

/* Throws what burns openly where it lands, or what makes a loud noise there. Then: whether it has any. */
bool bot_things_throw_flame(const struct bot *bot, struct point target, struct command *command);
bool bot_things_throw_noise(const struct bot *bot, struct point target, struct command *command);
bool bot_things_has_flame(const struct bot *bot);
bool bot_things_has_noise(const struct bot *bot);

/* Sets fire to what burns there by focused light. */
bool bot_things_focus(const struct bot *bot, struct point target, struct command *command);

/* Drinks what heals. */
bool bot_things_heal(struct bot *bot, struct command *command);

/* Uses things that might shake off hunters, known or not. */
bool bot_things_escape(struct bot *bot, struct command *command);

/* Rings a bell that stuns the foes around. */
bool bot_things_ring(struct bot *bot, struct command *command);

/* Whether a kind that is worn is better than what is worn in its slot. */
bool bot_things_is_better(const struct bot *bot, const struct item_kind *kind);

/* Equips anything better than the current gear. */
bool bot_things_wear(struct bot *bot, struct command *command);

/* Takes in hand what strikes hardest at the unaware, or a bow that has something to shoot; false if it is in hand. */
bool bot_things_draw_to_sneak(struct bot *bot, struct command *command);
bool bot_things_draw_bow(struct bot *bot, struct command *command);

/* How many it has of what the weapon in hand shoots; 0 if that shoots nothing. */
int bot_things_shots(const struct bot *bot);

/* Uses things that serve best while nothing is near: scrolls that show, chalk, unknown potions. */
bool bot_things_study(struct bot *bot, struct command *command);

/* Whether a thing only makes a noise where it lands. */
bool bot_things_is_lure(const struct bot_thing *thing);

/* A cell in view, beyond what begins to notice the hero, for a noise that draws it away. False if there is none. */
bool bot_things_find_lure(const struct bot *bot, struct point *lure);

/* Lights or lures with what is thrown: a flare at eyes in the dark, a noise away from the hero. */
bool bot_things_distract(struct bot *bot, struct command *command);

/* Makes a noise near the hero. */
bool bot_things_call(struct bot *bot, struct command *command);

#endif
