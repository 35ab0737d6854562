/* A target of libFuzzer (llvm.org/docs/LibFuzzer.html): is given bytes, whatever they are, and must come back. Without that
 * library driver.c gives it the kept ones and changes of them. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include "game/command.h"
#include "world/state.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The bytes as a string that the caller frees. */
char *fuzz_text(const uint8_t *data, size_t size);

/* Where numbers come from, 0 .. 255, one after the other. */
struct fuzz_source {
    int (*next)(void *context);
    void *context;
};

/* Any command, at what is near the hero. */
struct command fuzz_command(struct fuzz_source source, const struct state *state);

/* Ends the program, with a word why, when a target has found what must not be. */
void fuzz_fail(const char *why);

#endif
