#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What GTK's accessibility for tests says, as text to free; NULL where it is as expected. */
char *gtk_testing_check_label (GtkWidget *widget, const char *label);
char *gtk_testing_check_position (GtkWidget *widget, int position, int count);
char *gtk_testing_check_selected (GtkWidget *widget, gboolean is_selected);

/* Notes from now on what GTK and GLib complain about: warnings, and what is worse. It is printed as well. */
void gtk_testing_watch_complaints (void);
/* Forgets what was noted. */
void gtk_testing_clear_complaints (void);
/* The first one of what was noted, as text to free; NULL where there is none any more. */
char *gtk_testing_take_complaint (void);

/* Notes from now on in which part of a frame windows are; there is one already. */
void gtk_testing_watch_phases (void);
/* Whether GTK measures, allocates or draws in a frame at this moment. */
gboolean gtk_testing_is_layout (void);

G_END_DECLS
