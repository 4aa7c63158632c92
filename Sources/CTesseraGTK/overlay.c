#include "CTesseraGTK.h"
#include "cell.h"
#include <math.h>

static const char area_key[] = "tessera-overlay-area";

GtkWidget *
tessera_overlay_new (GtkWidget *collection, const char *css_name, GtkWidget *child)
{
  GtkWidget *overlay = g_object_new (GTK_TYPE_BOX, "css-name", css_name, "can-target", FALSE, NULL);
  if (child) gtk_box_append (GTK_BOX (overlay), child);
  g_object_set_data_full (G_OBJECT (overlay), area_key, g_new0 (graphene_rect_t, 1), g_free);
  gtk_widget_set_child_visible (overlay, FALSE);
  gtk_widget_set_parent (overlay, collection);
  return overlay;
}

/* Returns whether any cell is in front of an overlay. */
static gboolean
is_behind_cells (GtkWidget *overlay)
{
  for (GtkWidget *next = gtk_widget_get_next_sibling (overlay); next; next = gtk_widget_get_next_sibling (next))
    if (tessera_is_cell (next)) return TRUE;
  return FALSE;
}

void
tessera_overlay_show (GtkWidget *overlay, const graphene_rect_t *area)
{
  GtkWidget *collection = gtk_widget_get_parent (overlay);
  graphene_rect_t *known = g_object_get_data (G_OBJECT (overlay), area_key);
  if (!collection || !known) return;
  if (!area) {
    gtk_widget_set_child_visible (overlay, FALSE);
    return;
  }
  if (is_behind_cells (overlay)) gtk_widget_insert_before (overlay, collection, NULL);
  *known = *area;
  gtk_widget_set_child_visible (overlay, TRUE);
  gtk_widget_queue_allocate (collection);
}

void
tessera_overlay_allocate (GtkWidget *child)
{
  const graphene_rect_t *area = g_object_get_data (G_OBJECT (child), area_key);
  if (!area || !gtk_widget_get_child_visible (child)) return;
  /* On whole points, so that its border is sharp. */
  double x = round (area->origin.x), y = round (area->origin.y);
  int width = 0, height = 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, (int) round (area->size.width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  height = MAX (height, (int) round (area->size.height));
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}
