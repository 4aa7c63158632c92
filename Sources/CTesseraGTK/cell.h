#pragma once

#include "CTesseraGTK.h"

/* What cuts a cell off, in the coordinates of its collection; NULL where nothing does, and for what is no cell. */
const graphene_rect_t *tessera_cell_get_clip (GtkWidget *widget);
