#pragma once

#include "CTesseraGTK.h"

/* Returns the clip of a cell, in the coordinates of its collection; NULL if there is none, and for other
 * widgets. */
const graphene_rect_t *tessera_cell_get_clip (GtkWidget *widget);

/* Returns the properties of a cell that were published to screen readers last; they own their texts. */
TesseraAccessible *tessera_cell_get_told (GtkWidget *cell);

/* Hides a cell from screen readers again if it is to be hidden: GTK shows it whenever a widget is mapped. */
void tessera_cell_keep_unheard (GtkWidget *cell);

/* Places a control in its cell, during the allocation of the cell. */
void tessera_control_allocate (GtkWidget *control);
/* Moves the keyboard focus among the controls of a cell by the Tab key; returns whether there is a next one. */
gboolean tessera_controls_focus (GtkWidget *cell, GtkDirectionType direction);

/* Adds the actions of screen readers to a class; all are enabled. */
void tessera_cell_class_add_actions (GtkWidgetClass *class);
/* All actions. */
#define TESSERA_ALL_ACTIONS ((1u << TESSERA_ACTION_COUNT) - 1)
/* Enables the given actions and disables all others; see `TesseraAccessible`. */
void tessera_cell_enable_actions (GtkWidget *cell, unsigned actions);
/* Removes the handler of actions. */
void tessera_collection_disconnect_actions (GtkWidget *collection);
/* Removes the handler of settings. */
void tessera_collection_unwatch_settings (GtkWidget *collection);
