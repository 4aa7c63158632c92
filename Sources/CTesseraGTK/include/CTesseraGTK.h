#pragma once

#include <gtk/gtk.h>

#include "TesseraControls.h"
#include "TesseraDragging.h"
#include "TesseraOverlays.h"

G_BEGIN_DECLS

/* The parts that cannot be written in Swift: subclasses of GtkWidget, macros, and functions with variable
 * arguments. Call all functions on the main thread. */

/* ---- The collection: a scrollable widget that places cells at given positions ---- */

typedef struct {
  /* Called when a requested frame begins, before anything is laid out. */
  void (*update) (void *context);
  /* Called while the widget allocates its children, after its size has changed or its cells have to be placed
   * again. The callback may not send requests to other widgets. */
  void (*allocate) (void *context, int width, int height);
  /* Called when an adjustment was changed from outside. */
  void (*scrolled) (void *context);
  /* Called when the keyboard focus enters the widget; returns whether an item has taken it. */
  gboolean (*focus) (void *context);
  /* Called when the keyboard focus has moved to a cell or a widget inside it. */
  void (*focus_entered) (void *context, GtkWidget *cell);
  /* Called when the Tab key has given the keyboard focus to the widget. */
  void (*tab_entered) (void *context, gboolean is_forward);
  /* Called when the Tab key is about to leave the focused cell; returns whether the focus stays in the widget. */
  gboolean (*tab_leaves) (void *context, gboolean is_forward);
} TesseraCollectionCallbacks;

/* The values of an adjustment for one axis. */
typedef struct {
  double lower;
  double upper;
  double value;
  double page;
} TesseraExtent;

GtkWidget *tessera_collection_new (void);
/* Sets the callbacks; the context is not retained. */
void tessera_collection_connect (GtkWidget *collection, const TesseraCollectionCallbacks *callbacks, void *context);
/* Adds a reference to the widget. `in_use` is called with whether there are other references: now with TRUE,
 * and whenever that changes. */
void tessera_collection_bind (GtkWidget *collection, void (*in_use) (void *context, gboolean is_in_use));
/* Releases that reference; no callback is called from here on. Runs on the main thread, whichever thread
 * calls it. */
void tessera_collection_release (GtkWidget *collection);
/* Requests a call of `update`, replacing an earlier request: with the next frame if the delay is 0, after a
 * number of seconds if it is positive, not at all if it is negative. There is also a call when the widget is
 * shown. */
void tessera_collection_request_frame (GtkWidget *collection, double delay);
/* Returns the time of the current frame, in seconds of the monotonic clock. */
double tessera_collection_get_frame_time (GtkWidget *collection);
double tessera_collection_get_value (GtkWidget *collection, GtkOrientation orientation);
/* Sets an adjustment, and returns its value, clamped to its range. `scrolled` is called only if an observer
 * of the change changes the adjustment. */
double tessera_collection_set_extent (GtkWidget *collection, GtkOrientation orientation, const TesseraExtent *extent);

/* Shows a marquee in front of all cells, as the theme draws a `rubberband`; NULL hides it. Not during
 * allocation. */
void tessera_collection_set_band (GtkWidget *collection, const graphene_rect_t *band);

/* Writes a line to standard error. */
void tessera_write_error (const char *line);

/* ---- Cells: the widgets that a collection places ---- */

/* Draws a cell that has no child. */
typedef void (*TesseraDraw) (void *context, GtkWidget *cell, GtkSnapshot *snapshot);

/* The position and effect of a cell, in the coordinates of the collection. */
typedef struct {
  double x, y, width, height;
  double offset_x, offset_y;
  double scale_x, scale_y;
  /* In radians, clockwise. */
  double rotation;
  double opacity;
} TesseraPlacement;

/* Creates a cell around a widget, or without one. */
GtkWidget *tessera_cell_new (GtkWidget *child);
/* Sets the function that draws a cell without a child, or NULL; the context is not retained. */
void tessera_cell_set_draw (GtkWidget *cell, TesseraDraw draw, void *context);
/* Places a cell; only during the allocation of its collection. */
void tessera_cell_place (GtkWidget *cell, const TesseraPlacement *placement);
/* Sets the clip of a cell, in the coordinates of the collection; NULL removes it. */
void tessera_cell_set_clip (GtkWidget *cell, const graphene_rect_t *clip);
/* Returns whether GTK has measured a cell since the last call: GTK caches sizes until something changes. */
gboolean tessera_cell_take_asked (GtkWidget *cell);
gboolean tessera_is_cell (GtkWidget *widget);
/* Shows a cell, or hides it to be reused. */
void tessera_cell_set_shown (GtkWidget *cell, gboolean is_shown);
/* Cancels gestures on a cell and its children, such as a press, so that a release has no effect. */
void tessera_cell_cancel_gestures (GtkWidget *cell);
/* Removes a cell from its collection, and releases a reference to it. Runs on the main thread, whichever
 * thread calls it. */
void tessera_cell_release (GtkWidget *cell);

/* ---- Screen readers ---- */

/* The actions of screen readers on a cell. */
typedef enum {
  TESSERA_ACTION_ACTIVATE,
  TESSERA_ACTION_EXPAND,
  TESSERA_ACTION_COLLAPSE,
  TESSERA_ACTION_SELECT,
  TESSERA_ACTION_MENU,
  TESSERA_ACTION_COUNT
} TesseraAction;

/* The accessibility properties of a cell. */
typedef struct {
  GtkAccessibleRole role;
  /* NULL for none. */
  const char *label;
  const char *description;
  /* From 1; 0 for none. */
  int position, count, level;
  int row, row_span, column, column_span;
  /* -1 if the state does not apply. */
  int is_selected, is_expanded;
  /* The available actions, a bit for each `TesseraAction`. */
  unsigned actions;
} TesseraAccessible;

/* Publishes the properties of a cell; to change its role, the cell leaves its collection for a moment. */
void tessera_cell_set_accessible (GtkWidget *cell, const TesseraAccessible *accessible);
/* Shows a cell to screen readers, or hides it from them. */
void tessera_cell_set_heard (GtkWidget *cell, gboolean is_heard);

/* The accessibility properties of a collection. */
typedef struct {
  gboolean allows_many;
  /* 0 if unknown. */
  int row_count, column_count;
} TesseraAccessibleCollection;

/* Sets the role of a collection, which leaves its scrolled window for a moment and loses the focus. Returns
 * whether that was possible. */
gboolean tessera_collection_set_role (GtkWidget *collection, GtkAccessibleRole role);
/* Sets the name of a collection for screen readers; NULL for none. */
void tessera_collection_set_label (GtkWidget *collection, const char *label);
void tessera_collection_set_accessible (GtkWidget *collection, const TesseraAccessibleCollection *accessible);

/* Performs an action on a cell. */
typedef void (*TesseraPerform) (void *context, GtkWidget *cell, TesseraAction action);

/* Sets the handler of actions, until the collection is released; the context is not retained. */
void tessera_collection_connect_actions (GtkWidget *collection, TesseraPerform perform, void *context);

/* ---- Menus ---- */

typedef struct {
  /* Called when an item was chosen, with its number, from 0. */
  void (*chosen) (void *context, int number);
  /* Called when the menu has closed; `chosen` may be called after that. */
  void (*closed) (void *context);
} TesseraMenuCallbacks;

/* Creates a menu without items, which the collection owns; the context is not retained. */
GtkWidget *tessera_menu_new (GtkWidget *collection, const TesseraMenuCallbacks *callbacks, void *context);
/* Removes all items of a menu. */
void tessera_menu_clear (GtkWidget *menu);
/* Appends an item, which may begin a group with those that follow; a destructive item has the theme's error
 * color. */
void tessera_menu_append (GtkWidget *menu, const char *title, gboolean is_enabled, gboolean is_destructive,
                          gboolean begins_group);
/* Opens a menu at a place in the collection. */
void tessera_menu_open (GtkWidget *menu, const GdkRectangle *place);

/* ---- Settings of the desktop ---- */

/* Returns a setting; `otherwise` if there is no display. */
int tessera_setting_int (const char *name, int otherwise);
gboolean tessera_setting_bool (const char *name, gboolean otherwise);
/* Returns the name of the desktop's font; the caller frees it. */
char *tessera_setting_font (void);
/* Makes a context set text as the desktop's labels do, with the same hints and rounding. */
void tessera_copy_label_options (PangoContext *context);

typedef struct {
  /* Called when the font or its resolution has changed. */
  void (*font_changed) (void *context);
  /* Called when the durations and distances of presses, animations or the text direction have changed. */
  void (*others_changed) (void *context);
} TesseraSettingsCallbacks;

/* Sets the callbacks for changes of settings, until the collection is released; the context is not retained.
 * */
void tessera_collection_watch_settings (GtkWidget *collection, const TesseraSettingsCallbacks *callbacks,
                                        void *context);

/* ---- Functions that depend on the version of GTK ---- */

/* Converts a point in a widget to another one of the same window; returns FALSE if they share none. */
gboolean tessera_translate (GtkWidget *from, GtkWidget *to, double x, double y, double *to_x, double *to_y);
/* Returns the number of pixels per point of a widget: a whole number before GTK 4.12. */
double tessera_get_scale (GtkWidget *widget);

/* ---- Macros and variable arguments ---- */

/* Connects a handler that is called with the instance, the signal's arguments and the context. */
gulong tessera_connect (gpointer instance, const char *signal, GCallback handler, void *context);
/* Looks up a color by its name in the theme; returns whether the theme has it. */
gboolean tessera_theme_color (GtkWidget *widget, const char *name, GdkRGBA *color);
/* Returns the color of a widget's text. */
void tessera_text_color (GtkWidget *widget, GdkRGBA *color);
/* Makes Control-W and Control-Q close the focused window. */
void tessera_set_shortcuts (GtkApplication *application);
/* Adds the style rules that cells need, once for each display. */
void tessera_load_style (GdkDisplay *display);
/* Adds style rules to a display. */
void tessera_add_style (GdkDisplay *display, const char *rules);

G_END_DECLS
