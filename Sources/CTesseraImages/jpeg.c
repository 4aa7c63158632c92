#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
#include <jerror.h>

#include "tessera_images.h"

// More passes or warnings than an honest image has cost time without end.
enum { most_scans = 200, most_warnings = 1000 };

struct decoder {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf end;
  uint8_t *row;
  uint8_t *rgba;
};

static void fail(j_common_ptr jpeg) { longjmp(((struct decoder *)jpeg->client_data)->end, 1); }

static void ignore(j_common_ptr jpeg) { (void)jpeg; }

static void warn(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  jpeg->err->num_warnings++;
  if (jpeg->err->msg_code == JWRN_JPEG_EOF || jpeg->err->num_warnings > most_warnings) fail(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
  if (((j_decompress_ptr)jpeg)->input_scan_number > most_scans) fail(jpeg);
}

// Turns a row of the file's kind of color into red, green, blue and alpha.
static void convert(const struct decoder *decoder, uint32_t width) {
  const uint8_t *from = decoder->row;
  uint8_t *to = decoder->rgba;
  for (uint32_t x = 0; x < width; x++, to += 4) {
    if (decoder->jpeg.output_components == 4) {
      // Adobe's programs write the inverse of cyan, magenta, yellow and black, and others follow them.
      for (int i = 0; i < 3; i++) to[i] = from[i] * from[3] / 255;
      from += 4;
    } else {
      for (int i = 0; i < 3; i++) to[i] = from[i];
      from += 3;
    }
    to[3] = 0xFF;
  }
}

static enum tessera_image_result read_image(
    struct decoder *decoder, const uint8_t *bytes, size_t count, uint64_t largest, uint32_t fitting,
    const struct tessera_image_sink *sink) {
  j_decompress_ptr jpeg = &decoder->jpeg;
  if (setjmp(decoder->end)) return TESSERA_IMAGE_INVALID;
  jpeg_create_decompress(jpeg);
  decoder->progress.progress_monitor = count_scans;
  jpeg->progress = &decoder->progress;
  jpeg_mem_src(jpeg, (unsigned char *)bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(jpeg, TRUE);
  uint32_t width = jpeg->image_width, height = jpeg->image_height;
  // Of an image in several scans, libjpeg holds all coefficients: six bytes a pixel.
  if (jpeg_has_multiple_scans(jpeg)) largest /= 2;
  if ((uint64_t)width * height > largest) return TESSERA_IMAGE_TOO_LARGE;
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker; marker = marker->next) {
    sink->add_exif(sink->context, marker->data, marker->data_length);
  }

  int isInk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = isInk ? JCS_CMYK : JCS_RGB;
  uint32_t longer = width > height ? width : height;
  jpeg->scale_num = 1;
  jpeg->scale_denom = 8;
  while (jpeg->scale_denom > 1 && longer / jpeg->scale_denom < fitting) jpeg->scale_denom /= 2;
  jpeg_start_decompress(jpeg);
  width = jpeg->output_width;
  height = jpeg->output_height;
  decoder->row = malloc((size_t)width * jpeg->output_components);
  decoder->rgba = malloc((size_t)width * 4);
  if (!decoder->row || !decoder->rgba) return TESSERA_IMAGE_NO_MEMORY;
  sink->begin(sink->context, width, height);
  while (jpeg->output_scanline < height) {
    JSAMPROW rows[] = {decoder->row};
    if (jpeg_read_scanlines(jpeg, rows, 1) != 1) return TESSERA_IMAGE_INVALID;
    convert(decoder, width);
    sink->add_row(sink->context, decoder->rgba);
  }
  return TESSERA_IMAGE_DECODED;
}

enum tessera_image_result tessera_decode_jpeg(
    const uint8_t *bytes, size_t count, uint64_t largest, uint32_t fitting, const struct tessera_image_sink *sink) {
  struct decoder *decoder = calloc(1, sizeof(struct decoder));
  if (!decoder) return TESSERA_IMAGE_NO_MEMORY;
  decoder->jpeg.err = jpeg_std_error(&decoder->errors);
  decoder->jpeg.client_data = decoder;
  decoder->errors.error_exit = fail;
  decoder->errors.emit_message = warn;
  decoder->errors.output_message = ignore;
  enum tessera_image_result result = read_image(decoder, bytes, count, largest, fitting, sink);
  jpeg_destroy_decompress(&decoder->jpeg);
  free(decoder->row);
  free(decoder->rgba);
  free(decoder);
  return result;
}
