#include "cell.h"

/* Settings of the desktop that change while the program runs. */

typedef struct {
  TesseraSettingsCallbacks callbacks;
  void *context;
} Watcher;

static const char key[] = "tessera-settings";

static void
font_changed (GtkWidget *collection)
{
  Watcher *watcher = g_object_get_data (G_OBJECT (collection), key);
  if (watcher) watcher->callbacks.font_changed (watcher->context);
}

static void
others_changed (GtkWidget *collection)
{
  Watcher *watcher = g_object_get_data (G_OBJECT (collection), key);
  if (watcher) watcher->callbacks.others_changed (watcher->context);
}

#if GTK_CHECK_VERSION (4, 12, 0)
/* A fractional scale can change without the whole number above it. */
static void
realized (GtkWidget *collection)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (collection));
  g_signal_connect_object (surface, "notify::scale", G_CALLBACK (others_changed), collection, G_CONNECT_SWAPPED);
}
#endif

void
tessera_collection_watch_settings (GtkWidget *collection, const TesseraSettingsCallbacks *callbacks, void *context)
{
  static const char *const fonts[] = { "notify::gtk-font-name", "notify::gtk-xft-dpi" };
  static const char *const others[] = { "notify::gtk-double-click-time", "notify::gtk-long-press-time",
                                        "notify::gtk-dnd-drag-threshold", "notify::gtk-enable-animations" };
  GtkSettings *settings = gtk_settings_get_default ();
  Watcher *watcher = g_new (Watcher, 1);
  *watcher = (Watcher) { *callbacks, context };
  g_object_set_data_full (G_OBJECT (collection), key, watcher, g_free);
  g_signal_connect (collection, "direction-changed", G_CALLBACK (others_changed), NULL);
  g_signal_connect (collection, "notify::scale-factor", G_CALLBACK (others_changed), NULL);
#if GTK_CHECK_VERSION (4, 12, 0)
  g_signal_connect_after (collection, "realize", G_CALLBACK (realized), NULL);
#endif
  if (!settings) return;
  for (gsize i = 0; i < G_N_ELEMENTS (fonts); i++)
    g_signal_connect_object (settings, fonts[i], G_CALLBACK (font_changed), collection, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_signal_connect_object (settings, others[i], G_CALLBACK (others_changed), collection, G_CONNECT_SWAPPED);
}

void
tessera_collection_unwatch_settings (GtkWidget *collection)
{
  g_object_set_data (G_OBJECT (collection), key, NULL);
}

int
tessera_setting_int (const char *name, int otherwise)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int value = otherwise;
  if (settings) g_object_get (settings, name, &value, NULL);
  return value;
}

gboolean
tessera_setting_bool (const char *name, gboolean otherwise)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean value = otherwise;
  if (settings) g_object_get (settings, name, &value, NULL);
  return value;
}

char *
tessera_setting_font (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  char *name = NULL;
  if (settings) g_object_get (settings, "gtk-font-name", &name, NULL);
  return name ? name : g_strdup ("Sans 11");
}

void
tessera_copy_label_options (PangoContext *context)
{
  if (!gdk_display_get_default ()) return;
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  PangoContext *own = gtk_widget_get_pango_context (label);
  pango_cairo_context_set_font_options (context, pango_cairo_context_get_font_options (own));
  pango_context_set_round_glyph_positions (context, pango_context_get_round_glyph_positions (own));
  g_object_unref (label);
}
