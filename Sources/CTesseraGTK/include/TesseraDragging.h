#pragma once

#include <gtk/gtk.h>

/* ---- Drags between programs ---- */

/* What a drag brings to other programs, and what is seen of it. */
typedef struct {
  /* NULL: none. */
  const char *text;
  /* Up to NULL. */
  const char *const *uris;
  GdkDragAction actions;
  /* What is seen below the pointer, and where in it that is. */
  GdkPaintable *icon;
  int hot_x, hot_y;
  /* Where the button went down, in coordinates of the widget. */
  double x, y;
} TesseraDrag;

/* Begins a drag with a device that is held down over a widget; NULL: there is none. When it has ended it tells so, once,
 * with what was done: nothing if people gave up. */
GdkDrag *tessera_drag_begin (GtkWidget *widget, GdkDevice *device, const TesseraDrag *drag,
                             void (*ended) (void *context, GdkDragAction action), void *context);

/* What something that hovers can be read as. */
void tessera_drop_get_kinds (GdkDrop *drop, gboolean *text, gboolean *uris);
/* Reads what was dropped, and tells it once: NULL for what it is not, or cannot be read as. */
void tessera_drop_read (GdkDrop *drop, void (*done) (void *context, const char *text, const char *const *uris),
                        void *context);
