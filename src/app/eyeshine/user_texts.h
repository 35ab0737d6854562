/* The text files in the user's folders: settings.txt and keys.txt, which the player may edit, fame.txt and bestiary.txt. Before
 * a change the file is read again, so that changes by other programs or by hand stay; then it is replaced as a whole. If the
 * player made a link there, the file that it leads to is replaced; a link to anything but a regular file is an error. A change
 * that can't be written is written as soon as it can be. No run depends on these files. */
#ifndef APP_EYESHINE_USER_TEXTS_H
#define APP_EYESHINE_USER_TEXTS_H

#include "base/lines.h"
#include "game/text/bestiary.h"
#include "game/text/fame.h"
#include "input/binding.h"
#include "ui/settings/settings.h"

enum user_text {
    USER_TEXT_SETTINGS,
    USER_TEXT_KEYS,
    USER_TEXT_FAME,
    USER_TEXT_BESTIARY,
    USER_TEXTS
};

struct user_texts {
    const char *config_folder;     /* for settings and keys; NULL: none */
    const char *data_folder;       /* for the rest; NULL: none */
    struct settings settings;      /* the current ones */
    struct settings kept_settings; /* as last written */
    struct bindings bindings;      /* likewise */
    struct bindings kept_bindings;
    struct fame fame;
    bool is_fame_read;
    struct lines unkept_fame;    /* lines not written yet */
    struct bestiary bestiary;    /* its fresh entries are not written yet */
    char notice[160];            /* a message to the player about faults; may be empty */
    int faults;                  /* lines that could not be read */
    bool has_failed[USER_TEXTS]; /* it could not be written, which was reported */
};

/* Reads all files; a large hall of fame is left for when it is needed. Faults are reported on standard error, a line each. */
void user_texts_load(struct user_texts *texts, const char *config_folder, const char *data_folder);

/* Reads the hall of fame unless it is read. Faults are also appended to `said`. */
void user_texts_read_fame(struct user_texts *texts, struct text *said);

/* Writes everything that has changed. New failures are appended to `said` and reported on standard error. */
void user_texts_keep_all(struct user_texts *texts, struct text *said);

/* The same, and releases everything. */
void user_texts_close(struct user_texts *texts);

/* These write a file if it has changed. A new failure is appended to `said` and reported on standard error. */
void user_texts_keep_settings(struct user_texts *texts, const struct settings *settings,
                              struct text *said);
void user_texts_keep_keys(struct user_texts *texts, struct text *said);
void user_texts_keep_bestiary(struct user_texts *texts, struct text *said);

/* Adds an ended game to the hall of fame, unless its run is there, and appends its place: "3rd of 12 in the hall of fame. " */
void user_texts_keep_fame(struct user_texts *texts, const struct game *game, struct text *said);

#endif
