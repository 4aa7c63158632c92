#pragma once
#include <stddef.h>
#include <stdint.h>

// Encoders for tests. What cannot be encoded ends the program.

// Encodes samples of one channel (gray), three (red, green, blue) or four (an inverted CMYK). The result is to be freed.
uint8_t *encode_jpeg(
    const uint8_t *samples, uint32_t width, uint32_t height, int channels, int is_progressive, size_t *count);

// Encodes samples of one channel (gray), two (gray, alpha), three (red, green, blue) or four (with alpha), with 8 or 16
// bits. The result is to be freed.
uint8_t *encode_png(
    const uint8_t *samples, uint32_t width, uint32_t height, int channels, int bits, int is_interlaced, size_t *count);
