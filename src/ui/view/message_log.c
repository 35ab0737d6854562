#include "ui/view/message_log.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define FOLD_TURNS 20 /* the same as for sightings: later, the same text is news again */

void message_log_clear(struct message_log *log)
{
    log->count = 0;
}

/* Whether the same text again only counts the last message up. Old messages don't fold, and messages of danger fold only
 * within a turn. */
static bool can_fold(const struct message *last, int turn)
{
    return turn == last->turn || (!last->is_danger && turn - last->turn <= FOLD_TURNS);
}

static struct message *newest(struct message_log *log)
{
    return &log->messages[(log->count + MESSAGE_CAPACITY - 1) % MESSAGE_CAPACITY];
}

/* Writes the newest message. */
static void write_newest(struct message_log *log, int turn, const char *text)
{
    struct message *last = newest(log);
    *last = (struct message){.turn = turn, .command = log->commands, .times = 1};
    snprintf(last->text, sizeof last->text, "%s", text);
}

void message_log_add(struct message_log *log, int turn, const char *text)
{
    struct message *last = newest(log);
    if (log->count > 0 && can_fold(last, turn) &&
        strncmp(last->text, text, MESSAGE_LENGTH_MAX) == 0) {
        last->times++;
        last->turn = turn;
        last->command = log->commands;
        return;
    }
    log->count++;
    write_newest(log, turn, text);
}

void message_log_replace(struct message_log *log, int turn, const char *text)
{
    if (log->count > 0)
        write_newest(log, turn, text);
}

void message_log_mark_danger(struct message_log *log)
{
    if (log->count > 0)
        newest(log)->is_danger = true;
}

void message_log_mark_great(struct message_log *log)
{
    if (log->count > 0)
        newest(log)->is_great = true;
}

int message_log_kept(const struct message_log *log)
{
    return log->count < MESSAGE_CAPACITY ? log->count : MESSAGE_CAPACITY;
}

const struct message *message_log_get(const struct message_log *log, int back)
{
    assert(back >= 0 && back < message_log_kept(log));
    return &log->messages[(log->count - 1 - back) % MESSAGE_CAPACITY];
}

void message_log_write(const struct message *message, char shown[MESSAGE_SHOWN_MAX + 1])
{
    snprintf(shown, MESSAGE_SHOWN_MAX + 1, message->times > 1 ? "%s (x%d)" : "%s", message->text,
             message->times);
}
