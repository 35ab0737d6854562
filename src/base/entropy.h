/* Numbers that no other program and no other time has. The simulation never uses them: its streams start from the seed. */
#ifndef BASE_ENTROPY_H
#define BASE_ENTROPY_H

#include <stdint.h>

/* A random word other than 0, from the system's source, or from the clock if there is none. */
uint64_t entropy_word(void);

#endif
