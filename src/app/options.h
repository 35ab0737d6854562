/* Reads a command line by a table of options. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H

#include "base/error.h"

enum option_kind {
    OPTION_FLAG,   /* bool: set to true; takes no value */
    OPTION_TEXT,   /* const char * */
    OPTION_PATH,   /* const char *, not empty */
    OPTION_SEED,   /* const char *, a valid seed */
    OPTION_KEYS,   /* const char *, valid for key_check */
    OPTION_NUMBER, /* int, from low to high */
    OPTION_RADIUS, /* int: 0 .. FOV_RADIUS_MAX, or "unlimited" for FOV_UNLIMITED */
    OPTION_POINT,  /* struct point: X,Y */
    OPTION_SIZE,   /* struct grid: WxH, from low x low_height to high x high */
    OPTION_FOV,    /* int: the index of the algorithm of that name */
    OPTION_START,  /* int: the enum start of that id */
    OPTION_WATCH, /* int: the enum watch of that id or number: 1 is the first Watch, 0 the game without one */
    OPTION_BOON_PATH, /* int: the enum boon_path of that id */
    OPTION_OMEN,      /* int: the enum omen of that id, or "none" */
    OPTION_RANGE,     /* struct option_range: A..B, from low to high; A <= B */
};

struct option_range {
    int first;
    int last;
};

struct option {
    const char *name; /* with its dashes: "--seed" */
    enum option_kind kind;
    void *value; /* unchanged if the option is not given; the last one counts */
    int low;
    int low_height;
    int high;
    bool is_required;
};

/* The arguments that are not options, in the order of the names. All are required. */
struct operands {
    const char *const *names; /* for errors: "MAP" */
    const char **values;
    int count;
};

/* Reads all arguments. The value of an option follows it: "--seed WORD" or "--seed=WORD". False and an error that names the
 * argument if the table does not allow it. */
bool options_read(int argc, char *const *argv, const struct option *options, int option_count,
                  struct operands operands, struct error *error);

#endif
