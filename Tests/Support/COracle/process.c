#define _GNU_SOURCE
#include "COracle.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

static void run(const OracleProgram *program) {
  execve(program->path, program->arguments, program->environment);
  _exit(127);
}

static void say(const char *text) {
  ssize_t ignored = write(STDOUT_FILENO, text, strlen(text));
  (void)ignored;
}

/// Starts a program as a shell starts a job in the foreground. Makes only calls that are safe after fork.
static void run_as_job(const OracleProgram *program) {
  signal(SIGTTOU, SIG_IGN);
  signal(SIGTTIN, SIG_IGN);
  signal(SIGTSTP, SIG_IGN);
  pid_t job = fork();
  if (job == 0) {
    setpgid(0, 0);
    tcsetpgrp(STDIN_FILENO, getpid());
    signal(SIGTTOU, SIG_DFL);
    signal(SIGTTIN, SIG_DFL);
    signal(SIGTSTP, SIG_DFL);
    run(program);
  }
  setpgid(job, job);
  for (;;) {
    int status;
    if (waitpid(job, &status, WUNTRACED) != job) _exit(126);
    if (!WIFSTOPPED(status)) _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    tcsetpgrp(STDIN_FILENO, getpid());
    say("[stopped]");
    char line[64];
    if (read(STDIN_FILENO, line, sizeof line) <= 0) _exit(125);
    tcsetpgrp(STDIN_FILENO, job);
    kill(-job, SIGCONT);
  }
}

bool oracle_start(OracleProcess *process, const OracleProgram *program, int columns, int rows, int options) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (openpty(&process->terminal, &process->slave, NULL, NULL, &size) != 0) return false;
  fcntl(process->terminal, F_SETFD, FD_CLOEXEC);
  process->pid = fork();
  if (process->pid < 0) return false;
  if (process->pid > 0) {
    fcntl(process->slave, F_SETFD, FD_CLOEXEC);
    return true;
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // Tests that run in the background, or under nohup, ignore some of these.
  const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGUSR1, SIGUSR2, SIGCHLD};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  close(process->terminal);
  if (options & oracle_without_controlling_terminal) {
    setsid();
    for (int i = 0; i < 3; i++) dup2(process->slave, i);
  } else {
    login_tty(process->slave);
  }
  if (options & oracle_without_input) dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
  if (options & oracle_ignoring_hang_up) signal(SIGHUP, SIG_IGN);
  if (options & oracle_under_shell) run_as_job(program);
  run(program);
  return false;
}

void oracle_set_size(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}

bool oracle_is_cooked(int slave) {
  struct termios settings;
  const tcflag_t flags = ICANON | ECHO | ISIG;
  return tcgetattr(slave, &settings) == 0 && (settings.c_lflag & flags) == flags && settings.c_oflag & OPOST;
}
