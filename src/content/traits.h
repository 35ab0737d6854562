/* The hero's traits: the sum of those that start, watch, omen, equipment and boons give. */
#ifndef CONTENT_TRAITS_H
#define CONTENT_TRAITS_H

struct traits {
#define TRAIT(name) int name;
#include "content/traits.def"
#undef TRAIT
};

/* Adds `more` to a sum. */
void traits_add(struct traits *sum, const struct traits *more);

/* Takes `part` out of a sum again. */
void traits_subtract(struct traits *sum, const struct traits *part);

#endif
