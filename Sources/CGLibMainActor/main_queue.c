#include "CGLibMainActor.h"

#ifdef __APPLE__

/* CFRunLoop, on which GDK's event loop is built on macOS, drains the main queue by itself. */
guint
tessera_main_queue_attach (int priority)
{
  (void) priority;
  return 0;
}

#else

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

/* libdispatch exports these two functions for other event loops; CFRunLoop uses them the same way. No public
 * header declares them. The handle is an eventfd that is readable while work is waiting. */
extern int _dispatch_get_main_queue_handle_4CF (void);
extern void _dispatch_main_queue_callback_4CF (void *unused);

static gboolean
drain (int handle, GIOCondition condition, void *unused)
{
  (void) condition;
  (void) unused;
  uint64_t count;
  /* Reading rearms the handle, and has to come first: work that is enqueued meanwhile makes it readable
   * again. */
  if (read (handle, &count, sizeof count) < 0) { /* another reader has drained the queue: nothing is lost */ }
  _dispatch_main_queue_callback_4CF (NULL);
  return G_SOURCE_CONTINUE;
}

guint
tessera_main_queue_attach (int priority)
{
  return g_unix_fd_add_full (priority, _dispatch_get_main_queue_handle_4CF (), G_IO_IN, drain, NULL, NULL);
}

#endif
