/* What is kept between games as text in the user's own folders: settings.txt and keys.txt, which he may write himself, fame.txt
 * and bestiary.txt. A file is read again before it is changed, so that what another program or a person wrote meanwhile
 * stays, and replaced whole. What can't be kept is kept as soon as it can be. No run depends on any of it. */
#ifndef APP_EYESHINE_USER_TEXTS_H
#define APP_EYESHINE_USER_TEXTS_H

#include "base/error.h"
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
    const char *config_folder;     /* of settings and keys; NULL: none */
    const char *data_folder;       /* of the rest; NULL: none */
    struct settings settings;      /* as they are, and should be kept */
    struct settings kept_settings; /* as they were last kept: what differs is to be written */
    struct bindings bindings;      /* the same of these */
    struct bindings kept_bindings;
    struct fame fame;
    struct lines unkept_fame;    /* lines that are not in the file yet */
    struct bestiary bestiary;    /* what of it is fresh is not in the file yet */
    char notice[160];            /* what the player is to be told of what was read; may be empty */
    int faults;                  /* lines that no sense could be made of */
    bool has_failed[USER_TEXTS]; /* it could not be kept, and this was said */
};

/* Reads all of them. What no sense can be made of is told on standard error, a line each. */
void user_texts_load(struct user_texts *texts, const char *config_folder, const char *data_folder);

/* Has kept once more what could not be kept so far, and releases all. */
void user_texts_close(struct user_texts *texts);

/* These append to `said` what went wrong, if it did not the last time too; standard error has it too. */
void user_texts_keep_settings(struct user_texts *texts, const struct settings *settings,
                              struct text *said);
void user_texts_keep_keys(struct user_texts *texts, struct text *said);
void user_texts_keep_bestiary(struct user_texts *texts, struct text *said);

/* Enters a game that has ended into the hall of fame, and appends its place: "3rd of 12 in the hall of fame. " */
void user_texts_keep_fame(struct user_texts *texts, const struct game *game, struct text *said);

#endif
