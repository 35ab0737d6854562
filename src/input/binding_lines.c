#include "input/binding_lines.h"

#include "input/rebinding.h"

#include <string.h>

/* In a line: that there is none of the sort, which would else be as it is by default beside what the line names. */
#define NO_KEY "<NoKey>"
#define NO_BUTTON "<NoPad>"

/* What the lines say of a name. */
struct wish {
    const struct binding *first; /* its first row by default */
    bool is_given;
    struct line line; /* that says it */
    bool has_no_key;  /* as it says, */
    bool has_no_button;
    struct key keys[BINDING_KEYS_MAX];
    int count;
};

struct wishes {
    struct wish names[REBINDING_MEANINGS_MAX]; /* in the order of the default rows */
    int count;
};

bool binding_is_fixed(struct key key)
{
    const int f11 = KEY_F1 + 10;
    return key.code == KEY_ESCAPE || key_is_confirm(key) || key.code == f11 || key.code == KEY_F12;
}

static void list_names(struct wishes *wishes)
{
    const struct binding *meanings[REBINDING_MEANINGS_MAX];
    wishes->count = rebinding_list(meanings);
    for (int i = 0; i < wishes->count; i++)
        wishes->names[i] = (struct wish){.first = meanings[i]};
}

static struct wish *find_wish(struct wishes *wishes, const char *name)
{
    for (int i = 0; i < wishes->count; i++)
        if (strcmp(wishes->names[i].first->name, name) == 0)
            return &wishes->names[i];
    return NULL;
}

/* Whose key it is by the lines so far; NULL: nobody's. */
static const struct wish *find_owner(const struct wishes *wishes, struct key key)
{
    for (int i = 0; i < wishes->count; i++)
        for (int k = 0; k < wishes->names[i].count; k++)
            if (key_is_equal(wishes->names[i].keys[k], key))
                return &wishes->names[i];
    return NULL;
}

/* Where somebody listens who is told of one line's faults. */
struct ear {
    const struct line_listener *listener;
    const struct line *line;
};

/* Takes one word as a key of the name. */
static void take_key(const struct wishes *wishes, struct wish *fresh, const char *word,
                     struct ear ear)
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
                  "'%.40s' is more than one key (blanks go between, names look like <Up>)", word);
    else if (binding_is_fixed(key))
        line_tell(ear.listener, ear.line, "'%.40s' always means the same", word);
    else if (owner && owner->first != fresh->first)
        line_tell(ear.listener, ear.line, "'%.40s' already means %s", word, owner->first->name);
    else if (fresh->count == BINDING_KEYS_MAX)
        line_tell(ear.listener, ear.line, "no more than %d keys for %s", BINDING_KEYS_MAX,
                  fresh->first->name);
    else
        fresh->keys[fresh->count++] = key;
}

/* Takes the keys of a line; without a good one among some, the line counts for nothing. */
static void take_keys(const struct wishes *wishes, struct wish *wish, char *value, struct ear ear)
{
    struct wish fresh = {.first = wish->first, .is_given = true, .line = *ear.line};
    bool is_empty = value[0] == '\0';
    if (wish->is_given)
        line_tell(ear.listener, ear.line, "%s is there twice; this one counts", wish->first->name);
    for (char *word = value; *word;) {
        size_t length = strcspn(word, " \t");
        char *next = word + length + strspn(word + length, " \t");
        word[length] = '\0';
        take_key(wishes, &fresh, word, ear);
        word = next;
    }
    if (is_empty || fresh.count > 0 || fresh.has_no_key || fresh.has_no_button)
        *wish = fresh;
}

static void take_line(struct wishes *wishes, const struct line *line,
                      const struct line_listener *listener)
{
    struct line_pair pair;
    enum line_kind kind = line_read(line, '=', &pair);
    struct wish *wish = kind == LINE_GOOD ? find_wish(wishes, pair.name) : NULL;
    if (kind == LINE_BROKEN)
        line_tell(listener, line, "not a line like 'explore = o'");
    else if (wish)
        take_keys(wishes, wish, pair.value, (struct ear){listener, line});
    else if (kind == LINE_GOOD)
        line_tell(listener, line, "'%s' is nothing that a key can mean", pair.name);
}

static void put_row(struct bindings *bindings, const struct wish *wish, struct key key)
{
    if (bindings->count == BINDINGS_MAX || binding_get(bindings, key))
        return;
    bindings->rows[bindings->count] = *wish->first;
    bindings->rows[bindings->count++].key = key;
}

/* Whether a line says what a name's keys are, or its buttons: of one that names some of the one sort only, the other stays. */
static bool is_settled(const struct wish *wish, bool are_buttons)
{
    bool is_empty = wish->count == 0 && !wish->has_no_key && !wish->has_no_button;
    bool names_it = is_empty || (are_buttons ? wish->has_no_button : wish->has_no_key);
    for (int i = 0; i < wish->count; i++)
        names_it = names_it || key_is_button(wish->keys[i]) == are_buttons;
    return wish->is_given && names_it;
}

/* Puts the keys that a name has by default, but for those that the lines give to others. */
static void put_defaults(struct bindings *bindings, const struct wishes *wishes,
                         const struct wish *wish)
{
    const struct bindings *all = bindings_default();
    for (int i = 0; i < all->count; i++)
        if (strcmp(all->rows[i].name, wish->first->name) == 0 &&
            !is_settled(wish, key_is_button(all->rows[i].key)) &&
            !find_owner(wishes, all->rows[i].key))
            put_row(bindings, wish, all->rows[i].key);
}

/* The line that took the last of the keys that a name has by default, or of its buttons, if of the rows from one on none is
 * such a key; NULL: it has one, or has none by default. */
static const struct line *find_taker(const struct bindings *bindings, int from,
                                     const struct wishes *wishes, const struct wish *wish,
                                     bool are_buttons)
{
    const struct bindings *all = bindings_default();
    const struct line *taker = NULL;
    for (int i = from; i < bindings->count; i++)
        if (key_is_button(bindings->rows[i].key) == are_buttons)
            return NULL;
    for (int i = 0; i < all->count; i++) {
        struct key key = all->rows[i].key;
        const struct wish *owner =
            strcmp(all->rows[i].name, wish->first->name) == 0 && key_is_button(key) == are_buttons
                ? find_owner(wishes, key)
                : NULL;
        if (owner && (!taker || owner->line.number > taker->number))
            taker = &owner->line;
    }
    return taker;
}

/* Tells of a name that has no key, or no button, any more, though its line takes none from it. */
static void tell_lost(const struct bindings *bindings, int from, const struct wishes *wishes,
                      const struct wish *wish, const struct line_listener *listener)
{
    static const char *const sorts[] = {"key", "button"};
    for (int sort = 0; sort < 2; sort++) {
        const struct line *taker = is_settled(wish, sort == 1)
                                       ? NULL
                                       : find_taker(bindings, from, wishes, wish, sort == 1);
        if (taker)
            line_tell(listener, taker, "no %s is left for %s", sorts[sort], wish->first->name);
    }
}

static void read_wishes(struct wishes *wishes, const struct lines *lines,
                        const struct line_listener *listener)
{
    struct line line = {0};
    list_names(wishes);
    while (lines_next(lines, &line))
        take_line(wishes, &line, listener);
}

void binding_lines_read(struct bindings *bindings, const struct lines *lines,
                        const struct line_listener *listener)
{
    struct wishes wishes;
    read_wishes(&wishes, lines, listener);
    bindings->count = 0;
    for (int i = 0; i < wishes.count; i++) {
        const struct wish *wish = &wishes.names[i];
        int before = bindings->count;
        for (int k = 0; k < wish->count; k++)
            put_row(bindings, wish, wish->keys[k]);
        put_defaults(bindings, &wishes, wish);
        tell_lost(bindings, before, &wishes, wish, listener);
    }
}

/* Whether a meaning has keys, or buttons. */
static bool has_any(const struct bindings *bindings, const char *name, bool are_buttons)
{
    for (int row = 0; row < bindings->count; row++)
        if (strcmp(bindings->rows[row].name, name) == 0 &&
            key_is_button(bindings->rows[row].key) == are_buttons)
            return true;
    return false;
}

/* Keys as a line has them. */
static void write_keys(const struct bindings *bindings, const char *name, struct text *text)
{
    const char *between = "";
    bool has_key = has_any(bindings, name, false);
    bool has_button = has_any(bindings, name, true);
    if (has_button && !has_key && has_any(bindings_default(), name, false)) {
        text_append(text, NO_KEY);
        between = " ";
    }
    if (has_key && !has_button && has_any(bindings_default(), name, true)) {
        text_append(text, NO_BUTTON);
        between = " ";
    }
    for (int row = 0; row < bindings->count; row++) {
        if (strcmp(bindings->rows[row].name, name) != 0)
            continue;
        struct key key = bindings->rows[row].key;
        text_append(text, "%s", between);
        if (key.code == ' ' && !key.modifiers) /* between keys it would be lost */
            text_append(text, "<Space>");
        else
            key_write(key, text);
        between = " ";
    }
}

/* Whether a reader would be told of a fault of a line; that it leaves another name without a key is none. */
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

/* The number of the last line of a name, if nothing is wrong with it; 0: there is none to be changed. */
static int find_line(const struct lines *lines, const char *name)
{
    struct line last;
    struct line_pair pair;
    return lines_find_last(lines, (struct line_wanted){.name = name, .separator = '='}, &last,
                           &pair) &&
                   !is_in_doubt(lines, &last)
               ? last.number
               : 0;
}

/* Puts a name's keys into the line of that number; 0: into a new one. */
static void write_name(const struct bindings *now, const char *name, int number,
                       struct lines *lines)
{
    char words[LINES_LENGTH_MAX];
    struct text text = text_init(words, sizeof words);
    struct line line = {0};
    write_keys(now, name, &text);
    while (line.number < number && lines_next(lines, &line))
        continue;
    lines_put(lines, number > 0 ? &line : NULL, name, '=', words);
}

void binding_lines_write(const struct bindings *now, const struct bindings *before,
                         struct lines *lines)
{
    struct bindings was_read;
    struct bindings read;
    const struct binding *meanings[REBINDING_MEANINGS_MAX];
    int numbers[REBINDING_MEANINGS_MAX];
    int count = rebinding_list(meanings);
    if (lines->bytes.length == 0)
        binding_lines_explain(lines);
    binding_lines_read(&was_read, lines, NULL);
    /* While some lines are changed and others not yet, one could be in doubt for another's sake. */
    for (int m = 0; m < count; m++)
        numbers[m] =
            rebinding_is_same(now, before, meanings[m]) ? 0 : find_line(lines, meanings[m]->name);
    for (int m = 0; m < count; m++)
        if (!rebinding_is_same(now, before, meanings[m]))
            write_name(now, meanings[m]->name, numbers[m], lines);
    /* A key that is free again would go to whose it is by default; and of several lines of a name the last counts. Each
     * line that is added for that can free one more. */
    bool is_done = false;
    for (int pass = 0; pass < count && !is_done; pass++) {
        is_done = true;
        binding_lines_read(&read, lines, NULL);
        for (int m = 0; m < count; m++) {
            bool is_ours = !rebinding_is_same(now, before, meanings[m]) ||
                           !rebinding_is_same(&read, &was_read, meanings[m]);
            if (!is_ours || rebinding_is_same(now, &read, meanings[m]))
                continue;
            write_name(now, meanings[m]->name, 0, lines);
            is_done = false;
        }
    }
}

void binding_lines_explain(struct lines *lines)
{
    struct wishes wishes;
    const struct bindings *all = bindings_default();
    list_names(&wishes);
    lines_append(lines, "# Keys of Eyeshine. Each line gives a meaning its keys, in the place of "
                        "those that it has without one.");
    lines_append(
        lines,
        "# Take the '#' off a line and change its keys: letters and signs as they "
        "are, others as in <Up>, <F5>, <C-Left>, <S-KP_7>, <lt>. Buttons of a "
        "gamepad: <PadA>, with its triggers <S-PadA> (left), <C-PadA> (right). A line of keys "
        "alone leaves the buttons as they are, but for " NO_BUTTON
        "; one of buttons the keys, but for " NO_KEY ".");
    for (int i = 0; i < wishes.count; i++) {
        char words[LINES_LENGTH_MAX];
        struct text text = text_init(words, sizeof words);
        const char *name = wishes.names[i].first->name;
        text_append(&text, "# %s = ", name);
        write_keys(all, name, &text);
        lines_append(lines, words);
    }
}
