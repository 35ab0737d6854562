/* Files with a map drawn as text: what the game and the lab read alike. */
#ifndef APP_MAP_FILE_H
#define APP_MAP_FILE_H

#include "base/error.h"

/* The text of a map's file, or of standard input for "-", without a byte order mark, to be freed by the caller. NULL and an
 * error that names the file when it can't be read, or is larger than the largest map with its line ends. */
char *map_file_read(const char *path, struct error *error);

#endif
