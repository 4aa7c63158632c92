#include "CGTKBenchmarks.h"

int
benchmark_row_height (guint index)
{
  /* Scattered, but the same in every run. */
  guint mixed = (index + 1) * 2654435761u;
  return 24 + (int) ((mixed >> 16) % 41);
}

GtkWidget *
benchmark_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (NULL), *detail = gtk_label_new (NULL);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), detail);
  return row;
}

void
benchmark_row_fill (GtkWidget *row, guint index)
{
  char text[32];
  g_snprintf (text, sizeof text, "Row %u", index);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (row)), text);
  g_snprintf (text, sizeof text, "%d px", benchmark_row_height (index));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (row)), text);
  gtk_widget_set_size_request (row, -1, benchmark_row_height (index));
}

const char *
benchmark_row_title (GtkWidget *row)
{
  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (row)));
}

/* Newer GTK has deprecated how older ones load a style. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void
benchmark_load_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, "listview > row { padding: 0 8px; border: none; min-height: 0; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

G_GNUC_END_IGNORE_DEPRECATIONS
