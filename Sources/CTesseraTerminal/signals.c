#include "CTesseraTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/// The highest signal number plus one, including the real-time extension.
enum { signal_limit = 65 };

struct watched {
  bool is_installed;
  struct sigaction previous;
};

static struct watched watched[signal_limit];

static int notices[2] = {-1, -1};

/// The session's use of a signal.
enum meaning {
  /// None: the signal cannot be caught, or does nothing by default.
  of_no_interest,
  /// The process cannot continue: the terminal is restored, then the previous handler runs.
  ends_in_any_case,
  /// The signal ends a process without a handler; an existing handler stays, as the program may go on after it.
  ends_by_default,
  /// The session receives the signal as a notice, and handles it later.
  is_noticed,
  /// The system stops a process that uses the terminal in the background; another process requests a stop.
  stops,
};

static enum meaning meaning(int signal) {
  switch (signal) {
  case SIGKILL: case SIGSTOP: case SIGCHLD: case SIGURG:
#ifdef __APPLE__
  case SIGINFO: case SIGIO:
#endif
    return of_no_interest;
  case SIGILL: case SIGTRAP: case SIGSEGV: case SIGBUS: case SIGABRT: case SIGFPE:
    return ends_in_any_case;
  case SIGWINCH: case SIGTSTP: case SIGCONT:
    return is_noticed;
  case SIGTTIN: case SIGTTOU:
    return stops;
  default:
    return ends_by_default;
  }
}

/// Returns whether a process has sent the signal, not the system.
static bool is_sent(const siginfo_t *info) {
#ifdef __APPLE__
  return info->si_code == SI_USER;
#else
  return info->si_code <= 0;
#endif
}

/// Returns whether returning from the handler repeats the faulty instruction, and so raises the signal again.
static bool recurs(int signal, const siginfo_t *info) {
  return !is_sent(info) && info->si_code > 0 &&
         (signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE);
}

static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  tessera_terminal_leave();
  sigaction(signal, &watched[signal].previous, NULL);
  watched[signal].is_installed = false;
  // Delivered when this handler returns, at the point of the interruption.
  if (!recurs(signal, info)) raise(signal);
  errno = error;
}

static void tell(char byte) {
  int error = errno;
  // A full pipe already contains enough notices.
  ssize_t ignored = write(notices[1], &byte, 1);
  (void)ignored;
  errno = error;
}

static void notice(int signal) {
  tell(signal == SIGWINCH  ? tessera_terminal_resized
       : signal == SIGTSTP ? tessera_terminal_stop_requested
                           : tessera_terminal_continued);
}

/// Raises a signal in this thread, which may block it: threads of dispatch queues block most signals.
static void raise_unblocked(int signal) {
  sigset_t wanted, previous;
  sigemptyset(&wanted);
  sigaddset(&wanted, signal);
  pthread_sigmask(SIG_UNBLOCK, &wanted, &previous);
  raise(signal);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

static void stop(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (is_sent(info)) return tell(tessera_terminal_stop_requested);
  // In the background the terminal cannot be restored, so the process stops as if the signal had not been
  // caught.
  int error = errno;
  struct sigaction plain, own;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(signal, &plain, &own);
  raise_unblocked(signal);
  sigaction(signal, &own, NULL);
  errno = error;
}

/// Gives the main thread a stack for handlers, because the cause of a fault may be that its own is full.
static void prepare_stack(void) {
  static char bytes[64 * 1024];
  stack_t current, own = {.ss_sp = bytes, .ss_size = sizeof bytes};
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) sigaltstack(&own, NULL);
}

static bool open_notices(void) {
  if (notices[0] >= 0) return true;
  if (pipe(notices) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(notices[i], F_SETFL, O_NONBLOCK);
    fcntl(notices[i], F_SETFD, FD_CLOEXEC);
  }
  return true;
}

/// Prepares the session's action for a signal; returns false if there is none.
static bool prepare(int signal, struct sigaction *action) {
  memset(action, 0, sizeof *action);
  switch (meaning(signal)) {
  case of_no_interest:
    return false;
  case ends_in_any_case: case ends_by_default:
    action->sa_sigaction = end;
    action->sa_flags = SA_SIGINFO | SA_ONSTACK;
    // Another signal that ends the process waits until the terminal is restored.
    sigfillset(&action->sa_mask);
    return true;
  case is_noticed:
    action->sa_handler = notice;
    action->sa_flags = SA_RESTART | SA_ONSTACK;
    return true;
  case stops:
    action->sa_sigaction = stop;
    action->sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    return true;
  }
  return false;
}

/// Returns whether the previous handler of a signal stays.
static bool is_owned(int signal, const struct sigaction *previous) {
  bool is_ignored = !(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_IGN;
  bool is_handled = (previous->sa_flags & SA_SIGINFO) || previous->sa_handler != SIG_DFL;
  switch (meaning(signal)) {
  case ends_in_any_case: return is_ignored;
  // A signal that was ignored when the process started (nohup) is meant to be ignored.
  case ends_by_default: case stops: return is_handled;
  default: return signal == SIGTSTP && is_ignored;
  }
}

static void install(int signal) {
  struct sigaction action;
  struct watched *one = &watched[signal];
  if (one->is_installed || !prepare(signal, &action)) return;
  // The C library reports no handlers of the signals that it reserves.
  if (sigaction(signal, NULL, &one->previous) != 0 || is_owned(signal, &one->previous)) return;
  one->is_installed = sigaction(signal, &action, NULL) == 0;
}

/// Restores the previous handler of a signal, unless the program has replaced it in the meantime.
static void uninstall(int signal) {
  struct sigaction current, own;
  struct watched *one = &watched[signal];
  if (!one->is_installed || !prepare(signal, &own)) return;
  one->is_installed = false;
  if (sigaction(signal, NULL, &current) != 0) return;
  bool is_own = own.sa_flags & SA_SIGINFO ? current.sa_sigaction == own.sa_sigaction
                                          : current.sa_handler == own.sa_handler;
  if (is_own) sigaction(signal, &one->previous, NULL);
}

int tessera_terminal_watch(void) {
  if (!open_notices()) return -1;
  prepare_stack();
  for (int signal = 1; signal < signal_limit; signal++) install(signal);
  return notices[0];
}

void tessera_terminal_unwatch(void) {
  for (int signal = 1; signal < signal_limit; signal++) uninstall(signal);
}

void tessera_terminal_interrupt(void) { kill(getpid(), SIGINT); }

void tessera_terminal_stop(void) {
  struct sigaction plain, deaf, stop, resume;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  deaf = plain;
  deaf.sa_handler = SIG_IGN;
  sigaction(SIGCONT, &plain, &resume);
  // Stop the others of the group first; this process last and in this thread, so that it stops before the
  // call returns.
  sigaction(SIGTSTP, &deaf, &stop);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &plain, NULL);
  raise_unblocked(SIGTSTP);
  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGCONT, &resume, NULL);
}
