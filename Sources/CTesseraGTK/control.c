#include "cell.h"
#include <math.h>

/* Controls: widgets in cells that are drawn. */

static const char frame_key[] = "tessera-control-frame";
static const char context_key[] = "tessera-control-context";

void
tessera_cell_insert_control (GtkWidget *cell, GtkWidget *control, GtkWidget *previous)
{
  g_object_set_data_full (G_OBJECT (control), frame_key, g_new0 (graphene_rect_t, 1), g_free);
  gtk_widget_insert_after (control, cell, previous);
}

void
tessera_cell_adopt_widget (GtkWidget *cell, GtkWidget *widget, GtkWidget *previous)
{
  g_object_ref (widget);
  gtk_widget_unparent (widget);
  tessera_cell_insert_control (cell, widget, previous);
  g_object_unref (widget);
}

void
tessera_control_own (GtkWidget *control, void *context, void (*release) (void *context))
{
  g_object_set_data_full (G_OBJECT (control), context_key, context, release);
}

void
tessera_control_set_frame (GtkWidget *control, const graphene_rect_t *frame)
{
  graphene_rect_t *known = g_object_get_data (G_OBJECT (control), frame_key);
  GtkWidget *cell = gtk_widget_get_parent (control);
  if (!known || graphene_rect_equal (known, frame)) return;
  *known = *frame;
  if (cell) gtk_widget_queue_allocate (cell);
}

void
tessera_control_allocate (GtkWidget *control)
{
  const graphene_rect_t *frame = g_object_get_data (G_OBJECT (control), frame_key);
  if (!frame || !gtk_widget_should_layout (control)) return;
  /* On whole points, so that borders and text are sharp. */
  float x = roundf (frame->origin.x), y = roundf (frame->origin.y);
  int width = (int) roundf (frame->origin.x + frame->size.width - x), height = (int) roundf (frame->size.height);
  int minimum = 0;
  gtk_widget_measure (control, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  gtk_widget_measure (control, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  /* A theme with higher controls keeps their middle. */
  if (minimum > height) y -= floorf ((float) (minimum - height) / 2);
  gtk_widget_allocate (control, width, MAX (height, minimum), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

/* ---- Editors ---- */

/* Returns the text view of an editor; NULL for other controls. */
static GtkWidget *
tessera_editor_get_view (GtkWidget *control)
{
  return GTK_IS_SCROLLED_WINDOW (control) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (control)) : NULL;
}

GtkTextBuffer *
tessera_editor_get_buffer (GtkWidget *editor)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (tessera_editor_get_view (editor)));
}

/* Shows the placeholder while the text is empty. */
static void
show_placeholder (GtkTextBuffer *buffer, GtkWidget *placeholder)
{
  gtk_widget_set_visible (placeholder, gtk_text_buffer_get_char_count (buffer) == 0);
}

GtkWidget *
tessera_editor_new (void)
{
  GtkWidget *editor = gtk_scrolled_window_new (), *view = gtk_text_view_new (), *placeholder = gtk_label_new (NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (editor), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (editor), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (editor), 1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (editor), view);
  gtk_widget_set_focusable (editor, FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  /* The Tab key goes on to the next control. */
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (view), 5);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (view), 5);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (view), 5);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (view), 5);
  gtk_widget_add_css_class (placeholder, "dim-label");
  gtk_widget_set_can_target (placeholder, FALSE);
  gtk_text_view_add_overlay (GTK_TEXT_VIEW (view), placeholder, 0, 0);
  g_signal_connect_object (tessera_editor_get_buffer (editor), "changed", G_CALLBACK (show_placeholder), placeholder, 0);
  return editor;
}

char *
tessera_editor_copy_text (GtkWidget *editor)
{
  GtkTextBuffer *buffer = tessera_editor_get_buffer (editor);
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
}

void
tessera_editor_set_text (GtkWidget *editor, const char *text)
{
  GtkTextBuffer *buffer = tessera_editor_get_buffer (editor);
  GtkTextIter caret;
  gtk_text_buffer_get_iter_at_mark (buffer, &caret, gtk_text_buffer_get_insert (buffer));
  int offset = gtk_text_iter_get_offset (&caret);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_get_iter_at_offset (buffer, &caret, offset);
  gtk_text_buffer_place_cursor (buffer, &caret);
}

/* ---- Focus ---- */

static GtkWidget *
neighbor (GtkWidget *cell, GtkWidget *control, gboolean is_forward)
{
  if (control) return is_forward ? gtk_widget_get_next_sibling (control) : gtk_widget_get_prev_sibling (control);
  return is_forward ? gtk_widget_get_first_child (cell) : gtk_widget_get_last_child (cell);
}

gboolean
tessera_controls_focus (GtkWidget *cell, GtkDirectionType direction)
{
  GtkWidget *current = gtk_widget_get_focus_child (cell);
  gboolean is_forward = direction == GTK_DIR_TAB_FORWARD;
  if (!is_forward && direction != GTK_DIR_TAB_BACKWARD) return FALSE;
  /* The cell comes before its controls. */
  if (gtk_widget_is_focus (cell) && !is_forward) return FALSE;
  if (current && gtk_widget_child_focus (current, direction)) return TRUE;
  for (GtkWidget *next = neighbor (cell, current, is_forward); next; next = neighbor (cell, next, is_forward))
    if (gtk_widget_child_focus (next, direction)) return TRUE;
  return FALSE;
}

gboolean
tessera_control_contains_focus (GtkWidget *control)
{
  GtkRoot *root = gtk_widget_get_root (control);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  return focus && (focus == control || gtk_widget_is_ancestor (focus, control));
}

gboolean
tessera_control_grab_focus (GtkWidget *control, gboolean selects)
{
  if (tessera_editor_get_view (control)) return gtk_widget_grab_focus (tessera_editor_get_view (control));
  GtkEditable *text = GTK_IS_EDITABLE (control) ? gtk_editable_get_delegate (GTK_EDITABLE (control)) : NULL;
  if (!selects && text && GTK_IS_TEXT (text)) return gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  return gtk_widget_grab_focus (control);
}

/* ---- Presses ---- */

GtkWidget *
tessera_collection_pick_control (GtkWidget *collection, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (collection, x, y, GTK_PICK_DEFAULT);
  while (widget && widget != collection) {
    GtkWidget *parent = gtk_widget_get_parent (widget);
    if (parent && tessera_is_cell (parent) && g_object_get_data (G_OBJECT (widget), frame_key)) return widget;
    widget = parent;
  }
  return NULL;
}

/* ---- Steppers ---- */

GtkWidget *
tessera_spin_new (void)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, 1, 1);
  GListModel *controllers = gtk_widget_observe_controllers (spin);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  /* The wheel scrolls the collection, and does not change a number that happens to be below the pointer. */
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    GtkEventController *controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    g_object_unref (controller);
  }
  g_object_unref (controllers);
  return spin;
}

void
tessera_spin_set_range (GtkWidget *spin, double lower, double upper, double step)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin));
  if (gtk_adjustment_get_lower (adjustment) == lower && gtk_adjustment_get_upper (adjustment) == upper
      && gtk_adjustment_get_step_increment (adjustment) == step)
    return;
  gtk_adjustment_configure (adjustment, gtk_adjustment_get_value (adjustment), lower, upper, step, 10 * step, 0);
}

void
tessera_spin_set_digits (GtkWidget *spin, int count)
{
  if (gtk_editable_get_width_chars (GTK_EDITABLE (spin)) == count) return;
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), count);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), count);
}

/* ---- Menus ---- */

static void
set_up_option (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);
  (void) factory, (void) data;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_option (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *option = gtk_list_item_get_item (item);
  (void) factory, (void) data;
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (option));
}

GtkWidget *
tessera_drop_down_new (void)
{
  GtkWidget *menu = gtk_drop_down_new (NULL, NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_option), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_option), NULL);
  /* The open list marks the chosen option, and shows options in full. */
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (menu), gtk_drop_down_get_factory (GTK_DROP_DOWN (menu)));
  gtk_drop_down_set_factory (GTK_DROP_DOWN (menu), factory);
  g_object_unref (factory);
  return menu;
}

/* ---- Texts ---- */

void
tessera_control_set_title (GtkWidget *control, const char *title)
{
  GtkWidget *label;
  if (GTK_IS_BUTTON (control)) {
    gtk_button_set_label (GTK_BUTTON (control), title);
    label = gtk_button_get_child (GTK_BUTTON (control));
  } else {
    gtk_check_button_set_label (GTK_CHECK_BUTTON (control), *title ? title : NULL);
    label = *title ? gtk_widget_get_last_child (control) : NULL;
  }
  /* In a narrow window a title is truncated, and does not cover the next control. */
  if (label && GTK_IS_LABEL (label)) gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
}

void
tessera_control_set_placeholder (GtkWidget *control, const char *placeholder)
{
  GtkWidget *view = tessera_editor_get_view (control);
  if (view) {
    for (GtkWidget *child = gtk_widget_get_first_child (view); child; child = gtk_widget_get_next_sibling (child))
      if (GTK_IS_LABEL (gtk_widget_get_first_child (child)))
        gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (child)), placeholder);
    return;
  }
  g_object_set (control, "placeholder-text", placeholder, NULL);
}

void
tessera_control_set_label (GtkWidget *control, const char *label)
{
  if (tessera_editor_get_view (control)) control = tessera_editor_get_view (control);
  /* The button of a menu has the keyboard focus. */
  if (GTK_IS_DROP_DOWN (control)) tessera_control_set_label (gtk_widget_get_first_child (control), label);
  if (label) gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  else gtk_accessible_reset_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
