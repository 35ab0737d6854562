#include "support/rebound.h"

#include "support/check.h"

#include "input/rebinding.h"

void rebound_give(struct bindings *bindings, const char *name, char letter)
{
    const struct meaning *meaning = meaning_find(name);
    const struct meaning *other;
    assert_non_null(meaning);
    assert_int_equal(rebinding_give(bindings, meaning, (struct key){letter, 0}, &other),
                     REBINDING_DONE);
}
