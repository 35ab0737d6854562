#include "ui/screens/saved_runs.h"

#include "base/integer.h"

/* Offers what is found so far. The row that continues it is the first of the title. */
static void find_newest(struct screen_context *context, int reads)
{
    int *choice = screen_stack_choice(context, SCREEN_TITLE);
    bool had_row = context->newest.path[0] != '\0';
    run_list_find_newest(&context->runs, reads, &context->newest);
    bool has_row = context->newest.path[0] != '\0';
    if (choice)
        *choice = int_max(0, *choice + has_row - had_row);
}

bool saved_runs_list(struct screen_context *context, struct error *error)
{
    const char *folder = context->options->user_folder;
    run_list_clear(&context->runs);
    bool is_listed = !folder || run_list_open(folder, &context->runs, error);
    find_newest(context, 0);
    return is_listed;
}

bool saved_runs_seek_newest(struct screen_context *context)
{
    int unread = context->runs.unread;
    find_newest(context, 1);
    return context->runs.unread < unread;
}
