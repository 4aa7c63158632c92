#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* These functions compare with GTK's accessibility backend for tests. They return the difference, as text to free;
 * NULL if there is none. */
char *gtk_testing_check_label (GtkWidget *widget, const char *label);
/* Sets another label than that of the collection. */
void gtk_testing_set_label (GtkWidget *widget, const char *label);
char *gtk_testing_check_position (GtkWidget *widget, int position, int count);
char *gtk_testing_check_selected (GtkWidget *widget, gboolean is_selected);
char *gtk_testing_check_level (GtkWidget *widget, int level);
char *gtk_testing_check_expanded (GtkWidget *widget, gboolean is_expanded);
char *gtk_testing_check_many (GtkWidget *widget, gboolean allows_many);
/* The row and column of a widget, from 1. */
char *gtk_testing_check_place (GtkWidget *widget, int row, int column);
/* The number of rows and columns of a widget. */
char *gtk_testing_check_size (GtkWidget *widget, int rows, int columns);
/* Whether a widget is hidden from screen readers. */
gboolean gtk_testing_is_hidden (GtkWidget *widget);

/* Connects to the accessibility bus of a session bus; NULL with a fault, as text to free, if there is none. */
GDBusConnection *gtk_testing_open_accessibility (const char *session_address, char **fault);
void gtk_testing_close_accessibility (GDBusConnection *bus);
/* All accessible objects on the bus, as text to free: a line for each object, parents before children. Its fields,
 * separated by tabs: depth, bus name, path, role, name, description, states, attributes and actions. */
char *gtk_testing_read_accessibility (GDBusConnection *bus);
/* Performs an action of an object. Returns whether that was possible. */
gboolean gtk_testing_do_action (GDBusConnection *bus, const char *name, const char *path, int action);
/* Moves the keyboard focus to an object. Returns whether that was possible. */
gboolean gtk_testing_grab_focus (GDBusConnection *bus, const char *name, const char *path);

/* Adds rules that take precedence over those of the theme; NULL if there is no display. */
GtkCssProvider *gtk_testing_add_style (const char *rules);
void gtk_testing_remove_style (GtkCssProvider *style);

/* Sets a number or Boolean setting of the desktop, as if the user had chosen it. */
void gtk_testing_set_number (const char *setting, int value);
/* Sets a text setting of the desktop; NULL resets it. */
void gtk_testing_set_text (const char *setting, const char *value);
/* Resets a setting. */
void gtk_testing_reset (const char *setting);
/* Sets the number of pixels per point of the display. */
void gtk_testing_set_scale (int scale);

/* Sets the font of the desktop, as if the user had chosen it; NULL resets it. */
void gtk_testing_set_font (const char *name);

/* Starts recording warnings and worse messages of GTK and GLib, which are also printed. */
void gtk_testing_watch_complaints (void);
/* Discards the recorded messages. */
void gtk_testing_clear_complaints (void);
/* Removes and returns the first recorded message, as text to free; NULL if there is none. */
char *gtk_testing_take_complaint (void);

/* Starts recording the current phase of frames. There must be a window already. */
void gtk_testing_watch_phases (void);
/* Whether GTK is measuring, allocating or drawing in a frame now. */
gboolean gtk_testing_is_layout (void);

G_END_DECLS
