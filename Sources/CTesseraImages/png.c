#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

#include "tessera_images.h"

struct reader {
  jmp_buf end;
  const uint8_t *bytes;
  size_t rest;
  uint8_t *pixels;
};

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  longjmp(((struct reader *)png_get_error_ptr(png))->end, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep target, png_size_t count) {
  struct reader *reader = png_get_io_ptr(png);
  if (count > reader->rest) png_error(png, "the end is missing");
  memcpy(target, reader->bytes, count);
  reader->bytes += count;
  reader->rest -= count;
}

static enum tessera_image_result read_image(
    png_structp png, png_infop info, struct reader *reader, uint64_t largest, const struct tessera_image_sink *sink) {
  if (setjmp(reader->end)) return TESSERA_IMAGE_INVALID;
  png_set_read_fn(png, reader, read_bytes);
  // Texts, profiles and the like are skipped: they can be much larger unpacked than in the file.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if ((uint64_t)width * height > largest) return TESSERA_IMAGE_TOO_LARGE;

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != stride) return TESSERA_IMAGE_INVALID;
  // An interlaced image is complete only after the last pass.
  size_t rows = passes > 1 ? height : 1;
  reader->pixels = calloc(rows, stride);
  if (!reader->pixels) return TESSERA_IMAGE_NO_MEMORY;
  sink->begin(sink->context, width, height);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = reader->pixels + (passes > 1 ? y : 0) * stride;
      png_read_row(png, row, NULL);
      if (pass == passes - 1) sink->add_row(sink->context, row);
    }
  }
  return TESSERA_IMAGE_DECODED;
}

enum tessera_image_result tessera_decode_png(
    const uint8_t *bytes, size_t count, uint64_t largest, const struct tessera_image_sink *sink) {
  struct reader reader = {.bytes = bytes, .rest = count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  enum tessera_image_result result = TESSERA_IMAGE_NO_MEMORY;
  if (info) result = read_image(png, info, &reader, largest, sink);
  png_destroy_read_struct(&png, &info, NULL);
  free(reader.pixels);
  return result;
}
