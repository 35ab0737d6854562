#include "input/binding_lines.h"

#include "input/rebinding.h"

#include <string.h>

/* In a line that names only buttons, or only keys: the meaning has none of the other sort either by default. */
#define NO_KEY "<NoKey>"
#define NO_BUTTON "<NoPad>"

/* The keys that the lines give to a meaning. */
struct wish {
    bool is_given;
    struct line line; /* the one that says it */
    bool has_no_key;
    bool has_no_button;
    struct key keys[BINDING_KEYS_MAX];
    int count;
};

struct wishes {
    struct wish all[MEANING_COUNT];
};

static const char *name_of(const struct wishes *wishes, const struct wish *wish)
{
    return meanings[wish - wishes->all].name;
}

/* The wish that has the key so far, or NULL. */
static const struct wish *find_owner(const struct wishes *wishes, struct key key)
{
    for (int i = 0; i < MEANING_COUNT; i++)
        for (int k = 0; k < wishes->all[i].count; k++)
            if (key_is_equal(wishes->all[i].keys[k], key))
                return &wishes->all[i];
    return NULL;
}

/* Where the faults of one line are reported. */
struct ear {
    const struct line_listener *listener;
    const struct line *line;
};

/* Adds the key of a word to `fresh`, which will replace the wish of that meaning. */
static void read_word(const struct wishes *wishes, const struct wish *wish, struct wish *fresh,
                      const char *word, struct ear ear)
{
    struct key key;
    struct error error;
    const char *rest = word;
    fresh->has_no_key = fresh->has_no_key || strcmp(word, NO_KEY) == 0;
    fresh->has_no_button = fresh->has_no_button || strcmp(word, NO_BUTTON) == 0;
    if (strcmp(word, NO_KEY) == 0 || strcmp(word, NO_BUTTON) == 0)
        return;
    if (!key_read(&rest, &key, &error)) {
        line_tell(ear.listener, ear.line, "%.150s", error.message);
        return;
    }
    const struct wish *owner = find_owner(wishes, key);
    if (*rest)
        line_tell(ear.listener, ear.line,
                  "'%.40s' is more than one key (separate keys with blanks; names look like <Up>)",
                  word);
    else if (binding_is_fixed(key))
        line_tell(ear.listener, ear.line, "'%.40s' can't be bound", word);
    else if (owner && owner != wish)
        line_tell(ear.listener, ear.line, "'%.40s' is already bound to %s", word,
                  name_of(wishes, owner));
    else if (fresh->count == BINDING_KEYS_MAX)
        line_tell(ear.listener, ear.line, "%s can have up to %d keys", name_of(wishes, wish),
                  BINDING_KEYS_MAX);
    else
        fresh->keys[fresh->count++] = key;
}

/* Reads the keys of a line. If it names some and all are faulty, the line is ignored. */
static void read_keys(const struct wishes *wishes, struct wish *wish, char *value, struct ear ear)
{
    struct wish fresh = {.is_given = true, .line = *ear.line};
    bool is_empty = value[0] == '\0';
    if (wish->is_given)
        line_tell(ear.listener, ear.line, "%s has two lines; this one counts",
                  name_of(wishes, wish));
    for (char *word = value; *word;) {
        size_t length = strcspn(word, " \t");
        char *next = word + length + strspn(word + length, " \t");
        word[length] = '\0';
        read_word(wishes, wish, &fresh, word, ear);
        word = next;
    }
    if (is_empty || fresh.count > 0 || fresh.has_no_key || fresh.has_no_button)
        *wish = fresh;
}

static void read_line(struct wishes *wishes, const struct line *line,
                      const struct line_listener *listener)
{
    struct line_pair pair;
    enum line_kind kind = line_read(line, '=', &pair);
    const struct meaning *meaning = kind == LINE_GOOD ? meaning_find(pair.name) : NULL;
    if (kind == LINE_BROKEN)
        line_tell(listener, line, "not a line like 'explore = o'");
    else if (meaning)
        read_keys(wishes, &wishes->all[meaning - meanings], pair.value,
                  (struct ear){listener, line});
    else if (kind == LINE_GOOD)
        line_tell(listener, line, "'%s' is not a name that keys can be bound to", pair.name);
}

static void put_row(struct bindings *bindings, const struct meaning *meaning, struct key key)
{
    if (bindings->count < BINDINGS_MAX && !binding_get(bindings, key))
        bindings->rows[bindings->count++] = (struct binding){key, meaning};
}

/* Whether a line decides about the keys of a meaning, or about its buttons; otherwise these stay as by default. */
static bool is_settled(const struct wish *wish, bool are_buttons)
{
    bool is_empty = wish->count == 0 && !wish->has_no_key && !wish->has_no_button;
    bool names_it = is_empty || (are_buttons ? wish->has_no_button : wish->has_no_key);
    for (int i = 0; i < wish->count; i++)
        names_it = names_it || key_is_button(wish->keys[i]) == are_buttons;
    return wish->is_given && names_it;
}

/* The line that took the last default key, or button, of a meaning that has none in the rows from `from` on. NULL: it has
 * one, or has none by default. */
static const struct line *find_taker(const struct bindings *bindings, int from,
                                     const struct wishes *wishes, const struct meaning *meaning,
                                     bool are_buttons)
{
    const struct bindings *all = bindings_default();
    const struct line *taker = NULL;
    for (int i = from; i < bindings->count; i++)
        if (key_is_button(bindings->rows[i].key) == are_buttons)
            return NULL;
    for (int i = 0; i < all->count; i++) {
        struct key key = all->rows[i].key;
        bool is_lost = all->rows[i].meaning == meaning && key_is_button(key) == are_buttons;
        const struct wish *owner = is_lost ? find_owner(wishes, key) : NULL;
        if (owner && (!taker || owner->line.number > taker->number))
            taker = &owner->line;
    }
    return taker;
}

/* Puts the keys of a meaning: those of its line, then its default keys that no line takes. Reports it if other lines leave it
 * without a key, or without a button. */
static void put_rows(struct bindings *bindings, const struct wishes *wishes, int index,
                     const struct line_listener *listener)
{
    static const char *const sorts[] = {"key", "button"};
    const struct bindings *all = bindings_default();
    const struct meaning *meaning = &meanings[index];
    const struct wish *wish = &wishes->all[index];
    int before = bindings->count;
    for (int k = 0; k < wish->count; k++)
        put_row(bindings, meaning, wish->keys[k]);
    for (int i = 0; i < all->count; i++)
        if (all->rows[i].meaning == meaning && !is_settled(wish, key_is_button(all->rows[i].key)) &&
            !find_owner(wishes, all->rows[i].key))
            put_row(bindings, meaning, all->rows[i].key);
    for (int sort = 0; sort < 2; sort++) {
        const struct line *taker = is_settled(wish, sort == 1)
                                       ? NULL
                                       : find_taker(bindings, before, wishes, meaning, sort == 1);
        if (taker)
            line_tell(listener, taker, "no %s is left for %s", sorts[sort], meaning->name);
    }
}

static void read_wishes(struct wishes *wishes, const struct lines *lines,
                        const struct line_listener *listener)
{
    struct line line = {0};
    *wishes = (struct wishes){0};
    while (lines_next(lines, &line))
        read_line(wishes, &line, listener);
}

void binding_lines_read(struct bindings *bindings, const struct lines *lines,
                        const struct line_listener *listener)
{
    struct wishes wishes;
    read_wishes(&wishes, lines, listener);
    bindings->count = 0;
    for (int i = 0; i < MEANING_COUNT; i++)
        put_rows(bindings, &wishes, i, listener);
}

static bool has_any(const struct bindings *bindings, const struct meaning *meaning,
                    bool are_buttons)
{
    for (int row = 0; row < bindings->count; row++)
        if (bindings->rows[row].meaning == meaning &&
            key_is_button(bindings->rows[row].key) == are_buttons)
            return true;
    return false;
}

/* Appends the keys of a meaning as a line has them. */
static void write_keys(const struct bindings *bindings, const struct meaning *meaning,
                       struct text *text)
{
    const char *between = "";
    bool has_key = has_any(bindings, meaning, false);
    bool has_button = has_any(bindings, meaning, true);
    bool lacks_key = has_button && !has_key && has_any(bindings_default(), meaning, false);
    bool lacks_button = has_key && !has_button && has_any(bindings_default(), meaning, true);
    if (lacks_key || lacks_button) {
        text_append(text, lacks_key ? NO_KEY : NO_BUTTON);
        between = " ";
    }
    for (int row = 0; row < bindings->count; row++) {
        if (bindings->rows[row].meaning != meaning)
            continue;
        struct key key = bindings->rows[row].key;
        text_append(text, "%s", between);
        if (key.code == ' ' && !key.modifiers) /* a blank would separate keys */
            text_append(text, "<Space>");
        else
            key_write(key, text);
        between = " ";
    }
}

/* Notes whether a reader reports a fault of the line of that number. */
struct doubt {
    int number;
    bool is_told;
};

static void doubt_line(void *context, const struct line *line, const char *what)
{
    struct doubt *doubt = context;
    (void)what;
    doubt->is_told = doubt->is_told || line->number == doubt->number;
}

static bool is_in_doubt(const struct lines *lines, const struct line *line)
{
    struct wishes unread;
    struct doubt doubt = {line->number, false};
    const struct line_listener listener = {doubt_line, &doubt};
    read_wishes(&unread, lines, &listener);
    return doubt.is_told;
}

/* The number of the last line of a name if it has no fault; 0: there is no line to change. */
static int find_line(const struct lines *lines, const char *name)
{
    struct line last;
    struct line_pair pair;
    struct line_wanted wanted = {.name = name, .separator = '='};
    bool is_found = lines_find_last(lines, wanted, &last, &pair) && !is_in_doubt(lines, &last);
    return is_found ? last.number : 0;
}

/* Puts a meaning's keys into the line of that number; 0: into a new one. */
static void write_line(const struct bindings *now, const struct meaning *meaning, int number,
                       struct lines *lines)
{
    char words[LINES_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    struct line line = {0};
    write_keys(now, meaning, &text);
    while (line.number < number && lines_next(lines, &line))
        continue;
    lines_put(lines, number > 0 ? &line : NULL, meaning->name, '=', words);
}

void binding_lines_write(const struct bindings *now, const struct bindings *before,
                         struct lines *lines)
{
    struct bindings was_read;
    struct bindings read;
    bool is_changed[MEANING_COUNT];
    int numbers[MEANING_COUNT];
    if (lines->bytes.length == 0)
        binding_lines_explain(lines);
    binding_lines_read(&was_read, lines, NULL);
    /* All lines are found before the first is changed: half changed, lines could contradict each other. */
    for (int m = 0; m < MEANING_COUNT; m++) {
        is_changed[m] = !rebinding_is_same(now, before, &meanings[m]);
        numbers[m] = is_changed[m] ? find_line(lines, meanings[m].name) : 0;
    }
    for (int m = 0; m < MEANING_COUNT; m++)
        if (is_changed[m])
            write_line(now, &meanings[m], numbers[m], lines);
    /* A key that is free again would go back to its default meaning, and of several lines of a name the last counts. Each line
     * that is added for that can free one more key. */
    bool is_done = false;
    for (int pass = 0; pass < MEANING_COUNT && !is_done; pass++) {
        is_done = true;
        binding_lines_read(&read, lines, NULL);
        for (int m = 0; m < MEANING_COUNT; m++) {
            bool is_ours = is_changed[m] || !rebinding_is_same(&read, &was_read, &meanings[m]);
            if (!is_ours || rebinding_is_same(now, &read, &meanings[m]))
                continue;
            write_line(now, &meanings[m], 0, lines);
            is_done = false;
        }
    }
}

void binding_lines_explain(struct lines *lines)
{
    lines_append(
        lines, "# The keys of Eyeshine. A line replaces the default keys of what it names: remove "
               "its '#' and change the keys.");
    lines_append(lines,
                 "# Keys: letters and signs as they are, others by name: <Up>, <F5>, <C-Left>, "
                 "<S-KP_7>, <lt>. Gamepad: <PadA>, with the left trigger <S-PadA>, with the "
                 "right one <C-PadA>.");
    lines_append(lines,
                 "# A line without buttons keeps the default buttons; add " NO_BUTTON
                 " to remove them. A line of buttons alone keeps the default keys; add " NO_KEY
                 " to remove them.");
    for (int i = 0; i < MEANING_COUNT; i++) {
        char words[LINES_LENGTH_MAX];
        struct text text = text_init(words, sizeof words);
        text_append(&text, "# %s = ", meanings[i].name);
        write_keys(bindings_default(), &meanings[i], &text);
        lines_append(lines, words);
    }
}
