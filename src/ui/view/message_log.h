/* The messages shown to the player, newest last. The oldest are dropped. */
#ifndef UI_VIEW_MESSAGE_LOG_H
#define UI_VIEW_MESSAGE_LOG_H

#include <stdbool.h>

#define MESSAGE_LENGTH_MAX 255
#define MESSAGE_CAPACITY 256
#define MESSAGE_SHOWN_MAX (MESSAGE_LENGTH_MAX + 16) /* characters of a message with its count */

struct message {
    char text[MESSAGE_LENGTH_MAX + 1];
    int turn;
    int command; /* how many commands had been given */
    int times;   /* how often it was added in a row */
    bool is_danger;
    bool is_great; /* what the run is about */
};

/* Zero is empty. */
struct message_log {
    struct message messages[MESSAGE_CAPACITY];
    int count;    /* ever added; the newest MESSAGE_CAPACITY of them are kept */
    int commands; /* given while it was kept: messages of many commands ago are no news */
};

/* Removes all messages. */
void message_log_clear(struct message_log *log);

/* Adds a message; the same text as the last one only counts that one up. */
void message_log_add(struct message_log *log, int turn, const char *text);

/* Puts a message in place of the newest one, if there is one. */
void message_log_replace(struct message_log *log, int turn, const char *text);

/* Marks the newest message, if there is one, as danger, or as great news. */
void message_log_mark_danger(struct message_log *log);
void message_log_mark_great(struct message_log *log);

/* How many are kept. */
int message_log_kept(const struct message_log *log);

/* The message `back` places before the newest, 0 <= back < message_log_kept. */
const struct message *message_log_get(const struct message_log *log, int back);

/* Writes a message as it is shown: "You stop. (x3)". */
void message_log_write(const struct message *message, char shown[MESSAGE_SHOWN_MAX + 1]);

#endif
