/* cmocka and the headers it needs. */
#ifndef SUPPORT_CHECK_H
#define SUPPORT_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
