#include "ui/screens/run_transfer.h"

#include "base/folder.h"
#include "game/save/run_export.h"

#include <stdio.h>
#include <string.h>

/* The last part of a path. */
static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The first free name for the file in the user's folder. */
static bool find_name(const char *user, const char *run, char file[FILE_PATH_MAX],
                      struct error *error)
{
    char name[FILE_PATH_MAX + 32];
    snprintf(name, sizeof name, "%s" RUN_EXPORT_SUFFIX, name_of(run));
    bool is_path = file_join(user, name, file, error);
    for (int number = 2; is_path && file_is_there(file); number++) {
        snprintf(name, sizeof name, "%s-%d" RUN_EXPORT_SUFFIX, name_of(run), number);
        is_path = file_join(user, name, file, error);
    }
    return is_path;
}

void run_transfer_export(const struct ui_options *options, const char *run,
                         struct run_transfer *transfer)
{
    char file[FILE_PATH_MAX];
    struct error unused;
    *transfer = (struct run_transfer){.has_failed = false};
    if (!find_name(options->user_folder, run, file, &transfer->said) ||
        !run_export(run, file, &transfer->said)) {
        transfer->has_failed = true;
    } else if (options->hand_out) {
        options->hand_out(file);
        file_remove(file, &unused);
        error_set(&transfer->said, "Downloaded %.400s.", name_of(file));
    } else {
        error_set(&transfer->said, "Exported to %.400s in your save folder.", name_of(file));
    }
}

void run_transfer_import(const char *user, const char *file, struct run_transfer *transfer)
{
    char folder[FILE_PATH_MAX];
    *transfer =
        (struct run_transfer){.said = {"Nothing can be saved: no folder can be written to."}};
    enum run_import_result result =
        user ? run_import(user, file, folder, &transfer->said) : RUN_IMPORT_FAILED;
    transfer->has_failed = result == RUN_IMPORT_FAILED;
    transfer->has_added = result == RUN_IMPORT_ADDED;
    if (transfer->has_added)
        error_set(&transfer->said, "Imported %.400s.", name_of(folder));
}

static bool is_export(const char *name)
{
    size_t length = strlen(name);
    size_t suffix = strlen(RUN_EXPORT_SUFFIX);
    return length > suffix && strcmp(name + length - suffix, RUN_EXPORT_SUFFIX) == 0;
}

/* What came of the exported files. */
struct imports {
    int counts[RUN_IMPORT_ADDED + 1]; /* by their results */
    struct error failure;             /* the first */
};

static void import_all(const char *user, const struct folder_names *names, struct imports *imports)
{
    char file[FILE_PATH_MAX];
    char folder[FILE_PATH_MAX];
    struct error error;
    *imports = (struct imports){.counts = {0}};
    for (int i = 0; i < names->count; i++) {
        if (!is_export(names->names[i]))
            continue;
        enum run_import_result result = file_join(user, names->names[i], file, &error)
                                            ? run_import(user, file, folder, &error)
                                            : RUN_IMPORT_FAILED;
        if (result == RUN_IMPORT_FAILED && imports->counts[RUN_IMPORT_FAILED] == 0)
            imports->failure = error;
        imports->counts[result]++;
    }
}

/* A message about a file in the user's folder, without the path of that. */
static const char *shorten(const char *user, const char *message)
{
    size_t length = strlen(user);
    bool is_below = strncmp(message, user, length) == 0 && message[length] == '/';
    return is_below ? message + length + 1 : message;
}

void run_transfer_import_all(const char *user, struct run_transfer *transfer)
{
    struct folder_names names;
    struct imports imports;
    *transfer = (struct run_transfer){.has_failed = false};
    struct error *said = &transfer->said;
    if (!folder_list(user, &names, said)) {
        transfer->has_failed = true;
        return;
    }
    import_all(user, &names, &imports);
    folder_names_clear(&names);
    int added = imports.counts[RUN_IMPORT_ADDED];
    int failed = imports.counts[RUN_IMPORT_FAILED];
    const char *plural = added == 1 ? "" : "s";
    transfer->has_added = added > 0;
    transfer->has_failed = failed > 0;
    if (failed > 0)
        error_set(said, "Imported %d run%s, %d failed: %.400s", added, plural, failed,
                  shorten(user, imports.failure.message));
    else if (added > 0)
        error_set(said, "Imported %d run%s.", added, plural);
    else if (imports.counts[RUN_IMPORT_IS_THERE] > 0)
        error_set(said, "Every exported run is in the list already.");
    else
        error_set(said, "There is no file *%s in %.400s.", RUN_EXPORT_SUFFIX, user);
}
