#define _GNU_SOURCE
#include "CTesseraTerminal.h"

#ifdef __linux__

#include <poll.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// libdispatch exports these two functions for other event loops; CFRunLoop uses them the same way. No public header
// declares them. The handle is an eventfd that is readable while work is waiting.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

bool tessera_can_serve_main_queue(void) { return syscall(SYS_gettid) == getpid(); }

int tessera_wait(int input, int notices, int output, double seconds) {
  struct pollfd files[] = {
    {.fd = input, .events = POLLIN},
    {.fd = notices, .events = POLLIN},
    {.fd = output, .events = POLLOUT},
    {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN},
  };
  struct timespec limit = {.tv_sec = (time_t)seconds};
  limit.tv_nsec = (long)((seconds - (double)limit.tv_sec) * 1e9);
  if (ppoll(files, 4, seconds < 0 ? NULL : &limit, NULL) <= 0) return 0;
  int ready = 0;
  for (int i = 0; i < 4; i++) ready |= files[i].revents ? 1 << i : 0;
  return ready;
}

void tessera_serve_main_queue(void) {
  uint64_t count;
  // Reading rearms the handle, and has to come first: work that is enqueued meanwhile makes it readable again.
  ssize_t ignored = read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}

#else

bool tessera_can_serve_main_queue(void) { return false; }

int tessera_wait(int input, int notices, int output, double seconds) {
  (void)input, (void)notices, (void)output, (void)seconds;
  return 0;
}

void tessera_serve_main_queue(void) {}

#endif
