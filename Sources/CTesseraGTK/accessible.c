#include "cell.h"

/* Accessibility properties for screen readers. */

/* ---- Attributes ---- */

static void
set_text (GtkAccessible *accessible, GtkAccessibleProperty property, const char *text)
{
  if (text) gtk_accessible_update_property (accessible, property, text, -1);
  else gtk_accessible_reset_property (accessible, property);
}

static void
set_number (GtkAccessible *accessible, GtkAccessibleRelation relation, int number)
{
  if (number) gtk_accessible_update_relation (accessible, relation, number, -1);
  else gtk_accessible_reset_relation (accessible, relation);
}

static void
set_state (GtkAccessible *accessible, GtkAccessibleState state, int is_set)
{
  if (is_set >= 0) gtk_accessible_update_state (accessible, state, is_set, -1);
  else gtk_accessible_reset_state (accessible, state);
}

/* ---- Roles ---- */

/* A widget's role is fixed once a screen reader knows it, or GTK, after it had the focus. A widget that
 * leaves its window is forgotten, and comes back with another role. Its window would keep the focus on it,
 * although the surrounding widgets have lost it, so the focus is dropped first. */
static void
drop_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  if (focus && (focus == widget || gtk_widget_is_ancestor (focus, widget))) gtk_root_set_focus (root, NULL);
}

static void
set_cell_role (GtkWidget *cell, GtkAccessibleRole role)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (cell)) == role) return;
  GtkWidget *collection = gtk_widget_get_parent (cell), *previous = gtk_widget_get_prev_sibling (cell);
  g_object_ref (cell);
  drop_focus (cell);
  if (collection) gtk_widget_unparent (cell);
  g_object_set (cell, "accessible-role", role, NULL);
  if (collection) gtk_widget_insert_after (cell, collection, previous);
  g_object_unref (cell);
}

gboolean
tessera_collection_set_role (GtkWidget *collection, GtkAccessibleRole role)
{
  GtkWidget *parent = gtk_widget_get_parent (collection);
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (collection)) == role) return TRUE;
  if (!gtk_widget_get_root (collection)) {
    g_object_set (collection, "accessible-role", role, NULL);
    return TRUE;
  }
  /* Other parents may store more about their children than the pointer. */
  if (!parent || !GTK_IS_SCROLLED_WINDOW (parent)) return FALSE;
  g_object_ref (collection);
  drop_focus (collection);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (parent), NULL);
  g_object_set (collection, "accessible-role", role, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (parent), collection);
  g_object_unref (collection);
  return TRUE;
}

/* ---- Publishing ---- */

static void
set_level (GtkAccessible *accessible, int level)
{
  if (level) gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  else gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL);
}

static void
tell_texts (GtkAccessible *accessible, const TesseraAccessible *told, TesseraAccessible *last)
{
  if (g_strcmp0 (told->label, last->label) != 0) {
    set_text (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, told->label);
    g_free ((char *) last->label);
    last->label = g_strdup (told->label);
  }
  if (g_strcmp0 (told->description, last->description) != 0) {
    set_text (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told->description);
    g_free ((char *) last->description);
    last->description = g_strdup (told->description);
  }
}

static void
tell_place (GtkAccessible *accessible, const TesseraAccessible *told, const TesseraAccessible *last)
{
  if (told->level != last->level) set_level (accessible, told->level);
  if (told->position != last->position) set_number (accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, told->position);
  if (told->count != last->count) set_number (accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE, told->count);
  if (told->row != last->row) set_number (accessible, GTK_ACCESSIBLE_RELATION_ROW_INDEX, told->row);
  if (told->row_span != last->row_span) set_number (accessible, GTK_ACCESSIBLE_RELATION_ROW_SPAN, told->row_span);
  if (told->column != last->column) set_number (accessible, GTK_ACCESSIBLE_RELATION_COL_INDEX, told->column);
  if (told->column_span != last->column_span)
    set_number (accessible, GTK_ACCESSIBLE_RELATION_COL_SPAN, told->column_span);
}

void
tessera_cell_set_accessible (GtkWidget *cell, const TesseraAccessible *told)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (cell);
  /* Setting an unchanged property costs GTK as much as changing it. */
  TesseraAccessible *last = tessera_cell_get_told (cell);
  set_cell_role (cell, told->role);
  tell_texts (accessible, told, last);
  tell_place (accessible, told, last);
  if (told->is_selected != last->is_selected)
    set_state (accessible, GTK_ACCESSIBLE_STATE_SELECTED, told->is_selected);
  if (told->is_expanded != last->is_expanded)
    set_state (accessible, GTK_ACCESSIBLE_STATE_EXPANDED, told->is_expanded);
  if (told->actions != last->actions) tessera_cell_enable_actions (cell, told->actions);
  const char *label = last->label, *description = last->description;
  *last = *told;
  last->label = label;
  last->description = description;
}

void
tessera_collection_set_accessible (GtkWidget *collection, const TesseraAccessibleCollection *told)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (collection);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, told->allows_many, -1);
  set_number (accessible, GTK_ACCESSIBLE_RELATION_ROW_COUNT, told->row_count);
  set_number (accessible, GTK_ACCESSIBLE_RELATION_COL_COUNT, told->column_count);
}

void
tessera_collection_set_label (GtkWidget *collection, const char *label)
{
  set_text (GTK_ACCESSIBLE (collection), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}
