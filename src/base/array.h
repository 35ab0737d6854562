/* The length of an array, not of a pointer. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#define ARRAY_LENGTH(array) (sizeof(array) / sizeof((array)[0]))

#endif
