/* Lets the compiler check the arguments of functions that format as printf does. */
#ifndef BASE_PRINTF_FORMAT_H
#define BASE_PRINTF_FORMAT_H

/* After a declaration: the numbers, from 1, of the parameter that is the format and of the first one that it formats. */
#if defined(__GNUC__)
#define PRINTF_FORMAT(at, first) __attribute__((format(printf, at, first)))
#else
#define PRINTF_FORMAT(at, first)
#endif

#endif
