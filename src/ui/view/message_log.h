/* The messages that the player has been told, newest last; the oldest are forgotten. */
#ifndef UI_VIEW_MESSAGE_LOG_H
#define UI_VIEW_MESSAGE_LOG_H

#include <stdbool.h>

#define MESSAGE_LENGTH_MAX 159
#define MESSAGE_CAPACITY 256
#define MESSAGE_SHOWN_MAX (MESSAGE_LENGTH_MAX + 16) /* characters of one with its count */

/* One of them. */
struct message {
    char text[MESSAGE_LENGTH_MAX + 1];
    int turn;
    int times; /* the same, told again and again */
    bool is_danger;
};

/* Zero is empty. */
struct message_log {
    struct message messages[MESSAGE_CAPACITY];
    int count; /* ever told; the newest MESSAGE_CAPACITY of them are kept */
};

/* Forgets all messages. */
void message_log_clear(struct message_log *log);

/* Adds a message; the same text as the last one only counts that one up. */
void message_log_add(struct message_log *log, int turn, const char *text);

/* Marks the newest one, if there is one, as telling of danger. */
void message_log_mark_danger(struct message_log *log);

/* How many are kept. */
int message_log_kept(const struct message_log *log);

/* The message `back` places before the newest, 0 <= back < message_log_kept. */
const struct message *message_log_get(const struct message_log *log, int back);

/* Writes a message as it is shown: "You stop. (x3)". */
void message_log_write(const struct message *message, char shown[MESSAGE_SHOWN_MAX + 1]);

#endif
