#include "game/save/name_table.h"

#include "content/item.h"
#include "content/look.h"
#include "content/monster.h"
#include "content/terrain.h"

#include <assert.h>
#include <string.h>

_Static_assert((int)TERRAIN_COUNT <= NAME_TABLE_MAX && (int)ITEM_COUNT <= NAME_TABLE_MAX &&
                   (int)MONSTER_COUNT <= NAME_TABLE_MAX && (int)LOOK_COUNT <= NAME_TABLE_MAX,
               "more kinds than a table of names holds");

#define NAME_LENGTH_MAX 63

static void add(struct name_table *table, enum names_group group, int kind)
{
    int number = ++table->counts[group];
    table->numbers[group][kind] = (uint8_t)number;
    table->kinds[group][number] = (uint8_t)kind;
}

int name_table_number(struct name_table *table, enum names_group group, int kind)
{
    assert(kind >= names_first(group) && kind < names_end(group));
    if (table->numbers[group][kind] == 0)
        add(table, group, kind);
    return table->numbers[group][kind];
}

bool name_table_find(const struct name_table *table, enum names_group group, int number, int *kind)
{
    if (number < 1 || number > table->counts[group])
        return false;
    *kind = table->kinds[group][number];
    return true;
}

void name_table_put(const struct name_table *table, struct bytes *bytes)
{
    bytes_put_number(bytes, NAMES_TABLE_COUNT);
    for (int g = 0; g < NAMES_TABLE_COUNT; g++) {
        bytes_put_text(bytes, names_word((enum names_group)g));
        bytes_put_number(bytes, (uint64_t)table->counts[g]);
        for (int number = 1; number <= table->counts[g]; number++)
            bytes_put_text(bytes, names_key((enum names_group)g, table->kinds[g][number]));
    }
}

static bool refuse_damage(struct error *error)
{
    return error_set(error, "its table of names is damaged");
}

static bool read_names(struct name_table *table, enum names_group group, uint64_t count,
                       struct byte_reader *reader, struct error *error)
{
    for (uint64_t i = 0; i < count; i++) {
        char key[NAME_LENGTH_MAX + 1];
        byte_reader_text(reader, key, sizeof key);
        int kind = names_kind(group, key);
        if (!reader->has_failed && kind < names_first(group))
            return error_set(error,
                             "it has the %s '%s', which this version of the game does not know",
                             names_word(group), key);
        if (reader->has_failed || table->numbers[group][kind] != 0)
            return refuse_damage(error);
        add(table, group, kind);
    }
    return true;
}

static bool read_group(struct name_table *table, struct byte_reader *reader, struct error *error)
{
    char name[NAME_LENGTH_MAX + 1];
    int group = 0;
    byte_reader_text(reader, name, sizeof name);
    uint64_t count = byte_reader_number(reader);
    while (group < NAMES_TABLE_COUNT && strcmp(names_word(group), name) != 0)
        group++;
    if (!reader->has_failed && group == NAMES_TABLE_COUNT)
        return error_set(
            error, "it has a list of names of '%s', which this version of the game does not know",
            name);
    if (reader->has_failed || table->is_read[group])
        return refuse_damage(error);
    table->is_read[group] = true;
    return read_names(table, (enum names_group)group, count, reader, error);
}

bool name_table_read(struct name_table *table, struct byte_reader *reader, struct error *error)
{
    uint64_t count = byte_reader_number(reader);
    for (uint64_t i = 0; i < count; i++)
        if (!read_group(table, reader, error))
            return false;
    return !reader->has_failed || refuse_damage(error);
}
