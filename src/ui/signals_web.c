#include "ui/signals.h"

/* A browser sends none: it ends the page without a word. */
void signals_catch(void)
{
}

void signals_ignore_writing(void)
{
}

bool signals_have_come(void)
{
    return false;
}
