#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <png.h>

#include "encoding.h"

uint8_t *encode_jpeg(
    const uint8_t *samples, uint32_t width, uint32_t height, int channels, int is_progressive, size_t *count) {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  unsigned char *result = NULL;
  unsigned long size = 0;
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &result, &size);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = channels;
  jpeg.in_color_space = channels == 1 ? JCS_GRAYSCALE : channels == 3 ? JCS_RGB : JCS_CMYK;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, 100, TRUE);
  for (int i = 0; i < jpeg.num_components; i++) {
    jpeg.comp_info[i].h_samp_factor = 1;
    jpeg.comp_info[i].v_samp_factor = 1;
  }
  if (is_progressive) jpeg_simple_progression(&jpeg);
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)samples + (size_t)jpeg.next_scanline * width * channels;
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  *count = size;
  return result;
}

struct output {
  uint8_t *bytes;
  size_t count;
};

static void append(png_structp png, png_bytep bytes, png_size_t count) {
  struct output *output = png_get_io_ptr(png);
  output->bytes = realloc(output->bytes, output->count + count);
  if (!output->bytes) abort();
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp message) {
  (void)png;
  fprintf(stderr, "%s\n", message);
  abort();
}

uint8_t *encode_png(
    const uint8_t *samples, uint32_t width, uint32_t height, int channels, int bits, int is_interlaced, size_t *count) {
  struct output output = {NULL, 0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &output, append, flush);
  int color = (channels >= 3 ? PNG_COLOR_MASK_COLOR : 0) | (channels % 2 == 0 ? PNG_COLOR_MASK_ALPHA : 0);
  png_set_IHDR(
      png, info, width, height, bits, color, is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_write_info(png, info);
  png_bytepp rows = malloc(height * sizeof(png_bytep));
  for (uint32_t y = 0; y < height; y++) rows[y] = (png_bytep)samples + (size_t)y * width * channels * bits / 8;
  png_write_image(png, rows);
  png_write_end(png, NULL);
  free(rows);
  png_destroy_write_struct(&png, &info);
  *count = output.count;
  return output.bytes;
}
