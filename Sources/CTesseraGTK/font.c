#include "cell.h"

/* Who is told of another font. */
typedef struct {
  void (*changed) (void *context);
  void *context;
} Watcher;

static const char key[] = "tessera-font";

static void
font_changed (GtkWidget *collection)
{
  Watcher *watcher = g_object_get_data (G_OBJECT (collection), key);
  if (watcher) watcher->changed (watcher->context);
}

void
tessera_collection_watch_font (GtkWidget *collection, void (*changed) (void *context), void *context)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Watcher *watcher = g_new (Watcher, 1);
  *watcher = (Watcher) { changed, context };
  g_object_set_data_full (G_OBJECT (collection), key, watcher, g_free);
  if (settings)
    g_signal_connect_object (settings, "notify::gtk-font-name", G_CALLBACK (font_changed), collection,
                             G_CONNECT_SWAPPED);
}

void
tessera_collection_unwatch_font (GtkWidget *collection)
{
  g_object_set_data (G_OBJECT (collection), key, NULL);
}
