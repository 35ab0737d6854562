/* Everything that is kept between games besides the runs: settings, keys, bestiary, hall of fame, and the records of ended
 * runs. */
#ifndef APP_EYESHINE_RECORDS_H
#define APP_EYESHINE_RECORDS_H

#include "app/eyeshine/user_texts.h"
#include "ui/settings/ui_options.h"

struct records {
    const char *folder; /* NULL: none, which was reported at the start */
    bool has_failed;    /* the last record could not be written, which was reported */
    bool cannot_save;   /* nothing could be written so far, which was reported */
    struct user_texts texts;
};

/* Records an ended game in the hall of fame and in a file of its own, once, and says where. False: not all of it is written,
 * and it must be called again. */
bool records_keep_end(struct records *records, const struct game *game, struct text *said);

/* The player knows that nothing can be written to the folder now. */
void records_note_trouble(struct records *records);

/* Lets the window keep everything in the records, which must outlive it. */
void records_serve(struct records *records, struct ui_options *options);

#endif
