#include "COracle.h"

#include <stdlib.h>
#include <vterm.h>

struct Oracle {
  VTerm *terminal;
  VTermScreen *screen;
  bool shows_cursor;
};

static int set_property(VTermProp property, VTermValue *value, void *oracle) {
  if (property == VTERM_PROP_CURSORVISIBLE) ((Oracle *)oracle)->shows_cursor = value->boolean;
  return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = set_property};

Oracle *oracle_new(int columns, int rows) {
  Oracle *oracle = malloc(sizeof *oracle);
  oracle->terminal = vterm_new(rows, columns);
  vterm_set_utf8(oracle->terminal, 1);
  oracle->screen = vterm_obtain_screen(oracle->terminal);
  oracle->shows_cursor = true;
  vterm_screen_set_callbacks(oracle->screen, &callbacks, oracle);
  vterm_screen_enable_altscreen(oracle->screen, 1);
  vterm_screen_reset(oracle->screen, 1);
  return oracle;
}

void oracle_free(Oracle *oracle) {
  vterm_free(oracle->terminal);
  free(oracle);
}

void oracle_feed(Oracle *oracle, const uint8_t *bytes, size_t count) {
  vterm_input_write(oracle->terminal, (const char *)bytes, count);
  vterm_screen_flush_damage(oracle->screen);
}

size_t oracle_answers(Oracle *oracle, char *bytes, size_t count) {
  return vterm_output_read(oracle->terminal, bytes, count);
}

void oracle_resize(Oracle *oracle, int columns, int rows) { vterm_set_size(oracle->terminal, rows, columns); }

static char *encode(char *out, uint32_t c) {
  if (c < 0x80) {
    *out++ = (char)c;
    return out;
  }
  int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  *out++ = (char)((0xFF00 >> (more + 1) & 0xFF) | c >> (6 * more));
  while (more-- > 0) *out++ = (char)(0x80 | (c >> (6 * more) & 0x3F));
  return out;
}

static int number(const VTermColor *color, bool is_default) {
  if (is_default) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return 1 << 24 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

bool oracle_cursor(Oracle *oracle, int *column, int *row) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(oracle->terminal), &position);
  (*column = position.col, *row = position.row);
  return oracle->shows_cursor;
}

bool oracle_cell(Oracle *oracle, int column, int row, OracleCell *out) {
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(oracle->screen, position, &cell)) return false;
  char *end = out->text;
  bool is_right_half = cell.chars[0] == (uint32_t)-1;
  if (!is_right_half) {
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++) end = encode(end, cell.chars[i]);
    if (end == out->text) *end++ = ' ';
  }
  *end = 0;
  out->width = is_right_half ? 0 : cell.width;
  out->attributes = (cell.attrs.bold ? oracle_bold : 0) | (cell.attrs.italic ? oracle_italic : 0) |
                    (cell.attrs.underline ? oracle_underline : 0) | (cell.attrs.reverse ? oracle_reverse : 0);
  out->foreground = number(&cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  out->background = number(&cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
  return true;
}
