#ifndef C_ORACLE_H
#define C_ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A terminal to test against: libvterm for what a screen would show, a pseudo terminal for what a process does.

typedef struct Oracle Oracle;

Oracle *oracle_new(int columns, int rows);
void oracle_free(Oracle *oracle);
void oracle_feed(Oracle *oracle, const uint8_t *bytes, size_t count);
/// Takes what the terminal answers to questions that it was fed.
size_t oracle_answers(Oracle *oracle, char *bytes, size_t count);
void oracle_resize(Oracle *oracle, int columns, int rows);

enum { oracle_bold = 1, oracle_italic = 2, oracle_underline = 4, oracle_reverse = 8 };

/// One cell of the screen.
typedef struct OracleCell {
  /// UTF-8, ended by 0; a blank where nothing was written, empty for the right half of a wide character.
  char text[32];
  int width;
  int attributes;
  /// -1 for the terminal's own, 0…255 for the palette, 1 << 24 | red << 16 | green << 8 | blue.
  int foreground, background;
} OracleCell;

bool oracle_cell(Oracle *oracle, int column, int row, OracleCell *cell);

/// Finds the position of the cursor. Returns whether the terminal shows it.
bool oracle_cursor(Oracle *oracle, int *column, int *row);

/// A process in a session of its own on a pseudo terminal.
typedef struct OracleProcess {
  pid_t pid;
  int terminal;
  /// Kept open, so that the settings can be read after the process ended.
  int slave;
} OracleProcess;

/// A program; the lists end with NULL, and the arguments begin with its name.
typedef struct OracleProgram {
  const char *path;
  char *const *arguments, *const *environment;
} OracleProgram;

/// How a program is started.
enum {
  /// In a process group of its own under a tiny shell, which writes "[stopped]" when the program stops, and
  /// continues it after the next line of input.
  oracle_under_shell = 1,
  /// With standard input from elsewhere.
  oracle_without_input = 2,
  /// With hang-ups ignored, as under nohup.
  oracle_ignoring_hang_up = 4,
  /// With standard input, output and errors on the terminal, which is not the controlling one.
  oracle_without_controlling_terminal = 8,
};

/// Starts a program. Returns false with errno.
bool oracle_start(OracleProcess *process, const OracleProgram *program, int columns, int rows, int options);

void oracle_set_size(int terminal, int columns, int rows);

/// Whether the terminal echoes, edits lines and sends signals, as shells leave it.
bool oracle_is_cooked(int slave);

#endif
