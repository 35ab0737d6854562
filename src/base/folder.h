/* Creates, lists, removes and syncs folders. */
#ifndef BASE_FOLDER_H
#define BASE_FOLDER_H

#include "base/file.h"

#include <stdbool.h>

/* Whether a path leads to a folder, also by a link. */
bool folder_is_there(const char *path);

/* Creates the folder and its missing parents. No error if it exists. */
bool folder_make(const char *path, struct error *error);

/* Creates a new folder; of two processes only one succeeds. False and an error on failure; `is_taken` says that the path
 * existed. */
bool folder_create(const char *path, bool *is_taken, struct error *error);

/* Whether files can be created and filled in the folder: creates one with a name of its own, and removes it. False and an
 * error. */
bool folder_try_writing(const char *path, struct error *error);

/* Removes these files from a folder, one after the other, each on disk before the next. Links are never followed: one at the
 * path is an error, and one in the folder is removed itself. False and an error at the first failure. */
bool folder_remove_files(const char *path, const char *const *names, int count,
                         struct error *error);

/* Gives a folder another path, at which there is nothing, and waits until that is on disk. False and an error on failure. */
bool folder_move(const char *path, const char *to, struct error *error);

/* Removes an empty folder, and waits until that is on disk. False and an error on failure. */
bool folder_remove(const char *path, struct error *error);

/* The names in a folder. Starts as zero; released by folder_names_clear. */
struct folder_names {
    char **names; /* sorted by character codes */
    int count;
};

/* Lists a folder without "." and ".."; false and an error if it can't be read. */
bool folder_list(const char *path, struct folder_names *names, struct error *error);
void folder_names_clear(struct folder_names *names);

/* The folder that a path is in. */
void folder_around(const char *path, char folder[FILE_PATH_MAX]);

/* Syncs the folder that contains a path; false with errno set. */
bool folder_sync_around(const char *path);

#endif
