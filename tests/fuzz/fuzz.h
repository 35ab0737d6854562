/* A target of libFuzzer (llvm.org/docs/LibFuzzer.html): it gets arbitrary bytes and must return. Without that library,
 * driver.c calls it with the corpus and changes of it. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "game/command.h"
#include "world/state.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The bytes as a string; the caller frees it. */
char *fuzz_text(const uint8_t *data, size_t size);

/* A source of numbers, 0 .. 255. */
struct fuzz_source {
    int (*next)(void *context);
    void *context;
};

/* A random command with a target near the hero. */
struct command fuzz_command(struct fuzz_source source, const struct state *state);

/* Prints a fault that a target has found, and ends the program. */
void fuzz_fail(const char *why);

#endif
