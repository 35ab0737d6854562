/* Reads a command line by a table of options: what the game and the lab share. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "base/error.h"
#include "base/grid.h"

enum option_kind {
    OPTION_FLAG,   /* bool: set to true; takes no argument */
    OPTION_TEXT,   /* const char * */
    OPTION_PATH,   /* const char *, not empty */
    OPTION_SEED,   /* const char *, a seed for a game */
    OPTION_KEYS,   /* const char *, which key_check takes */
    OPTION_NUMBER, /* int, from low to high */
    OPTION_RADIUS, /* int: 0 .. FOV_RADIUS_MAX, or "unlimited" for FOV_UNLIMITED */
    OPTION_POINT,  /* struct point: X,Y */
    OPTION_SIZE,   /* struct grid: WxH, from low x low_height to high x high */
    OPTION_FOV,    /* int: the index of the algorithm of that name */
};

struct option {
    const char *name; /* with its dashes: "--seed" */
    enum option_kind kind;
    void *value; /* keeps what it holds where the option is not given; the last of several counts */
    int low;
    int low_height;
    int high;
    bool is_required;
};

/* Arguments beside the options, in the order of the names; all must be given. */
struct operands {
    const char *const *names; /* for errors: "MAP" */
    const char **values;
    int count;
};

/* Reads all arguments; an option's own follows it, or stands behind '=': "--seed WORD", "--seed=WORD". False
 * and an error, which names the argument, for whatever the table does not allow. */
bool options_read(int argc, char *const *argv, const struct option *options, int option_count,
                  struct operands operands, struct error *error);

#endif
