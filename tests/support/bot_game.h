/* A bot on a drawn floor. */
#ifndef SUPPORT_BOT_GAME_H
#define SUPPORT_BOT_GAME_H

#include "bots/bot.h"

struct bot_game {
    struct game *game;
    struct bot *bot;
    struct state *state; /* of the game; the test may change it */
};

/* A game on the drawn floor, or on a generated one if the picture is NULL, and a bot to play it. Fails the test on an error. */
struct bot_game bot_game_start(const char *key, const char *seed, const char *picture);

void bot_game_end(struct bot_game *play);

/* Gives all creatures of the floor a suspicion. */
void bot_game_suspect(struct bot_game *play, int suspicion);

/* Brings sight up to date after changes by a test, and lets the bot look. */
void bot_game_look(struct bot_game *play);

#endif
