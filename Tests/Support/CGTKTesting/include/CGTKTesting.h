#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What GTK's accessibility for tests says, as text to free; NULL where it is as expected. */
char *gtk_testing_check_label (GtkWidget *widget, const char *label);
/* Tells GTK something else than the collection has told it. */
void gtk_testing_set_label (GtkWidget *widget, const char *label);
char *gtk_testing_check_position (GtkWidget *widget, int position, int count);
char *gtk_testing_check_selected (GtkWidget *widget, gboolean is_selected);
char *gtk_testing_check_level (GtkWidget *widget, int level);
char *gtk_testing_check_expanded (GtkWidget *widget, gboolean is_expanded);
char *gtk_testing_check_many (GtkWidget *widget, gboolean allows_many);
/* Where a widget stands in rows and columns, from 1. */
char *gtk_testing_check_place (GtkWidget *widget, int row, int column);
/* How many rows and columns a widget has. */
char *gtk_testing_check_size (GtkWidget *widget, int rows, int columns);
/* Whether screen readers pass over a widget. */
gboolean gtk_testing_is_hidden (GtkWidget *widget);

/* Connects to the accessibility bus that belongs to a session bus; NULL with a fault, as text to free, where there is none. */
GDBusConnection *gtk_testing_open_accessibility (const char *session_address, char **fault);
void gtk_testing_close_accessibility (GDBusConnection *bus);
/* All that programs show there, as text to free: a line for each object, each before those inside it. It has, separated by
 * tabs: depth, bus name, path, role, name, description, states, attributes and actions. */
char *gtk_testing_read_accessibility (GDBusConnection *bus);
/* Does one of the actions of an object; whether that was possible. */
gboolean gtk_testing_do_action (GDBusConnection *bus, const char *name, const char *path, int action);
/* Gives the keyboard focus to an object; whether that was possible. */
gboolean gtk_testing_grab_focus (GDBusConnection *bus, const char *name, const char *path);

/* Adds rules that go before those of the theme; NULL where there is no display. */
GtkCssProvider *gtk_testing_add_style (const char *rules);
void gtk_testing_remove_style (GtkCssProvider *style);

/* Sets a setting of the desktop that is a number or yes or no, as if somebody had chosen it. */
void gtk_testing_set_number (const char *setting, int value);
/* The same for a text; NULL: as it was. */
void gtk_testing_set_text (const char *setting, const char *value);
/* Makes a setting what it was. */
void gtk_testing_reset (const char *setting);
/* Gives the display so many pixels a point. */
void gtk_testing_set_scale (int scale);

/* Sets the desktop's font, as if somebody had chosen it; NULL: as it was. */
void gtk_testing_set_font (const char *name);

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
