#include "input/rebinding.h"

static bool is_step(const struct meaning *meaning)
{
    return meaning_is_command(meaning) && meaning->command.kind == COMMAND_STEP;
}

/* Whether the key is the keyboard's last one for a step. A button does not count: there may be no gamepad. */
static bool is_last_way(const struct bindings *bindings, const struct meaning *meaning,
                        struct key key)
{
    int keys = 0;
    for (int i = 0; i < bindings->count; i++)
        keys += bindings->rows[i].meaning == meaning && !key_is_button(bindings->rows[i].key);
    return is_step(meaning) && !key_is_button(key) && keys == 1;
}

static void remove_row(struct bindings *bindings, int row)
{
    for (int i = row + 1; i < bindings->count; i++)
        bindings->rows[i - 1] = bindings->rows[i];
    bindings->count--;
}

static void remove_keys(struct bindings *bindings, const struct meaning *meaning)
{
    for (int i = bindings->count - 1; i >= 0; i--)
        if (bindings->rows[i].meaning == meaning)
            remove_row(bindings, i);
}

/* Puts a row after the others of its meaning, or where they would stand: meanings are rows of one table. */
static void insert_row(struct bindings *bindings, const struct meaning *meaning, struct key key)
{
    int at = bindings->count++;
    for (; at > 0 && bindings->rows[at - 1].meaning > meaning; at--)
        bindings->rows[at] = bindings->rows[at - 1];
    bindings->rows[at] = (struct binding){key, meaning};
}

/* Takes the key from the meaning that has it, which `other` becomes. */
static enum rebinding free_key(struct bindings *bindings, struct key key,
                               const struct meaning **other)
{
    *other = binding_get(bindings, key);
    if (*other && is_last_way(bindings, *other, key))
        return REBINDING_LAST_WAY;
    for (int i = bindings->count - 1; i >= 0; i--)
        if (key_is_equal(bindings->rows[i].key, key))
            remove_row(bindings, i);
    return REBINDING_DONE;
}

enum rebinding rebinding_give(struct bindings *bindings, const struct meaning *meaning,
                              struct key key, const struct meaning **other)
{
    *other = NULL;
    if (binding_is_fixed(key))
        return REBINDING_FIXED;
    if (binding_get(bindings, key) == meaning)
        return REBINDING_DONE;
    if (binding_count(bindings, meaning) >= BINDING_KEYS_MAX || bindings->count >= BINDINGS_MAX)
        return REBINDING_FULL;
    enum rebinding answer = free_key(bindings, key, other);
    if (answer == REBINDING_DONE)
        insert_row(bindings, meaning, key);
    return answer;
}

enum rebinding rebinding_clear(struct bindings *bindings, const struct meaning *meaning,
                               const struct meaning **other)
{
    *other = is_step(meaning) ? meaning : NULL;
    if (*other)
        return REBINDING_LAST_WAY;
    remove_keys(bindings, meaning);
    return REBINDING_DONE;
}

/* Gives the meaning's keys that are defaults of others back to these, if they have room. */
static void give_back(struct bindings *bindings, const struct bindings *before,
                      const struct meaning *meaning)
{
    for (int i = 0; i < before->count; i++) {
        struct key key = before->rows[i].key;
        const struct meaning *owner = binding_get(NULL, key);
        if (before->rows[i].meaning == meaning && owner && owner != meaning &&
            binding_count(bindings, owner) < BINDING_KEYS_MAX)
            insert_row(bindings, owner, key);
    }
}

enum rebinding rebinding_reset(struct bindings *bindings, const struct meaning *meaning,
                               const struct meaning **other)
{
    const struct bindings *all = bindings_default();
    struct bindings fresh = *bindings;
    *other = NULL;
    remove_keys(&fresh, meaning);
    give_back(&fresh, bindings, meaning);
    for (int i = 0; i < all->count; i++) {
        const struct meaning *loser;
        if (all->rows[i].meaning != meaning)
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

void rebinding_write_keys(const struct bindings *bindings, const struct meaning *meaning,
                          struct text *text)
{
    const char *between = "";
    for (int i = 0; i < bindings->count; i++) {
        if (bindings->rows[i].meaning != meaning)
            continue;
        text_append(text, "%s", between);
        key_write_label(bindings->rows[i].key, text);
        between = ", ";
    }
}

bool rebinding_is_same(const struct bindings *a, const struct bindings *b,
                       const struct meaning *meaning)
{
    if (binding_count(a, meaning) != binding_count(b, meaning))
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->rows[i].meaning == meaning && binding_get(b, a->rows[i].key) != meaning)
            return false;
    return true;
}
