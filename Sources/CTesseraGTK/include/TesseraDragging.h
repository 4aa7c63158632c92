#pragma once

#include <gtk/gtk.h>

/* ---- Drags between programs ---- */

/* The payload of a drag for other programs, and its icon. */
typedef struct {
  /* NULL for none. */
  const char *text;
  /* Ends with NULL. */
  const char *const *uris;
  GdkDragAction actions;
  /* The icon below the pointer, and the point in it at which the pointer is. */
  GdkPaintable *icon;
  int hot_x, hot_y;
  /* The position of the press, in coordinates of the widget. */
  double x, y;
} TesseraDrag;

/* Begins a drag with a device whose button is held down over a widget; returns NULL if that fails. `ended` is
 * called once with the performed action, which is 0 if the user canceled the drag. */
GdkDrag *tessera_drag_begin (GtkWidget *widget, GdkDevice *device, const TesseraDrag *drag,
                             void (*ended) (void *context, GdkDragAction action), void *context);

/* Returns the kinds of content that can be read from a drop. */
void tessera_drop_get_kinds (GdkDrop *drop, gboolean *text, gboolean *uris);
/* Reads a drop, and calls `done` once, with NULL for kinds that it does not contain or that cannot be read.
 * */
void tessera_drop_read (GdkDrop *drop, void (*done) (void *context, const char *text, const char *const *uris),
                        void *context);
