#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What GTK's accessibility for tests says, as text to free; NULL where it is as expected. */
char *gtk_testing_check_label (GtkWidget *widget, const char *label);
char *gtk_testing_check_position (GtkWidget *widget, int position, int count);
char *gtk_testing_check_selected (GtkWidget *widget, gboolean is_selected);

G_END_DECLS
