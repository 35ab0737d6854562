/* Command lines, one argument a line. */
#include "app/options.h"
#include "base/array.h"
#include "fuzz/fuzz.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define ARGUMENTS_MAX 64

struct values {
    bool flag;
    const char *text;
    int number;
    int radius;
    struct point at;
    struct grid size;
    int fov;
    const char *operands[2];
};

static bool read(int argc, char **argv, struct values *values, struct error *error)
{
    static const char *const names[] = {"FROM", "TO"};
    const struct option options[] = {
        {.name = "--flag", .kind = OPTION_FLAG, .value = &values->flag},
        {.name = "--text", .kind = OPTION_TEXT, .value = &values->text, .is_required = true},
        {.name = "--number",
         .kind = OPTION_NUMBER,
         .value = &values->number,
         .low = -3,
         .high = 30},
        {.name = "--radius", .kind = OPTION_RADIUS, .value = &values->radius},
        {.name = "--at", .kind = OPTION_POINT, .value = &values->at, .high = 1000},
        {.name = "--size",
         .kind = OPTION_SIZE,
         .value = &values->size,
         .low = 1,
         .low_height = 1,
         .high = 1000},
        {.name = "--fov", .kind = OPTION_FOV, .value = &values->fov},
    };
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){names, values->operands, 2}, error);
}

static bool is_within(const struct values *values)
{
    return values->text && values->number >= -3 && values->number <= 30 && values->at.x >= 0 &&
           values->at.x <= 1000 && values->at.y >= 0 && values->at.y <= 1000 &&
           values->size.width >= 1 && values->size.width <= 1000 && values->size.height >= 1 &&
           values->size.height <= 1000 && values->operands[1];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *argv[ARGUMENTS_MAX];
    int argc = 0;
    struct error error = {""};
    struct values values = {.size = {1, 1}};
    char *text = fuzz_text(data, size);
    for (char *argument = text; argument && argc < ARGUMENTS_MAX; argc++) {
        argv[argc] = argument;
        argument = strchr(argument, '\n');
        if (argument)
            *argument++ = '\0';
    }
    bool is_read = read(argc, argv, &values, &error);
    if (is_read && !is_within(&values))
        fuzz_fail("a value that its option does not allow");
    if (!is_read && !error.message[0])
        fuzz_fail("an option is refused without a word");
    free(text);
    return 0;
}
