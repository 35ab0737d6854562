/* A game that a bot plays to its end, and what is counted of it on the way. */
#ifndef APP_LAB_LAB_GAME_H
#define APP_LAB_LAB_GAME_H

#include "app/lab/lab_count.h"
#include "app/typist.h"
#include "base/bytes.h"
#include "bots/bot.h"
#include "game/game.h"

/* Turns after which a bot's game is stopped. */
#define LAB_GAME_TURNS 20000
/* Choices in a row that took no time, after which it is stopped too. */
#define LAB_GAME_IDLE 1000

struct lab_journal;

/* Looks at a game after each of the bot's commands. False and an error: memory is short. */
typedef bool lab_look(void *context, const struct game *game, struct error *error);

/* What is made of a game while it is played; NULL for nothing. */
struct lab_notes {
    struct typist *typist; /* a file of its keys */
    struct lab_journal *journal;
    lab_look *look;
    void *look_context;
};

struct lab_player {
    int bot;  /* its index */
    int path; /* enum boon_path: it prefers boons of that path; -1: any */
};

/* Plays a new game by a bot, for up to `turns` turns, and adds it to the count. False and an error when the setup can't be,
 * keys can't be found, or `look` fails. Otherwise the game is still to be destroyed by the caller. */
bool lab_game_play(const struct game_setup *setup, struct lab_player by, int turns,
                   struct lab_notes notes, struct lab_count *count, struct game **game,
                   struct error *error);

/* Plays the bot's next command. False: the game is over, or to be stopped. `idle` counts choices in a row that took no time. */
bool lab_game_advance(struct bot *bot, int *idle);

/* Appends a snapshot of the game, from which copies are made. False and an error: memory is short. */
bool lab_game_keep(const struct game *game, struct bytes *snapshot, struct error *error);

/* A copy of the game that was kept; NULL and an error: memory is short. Released by game_destroy. */
struct game *lab_game_copy(const struct bytes *snapshot, struct error *error);

/* Writes the seed of game i of several: WORD-i, which must fit. */
void lab_game_seed(const char *word, int i, char seed[SEED_LENGTH_MAX + 1]);

/* Whether the seeds of `games` games fit; an error names the option --seed. */
bool lab_game_check_seeds(const char *word, int games, struct error *error);

/* The index of the bot; -1 and an error, which names the option --bot, where there is none of that name. */
int lab_game_find_bot(const char *name, struct error *error);

#endif
