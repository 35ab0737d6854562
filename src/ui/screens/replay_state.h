/* The state of a replay, for its screen. The session plays it. */
#ifndef UI_SCREENS_REPLAY_STATE_H
#define UI_SCREENS_REPLAY_STATE_H

#include "base/file.h"
#include "game/save/replay.h"
#include "game/save/run_files.h"
#include "ui/screens/screen_stack.h"

/* Characters of the message that says where a game was recorded, with its path. */
#define RECORD_LENGTH_MAX 500

/* Where a replay was opened, to return there. */
struct way_back {
    struct screen_stack stack;          /* the screens open there; empty: none */
    struct game *ended;                 /* the ended game that was shown there; or NULL */
    char record[RECORD_LENGTH_MAX + 1]; /* of that game */
    char path[FILE_PATH_MAX];           /* of its run; empty: the run is not saved */
};

/* Zero: no replay. */
struct replay_state {
    struct run_files files;
    struct replay replay;
    uint64_t total; /* moves of the run up to its end */
    bool is_on;
    bool is_paused;
    bool has_ended;     /* no move is left, and the player was told */
    int speed;          /* 0 .. REPLAY_SPEEDS - 1 */
    uint32_t last_step; /* milliseconds of the frame clock */
    /* Where to return. After the replay was left, it keeps the path of the ended game that is shown. */
    struct way_back back;
};

#define REPLAY_SPEEDS 9

/* Moves a second, at the replay's speed. */
int replay_state_rate(const struct replay_state *state);

/* Whether there is a move after the one shown, or before it. */
bool replay_state_can_go_on(const struct replay_state *state);
bool replay_state_can_go_back(const struct replay_state *state);

/* Whether it can go faster (1) or slower (-1). */
bool replay_state_can_change_speed(const struct replay_state *state, int by);

/* "Turn 12: move 30 of 904, 4 moves a second, paused"; in short: "30/904, paused". */
void replay_state_write_place(const struct replay_state *state, int turn, struct text *text);
void replay_state_write_short_place(const struct replay_state *state, struct text *text);

#endif
