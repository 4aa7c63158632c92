#include "cell.h"
#include <math.h>

enum { PROPERTY_HADJUSTMENT = 1, PROPERTY_VADJUSTMENT, PROPERTY_HSCROLL_POLICY, PROPERTY_VSCROLL_POLICY };

typedef struct {
  GtkWidget parent_instance;
  TesseraCollectionCallbacks callbacks;
  void *context;
  void (*in_use) (void *context, gboolean is_in_use);
  GtkAdjustment *adjustments[2]; /* by GtkOrientation */
  GtkScrollablePolicy policies[2];
  /* The values to which adjustments are being set, during that call. */
  const double *published[2];
  GtkWidget *band;
  graphene_rect_t band_area;
  guint flush_id;
  guint timeout_id;
  /* Set while the widget is realized. */
  GdkFrameClock *clock;
  gulong update_id;
  /* Whether a frame is requested, and whether the clock is updating for it. */
  gboolean is_due, is_ticking;
} TesseraCollection;

typedef struct {
  GtkWidgetClass parent_class;
} TesseraCollectionClass;

static GType tessera_collection_get_type (void);
G_DEFINE_TYPE_WITH_CODE (TesseraCollection, tessera_collection, GTK_TYPE_WIDGET,
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static TesseraCollection *
self_of (gpointer instance)
{
  return G_TYPE_CHECK_INSTANCE_CAST (instance, tessera_collection_get_type (), TesseraCollection);
}

/* ---- Adjustments ---- */

static void
value_changed (GtkAdjustment *adjustment, TesseraCollection *self)
{
  const double *published = self->published[adjustment == self->adjustments[GTK_ORIENTATION_VERTICAL]];
  if (published && gtk_adjustment_get_value (adjustment) == *published) return;
  if (self->callbacks.scrolled) self->callbacks.scrolled (self->context);
}

static void
drop_adjustment (TesseraCollection *self, GtkOrientation orientation)
{
  if (!self->adjustments[orientation]) return;
  g_signal_handlers_disconnect_by_func (self->adjustments[orientation], value_changed, self);
  g_clear_object (&self->adjustments[orientation]);
}

static void
set_adjustment (TesseraCollection *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  if (adjustment && self->adjustments[orientation] == adjustment) return;
  drop_adjustment (self, orientation);
  if (!adjustment) adjustment = gtk_adjustment_new (0, 0, 0, 0, 0, 0);
  self->adjustments[orientation] = g_object_ref_sink (adjustment);
  g_signal_connect (adjustment, "value-changed", G_CALLBACK (value_changed), self);
  tessera_collection_request_frame (GTK_WIDGET (self), 0);
}

double
tessera_collection_get_value (GtkWidget *collection, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = self_of (collection)->adjustments[orientation];
  return adjustment ? gtk_adjustment_get_value (adjustment) : 0;
}

double
tessera_collection_set_extent (GtkWidget *collection, GtkOrientation orientation, const TesseraExtent *extent)
{
  TesseraCollection *self = self_of (collection);
  GtkAdjustment *adjustment = self->adjustments[orientation];
  double value = MAX (MIN (extent->value, extent->upper - extent->page), extent->lower);
  if (!adjustment) return value;
  g_object_ref (adjustment);
  self->published[orientation] = &value;
  gtk_adjustment_configure (adjustment, extent->value, extent->lower, extent->upper, extent->page * 0.1,
                            extent->page * 0.9, extent->page);
  self->published[orientation] = NULL;
  g_object_unref (adjustment);
  return value;
}

static void
set_policy (TesseraCollection *self, GtkOrientation orientation, GtkScrollablePolicy policy)
{
  if (self->policies[orientation] == policy) return;
  self->policies[orientation] = policy;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TesseraCollection *self = self_of (object);
  switch (id) {
  case PROPERTY_HADJUSTMENT:
    set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
    break;
  case PROPERTY_VADJUSTMENT:
    set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
    break;
  case PROPERTY_HSCROLL_POLICY:
    set_policy (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_enum (value));
    break;
  case PROPERTY_VSCROLL_POLICY:
    set_policy (self, GTK_ORIENTATION_VERTICAL, g_value_get_enum (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  }
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  TesseraCollection *self = self_of (object);
  switch (id) {
  case PROPERTY_HADJUSTMENT:
    g_value_set_object (value, self->adjustments[GTK_ORIENTATION_HORIZONTAL]);
    break;
  case PROPERTY_VADJUSTMENT:
    g_value_set_object (value, self->adjustments[GTK_ORIENTATION_VERTICAL]);
    break;
  case PROPERTY_HSCROLL_POLICY:
    g_value_set_enum (value, self->policies[GTK_ORIENTATION_HORIZONTAL]);
    break;
  case PROPERTY_VSCROLL_POLICY:
    g_value_set_enum (value, self->policies[GTK_ORIENTATION_VERTICAL]);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  }
}

/* ---- Layout ---- */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  (void) widget, (void) orientation, (void) for_size, (void) minimum_baseline, (void) natural_baseline;
  /* A scrollable widget takes any size; cells do not contribute, so that none is measured for this. */
  *minimum = *natural = 0;
}

static gboolean
flush_motion (gpointer data)
{
  TesseraCollection *self = data;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  self->flush_id = 0;
  if (clock) gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
  return G_SOURCE_REMOVE;
}

static void
allocate_band (TesseraCollection *self)
{
  const graphene_rect_t *area = &self->band_area;
  /* On whole points, so that its border is sharp. */
  double x = floor (area->origin.x), y = floor (area->origin.y);
  int width = 0, height = 0;
  gtk_widget_measure (self->band, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (self->band, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  width = MAX (width, (int) ceil (area->origin.x + area->size.width - x));
  height = MAX (height, (int) ceil (area->origin.y + area->size.height - y));
  gtk_widget_allocate (self->band, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TesseraCollection *self = self_of (widget);
  (void) baseline;
  if (self->callbacks.allocate) self->callbacks.allocate (self->context, width, height);
  if (self->band && gtk_widget_get_child_visible (self->band)) allocate_band (self);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child)) gtk_popover_present (GTK_POPOVER (child));
    else if (!tessera_is_cell (child)) tessera_overlay_allocate (child);
  /* GTK notices that cells have moved under a resting pointer, and requests a motion event, which is sent in
   * the event phase of a later frame. If no frame follows, the next click goes to the previous cell. */
  if (!self->flush_id) self->flush_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 20, flush_motion, self, NULL);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    const graphene_rect_t *clip = tessera_cell_get_clip (child);
    if (clip) gtk_snapshot_push_clip (snapshot, clip);
    gtk_widget_snapshot_child (widget, child, snapshot);
    if (clip) gtk_snapshot_pop (snapshot);
  }
}

void
tessera_collection_set_band (GtkWidget *collection, const graphene_rect_t *band)
{
  TesseraCollection *self = self_of (collection);
  if (!band) {
    if (self->band) gtk_widget_set_child_visible (self->band, FALSE);
    return;
  }
  if (!self->band) {
    self->band = g_object_new (GTK_TYPE_BOX, "css-name", "rubberband", "can-target", FALSE, NULL);
    gtk_widget_set_parent (self->band, collection);
  }
  if (gtk_widget_get_next_sibling (self->band)) gtk_widget_insert_before (self->band, collection, NULL);
  self->band_area = *band;
  gtk_widget_set_child_visible (self->band, TRUE);
  gtk_widget_queue_allocate (collection);
}

/* ---- Frames ---- */

/* Makes the clock produce frames while one is requested. */
static void
follow_clock (TesseraCollection *self)
{
  gboolean ticks = self->is_due && self->clock;
  if (ticks == self->is_ticking) return;
  self->is_ticking = ticks;
  if (ticks) gdk_frame_clock_begin_updating (self->clock);
  else if (self->clock) gdk_frame_clock_end_updating (self->clock);
}

static void
set_due (TesseraCollection *self, gboolean is_due)
{
  self->is_due = is_due;
  follow_clock (self);
}

/* Called after all tick callbacks, so that the scrolling of a fling in this frame is shown in this frame. A
 * tick callback would be called only in every second frame, because one that is added while others run is not
 * called before the next frame. */
static void
clock_updated (GdkFrameClock *clock, TesseraCollection *self)
{
  (void) clock;
  if (!self->is_due) return;
  g_object_ref (self);
  self->is_due = FALSE;
  if (self->callbacks.update) self->callbacks.update (self->context);
  follow_clock (self);
  g_object_unref (self);
}

static void
realize (GtkWidget *widget)
{
  TesseraCollection *self = self_of (widget);
  GTK_WIDGET_CLASS (tessera_collection_parent_class)->realize (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  self->update_id = g_signal_connect_after (self->clock, "update", G_CALLBACK (clock_updated), self);
  follow_clock (self);
}

static void
unrealize (GtkWidget *widget)
{
  TesseraCollection *self = self_of (widget);
  if (self->is_ticking) gdk_frame_clock_end_updating (self->clock);
  self->is_ticking = FALSE;
  g_clear_signal_handler (&self->update_id, self->clock);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (tessera_collection_parent_class)->unrealize (widget);
}

static gboolean
timed_out (gpointer data)
{
  self_of (data)->timeout_id = 0;
  tessera_collection_request_frame (data, 0);
  return G_SOURCE_REMOVE;
}

void
tessera_collection_request_frame (GtkWidget *collection, double delay)
{
  TesseraCollection *self = self_of (collection);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  set_due (self, delay == 0);
  if (delay > 0) self->timeout_id = g_timeout_add ((guint) MIN (ceil (delay * 1000), G_MAXINT), timed_out, self);
}

static void
map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tessera_collection_parent_class)->map (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (tessera_is_cell (child)) tessera_cell_keep_unheard (child);
  /* Requests made while the widget was hidden were postponed. */
  tessera_collection_request_frame (widget, 0);
}

static void
unmap (GtkWidget *widget)
{
  /* An open menu would keep its grab, and stay open. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child)) gtk_popover_popdown (GTK_POPOVER (child));
  GTK_WIDGET_CLASS (tessera_collection_parent_class)->unmap (widget);
}

double
tessera_collection_get_frame_time (GtkWidget *collection)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (collection);
  return (double) (clock ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ()) / G_USEC_PER_SEC;
}

/* ---- Focus ---- */

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  TesseraCollection *self = self_of (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  /* Tab moves through the focused cell, on to rows with controls, and then leaves the collection; arrows are keys of the
   * collection. */
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  if (child) {
    if (!is_tab) return FALSE;
    return gtk_widget_child_focus (child, direction)
           || (self->callbacks.tab_leaves && self->callbacks.tab_leaves (self->context, is_forward));
  }
  if (gtk_widget_is_focus (widget) || !gtk_widget_grab_focus (widget)) return FALSE;
  if (is_tab && self->callbacks.tab_entered) self->callbacks.tab_entered (self->context, is_forward);
  return TRUE;
}

static gboolean
grab_focus (GtkWidget *widget)
{
  TesseraCollection *self = self_of (widget);
  if (self->callbacks.focus && self->callbacks.focus (self->context)) return TRUE;
  return GTK_WIDGET_CLASS (tessera_collection_parent_class)->grab_focus (widget);
}

static void
set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  TesseraCollection *self = self_of (widget);
  GTK_WIDGET_CLASS (tessera_collection_parent_class)->set_focus_child (widget, child);
  if (child && tessera_is_cell (child) && self->callbacks.focus_entered)
    self->callbacks.focus_entered (self->context, child);
}

/* ---- Lifetime ---- */

static void
disconnect (TesseraCollection *self)
{
  self->callbacks = (TesseraCollectionCallbacks) { 0 };
  self->in_use = NULL;
  self->context = NULL;
  tessera_collection_disconnect_actions (GTK_WIDGET (self));
  tessera_collection_unwatch_settings (GTK_WIDGET (self));
}

static void
dispose (GObject *object)
{
  TesseraCollection *self = self_of (object);
  GtkWidget *child;
  disconnect (self);
  g_clear_handle_id (&self->flush_id, g_source_remove);
  tessera_collection_request_frame (GTK_WIDGET (self), -1);
  self->band = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self)))) gtk_widget_unparent (child);
  drop_adjustment (self, GTK_ORIENTATION_HORIZONTAL);
  drop_adjustment (self, GTK_ORIENTATION_VERTICAL);
  G_OBJECT_CLASS (tessera_collection_parent_class)->dispose (object);
}

static void
tessera_collection_class_init (TesseraCollectionClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  object_class->set_property = set_property;
  object_class->get_property = get_property;
  object_class->dispose = dispose;
  widget_class->map = map;
  widget_class->unmap = unmap;
  widget_class->realize = realize;
  widget_class->unrealize = unrealize;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->focus = focus;
  widget_class->grab_focus = grab_focus;
  widget_class->set_focus_child = set_focus_child;
  g_object_class_override_property (object_class, PROPERTY_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROPERTY_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROPERTY_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROPERTY_VSCROLL_POLICY, "vscroll-policy");
  /* The name of lists in themes, so that rows look like those of GtkListView. */
  gtk_widget_class_set_css_name (widget_class, "listview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
tessera_collection_init (TesseraCollection *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_add_css_class (widget, "tessera");
}

/* The thread that updates collections. */
static GThread *gtk_thread;

void
tessera_set_gtk_thread (void)
{
  g_atomic_pointer_set (&gtk_thread, g_thread_self ());
}

gboolean
tessera_is_gtk_thread (void)
{
  return g_atomic_pointer_get (&gtk_thread) == g_thread_self ();
}

GtkWidget *
tessera_collection_new (void)
{
  GtkWidget *collection = g_object_new (tessera_collection_get_type (), NULL);
  tessera_load_style (gtk_widget_get_display (collection));
  return collection;
}

void
tessera_collection_connect (GtkWidget *collection, const TesseraCollectionCallbacks *callbacks, void *context)
{
  self_of (collection)->callbacks = *callbacks;
  self_of (collection)->context = context;
}

/* GObject's toggle references notify when the last other reference is released and when another one is added.
 * */
static void
toggled (gpointer context, GObject *object, gboolean is_last)
{
  TesseraCollection *self = self_of (object);
  (void) context;
  if (self->in_use) self->in_use (self->context, !is_last);
}

void
tessera_collection_bind (GtkWidget *collection, void (*in_use) (void *context, gboolean is_in_use))
{
  TesseraCollection *self = self_of (collection);
  g_object_ref_sink (collection);
  self->in_use = in_use;
  in_use (self->context, TRUE);
  g_object_add_toggle_ref (G_OBJECT (collection), toggled, NULL);
  g_object_unref (collection);
}

static gboolean
release (gpointer collection)
{
  disconnect (self_of (collection));
  g_object_remove_toggle_ref (collection, toggled, NULL);
  return G_SOURCE_REMOVE;
}

void
tessera_collection_release (GtkWidget *collection)
{
  g_main_context_invoke (NULL, release, collection);
}
