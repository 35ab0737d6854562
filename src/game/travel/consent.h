/* What the player agrees to by giving a command again that was refused or has stopped: automatic movement goes on in spite of
 * it, as long as it does not get worse. */
#ifndef GAME_TRAVEL_CONSENT_H
#define GAME_TRAVEL_CONSENT_H

#include "world/state.h"

struct consent {
    enum refusal to;      /* what had refused or stopped it; or none */
    struct handle danger; /* the creature for which it had; or HANDLE_NONE */
    /* The last creature that had noticed the hero, or could, and was agreed to; or HANDLE_NONE. */
    struct handle accepted;
    int turns; /* until harm at the cell of the step that the player chose; 0: none was chosen */
};

/* That of a command which `to` had refused or stopped, after the last consent. */
struct consent consent_begin(const struct consent *last, enum refusal to, struct handle danger);

/* Whether a command refused so goes on if it is given again. */
bool consent_is_possible(enum refusal refusal);

/* Whether the key of that command, pressed again, is an answer too: no danger is in it. */
bool consent_is_by_key(enum refusal refusal);

/* Notes the step to `to`, which the player chose whatever the danger, if that is what the player has agreed to. */
void consent_note(struct consent *consent, const struct state *state, struct point to);

/* Whether no creature in view could harm the hero during an action that ends at `to`, and, unless it leaves the floor, none
 * needs less time than at the step that the player chose. */
bool consent_covers(const struct consent *consent, const struct state *state, struct point to,
                    bool leaves);

/* Whether the player lets the hero come nearer to that hunter: as any danger was agreed to, and it is out of view. */
bool consent_covers_nearing(const struct consent *consent, const struct state *state,
                            struct handle hunter);

/* Whether the last action brought a danger that the player has not been told of, besides that `told` came into view. */
bool consent_is_startled(const struct consent *consent, const struct state *state,
                         struct handle told);

#endif
