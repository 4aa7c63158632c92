#include "CTesseraTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

struct watched {
  int signal;
  bool is_installed;
  struct sigaction previous;
};

/// End the process, or mean that it cannot go on: the terminal is put back, then the previous owner decides.
static struct watched ending[] = {
  {SIGILL}, {SIGTRAP}, {SIGSEGV}, {SIGBUS}, {SIGABRT}, {SIGFPE},
  {SIGINT}, {SIGTERM}, {SIGHUP}, {SIGQUIT}, {SIGPIPE},
};

/// Are told to the session, which acts on them in its own time.
static struct watched noticed[] = {{SIGWINCH}, {SIGTSTP}, {SIGCONT}};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static int notices[2] = {-1, -1};

/// Whether returning from the handler runs the faulty instruction again, and so raises the signal again.
static bool recurs(int signal, const siginfo_t *info) {
#ifdef __APPLE__
  if (info->si_code == SI_USER) return false;
#endif
  return info->si_code > 0 && (signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE);
}

static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  tessera_terminal_leave();
  for (size_t i = 0; i < COUNT(ending); i++) {
    if (ending[i].signal != signal) continue;
    sigaction(signal, &ending[i].previous, NULL);
    ending[i].is_installed = false;
  }
  // Arrives when this handler returns, where the signal struck.
  if (!recurs(signal, info)) raise(signal);
  errno = error;
}

static void notice(int signal) {
  int error = errno;
  char byte = signal == SIGWINCH  ? tessera_terminal_resized
              : signal == SIGTSTP ? tessera_terminal_stop_requested
                                  : tessera_terminal_continued;
  // A full pipe already holds enough notices.
  ssize_t ignored = write(notices[1], &byte, 1);
  (void)ignored;
  errno = error;
}

/// Gives the main thread a stack for handlers, for a fault may be that its own is full.
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

static void install(struct watched *one, const struct sigaction *action, bool even_if_ignored) {
  if (one->is_installed || sigaction(one->signal, NULL, &one->previous) != 0) return;
  // Who started the process with a signal ignored (nohup) means it.
  if (!even_if_ignored && one->previous.sa_handler == SIG_IGN) return;
  one->is_installed = sigaction(one->signal, action, NULL) == 0;
}

static void uninstall(struct watched *one) {
  if (!one->is_installed) return;
  sigaction(one->signal, &one->previous, NULL);
  one->is_installed = false;
}

int tessera_terminal_watch(void) {
  if (!open_notices()) return -1;
  prepare_stack();
  struct sigaction ends, notes;
  memset(&ends, 0, sizeof ends);
  memset(&notes, 0, sizeof notes);
  ends.sa_sigaction = end;
  ends.sa_flags = SA_SIGINFO | SA_ONSTACK;
  notes.sa_handler = notice;
  notes.sa_flags = SA_RESTART | SA_ONSTACK;
  for (size_t i = 0; i < COUNT(ending); i++) install(&ending[i], &ends, false);
  for (size_t i = 0; i < COUNT(noticed); i++) install(&noticed[i], &notes, noticed[i].signal != SIGTSTP);
  return notices[0];
}

void tessera_terminal_unwatch(void) {
  for (size_t i = 0; i < COUNT(ending); i++) uninstall(&ending[i]);
  for (size_t i = 0; i < COUNT(noticed); i++) uninstall(&noticed[i]);
}

void tessera_terminal_interrupt(void) { kill(getpid(), SIGINT); }

/// Raises a signal in this thread, where it may be blocked: a queue's threads block what is not theirs.
static void raise_unblocked(int signal) {
  sigset_t wanted, previous;
  sigemptyset(&wanted);
  sigaddset(&wanted, signal);
  pthread_sigmask(SIG_UNBLOCK, &wanted, &previous);
  raise(signal);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

void tessera_terminal_stop(void) {
  struct sigaction plain, deaf, stop, resume;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  deaf = plain;
  deaf.sa_handler = SIG_IGN;
  sigaction(SIGCONT, &plain, &resume);
  // The others of the group first; this process last and in this thread, so that it stands still before the call
  // returns.
  sigaction(SIGTSTP, &deaf, &stop);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &plain, NULL);
  raise_unblocked(SIGTSTP);
  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGCONT, &resume, NULL);
}
