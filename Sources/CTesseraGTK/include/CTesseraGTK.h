#pragma once

#include <gtk/gtk.h>

#include "TesseraDragging.h"
#include "TesseraOverlays.h"

G_BEGIN_DECLS

/* What Swift cannot write itself: subclasses of GtkWidget, macros, and functions with variable arguments.
 * All of it belongs to the main thread. */

/* ---- The collection: a scrollable widget that places cells wherever it is told ---- */

typedef struct {
  /* A frame begins that was asked for: what has to be done is done before anything is laid out. */
  void (*update) (void *context);
  /* The widget has a new size, or was asked to place its cells again; called while it allocates its children. Nothing
   * may be asked for that concerns other widgets. */
  void (*allocate) (void *context, int width, int height);
  /* Somebody else has moved an adjustment. */
  void (*scrolled) (void *context);
  /* The keyboard focus comes to the widget; whether an item has taken it. */
  gboolean (*focus) (void *context);
  /* The keyboard focus has come to a cell or to something in it. */
  void (*focus_entered) (void *context, GtkWidget *cell);
} TesseraCollectionCallbacks;

/* What an adjustment tells about one axis. */
typedef struct {
  double lower;
  double upper;
  double value;
  double page;
} TesseraExtent;

GtkWidget *tessera_collection_new (void);
/* Sets who is called; the context is not kept alive. */
void tessera_collection_connect (GtkWidget *collection, const TesseraCollectionCallbacks *callbacks, void *context);
/* Takes a reference to the widget. `in_use` tells whether there are others: now that there are, and whenever it changes. */
void tessera_collection_bind (GtkWidget *collection, void (*in_use) (void *context, gboolean is_in_use));
/* Gives that reference back; from here on nobody is called any more. On the main thread, if this is another one. */
void tessera_collection_release (GtkWidget *collection);
/* Asks for a call of `update` in a while, in place of what was asked for before: with the next frame if the delay is 0,
 * after so many seconds if it is positive, not at all if it is negative. There is also one when the widget is shown. */
void tessera_collection_request_frame (GtkWidget *collection, double delay);
/* The time of the frame that is being made, in seconds of the monotonic clock. */
double tessera_collection_get_frame_time (GtkWidget *collection);
double tessera_collection_get_value (GtkWidget *collection, GtkOrientation orientation);
/* Sets an adjustment, and returns the value that is in its range. There is a call of `scrolled` only if somebody who is
 * told of the change moves the adjustment. */
double tessera_collection_set_extent (GtkWidget *collection, GtkOrientation orientation, const TesseraExtent *extent);

/* Shows a band in front of all cells, as the theme draws a `rubberband`; NULL: none. Not while it allocates. */
void tessera_collection_set_band (GtkWidget *collection, const graphene_rect_t *band);

/* Writes a line to standard error. */
void tessera_write_error (const char *line);

/* ---- Cells: what a collection places ---- */

/* Draws a cell that has no child. */
typedef void (*TesseraDraw) (void *context, GtkWidget *cell, GtkSnapshot *snapshot);

/* How a cell is seen, in the coordinates of the collection. */
typedef struct {
  double x, y, width, height;
  double offset_x, offset_y;
  double scale_x, scale_y;
  /* In radians, clockwise. */
  double rotation;
  double opacity;
} TesseraPlacement;

/* A cell around a widget, or without one. */
GtkWidget *tessera_cell_new (GtkWidget *child);
/* What draws a cell without a child; the context is not kept alive. NULL: nothing does. */
void tessera_cell_set_draw (GtkWidget *cell, TesseraDraw draw, void *context);
/* Places a cell; only while its collection allocates. */
void tessera_cell_place (GtkWidget *cell, const TesseraPlacement *placement);
/* Cuts a cell off, in the coordinates of the collection; NULL: nothing does. */
void tessera_cell_set_clip (GtkWidget *cell, const graphene_rect_t *clip);
/* Whether GTK had to ask a cell for its size since this was called last: it knows the answers until something changes. */
gboolean tessera_cell_take_asked (GtkWidget *cell);
gboolean tessera_is_cell (GtkWidget *widget);
/* Whether a cell takes part in the picture, or waits to be used again. */
void tessera_cell_set_shown (GtkWidget *cell, gboolean is_shown);
/* Ends what somebody is doing to a cell and to what is in it, such as a press: letting go does nothing then. */
void tessera_cell_cancel_gestures (GtkWidget *cell);
/* Takes a cell out of its collection, and lets go of a reference to it; on the main thread, if this is another one. */
void tessera_cell_release (GtkWidget *cell);

/* ---- Screen readers ---- */

/* What people who do not point at a cell may do with it. */
typedef enum {
  TESSERA_ACTION_ACTIVATE,
  TESSERA_ACTION_EXPAND,
  TESSERA_ACTION_COLLAPSE,
  TESSERA_ACTION_SELECT,
  TESSERA_ACTION_MENU,
  TESSERA_ACTION_COUNT
} TesseraAction;

/* What a screen reader is told about a cell. */
typedef struct {
  GtkAccessibleRole role;
  /* NULL: nothing. */
  const char *label;
  const char *description;
  /* From 1; 0: none. */
  int position, count, level;
  int row, row_span, column, column_span;
  /* -1: it cannot be. */
  int is_selected, is_expanded;
  /* What may be done, a bit for each `TesseraAction`. */
  unsigned actions;
} TesseraAccessible;

/* Tells about a cell; for another role it leaves its collection for a moment. */
void tessera_cell_set_accessible (GtkWidget *cell, const TesseraAccessible *accessible);
/* Lets a cell be found by screen readers, or passed over. */
void tessera_cell_set_heard (GtkWidget *cell, gboolean is_heard);

/* What a screen reader is told about a collection. */
typedef struct {
  gboolean allows_many;
  /* 0: nobody knows. */
  int row_count, column_count;
} TesseraAccessibleCollection;

/* Gives a collection another role. For that it leaves its scrolled window for a moment, and so does the focus; whether it
 * could. */
gboolean tessera_collection_set_role (GtkWidget *collection, GtkAccessibleRole role);
/* Says what a collection is called; NULL: nothing. */
void tessera_collection_set_label (GtkWidget *collection, const char *label);
void tessera_collection_set_accessible (GtkWidget *collection, const TesseraAccessibleCollection *accessible);

/* Does with a cell what somebody asks for. */
typedef void (*TesseraPerform) (void *context, GtkWidget *cell, TesseraAction action);

/* Sets who is asked for actions, until the collection is released; the context is not kept alive. */
void tessera_collection_connect_actions (GtkWidget *collection, TesseraPerform perform, void *context);

/* ---- Menus ---- */

typedef struct {
  /* An item was chosen: its number, from 0. */
  void (*chosen) (void *context, int number);
  /* The menu has closed; what was chosen from it may be told after that. */
  void (*closed) (void *context);
} TesseraMenuCallbacks;

/* A menu of a collection, without items, which it keeps until its own end; the context is not kept alive. */
GtkWidget *tessera_menu_new (GtkWidget *collection, const TesseraMenuCallbacks *callbacks, void *context);
/* Takes all items out of a menu. */
void tessera_menu_clear (GtkWidget *menu);
/* Adds an item at the end, in a group of its own with those that follow if it begins one, and in the theme's colour of
 * errors if it destroys something. */
void tessera_menu_append (GtkWidget *menu, const char *title, gboolean is_enabled, gboolean is_destructive,
                          gboolean begins_group);
/* Shows a menu at a place in the collection. */
void tessera_menu_open (GtkWidget *menu, const GdkRectangle *place);

/* ---- Settings of the desktop ---- */

/* A setting; `otherwise` where there is no display. */
int tessera_setting_int (const char *name, int otherwise);
gboolean tessera_setting_bool (const char *name, gboolean otherwise);
/* The name of the font in which the desktop sets text; free it. */
char *tessera_setting_font (void);

typedef struct {
  /* The font, or how large its points are. */
  void (*font_changed) (void *context);
  /* How long and how far presses may be, whether anything moves by itself, or the direction of text. */
  void (*others_changed) (void *context);
} TesseraSettingsCallbacks;

/* Sets who is told when people change settings, until the collection is released; the context is not kept alive. */
void tessera_collection_watch_settings (GtkWidget *collection, const TesseraSettingsCallbacks *callbacks,
                                        void *context);

/* ---- What newer GTK does in another way ---- */

/* Where a place in a widget is in another one of the same window; FALSE where they are in none. */
gboolean tessera_translate (GtkWidget *from, GtkWidget *to, double x, double y, double *to_x, double *to_y);
/* How many pixels a point of a widget has: a whole number before GTK 4.12. */
double tessera_get_scale (GtkWidget *widget);

/* ---- Macros and variable arguments ---- */

/* Connects a handler that is called with the instance, the signal's arguments and the context. */
gulong tessera_connect (gpointer instance, const char *signal, GCallback handler, void *context);
/* A colour that the theme has a name for; whether it has. */
gboolean tessera_theme_color (GtkWidget *widget, const char *name, GdkRGBA *color);
/* The colour of a widget's text. */
void tessera_text_color (GtkWidget *widget, GdkRGBA *color);
/* Lets Control-W and Control-Q close the window that has the focus. */
void tessera_set_shortcuts (GtkApplication *application);
/* The rules that cells need, once for each display. */
void tessera_load_style (GdkDisplay *display);

G_END_DECLS
