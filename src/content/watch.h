/* How hard a run is: gentle, as it is balanced, or one of the Watches, which add a rule each. */
#ifndef CONTENT_WATCH_H
#define CONTENT_WATCH_H

#include "base/text.h"
#include "content/traits.h"

enum watch {
#define WATCH(id, ...) WATCH_##id,
#include "content/watches.def"
#undef WATCH
    WATCH_COUNT
};

struct watch_kind {
    const char *id;   /* lower case; also in saves */
    const char *name; /* as a heading: "Watch 1" */
    const char *rule; /* what it adds, in a sentence */
    struct traits gain;
};

const struct watch_kind *watch_get(enum watch watch);

/* The watch of that id; WATCH_COUNT: there is none. */
enum watch watch_find(const char *id);

/* The watch of a game that asks for none. */
enum watch watch_plain(void);

/* Adds what the hero gains and loses by the rules of the watch. */
void watch_add_gain(enum watch watch, struct traits *sum);

/* Appends all its rules, a sentence each. */
void watch_write_rules(enum watch watch, struct text *text);

#endif
