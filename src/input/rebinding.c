#include "input/rebinding.h"

#include "input/binding_lines.h"

#include <assert.h>
#include <string.h>

int rebinding_list(const struct binding *meanings[REBINDING_MEANINGS_MAX])
{
    const struct bindings *all = bindings_default();
    int count = 0;
    for (int row = 0; row < all->count; row++) {
        int at = 0;
        while (at < count && strcmp(meanings[at]->name, all->rows[row].name) != 0)
            at++;
        assert(at < REBINDING_MEANINGS_MAX);
        if (at == count)
            meanings[count++] = &all->rows[row];
    }
    return count;
}

static bool is_of(const struct binding *row, const struct binding *first)
{
    return strcmp(row->name, first->name) == 0;
}

static int count_keys(const struct bindings *bindings, const struct binding *first)
{
    int count = 0;
    for (int i = 0; i < bindings->count; i++)
        count += is_of(&bindings->rows[i], first);
    return count;
}

static const struct binding *meaning_of(const struct binding *row)
{
    return row ? binding_named(NULL, row->name) : NULL;
}

/* Whether nobody could step that way any more without the key: not everybody has a gamepad. */
static bool is_last_way(const struct bindings *bindings, const struct binding *first,
                        struct key key)
{
    int keys = 0;
    for (int i = 0; i < bindings->count; i++)
        keys += is_of(&bindings->rows[i], first) && !key_is_button(bindings->rows[i].key);
    return first->use == BINDING_COMMAND && first->command.kind == COMMAND_STEP &&
           !key_is_button(key) && keys == 1;
}

static void remove_row(struct bindings *bindings, int row)
{
    for (int i = row + 1; i < bindings->count; i++)
        bindings->rows[i - 1] = bindings->rows[i];
    bindings->count--;
}

static void remove_keys(struct bindings *bindings, const struct binding *first)
{
    for (int i = bindings->count - 1; i >= 0; i--)
        if (is_of(&bindings->rows[i], first))
            remove_row(bindings, i);
}

/* Puts a row behind the others of its meaning, or where they would stand. */
static void insert_row(struct bindings *bindings, const struct binding *first, struct key key)
{
    int at = 0;
    for (int i = 0; i < bindings->count; i++)
        if (meaning_of(&bindings->rows[i]) <= first) /* both are rows of one table */
            at = i + 1;
    for (int i = bindings->count++; i > at; i--)
        bindings->rows[i] = bindings->rows[i - 1];
    bindings->rows[at] = *first;
    bindings->rows[at].key = key;
}

/* Takes the key from whatever has it. */
static enum rebinding free_key(struct bindings *bindings, struct key key,
                               const struct binding **other)
{
    const struct binding *row = binding_get(bindings, key);
    *other = meaning_of(row);
    if (row && is_last_way(bindings, *other, key))
        return REBINDING_LAST_WAY;
    if (row)
        remove_row(bindings, (int)(row - bindings->rows));
    return REBINDING_DONE;
}

enum rebinding rebinding_give(struct bindings *bindings, const struct binding *meaning,
                              struct key key, const struct binding **other)
{
    const struct binding *owner = binding_get(bindings, key);
    *other = NULL;
    if (binding_is_fixed(key))
        return REBINDING_FIXED;
    if (owner && is_of(owner, meaning))
        return REBINDING_DONE;
    if (count_keys(bindings, meaning) >= BINDING_KEYS_MAX || bindings->count >= BINDINGS_MAX)
        return REBINDING_FULL;
    enum rebinding answer = free_key(bindings, key, other);
    if (answer == REBINDING_DONE)
        insert_row(bindings, meaning, key);
    return answer;
}

enum rebinding rebinding_clear(struct bindings *bindings, const struct binding *meaning,
                               const struct binding **other)
{
    *other = meaning;
    if (meaning->use == BINDING_COMMAND && meaning->command.kind == COMMAND_STEP)
        return REBINDING_LAST_WAY;
    *other = NULL;
    remove_keys(bindings, meaning);
    return REBINDING_DONE;
}

/* What the meaning had of the default keys of others is theirs again, where they have room for it. */
static void give_back(struct bindings *bindings, const struct bindings *before,
                      const struct binding *meaning)
{
    for (int i = 0; i < before->count; i++) {
        struct key key = before->rows[i].key;
        const struct binding *owner = meaning_of(binding_get(NULL, key));
        if (is_of(&before->rows[i], meaning) && owner && !is_of(owner, meaning) &&
            count_keys(bindings, owner) < BINDING_KEYS_MAX)
            insert_row(bindings, owner, key);
    }
}

enum rebinding rebinding_reset(struct bindings *bindings, const struct binding *meaning,
                               const struct binding **other)
{
    const struct bindings *all = bindings_default();
    struct bindings fresh = *bindings;
    *other = NULL;
    remove_keys(&fresh, meaning);
    give_back(&fresh, bindings, meaning);
    for (int i = 0; i < all->count; i++) {
        const struct binding *loser;
        if (!is_of(&all->rows[i], meaning))
            continue;
        enum rebinding answer = free_key(&fresh, all->rows[i].key, &loser);
        *other = loser ? loser : *other;
        if (answer != REBINDING_DONE)
            return answer;
        insert_row(&fresh, meaning, all->rows[i].key);
    }
    *bindings = fresh;
    return REBINDING_DONE;
}

void rebinding_write_keys(const struct bindings *bindings, const struct binding *meaning,
                          struct text *text)
{
    const char *between = "";
    for (int i = 0; i < bindings->count; i++) {
        if (!is_of(&bindings->rows[i], meaning))
            continue;
        text_append(text, "%s", between);
        binding_write_key(bindings->rows[i].key, text);
        between = ", ";
    }
}

bool rebinding_is_same(const struct bindings *a, const struct bindings *b,
                       const struct binding *meaning)
{
    if (count_keys(a, meaning) != count_keys(b, meaning))
        return false;
    for (int i = 0; i < a->count; i++) {
        const struct binding *there = binding_get(b, a->rows[i].key);
        if (is_of(&a->rows[i], meaning) && (!there || !is_of(there, meaning)))
            return false;
    }
    return true;
}
