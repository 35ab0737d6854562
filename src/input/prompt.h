/* Asking for what a key alone does not say: which thing, what to do with it, where. The same keys end in the same command
 * in the window, which draws the prompt, and in the lab. */
#ifndef INPUT_PROMPT_H
#define INPUT_PROMPT_H

#include "game/command.h"
#include "game/inventory.h"
#include "input/key.h"
#include "world/flight.h"
#include "world/state.h"

struct bindings; /* game/binding.h; NULL for the default ones */
struct binding;

enum prompt_kind {
    PROMPT_NONE,
    PROMPT_THING,  /* one of the hero's things is to be chosen */
    PROMPT_ACTION, /* what to do with `item` */
    PROMPT_AIM,    /* where `command` goes */
    PROMPT_WARE,   /* one of the wares of who trades here is to be chosen */
    PROMPT_GIVE,   /* one of the hero's things is to be given for `ware` */
};

/* Zero asks for nothing. */
struct prompt {
    enum prompt_kind kind;
    bool is_for_throwing; /* PROMPT_THING: the thing chosen is thrown at once */
    int sure_choice; /* the line, from 1, of what is worn that is thrown if it is chosen once more; 0: none */
    int choice; /* of a list: the line that is marked, from 0 */
    int ware;   /* PROMPT_GIVE: which of the room's wares (rules/trade.h) is wanted */
    enum item item;
    struct command command; /* PROMPT_AIM: to be given, with its target so far */
    int range;              /* PROMPT_AIM: steps that it reaches at most */
    /* PROMPT_AIM: it was let go just now and did not, since something hinders it (prompt_hindrance) */
    bool is_held_back;
    struct point held_back_at; /* there */
};

/* One thing to do with a thing. */
struct prompt_action {
    char key;
    const char *word;
    enum command_kind command;
};

#define PROMPT_ACTIONS_MAX 4

/* Lists what can be done with a thing of the hero's; returns how many. */
int prompt_actions(const struct state *state, enum item item,
                   struct prompt_action deeds[PROMPT_ACTIONS_MAX]);

/* The key that does it with the thing marked in the list of all of them: its capital where a thing there has the letter. */
char prompt_action_key(const struct state *state, const struct prompt_action *deed);

enum prompt_answer {
    PROMPT_ASKS,     /* it waits for a key, this one answered or not */
    PROMPT_COMMANDS, /* `command` is to be played; the prompt asks for nothing more */
    PROMPT_DROPPED,  /* never mind */
    PROMPT_IS_NOT,   /* nothing is asked */
};

/* What was asked for may open a prompt: for the hero's things, to throw, to fire; where somebody would trade, a step into
 * that one, and picking up a ware, or anything where nothing lies. What needs no asking is a command. */
enum prompt_answer prompt_open(struct prompt *prompt, const struct state *state,
                               const struct binding *wanted, struct command *command);

/* PROMPT_AIM: lets it go. What the rules would refuse stays aimed and is held back; so is, when it is first let go, what
 * would be stopped on its way. */
enum prompt_answer prompt_let_go(struct prompt *prompt, const struct state *state,
                                 struct command *command);

/* Feeds a key to an open prompt. */
enum prompt_answer prompt_feed(struct prompt *prompt, const struct bindings *bindings,
                               const struct state *state, struct key key, struct command *command);

/* PROMPT_AIM: the way that what is thrown or shot would take, as far as the hero knows. Empty for what does not fly. */
struct flight prompt_path(const struct prompt *prompt, const struct state *state);

/* PROMPT_AIM: appends what is about to be done: "Throw pebbles". */
void prompt_write_aim(const struct state *state, const struct prompt *prompt, struct text *text);

/* Why what is aimed would not come to its target, as far as the hero knows. */
enum prompt_hindrance {
    PROMPT_HINDERED_BY_NOTHING,
    PROMPT_HINDERED_BY_DISTANCE, /* beyond range: not let go */
    PROMPT_HINDERED_BY_SELF,     /* it is the hero's own cell: not let go */
    PROMPT_HINDERED_BY_SIGHT, /* it is not in straight view, and such a weapon needs that: not let go */
    PROMPT_HINDERED_BY_WAY, /* stopped before: let go when that is asked once more */
};

/* PROMPT_AIM: what hinders it. */
enum prompt_hindrance prompt_hindrance(const struct prompt *prompt, const struct state *state);

/* PROMPT_AIM: appends what hinders it, as a sentence, and if it is stopped, where: "Something is in the way: it would
 * stop 3 steps off." Nothing where nothing does. */
void prompt_write_hindrance(const struct state *state, const struct prompt *prompt,
                            struct text *text);

/* PROMPT_AIM: whether anything hinders it. */
bool prompt_is_blocked(const struct prompt *prompt, const struct state *state);

#endif
