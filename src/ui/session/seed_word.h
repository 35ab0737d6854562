/* Makes up seeds that are easy to say and type, such as "tern-brine-417". */
#ifndef UI_SESSION_SEED_WORD_H
#define UI_SESSION_SEED_WORD_H

#include <stddef.h>

/* Writes a new seed each time, based on the clock. */
void seed_word_make(char *word, size_t capacity);

#endif
