#include "CTesseraGTK.h"

gboolean
tessera_translate (GtkWidget *from, GtkWidget *to, double x, double y, double *to_x, double *to_y)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  graphene_point_t point;
  if (!gtk_widget_compute_point (from, to, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)) return FALSE;
  *to_x = point.x;
  *to_y = point.y;
  return TRUE;
#else
  return gtk_widget_translate_coordinates (from, to, x, y, to_x, to_y);
#endif
}

double
tessera_get_scale (GtkWidget *widget)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;
  if (surface) return gdk_surface_get_scale (surface);
#endif
  return gtk_widget_get_scale_factor (widget);
}
