#include "content/traits.h"

void traits_add(struct traits *sum, const struct traits *more)
{
#define TRAIT(name) sum->name += more->name;
#include "content/traits.def"
#undef TRAIT
}

void traits_subtract(struct traits *sum, const struct traits *part)
{
#define TRAIT(name) sum->name -= part->name;
#include "content/traits.def"
#undef TRAIT
}
