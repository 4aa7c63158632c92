#pragma once

#include <gtk/gtk.h>

/* ---- Overlays: widgets in front of the cells of a collection, which nobody can click ---- */

/* Adds a widget to a collection, which keeps it; not shown yet. The name is that of its node in style sheets; what is in
 * it may be NULL. */
GtkWidget *tessera_overlay_new (GtkWidget *collection, const char *css_name, GtkWidget *child);
/* Shows an overlay in front of all cells; NULL: hides it. Not while the collection allocates. */
void tessera_overlay_show (GtkWidget *overlay, const graphene_rect_t *area);
/* Gives overlays the room where they are shown; for the collection. */
void tessera_overlay_allocate (GtkWidget *child);
