#pragma once

#include <gtk/gtk.h>

/* ---- Overlays: widgets in front of the cells of a collection, which ignore the pointer ---- */

/* Adds a hidden overlay to a collection, which owns it, with the name of its node in style sheets; the child
 * may be NULL. */
GtkWidget *tessera_overlay_new (GtkWidget *collection, const char *css_name, GtkWidget *child);
/* Shows an overlay in front of all cells; NULL hides it. Not during allocation. */
void tessera_overlay_show (GtkWidget *overlay, const graphene_rect_t *area);
/* Allocates an overlay at its area; for the collection. */
void tessera_overlay_allocate (GtkWidget *child);
