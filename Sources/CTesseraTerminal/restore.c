#include "restore.h"
#include "CTesseraTerminal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static struct {
  int input, output;
  struct termios settings;
  char bytes[512];
  size_t count;
} prepared;

/// The state of the terminal. Only the thread that changes `entered` to `leaving` restores it.
enum state { left, entered, leaving };

static atomic_int state = left;

/// The time until which replies of the terminal are expected, in milliseconds; 0 if none is.
static atomic_llong answer_deadline;

/// The longest waits while leaving the terminal, in milliseconds: for another thread that does it, for a
/// terminal that takes no output, and for an outstanding reply.
enum { longest_leaving = 2000, longest_stall = 1000, longest_answer = 200 };

/// Whether leaving the terminal has to end its extended keyboard protocol.
static atomic_bool has_keyboard;

bool tessera_terminal_begin_keyboard(void) { return !atomic_exchange(&has_keyboard, true); }

bool tessera_prepare_restore(int input, int output, const struct termios *saved, const char *leave, size_t count) {
  if (count > sizeof prepared.bytes) return false;
  prepared.input = input;
  prepared.output = output;
  prepared.settings = *saved;
  memcpy(prepared.bytes, leave, count);
  prepared.count = count;
  atomic_store(&state, entered);

  static bool is_registered;
  if (!is_registered) is_registered = atexit(tessera_terminal_leave) == 0;
  return true;
}

/// The text to write when the terminal is left; the number of bytes is set last, so that a signal handler
/// finds whole texts.
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

bool tessera_terminal_is_entered(void) { return atomic_load(&state) == entered; }

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void tessera_terminal_expect_answers(int milliseconds) {
  atomic_store(&answer_deadline, milliseconds > 0 ? now() + milliseconds : 0);
}

bool tessera_terminal_expects_answers(void) { return atomic_load(&answer_deadline) > now(); }

/// Reads outstanding replies, up to the end of the last one; otherwise the shell would read them as keys.
static void drain_answers(void) {
  long long deadline = now() + longest_answer, limit = atomic_load(&answer_deadline);
  if (limit < deadline) deadline = limit;
  bool is_report = false;
  for (long long rest = deadline - now(); rest > 0; rest = deadline - now()) {
    struct pollfd input = {.fd = prepared.input, .events = POLLIN};
    char bytes[256];
    int ready = poll(&input, 1, (int)rest);
    if (ready < 0) return;
    if (ready == 0) continue;
    ssize_t count = read(prepared.input, bytes, sizeof bytes);
    if (count <= 0) return;
    // The last reply is CSI ? … c.
    for (ssize_t i = 0; i < count; i++) {
      if (bytes[i] == '?') is_report = true;
      if (bytes[i] == 'c' && is_report) return;
    }
  }
}

static void restore(void) {
  if (atomic_load(&answer_deadline) != 0) drain_answers();
  atomic_store(&answer_deadline, 0);
  // A terminal that takes no output must not keep the process alive.
  struct pollfd output = {.fd = prepared.output, .events = POLLOUT};
  if (poll(&output, 1, longest_stall) > 0) {
    // Before the alternate screen is left, because each screen has its own protocol.
    static const char end_keyboard[] = {0x1B, '[', '<', 'u'};
    if (atomic_load(&has_keyboard)) tessera_write_all(prepared.output, end_keyboard, sizeof end_keyboard);
    tessera_write_all(prepared.output, prepared.bytes, prepared.count);
  }
  atomic_store(&has_keyboard, false);
  // Pending mouse reports must not be read by the shell.
  tcflush(prepared.input, TCIFLUSH);
  while (tcsetattr(prepared.input, TCSANOW, &prepared.settings) != 0 && errno == EINTR) {}
  // Standard error may be a terminal that takes no output, too.
  struct pollfd errors = {.fd = STDERR_FILENO, .events = POLLOUT};
  size_t count = atomic_exchange(&untold.count, 0);
  if (count > 0 && poll(&errors, 1, longest_stall) > 0) tessera_write_all(STDERR_FILENO, untold.bytes, count);
}

void tessera_terminal_leave(void) {
  // A signal that ends the process must not interrupt this. In the background, changing the settings would
  // stop the process.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &previous);
  int expected = entered;
  if (atomic_compare_exchange_strong(&state, &expected, leaving)) {
    restore();
    atomic_store(&state, left);
  }
  // Wait for another thread, because the caller may end the process after this returns.
  for (int waited = 0; atomic_load(&state) == leaving && waited < longest_leaving; waited += 5) poll(NULL, 0, 5);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

bool tessera_terminal_write(int output, const char *bytes, size_t count) {
  return tessera_write_all(output, bytes, count);
}

bool tessera_write_all(int output, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(output, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    // The descriptor may be nonblocking.
    struct pollfd state = {.fd = output, .events = POLLOUT};
    if (written < 0 && errno == EAGAIN && poll(&state, 1, longest_stall) > 0) continue;
    if (written < 0) return false;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}
