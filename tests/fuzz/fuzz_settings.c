/* Texts that the player may edit or another version wrote: settings, keys, the hall of fame, the bestiary.
 * Any text can be read; lines that were not changed stay as they were. */
#include "fuzz/fuzz.h"
#include "game/text/bestiary.h"
#include "game/text/fame.h"
#include "input/binding_lines.h"
#include "ui/settings/settings.h"

#include <string.h>

static void check_kept(const struct lines *lines, const uint8_t *data, size_t size)
{
    if (lines->bytes.length < size || (size > 0 && memcmp(lines->bytes.data, data, size) != 0))
        fuzz_fail("lines that were not changed are lost");
}

static void read_settings(const uint8_t *data, size_t size)
{
    struct lines lines = lines_of(data, size);
    struct settings settings = settings_default();
    settings_read(&settings, &lines, NULL);
    settings_write(&settings, &settings, &lines);
    check_kept(&lines, data, size);
    struct settings changed = settings;
    changed.map_zoom = settings.map_zoom == 1 ? 2 : 1;
    settings_write(&changed, &settings, &lines);
    settings = settings_default();
    settings_read(&settings, &lines, NULL);
    if (settings.map_zoom != changed.map_zoom)
        fuzz_fail("a setting that was kept is not read");
    lines_clear(&lines);
}

static void read_keys(const uint8_t *data, size_t size)
{
    struct lines lines = lines_of(data, size);
    struct bindings bindings = *bindings_default();
    const struct key escape = {KEY_ESCAPE, 0};
    binding_lines_read(&bindings, &lines, NULL);
    if (binding_get(&bindings, escape))
        fuzz_fail("the key that leads out is taken");
    lines_clear(&lines);
}

static void read_fame(const uint8_t *data, size_t size)
{
    struct lines lines = lines_of(data, size);
    struct fame fame = {0};
    int order[8];
    fame_read(&fame, &lines, NULL);
    for (int i = 0; i < fame.count; i++)
        if (fame.entries[i].place < 1 || fame.entries[i].place > fame.count)
            fuzz_fail("a run has no place");
    fame_list_best(&fame, 8, order);
    fame_list_last(&fame, 8, order);
    fame_clear(&fame);
    lines_clear(&lines);
}

static void read_bestiary(const uint8_t *data, size_t size)
{
    struct lines lines = lines_of(data, size);
    struct bestiary bestiary = {0};
    bestiary_read(&bestiary, &lines, NULL);
    bestiary_write(&bestiary, &lines);
    check_kept(&lines, data, size);
    lines_clear(&lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_settings(data, size);
    read_keys(data, size);
    read_fame(data, size);
    read_bestiary(data, size);
    return 0;
}
