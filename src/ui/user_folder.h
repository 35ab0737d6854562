/* The folders that the system gives the player's files. */
#ifndef UI_USER_FOLDER_H
#define UI_USER_FOLDER_H

#include "base/file.h"

enum user_folder { USER_FOLDER_DATA, USER_FOLDER_CONFIG };

/* $XDG_DATA_HOME/eyeshine or ~/.local/share/eyeshine, and $XDG_CONFIG_HOME/eyeshine or ~/.config/eyeshine; on Windows both are
 * %APPDATA%\Eyeshine. It need not exist. False: there is none, or its path is too long. */
bool user_folder_find(enum user_folder folder, char found[FILE_PATH_MAX]);

#endif
