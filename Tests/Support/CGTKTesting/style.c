#include "CGTKTesting.h"
#include <gdk/x11/gdkx.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GtkCssProvider *
gtk_testing_add_style (const char *rules)
{
  if (!gtk_init_check ()) return NULL;
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, rules, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  return provider;
}

void
gtk_testing_remove_style (GtkCssProvider *provider)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
  g_object_unref (provider);
}

G_GNUC_END_IGNORE_DEPRECATIONS

void
gtk_testing_set_font (const char *name)
{
  GtkSettings *settings = gtk_settings_get_default ();
  if (name) g_object_set (settings, "gtk-font-name", name, NULL);
  else gtk_settings_reset_property (settings, "gtk-font-name");
}

void
gtk_testing_set_number (const char *setting, int value)
{
  g_object_set (gtk_settings_get_default (), setting, value, NULL);
}

void
gtk_testing_set_text (const char *setting, const char *value)
{
  if (value) g_object_set (gtk_settings_get_default (), setting, value, NULL);
  else gtk_testing_reset (setting);
}

void
gtk_testing_reset (const char *setting)
{
  gtk_settings_reset_property (gtk_settings_get_default (), setting);
}

void
gtk_testing_set_scale (int scale)
{
  GdkDisplay *display = gdk_display_get_default ();
  if (GDK_IS_X11_DISPLAY (display)) gdk_x11_display_set_surface_scale (display, scale);
}
