#include "app/eyeshine/user_texts.h"

#include "base/file.h"
#include "base/file_lock.h"
#include "base/folder.h"
#include "input/binding_lines.h"
#include "input/rebinding.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* A larger file is not one of these. */
#define FILE_SIZE_MAX (4 << 20)
#define FAME_SIZE_MAX (64 << 20) /* half a million lines */
/* Up to this size the hall of fame is read at the start. */
#define FAME_AT_START (1 << 19)
/* The most faults of a file that are reported one by one. */
#define TOLD_MAX 8
/* Of the first fault, for the player. */
#define NOTICE_LENGTH_MAX 130
/* In milliseconds, during which the window does not react. */
#define LOCK_PATIENCE 500

/* Reads the file into empty lines. A missing file is empty. */
static bool load(const char *path, size_t size_max, struct lines *lines, struct error *error)
{
    return !file_is_there(path) || file_read(path, size_max, &lines->bytes, error);
}

/* Reports the faults of one file's lines. */
struct teller {
    struct user_texts *texts;
    const char *name;
    int told;
};

static void note(struct user_texts *texts, const char *what)
{
    if (texts->faults++ == 0)
        snprintf(texts->notice, sizeof texts->notice, "%.*s", NOTICE_LENGTH_MAX, what);
}

static void tell_line(void *context, const struct line *line, const char *what)
{
    struct teller *teller = context;
    struct error message;
    error_set(&message, "%s, line %d: %s", teller->name, line->number, what);
    note(teller->texts, message.message);
    if (teller->told++ < TOLD_MAX)
        fprintf(stderr, "eyeshine: %s\n", message.message);
}

typedef bool read_lines(struct user_texts *texts, const struct lines *lines,
                        const struct line_listener *listener);
typedef void change_lines(const struct user_texts *texts, struct lines *lines);

static bool read_settings(struct user_texts *texts, const struct lines *lines,
                          const struct line_listener *listener)
{
    settings_read(&texts->settings, lines, listener);
    return true;
}

static bool read_keys(struct user_texts *texts, const struct lines *lines,
                      const struct line_listener *listener)
{
    binding_lines_read(&texts->bindings, lines, listener);
    return true;
}

static bool read_fame(struct user_texts *texts, const struct lines *lines,
                      const struct line_listener *listener)
{
    return fame_read(&texts->fame, lines, listener);
}

static bool read_bestiary(struct user_texts *texts, const struct lines *lines,
                          const struct line_listener *listener)
{
    bestiary_read(&texts->bestiary, lines, listener);
    return true;
}

static void change_settings(const struct user_texts *texts, struct lines *lines)
{
    settings_write(&texts->settings, &texts->kept_settings, lines);
}

static void change_keys(const struct user_texts *texts, struct lines *lines)
{
    binding_lines_write(&texts->bindings, &texts->kept_bindings, lines);
}

static void change_bestiary(const struct user_texts *texts, struct lines *lines)
{
    bestiary_write(&texts->bestiary, lines);
}

static void change_fame(const struct user_texts *texts, struct lines *lines)
{
    struct line line = {0};
    if (lines->bytes.length == 0)
        lines_append(lines, "# The hall of fame: a line for each run that has ended.");
    while (lines_next(&texts->unkept_fame, &line)) {
        char text[FAME_LINE_MAX];
        snprintf(text, sizeof text, "%.*s", (int)line.length, line.text);
        if (!fame_has_end(lines, text))
            lines_append(lines, text);
    }
}

static const struct file_kind {
    const char *name;
    bool is_config; /* in the folder for settings */
    size_t size_max;
    read_lines *read;
    change_lines *change;
} files[USER_TEXTS] = {
    [USER_TEXT_SETTINGS] = {"settings.txt", true, FILE_SIZE_MAX, read_settings, change_settings},
    [USER_TEXT_KEYS] = {"keys.txt", true, FILE_SIZE_MAX, read_keys, change_keys},
    [USER_TEXT_FAME] = {"fame.txt", false, FAME_SIZE_MAX, read_fame, change_fame},
    [USER_TEXT_BESTIARY] = {"bestiary.txt", false, FILE_SIZE_MAX, read_bestiary, change_bestiary},
};

static const char *folder_of(const struct user_texts *texts, const struct file_kind *file)
{
    return file->is_config ? texts->config_folder : texts->data_folder;
}

static void read_file(struct user_texts *texts, const struct file_kind *file)
{
    const char *folder = folder_of(texts, file);
    char path[FILE_PATH_MAX];
    struct lines lines = {{0}};
    struct error error;
    struct teller teller = {texts, file->name, 0};
    const struct line_listener listener = {tell_line, &teller};
    if (!folder)
        return;
    bool is_read =
        file_join(folder, file->name, path, &error) && load(path, file->size_max, &lines, &error);
    if (is_read && !file->read(texts, &lines, &listener))
        is_read = error_set(&error, "%s: not enough memory", path);
    if (!is_read) {
        note(texts, error.message);
        fprintf(stderr, "eyeshine: %s\n", error.message);
    }
    if (teller.told > TOLD_MAX)
        fprintf(stderr, "eyeshine: %s: and %d more lines\n", file->name, teller.told - TOLD_MAX);
    lines_clear(&lines);
}

/* Creates a keys.txt that explains itself. A failure is no loss. */
static void explain_keys(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct lines lines = {{0}};
    struct error unused;
    bool is_taken;
    if (!folder || !file_join(folder, "keys.txt", path, &unused) || file_is_there(path))
        return;
    binding_lines_explain(&lines);
    if (!lines.bytes.has_failed && folder_make(folder, &unused))
        file_create(path, lines.bytes.data, lines.bytes.length, &is_taken, &unused);
    lines_clear(&lines);
}

static void count_faults(struct user_texts *texts)
{
    size_t length = strlen(texts->notice);
    struct text rest = text_init(texts->notice + length, sizeof texts->notice - length);
    if (texts->faults > 1)
        text_append(&rest, " (and %d more)", texts->faults - 1);
}

static bool is_fame_large(const struct user_texts *texts)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return texts->data_folder &&
           file_join(texts->data_folder, files[USER_TEXT_FAME].name, path, &unused) &&
           file_length(path) > FAME_AT_START;
}

void user_texts_read_fame(struct user_texts *texts, struct text *said)
{
    struct user_texts found = {.data_folder = texts->data_folder};
    if (texts->is_fame_read)
        return;
    read_file(&found, &files[USER_TEXT_FAME]);
    count_faults(&found);
    text_append(said, "%s%s", found.notice, found.notice[0] ? " " : "");
    texts->fame = found.fame;
    texts->is_fame_read = true;
}

void user_texts_load(struct user_texts *texts, const char *config_folder, const char *data_folder)
{
    *texts = (struct user_texts){.config_folder = config_folder, .data_folder = data_folder};
    texts->settings = settings_default();
    texts->bindings = *bindings_default();
    texts->is_fame_read = !is_fame_large(texts);
    for (int i = 0; i < USER_TEXTS; i++)
        if (i != USER_TEXT_FAME || texts->is_fame_read)
            read_file(texts, &files[i]);
    explain_keys(config_folder);
    texts->kept_settings = texts->settings;
    texts->kept_bindings = texts->bindings;
    count_faults(texts);
}

/* Waits a while for other programs that change these files. Some file systems have no locks: then none is held. */
static enum file_lock_answer lock(const char *folder, struct file_lock *held, struct error *error)
{
    char path[FILE_PATH_MAX];
    long holder;
    if (!file_join(folder, "texts.lock", path, error))
        return FILE_LOCK_FAILED;
    enum file_lock_answer answer = file_lock_take(held, path, LOCK_PATIENCE, &holder, error);
    if (answer == FILE_LOCK_TAKEN)
        error_set(error, "%s: locked by another program", path);
    return answer;
}

static bool change_file(const struct user_texts *texts, const char *path,
                        const struct file_kind *file, struct error *error)
{
    struct lines lines = {{0}};
    char target[FILE_PATH_MAX];
    bool is_kept =
        file_follow_link(path, target, error) && load(target, file->size_max, &lines, error);
    if (is_kept) {
        file->change(texts, &lines);
        is_kept = !lines.bytes.has_failed || error_set(error, "%s: not enough memory", path);
    }
    is_kept = is_kept && file_replace(target, NULL, lines.bytes.data, lines.bytes.length, error);
    lines_clear(&lines);
    return is_kept;
}

static bool keep_in(const struct user_texts *texts, const char *folder,
                    const struct file_kind *file, struct error *error)
{
    char path[FILE_PATH_MAX];
    struct file_lock held;
    if (!folder_make(folder, error) || !file_join(folder, file->name, path, error))
        return false;
    enum file_lock_answer answer = lock(folder, &held, error);
    bool is_kept = answer != FILE_LOCK_TAKEN && change_file(texts, path, file, error);
    if (answer == FILE_LOCK_HELD)
        file_lock_give_back(&held);
    return is_kept;
}

/* A missing folder was reported at the start. */
static bool keep(struct user_texts *texts, enum user_text text, struct text *said)
{
    const struct file_kind *file = &files[text];
    const char *folder = folder_of(texts, file);
    struct error error;
    if (!folder)
        return false;
    bool is_kept = keep_in(texts, folder, file, &error);
    if (!is_kept && !texts->has_failed[text]) {
        text_append(said, "%s ", error.message);
        fprintf(stderr, "eyeshine: %s\n", error.message);
    }
    texts->has_failed[text] = !is_kept;
    return is_kept;
}

static void keep_fame(struct user_texts *texts, struct text *said)
{
    if (texts->unkept_fame.bytes.length > 0 && keep(texts, USER_TEXT_FAME, said))
        lines_clear(&texts->unkept_fame);
}

void user_texts_keep_settings(struct user_texts *texts, const struct settings *settings,
                              struct text *said)
{
    texts->settings = *settings;
    if (memcmp(&texts->settings, &texts->kept_settings, sizeof texts->settings) != 0 &&
        keep(texts, USER_TEXT_SETTINGS, said))
        texts->kept_settings = texts->settings;
}

void user_texts_keep_keys(struct user_texts *texts, struct text *said)
{
    bool is_same = true;
    for (int m = 0; m < MEANING_COUNT; m++)
        is_same =
            is_same && rebinding_is_same(&texts->bindings, &texts->kept_bindings, &meanings[m]);
    if (!is_same && keep(texts, USER_TEXT_KEYS, said))
        texts->kept_bindings = texts->bindings;
}

void user_texts_keep_bestiary(struct user_texts *texts, struct text *said)
{
    if (bestiary_has_fresh(&texts->bestiary) && keep(texts, USER_TEXT_BESTIARY, said))
        bestiary_settle(&texts->bestiary);
}

static const char *ending(int place)
{
    static const char *const endings[] = {"th", "st", "nd", "rd"};
    bool is_teen = place / 10 % 10 == 1;
    return endings[!is_teen && place % 10 < 4 ? place % 10 : 0];
}

/* A run that was played on in two places (run_export.h) has two ends. */
static bool is_famous(const struct fame *fame, const struct game *game)
{
    for (int i = 0; i < fame->count; i++)
        if (game_run_id(game) && fame->entries[i].run_id == game_run_id(game) &&
            fame->entries[i].turns == game_state(game)->turn)
            return true;
    return false;
}

void user_texts_keep_fame(struct user_texts *texts, const struct game *game, struct text *said)
{
    char line[FAME_LINE_MAX];
    char date[FAME_DATE_LENGTH + 1];
    struct text text = text_init(line, sizeof line);
    time_t now = time(NULL);
    user_texts_read_fame(texts, said);
    if (is_famous(&texts->fame, game))
        return;
    if (strftime(date, sizeof date, "%Y-%m-%d", localtime(&now)) != FAME_DATE_LENGTH)
        return;
    fame_write(game, date, EYESHINE_VERSION, &text);
    struct lines own = lines_of(line, text.length);
    if (fame_read(&texts->fame, &own, NULL)) {
        int place = texts->fame.entries[texts->fame.count - 1].place;
        text_append(said, "%d%s of %d in the hall of fame. ", place, ending(place),
                    texts->fame.count);
    }
    lines_clear(&own);
    lines_append(&texts->unkept_fame, line);
    keep_fame(texts, said);
}

void user_texts_keep_all(struct user_texts *texts, struct text *said)
{
    const struct settings settings = texts->settings;
    user_texts_keep_settings(texts, &settings, said);
    user_texts_keep_keys(texts, said);
    user_texts_keep_bestiary(texts, said);
    keep_fame(texts, said);
}

void user_texts_close(struct user_texts *texts)
{
    char unsaid[FAME_LINE_MAX];
    struct text said = text_init(unsaid, sizeof unsaid);
    user_texts_keep_all(texts, &said);
    fame_clear(&texts->fame);
    lines_clear(&texts->unkept_fame);
}
