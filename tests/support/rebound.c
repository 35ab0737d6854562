#include "support/rebound.h"

#include "support/check.h"

#include "input/rebinding.h"

#include <string.h>

void rebound_give(struct bindings *bindings, const char *name, char letter)
{
    const struct binding *meanings[REBINDING_MEANINGS_MAX];
    const struct binding *other;
    int count = rebinding_list(meanings);
    int i = 0;
    while (i < count && strcmp(meanings[i]->name, name) != 0)
        i++;
    assert_in_range(i, 0, count - 1);
    assert_int_equal(rebinding_give(bindings, meanings[i], (struct key){letter, 0}, &other),
                     REBINDING_DONE);
}
