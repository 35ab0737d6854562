/* Where the game finds its data and keeps what the player makes. */
#ifndef APP_EYESHINE_FOLDERS_H
#define APP_EYESHINE_FOLDERS_H

#include "base/file.h"

/* The folder with the atlas: `asked` if not NULL, else the environment's EYESHINE_DATA, else beside the program
 * (../share/games/eyeshine), else where it was installed. False and an error when none of them has it. */
bool folders_find_data(const char *asked, char found[FILE_PATH_MAX], struct error *error);

/* The folder that all is written to, made if need be and tried: `asked` if not NULL (unusable: an error), else
 * the user's own. False without an error message when there is no usable place: nothing can be saved. */
bool folders_find_user(const char *asked, char found[FILE_PATH_MAX], struct error *error);

/* The folder of what the player sets, by the same rules: `asked`, else $XDG_CONFIG_HOME/eyeshine, else ~/.config/eyeshine.
 * It is neither made nor tried: who has set nothing needs none. False: there is no place for it. */
bool folders_find_config(const char *asked, char found[FILE_PATH_MAX]);

#endif
