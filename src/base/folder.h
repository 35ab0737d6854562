/* Folders: made, listed, and the disk's word for what is in them. */
#ifndef BASE_FOLDER_H
#define BASE_FOLDER_H

#include "base/error.h"

#include <stdbool.h>

/* Makes the folder and those above it that are missing. No error if it is there. */
bool folder_make(const char *path, struct error *error);

/* Makes a folder that is not there yet, so that of two programs one makes it. False and an error when it can't be made;
 * `is_taken` says that something of that name is there already. */
bool folder_create(const char *path, bool *is_taken, struct error *error);

/* Takes an empty folder away, and waits until the disk knows. False and an error when it can't be. */
bool folder_remove(const char *path, struct error *error);

/* The names of what is in a folder. Zero is its start; released by folder_names_clear. */
struct folder_names {
    char **names; /* in the order of their characters' codes */
    int count;
};

/* Lists what is in a folder but for "." and ".."; false and an error when it can't be read. */
bool folder_list(const char *path, struct folder_names *names, struct error *error);
void folder_names_clear(struct folder_names *names);

/* Waits until the disk has the names in the folder around a path; false with errno set. */
bool folder_sync_around(const char *path);

#endif
