#include "restore.h"
#include "CTesseraTerminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  int input, output;
  struct termios settings;
  char bytes[512];
  size_t count;
} prepared;

/// Whoever turns it off restores; nobody else does.
static atomic_bool is_entered;

bool tessera_prepare_restore(int input, int output, const struct termios *saved, const char *leave, size_t count) {
  if (count > sizeof prepared.bytes) return false;
  prepared.input = input;
  prepared.output = output;
  prepared.settings = *saved;
  memcpy(prepared.bytes, leave, count);
  prepared.count = count;
  atomic_store(&is_entered, true);

  static bool is_registered;
  if (!is_registered) is_registered = atexit(tessera_terminal_leave) == 0;
  return true;
}

/// What is to be told when the terminal is left; the number of bytes is set last, so that a signal finds whole texts.
static struct {
  char bytes[32 * 1024];
  _Atomic size_t count;
} untold;

void tessera_terminal_tell(const char *text, size_t count) {
  if (!tessera_terminal_is_entered()) {
    tessera_write_all(STDERR_FILENO, text, count);
    return;
  }
  size_t used = atomic_load(&untold.count);
  if (count > sizeof untold.bytes - used) return;
  memcpy(untold.bytes + used, text, count);
  atomic_store(&untold.count, used + count);
}

const struct termios *tessera_saved_settings(void) { return &prepared.settings; }

bool tessera_terminal_is_entered(void) { return atomic_load(&is_entered); }

void tessera_terminal_leave(void) {
  if (!atomic_exchange(&is_entered, false)) return;
  // From the background, changing the settings would stop the process halfway.
  sigset_t blocked, previous;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &previous);
  tessera_write_all(prepared.output, prepared.bytes, prepared.count);
  // What the mouse still reported must not be read by the shell.
  tcflush(prepared.input, TCIFLUSH);
  while (tcsetattr(prepared.input, TCSANOW, &prepared.settings) != 0 && errno == EINTR) {}
  tessera_write_all(STDERR_FILENO, untold.bytes, atomic_exchange(&untold.count, 0));
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

bool tessera_write_all(int output, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(output, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}
