#pragma once
#include <stddef.h>
#include <stdint.h>

// Decoders that report errors by jumping, behind functions that return. No jump crosses a frame of Swift.

enum tessera_image_result {
  TESSERA_IMAGE_DECODED,
  TESSERA_IMAGE_INVALID,
  TESSERA_IMAGE_TOO_LARGE,
  TESSERA_IMAGE_NO_MEMORY,
};

// A receiver of an image, from top to bottom.
struct tessera_image_sink {
  void *context;
  // Receives the size of the image before its rows.
  void (*begin)(void *context, uint32_t width, uint32_t height);
  // Receives a row with red, green, blue and alpha of each pixel.
  void (*add_row)(void *context, const uint8_t *rgba);
  // Receives a block of metadata of a camera.
  void (*add_exif)(void *context, const uint8_t *bytes, size_t count);
};

// Decode the content of a file that has at most so many pixels.
enum tessera_image_result tessera_decode_png(
    const uint8_t *bytes, size_t count, uint64_t largest, const struct tessera_image_sink *sink);
// The image may come at a half, a quarter or an eighth of its size if that is not smaller than `fitting` in its longer
// dimension.
enum tessera_image_result tessera_decode_jpeg(
    const uint8_t *bytes, size_t count, uint64_t largest, uint32_t fitting, const struct tessera_image_sink *sink);

// Reads a regular file of at most so many bytes, to be freed. NULL if it cannot be read; `count` is then larger than
// `largest` if that is the reason, and 0 otherwise.
uint8_t *tessera_read_image_file(const char *path, size_t largest, size_t *count);
