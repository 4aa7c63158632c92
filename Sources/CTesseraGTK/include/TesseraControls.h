#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ---- Controls: widgets in cells that are drawn ---- */

/* Inserts a new widget into a cell, after another control; NULL inserts it before all others. */
void tessera_cell_insert_control (GtkWidget *cell, GtkWidget *control, GtkWidget *previous);
/* Moves a widget from its parent into a cell, after another control; NULL inserts it before all others. */
void tessera_cell_adopt_widget (GtkWidget *cell, GtkWidget *widget, GtkWidget *previous);
/* Makes the calling thread the one that updates collections. */
void tessera_set_gtk_thread (void);
/* Returns whether the calling thread has updated a collection last: GTK may be used there only. */
gboolean tessera_is_gtk_thread (void);
/* Makes a control own the context of its signals: it releases the context when no signal can come any more. */
void tessera_control_own (GtkWidget *control, void *context, void (*release) (void *context));
/* Sets the frame of a control, in the coordinates of its cell. */
void tessera_control_set_frame (GtkWidget *control, const graphene_rect_t *frame);
/* Returns whether a control or a part of it has the keyboard focus of its window. */
gboolean tessera_control_contains_focus (GtkWidget *control);
/* Gives the keyboard focus to a control; returns whether it takes it. A field selects its text if `selects` is set. */
gboolean tessera_control_grab_focus (GtkWidget *control, gboolean selects);
/* Returns the control at a point of a collection; NULL if there is none, or if it is disabled. */
GtkWidget *tessera_collection_pick_control (GtkWidget *collection, double x, double y);
/* Creates a spin button for whole numbers, which ignores the wheel. */
GtkWidget *tessera_spin_new (void);
/* Sets the numbers that the user of a spin button can reach, and the distance between them. */
void tessera_spin_set_range (GtkWidget *spin, double lower, double upper, double step);
/* Sets the number of digits that a spin button has room for. */
void tessera_spin_set_digits (GtkWidget *spin, int count);
/* Creates a drop-down menu without options, which truncates an option that does not fit. */
GtkWidget *tessera_drop_down_new (void);
/* Creates an editor for several lines: a text view that scrolls, with a border. */
GtkWidget *tessera_editor_new (void);
/* Returns the buffer of an editor. */
GtkTextBuffer *tessera_editor_get_buffer (GtkWidget *editor);
/* Returns the text of an editor, which the caller frees. */
char *tessera_editor_copy_text (GtkWidget *editor);
/* Sets the text of an editor, with the caret at the same number of characters; the user cannot undo that. */
void tessera_editor_set_text (GtkWidget *editor, const char *text);
/* Sets the title of a button or a check button. */
void tessera_control_set_title (GtkWidget *control, const char *title);
/* Sets the text of an empty field. */
void tessera_control_set_placeholder (GtkWidget *control, const char *placeholder);
/* Sets the name of a control for screen readers; NULL for its title. */
void tessera_control_set_label (GtkWidget *control, const char *label);

G_END_DECLS
