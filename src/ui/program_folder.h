/* The folder of the running program, as SDL reports it. */
#ifndef UI_PROGRAM_FOLDER_H
#define UI_PROGRAM_FOLDER_H

#include "base/file.h"

/* Finds the folder of the program, without a '/' at its end. False if the system can't tell, or the path is too long. */
bool program_folder_find(char folder[FILE_PATH_MAX]);

#endif
