#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes the default GLib main context run the work that waits on libdispatch's main queue. Returns the id of
 * the source, for g_source_remove; 0 if the system's own event loop does that already. */
guint tessera_main_queue_attach (int priority);

G_END_DECLS
