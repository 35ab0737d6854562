/* The folders of the game's data and of the player's files. */
#ifndef APP_EYESHINE_FOLDERS_H
#define APP_EYESHINE_FOLDERS_H

#include "base/file.h"

/* Finds the folder with the atlas: `asked` if not NULL, else $EYESHINE_DATA, else ../share/games/eyeshine beside the program,
 * else the program's own folder, else the installed one. False and an error if there is no atlas. */
bool folders_find_data(const char *asked, char found[FILE_PATH_MAX], struct error *error);

/* Finds the folder for saves and records, creates it and tries to write there: `asked` if not NULL, else
 * the system's (ui/user_folder.h). If it can't be written to, `trouble` says why, else it is empty: its runs can be continued
 * all the same, and later it may be written to. False: there is none and none can be created, with an error message if one
 * was asked for. */
bool folders_find_user(const char *asked, char found[FILE_PATH_MAX], struct error *trouble,
                       struct error *error);

/* Finds the folder for settings: `asked`, else the system's. It is not created: it is only needed once a setting changes.
 * False: there is no place for it. */
bool folders_find_config(const char *asked, char found[FILE_PATH_MAX]);

#endif
