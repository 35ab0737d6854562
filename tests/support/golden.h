/* Golden images: a picture compared, pixel by pixel, with the one kept in tests/golden. */
#ifndef SUPPORT_GOLDEN_H
#define SUPPORT_GOLDEN_H

/* Fails the test unless the PNG at `path` shows the same as tests/golden/<name>.png; the picture is then kept in the
 * build as golden/<name>.png. With EYESHINE_RENEW_GOLDEN set it becomes the golden image instead. */
void golden_check(const char *name, const char *path);

#endif
