#include "app/eyeshine/morgue_file.h"

#include "game/morgue.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 99999

/* The seed as a part of a file's name. */
static void write_name(const char *seed, char name[SEED_LENGTH_MAX + 1])
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    snprintf(name, SEED_LENGTH_MAX + 1, "%s", seed);
    for (char *sign = name; *sign; sign++)
        if (!strchr(plain, *sign))
            *sign = '_';
}

/* Opens the first name that is free; NULL with errno set if there is none. */
static FILE *open_free(const char *folder, const char *name, char *path, size_t capacity)
{
    for (int number = 1; number <= NUMBER_MAX; number++) {
        int length = snprintf(path, capacity, "%s/morgue-%s-%d.txt", folder, name, number);
        if (length < 0 || (size_t)length >= capacity) {
            errno = ENAMETOOLONG;
            return NULL;
        }
        FILE *file = fopen(path, "wbx");
        if (file || errno != EEXIST)
            return file;
    }
    return NULL;
}

bool morgue_file_write(const char *folder, const struct game *game, char *path, size_t capacity,
                       struct error *error)
{
    char record[MORGUE_SIZE];
    char name[SEED_LENGTH_MAX + 1];
    struct text text = text_over(record, sizeof record);
    morgue_write(game, &text);
    write_name(game_state(game)->seed, name);
    FILE *file = open_free(folder, name, path, capacity);
    if (!file)
        return error_set(error, "the record of this game can't be written to %s: %s", folder,
                         strerror(errno));
    bool is_written = fwrite(record, 1, text.length, file) == text.length;
    is_written = fclose(file) == 0 && is_written;
    if (is_written)
        return true;
    int why = errno;
    remove(path);
    return error_set(error, "%s: can't be written: %s", path, strerror(why));
}
