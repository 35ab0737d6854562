/* The kinds of boons, and the paths that they belong to. */
#ifndef CONTENT_BOON_H
#define CONTENT_BOON_H

#include "content/item.h"

enum boon_path {
#define PATH(id, ...) PATH_##id,
#include "content/paths.def"
#undef PATH
    PATH_COUNT
};

struct boon_path_kind {
    const char *id;   /* lower case; also in the names of sprites */
    const char *name; /* as a heading: "Flame" */
    const char *help; /* how it plays, in a sentence */
};

enum boon {
    BOON_NONE,
#define BOON(id, ...) BOON_##id,
#include "content/boons.def"
#undef BOON
    BOON_COUNT
};

#define BOON_THINGS_MAX 2

struct boon_kind {
    const char *id;
    enum boon_path path;
    const char *name;    /* as a heading: "Clear glass" */
    const char *help;    /* its rule, in a sentence */
    const char *flavour; /* in a sentence */
    const char *picture; /* the sprite of what it acts on; NULL: the icon of its path */
    struct traits gain;
    struct {
        enum item item; /* ITEM_NONE: no more */
        int count;
    } things[BOON_THINGS_MAX]; /* go into the pack when it is chosen, */
    bool is_renewed;           /* and on each new floor */
    const char *thing_help;    /* what it makes all of these do, in a sentence about one; or NULL */
    /* The rest is for keystones. */
    bool is_keystone;
    int charges;     /* how often it acts a floor; 0: always */
    bool is_by_band; /* or a band of floors */
    enum effect use; /* of the player's command; EFFECT_NONE: it acts by itself */
    int aim;         /* range of the cell in view that it is used on; 0: it is used on the spot */
    const char *on_use; /* message; NULL: it has no moment of its own */
};

/* The row of a kind, except BOON_NONE and BOON_COUNT. */
const struct boon_kind *boon_get(enum boon boon);

const struct boon_path_kind *boon_path_get(enum boon_path path);

#endif
