#include "CTesseraGTK.h"

gulong
tessera_connect (gpointer instance, const char *signal, GCallback handler, void *context)
{
  return g_signal_connect_data (instance, signal, handler, context, NULL, 0);
}

/* ---- Themes ---- */

/* Newer GTK has deprecated the only function for a theme's named colors without a replacement. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

gboolean
tessera_theme_color (GtkWidget *widget, const char *name, GdkRGBA *color)
{
  return gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, color);
}

void
tessera_text_color (GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

static void
add_style (GdkDisplay *display, GtkCssProvider *provider)
{
  /* Above the theme, which has the priority of the settings; below the styles of the program and of the user.
   * */
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Adds rules to a display, which references the provider that is returned. */
static GtkCssProvider *
load_rules (GdkDisplay *display, const char *rules)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_css_provider_load_from_string (provider, rules);
#else
  gtk_css_provider_load_from_data (provider, rules, -1);
#endif
  add_style (display, provider);
  return provider;
}

void
tessera_load_style (GdkDisplay *display)
{
  static const char rules[] =
      /* The palette draws nothing. It changes the row's style when the theme's colors change. */
      "listview.tessera > row.canvas { padding: 0; min-height: 0; min-width: 0; -gtk-icon-palette:"
      " base @theme_base_color, bg @theme_bg_color, selected @theme_selected_bg_color,"
      " chosen @theme_selected_fg_color, unfocused @theme_unfocused_selected_bg_color, borders @borders,"
      " success @success_color, warning @warning_color, error @error_color; }"
      /* The borders of themes have too little contrast beside the text of a row. */
      "listview.tessera > row.canvas > checkbutton:not(:disabled) > check:not(:checked) {"
      " border-color: alpha(@theme_fg_color, 0.75); }"
      "listview.tessera > row.canvas:selected > checkbutton:not(:disabled) > check:not(:checked) {"
      " border-color: @theme_selected_fg_color; }"
      "listview.tessera > row.pinned { background-color: @theme_base_color; }"
      "listview.tessera modelbutton.tessera-destructive:not(:disabled) { color: @error_color; }"
      "listview.tessera > dropline { background-color: @theme_selected_bg_color; }"
      "listview.tessera > droparea { border: 2px solid @theme_selected_bg_color; }"
      "listview.tessera > refresh { background-color: @theme_base_color; border: 1px solid @borders;"
      " border-radius: 18px; }";
  static const char key[] = "tessera-style";
  if (g_object_get_data (G_OBJECT (display), key)) return;
  g_object_set_data_full (G_OBJECT (display), key, load_rules (display, rules), g_object_unref);
}

void
tessera_add_style (GdkDisplay *display, const char *rules)
{
  g_object_unref (load_rules (display, rules));
}

/* ---- Programs ---- */

void
tessera_set_shortcuts (GtkApplication *application)
{
  static const char *const keys[] = { "<Control>w", "<Control>q", NULL };
  gtk_application_set_accels_for_action (application, "window.close", keys);
}

void
tessera_write_error (const char *line)
{
  g_printerr ("%s\n", line);
}
