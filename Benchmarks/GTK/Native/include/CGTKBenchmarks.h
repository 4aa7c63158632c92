#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What both sides show, and GTK's own list of it: in C, so that nobody pays for the other's language. */

/* ---- A row: two labels beside each other, 24 to 64 pixels high ---- */

int benchmark_row_height (guint index);
GtkWidget *benchmark_row_new (void);
void benchmark_row_fill (GtkWidget *row, guint index);
/* What the first label says. */
const char *benchmark_row_title (GtkWidget *row);

/* ---- GtkListView ---- */

/* A list whose model makes its items when somebody asks for them. */
GtkWidget *benchmark_list_view_new (guint count);

/* ---- Both ---- */

/* Rows without the borders of the theme, so that all of them are as high as they should be. */
void benchmark_load_style (void);

G_END_DECLS
