#include "cell.h"
#include <math.h>

typedef struct {
  GtkWidget parent_instance;
  TesseraDraw draw;
  void *context;
  /* Whether the cell is drawn; then its children are controls. */
  gboolean is_canvas;
  /* Whether GTK has measured the cell. */
  gboolean was_asked;
  gboolean has_clip;
  graphene_rect_t clip;
  /* The part of the cell inside its frame, if that is no whole number of points, as widgets are; and its
   * intersection with the clip. */
  gboolean is_cropped;
  graphene_rect_t crop, cut;
  TesseraAccessible told;
  gboolean is_unheard;
} TesseraCell;

typedef struct {
  GtkWidgetClass parent_class;
} TesseraCellClass;

static GType tessera_cell_get_type (void);
G_DEFINE_TYPE (TesseraCell, tessera_cell, GTK_TYPE_WIDGET)

static TesseraCell *
self_of (gpointer instance)
{
  return G_TYPE_CHECK_INSTANCE_CAST (instance, tessera_cell_get_type (), TesseraCell);
}

gboolean
tessera_is_cell (GtkWidget *widget)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, tessera_cell_get_type ());
}

const graphene_rect_t *
tessera_cell_get_clip (GtkWidget *widget)
{
  if (!tessera_is_cell (widget)) return NULL;
  TesseraCell *self = self_of (widget);
  if (!self->is_cropped) return self->has_clip ? &self->clip : NULL;
  if (!self->has_clip) return &self->crop;
  if (!graphene_rect_intersection (&self->clip, &self->crop, &self->cut)) self->cut = *graphene_rect_zero ();
  return &self->cut;
}

/* Records whether a cell is less than a point larger than its frame, because widgets have whole sizes. */
static void
crop (TesseraCell *self, const TesseraPlacement *placement, int width, int height)
{
  gboolean is_moved = placement->scale_x != 1 || placement->scale_y != 1 || placement->rotation != 0;
  gboolean was_cropped = self->is_cropped;
  self->is_cropped = !is_moved && width - placement->width < 1 && height - placement->height < 1
                     && (width != placement->width || height != placement->height);
  graphene_rect_t cut = *graphene_rect_zero ();
  if (self->is_cropped)
    cut = GRAPHENE_RECT_INIT ((float) (placement->x + placement->offset_x),
                              (float) (placement->y + placement->offset_y), (float) placement->width,
                              (float) placement->height);
  /* The collection clips the cell, and GTK does not redraw it if the position of the cell is unchanged. */
  if (was_cropped != self->is_cropped || (was_cropped && !graphene_rect_equal (&cut, &self->crop)))
    gtk_widget_queue_draw (gtk_widget_get_parent (GTK_WIDGET (self)));
  self->crop = cut;
}

TesseraAccessible *
tessera_cell_get_told (GtkWidget *cell)
{
  return &self_of (cell)->told;
}

void
tessera_cell_set_heard (GtkWidget *cell, gboolean is_heard)
{
  self_of (cell)->is_unheard = !is_heard;
  if (is_heard) gtk_accessible_reset_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_HIDDEN);
  else tessera_cell_keep_unheard (cell);
}

void
tessera_cell_keep_unheard (GtkWidget *cell)
{
  if (self_of (cell)->is_unheard)
    gtk_accessible_update_state (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
tessera_cell_set_shown (GtkWidget *cell, gboolean is_shown)
{
  gtk_widget_set_child_visible (cell, is_shown);
  if (is_shown) tessera_cell_keep_unheard (cell);
}

void
tessera_cell_cancel_gestures (GtkWidget *widget)
{
  GListModel *controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    GtkEventController *controller = g_list_model_get_item (controllers, i);
    gtk_event_controller_reset (controller);
    g_object_unref (controller);
  }
  g_object_unref (controllers);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    tessera_cell_cancel_gestures (child);
}

void
tessera_cell_set_draw (GtkWidget *cell, TesseraDraw draw, void *context)
{
  self_of (cell)->draw = draw;
  self_of (cell)->context = context;
  gtk_widget_queue_draw (cell);
}

void
tessera_cell_set_clip (GtkWidget *cell, const graphene_rect_t *clip)
{
  TesseraCell *self = self_of (cell);
  gboolean had_clip = self->has_clip;
  self->has_clip = clip != NULL;
  if (!clip) {
    if (had_clip) gtk_widget_queue_draw (gtk_widget_get_parent (cell));
  } else if (!had_clip || !graphene_rect_equal (&self->clip, clip)) {
    self->clip = *clip;
    gtk_widget_queue_draw (gtk_widget_get_parent (cell));
  }
}

void
tessera_cell_place (GtkWidget *cell, const TesseraPlacement *placement)
{
  int width = 0, height = 0;
  /* GTK requires that every widget has at least its minimum size, which is that of its borders here. */
  gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, (int) ceil (placement->width));
  gtk_widget_measure (cell, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  height = MAX (height, (int) ceil (placement->height));
  crop (self_of (cell), placement, width, height);
  double middle_x = placement->width / 2, middle_y = placement->height / 2;
  /* The distance from the viewport is small, wherever the content is scrolled: numbers become floats only
   * here. */
  GskTransform *transform = gsk_transform_translate (
      NULL, &GRAPHENE_POINT_INIT ((float) (placement->x + placement->offset_x),
                                  (float) (placement->y + placement->offset_y)));
  if (placement->scale_x != 1 || placement->scale_y != 1 || placement->rotation != 0) {
    transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) middle_x, (float) middle_y));
    transform = gsk_transform_rotate (transform, (float) (placement->rotation * 180 / G_PI));
    transform = gsk_transform_scale (transform, (float) placement->scale_x, (float) placement->scale_y);
    transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -middle_x, (float) -middle_y));
  }
  if (gtk_widget_get_opacity (cell) != placement->opacity) gtk_widget_set_opacity (cell, placement->opacity);
  gtk_widget_allocate (cell, width, height, -1, transform);
}

gboolean
tessera_cell_take_asked (GtkWidget *cell)
{
  gboolean was_asked = self_of (cell)->was_asked;
  self_of (cell)->was_asked = FALSE;
  return was_asked;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  TesseraCell *self = self_of (widget);
  GtkWidget *child = self->is_canvas ? NULL : gtk_widget_get_first_child (widget);
  (void) minimum_baseline, (void) natural_baseline;
  *minimum = *natural = 0;
  self->was_asked = TRUE;
  /* The collection decides the size of a cell; what does not fit is clipped. */
  if (child) gtk_widget_measure (child, orientation, for_size, NULL, natural, NULL, NULL);
}

static void
size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int minimum = 0, room = width;
  if (self_of (widget)->is_canvas)
    for (; child; child = gtk_widget_get_next_sibling (child)) tessera_control_allocate (child);
  if (!child) return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  /* Clipping costs time for each row and frame; a child that fits needs none, as in GTK's own list. */
  gtk_widget_set_overflow (widget, width > room || minimum > height ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_allocate (child, width, MAX (height, minimum), baseline, NULL);
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TesseraCell *self = self_of (widget);
  if (self->draw) self->draw (self->context, widget, snapshot);
  GTK_WIDGET_CLASS (tessera_cell_parent_class)->snapshot (widget, snapshot);
}

static void
state_flags_changed (GtkWidget *widget, GtkStateFlags old)
{
  TesseraCell *self = self_of (widget);
  GtkStateFlags changed = old ^ gtk_widget_get_state_flags (widget);
  GTK_WIDGET_CLASS (tessera_cell_parent_class)->state_flags_changed (widget, old);
  /* Themes may have other colors for windows in the background, and GTK does not know that the cell draws
   * with them. */
  if (self->draw && changed & GTK_STATE_FLAG_BACKDROP) gtk_widget_queue_draw (widget);
}

static void
css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (tessera_cell_parent_class)->css_changed (widget, change);
  /* The drawing looks up the theme's colors by name, and GTK does not know which of them have changed. */
  if (self_of (widget)->draw) gtk_widget_queue_draw (widget);
}

static gboolean
contains (GtkWidget *widget, double x, double y)
{
  TesseraCell *self = self_of (widget);
  if (!GTK_WIDGET_CLASS (tessera_cell_parent_class)->contains (widget, x, y)) return FALSE;
  if (!self->has_clip) return TRUE;
  if (!tessera_translate (widget, gtk_widget_get_parent (widget), x, y, &x, &y)) return FALSE;
  return graphene_rect_contains_point (&self->clip, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static void
dispose (GObject *object)
{
  TesseraCell *self = self_of (object);
  GtkWidget *child;
  self->draw = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self)))) gtk_widget_unparent (child);
  G_OBJECT_CLASS (tessera_cell_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  TesseraCell *self = self_of (object);
  g_free ((char *) self->told.label);
  g_free ((char *) self->told.description);
  G_OBJECT_CLASS (tessera_cell_parent_class)->finalize (object);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  GtkWidget *child = self_of (widget)->is_canvas ? NULL : gtk_widget_get_first_child (widget);
  return child ? gtk_widget_get_request_mode (child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (self_of (widget)->is_canvas) return tessera_controls_focus (widget, direction);
  return GTK_WIDGET_CLASS (tessera_cell_parent_class)->focus (widget, direction);
}

static void
tessera_cell_class_init (TesseraCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  G_OBJECT_CLASS (class)->dispose = dispose;
  G_OBJECT_CLASS (class)->finalize = finalize;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->contains = contains;
  widget_class->focus = focus;
  widget_class->state_flags_changed = state_flags_changed;
  widget_class->css_changed = css_changed;
  gtk_widget_class_set_css_name (widget_class, "row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  tessera_cell_class_add_actions (widget_class);
}

static void
tessera_cell_init (TesseraCell *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->told = (TesseraAccessible) { .is_selected = -1, .is_expanded = -1, .actions = TESSERA_ALL_ACTIONS };
}

GtkWidget *
tessera_cell_new (GtkWidget *child)
{
  GtkWidget *cell = g_object_new (tessera_cell_get_type (), NULL);
  if (child) gtk_widget_set_parent (child, cell);
  else gtk_widget_add_css_class (cell, "canvas");
  self_of (cell)->is_canvas = !child;
  return cell;
}

static gboolean
release (gpointer data)
{
  GtkWidget *cell = data;
  self_of (cell)->draw = NULL;
  if (gtk_widget_get_parent (cell)) gtk_widget_unparent (cell);
  g_object_unref (cell);
  return G_SOURCE_REMOVE;
}

void
tessera_cell_release (GtkWidget *cell)
{
  g_main_context_invoke (NULL, release, cell);
}
