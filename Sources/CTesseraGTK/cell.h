#pragma once

#include "CTesseraGTK.h"

/* What cuts a cell off, in the coordinates of its collection; NULL where nothing does, and for what is no cell. */
const graphene_rect_t *tessera_cell_get_clip (GtkWidget *widget);

/* What screen readers were told about a cell last; the texts are its own. */
TesseraAccessible *tessera_cell_get_told (GtkWidget *cell);

/* Has screen readers pass over a cell that they are to pass over: GTK takes that back whenever a widget is mapped. */
void tessera_cell_keep_unheard (GtkWidget *cell);

/* Gives a class the actions that screen readers may do; all are enabled. */
void tessera_cell_class_add_actions (GtkWidgetClass *class);
/* All of them. */
#define TESSERA_ALL_ACTIONS ((1u << TESSERA_ACTION_COUNT) - 1)
/* Enables actions and disables all others; see `TesseraAccessible`. */
void tessera_cell_enable_actions (GtkWidget *cell, unsigned actions);
/* Lets nobody be asked for actions any more. */
void tessera_collection_disconnect_actions (GtkWidget *collection);
/* Lets nobody be told of other settings any more. */
void tessera_collection_unwatch_settings (GtkWidget *collection);
