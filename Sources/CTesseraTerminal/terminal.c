#include "CTesseraTerminal.h"
#include "restore.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>

int tessera_terminal_enter(int input, int output, const char *enter, size_t enter_count, const char *leave,
                           size_t leave_count) {
  struct termios saved;
  bool again = tessera_terminal_is_entered();
  if (!again && tcgetattr(input, &saved) != 0) return errno;
  if (again) saved = *tessera_saved_settings();

  struct termios raw = saved;
  cfmakeraw(&raw);
  // A read returns at once with the available bytes, without O_NONBLOCK, which the shell would share.
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;

  // Prepared before the first change, so that a signal in between can restore the settings.
  if (!again && !tessera_prepare_restore(input, output, &saved, leave, leave_count)) return ENOBUFS;
  while (tcsetattr(input, TCSANOW, &raw) != 0) {
    if (errno == EINTR) continue;
    int error = errno;
    tessera_terminal_leave();
    return error;
  }
  if (tessera_write_all(output, enter, enter_count)) return 0;
  int error = errno;
  tessera_terminal_leave();
  return error;
}

void tessera_terminal_flush_output(void) { fflush(stdout); }

bool tessera_terminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
