#include "app/atlas/atlas_palette.h"

#include "base/file.h"
#include "base/text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES_MAX = 1 << 16, NUMBERS_MAX = 4 };

static const char blanks[] = " \t\r";

static uint32_t argb_of(const int numbers[NUMBERS_MAX])
{
    return (uint32_t)numbers[3] << 24 | (uint32_t)numbers[0] << 16 | (uint32_t)numbers[1] << 8 |
           (uint32_t)numbers[2];
}

/* Modifies `line`. */
static bool read_entry(struct atlas_palette *palette, char *line, const char **why)
{
    int numbers[NUMBERS_MAX] = {0, 0, 0, 255};
    int count = 0;
    const char *letter = strtok(line, blanks);
    *why = "expected: letter red green blue [alpha], each number from 0 to 255";
    for (char *word; (word = strtok(NULL, blanks)); count++)
        if (count == NUMBERS_MAX || !text_read_number(word, 0, 255, &numbers[count]))
            return false;
    if (count < 3 || strlen(letter) != 1 || letter[0] <= ' ' || letter[0] > '~')
        return false;
    size_t index = (size_t)letter[0];
    if (palette->is_known[index]) {
        *why = letter[0] == '.' ? "'.' is always transparent" : "this letter has a colour already";
        return false;
    }
    palette->is_known[index] = true;
    palette->argb[index] = argb_of(numbers);
    return true;
}

bool atlas_palette_read(struct atlas_palette *palette, const char *path, struct error *error)
{
    memset(palette, 0, sizeof *palette);
    palette->is_known['.'] = true;

    const char *why = NULL;
    char *chars = file_read_text(path, BYTES_MAX, error);
    if (!chars)
        return false;
    int number = 1;
    bool is_good = true;
    for (char *line = chars, *next; line && is_good; line = next, number++) {
        char *end = strchr(line, '\n');
        next = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (line[strspn(line, blanks)] == '\0' || line[0] == '#')
            continue;
        is_good = read_entry(palette, line, &why);
        if (!is_good)
            error_set(error, "%s:%d: %s", path, number, why);
    }
    free(chars);
    return is_good;
}

void atlas_palette_lay_over(struct atlas_palette *palette, const struct atlas_palette *own)
{
    for (int letter = 0; letter < ATLAS_LETTERS; letter++)
        if (own->is_known[letter]) {
            palette->is_known[letter] = true;
            palette->argb[letter] = own->argb[letter];
        }
}

bool atlas_palette_has(const struct atlas_palette *palette, char letter)
{
    return letter > 0 && palette->is_known[(size_t)letter];
}

uint32_t atlas_palette_colour(const struct atlas_palette *palette, char letter)
{
    assert(atlas_palette_has(palette, letter));
    return palette->argb[(size_t)letter];
}
