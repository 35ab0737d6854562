/* Questions that a key alone does not answer: which item, what to do with it, where. The window and the lab take the same keys
 * to the same command; the window also draws the prompt. */
#ifndef INPUT_PROMPT_H
#define INPUT_PROMPT_H

#include "game/command.h"
#include "game/inventory.h"
#include "input/binding.h"
#include "world/flight.h"
#include "world/state.h"

enum prompt_kind {
    PROMPT_NONE,
    PROMPT_THING,  /* which item */
    PROMPT_ACTION, /* what to do with `item` */
    PROMPT_AIM,    /* the target of `command` */
    PROMPT_WARE,   /* which ware of a trader */
    PROMPT_GIVE,   /* which item to give for `ware` */
};

/* Zero asks for nothing. */
struct prompt {
    enum prompt_kind kind;
    bool is_for_throwing; /* PROMPT_THING: the chosen item is thrown at once */
    int sure_choice; /* the row, from 1, of an equipped item that is thrown if chosen again; 0: none */
    int refused; /* PROMPT_THING, PROMPT_ACTION: the last key, if it did nothing (prompt_write_refusal) */
    int refused_row; /* the row that was marked then */
    int choice;      /* the marked row of a list, from 0 */
    int ware;        /* PROMPT_GIVE: which of the room's wares (rules/sites/trade.h) */
    enum item item;
    struct command command; /* PROMPT_AIM: with its target so far */
    int range;              /* PROMPT_AIM: in steps */
    /* PROMPT_AIM: it was just confirmed and held back because of prompt_hindrance, at `held_back_at`. */
    bool is_held_back;
    struct point held_back_at;
};

/* One action with an item. Its key is a capital, as small letters choose items; once the item is chosen both work. */
struct prompt_action {
    char key;
    const char *verb;
    enum command_kind command;
};

#define PROMPT_ACTIONS_MAX 4

/* Lists what can be done with an item of the hero. Returns how many. */
int prompt_actions(const struct state *state, enum item item,
                   struct prompt_action actions[PROMPT_ACTIONS_MAX]);

/* If the key of an action was refused, and the same row is still marked, appends why: the item, which is marked or chosen,
 * can't be used so, or the key needs Shift. Only a keyboard has such keys. */
void prompt_write_refusal(const struct bindings *bindings, const struct state *state,
                          const struct prompt *prompt, enum item item, struct text *text);

enum prompt_answer {
    PROMPT_ASKS,     /* it waits for a key, whether or not this one meant something */
    PROMPT_COMMANDS, /* play `command`; nothing is asked any more */
    PROMPT_DROPPED,  /* cancelled */
    PROMPT_IS_NOT,   /* nothing is asked */
};

/* Opens the prompt that a meaning leads to: for the inventory, to throw, to fire; also for a step into a trader, and for
 * picking up a ware, or where nothing lies. A command that needs no question is PROMPT_IS_NOT. */
enum prompt_answer prompt_open(struct prompt *prompt, const struct state *state,
                               const struct meaning *wanted, struct command *command);

/* Feeds a key to an open prompt. */
enum prompt_answer prompt_feed(struct prompt *prompt, const struct bindings *bindings,
                               const struct state *state, struct key key, struct command *command);

/* The rest is for PROMPT_AIM. */

/* Aims a healing potion at the ally that is hurt most. Without one, or with anything else, aims at the most dangerous creature
 * that can be hit, with a lure beyond the first that it works on, else at the nearest, else ahead; then at the next or the
 * previous one that can be hit, in a circle from the most to the least dangerous. From a cell without one the next is the most
 * dangerous, and the previous the least. */
void prompt_aim_begin(struct prompt *prompt, const struct state *state);
void prompt_aim_at_next(struct prompt *prompt, const struct state *state);
void prompt_aim_at_previous(struct prompt *prompt, const struct state *state);

/* The creature that a lure, aimed where it started, would draw away, or lure to the hero's other side; NULL: none. */
const struct actor *prompt_find_lured(const struct prompt *prompt, const struct state *state);

/* The most dangerous creature, if a lure is aimed and works on none; `why` ends a sentence: "can't hear". NULL: none. */
const struct actor *prompt_find_unfooled(const struct prompt *prompt, const struct state *state,
                                         const char **why);

/* Confirms the target. If it is hindered, it stays aimed and is held back: always, or only the first time. */
enum prompt_answer prompt_release(struct prompt *prompt, const struct state *state,
                                  struct command *command);

/* The path of what is thrown or shot, as far as the hero knows. Empty if nothing flies. */
struct flight prompt_path(const struct prompt *prompt, const struct state *state);

/* Where the throw would end, and within how many cells it harms whatever is there; false: it harms no cells. */
bool prompt_harms(const struct prompt *prompt, const struct state *state, struct point *at,
                  int *radius);

/* What speaks against the target, as far as the hero knows. From PROMPT_HINDERED_ONCE on it is held back once. */
enum prompt_hindrance {
    PROMPT_HINDERED_BY_NOTHING,
    PROMPT_HINDERED_BY_DISTANCE, /* out of range: always held back */
    PROMPT_HINDERED_BY_SELF,     /* the hero's own cell: always held back */
    PROMPT_HINDERED_BY_SIGHT,    /* a weapon needs the target in straight view: always held back */
    PROMPT_HINDERED_BY_CORNER,   /* a corner would stop the blow: always held back */
    PROMPT_HINDERED_ONCE,
    PROMPT_HINDERED_BY_NEARNESS = PROMPT_HINDERED_ONCE, /* it would harm the hero too */
    PROMPT_HINDERED_BY_WAY,                             /* stopped on its way */
    PROMPT_HINDERED_BY_EMPTINESS, /* a weapon would be used on nothing that the hero knows of */
};

enum prompt_hindrance prompt_hindrance(const struct prompt *prompt, const struct state *state);
bool prompt_is_blocked(const struct prompt *prompt, const struct state *state);

/* Appends the hindrance as a sentence, or nothing: "Something is in the way: it would stop after 3 steps." */
void prompt_write_hindrance(const struct state *state, const struct prompt *prompt,
                            struct text *text);

/* The item that is about to be thrown; ITEM_NONE: none. */
enum item prompt_thrown(const struct prompt *prompt);

/* What that does where it lands, as the hero knows; "": nothing but damage, or not known. */
const char *prompt_effect(const struct prompt *prompt, const struct state *state);

/* Appends what is about to be done: "Throw pebbles". */
void prompt_write_aim(const struct state *state, const struct prompt *prompt, struct text *text);

/* Appends what a lure is for where its aim starts: " to draw the gutter rat away from you". */
void prompt_write_lured(const struct state *state, const struct prompt *prompt, struct text *text);

/* Appends that a lure won't work and why, or nothing: "The gutter rat won't come: it sees you." */
void prompt_write_unfooled(const struct state *state, const struct prompt *prompt,
                           struct text *text);

#endif
