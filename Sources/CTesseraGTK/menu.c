#include "CTesseraGTK.h"

/* The data of a menu, with the same lifetime. */
typedef struct {
  TesseraMenuCallbacks callbacks;
  void *context;
  GMenu *groups;
  GMenu *group;
  GSimpleActionGroup *actions;
  /* For each item, whether it is destructive. */
  GArray *destructive;
} Menu;

static const char key[] = "tessera-menu";

static Menu *
menu_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), key);
}

static void
free_menu (gpointer data)
{
  Menu *self = data;
  g_clear_object (&self->groups);
  g_clear_object (&self->group);
  g_clear_object (&self->actions);
  g_array_unref (self->destructive);
  g_free (self);
}

static void
closed (GtkWidget *widget, Menu *self)
{
  (void) widget;
  if (self->callbacks.closed) self->callbacks.closed (self->context);
}

static void
chosen (GSimpleAction *action, GVariant *unused, Menu *self)
{
  (void) unused;
  int number = (int) g_ascii_strtoll (g_action_get_name (G_ACTION (action)), NULL, 10);
  if (self->callbacks.chosen) self->callbacks.chosen (self->context, number);
}

GtkWidget *
tessera_menu_new (GtkWidget *collection, const TesseraMenuCallbacks *callbacks, void *context)
{
  Menu *self = g_new0 (Menu, 1);
  self->callbacks = *callbacks;
  self->context = context;
  self->groups = g_menu_new ();
  self->destructive = g_array_new (FALSE, TRUE, sizeof (gboolean));
  GtkWidget *menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (self->groups));
  g_object_set_data_full (G_OBJECT (menu), key, self, free_menu);
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  /* As menus usually open: to the right and below, or where there is space. */
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_popover_set_position (GTK_POPOVER (menu), GTK_POS_BOTTOM);
  g_signal_connect (menu, "closed", G_CALLBACK (closed), self);
  gtk_widget_set_parent (menu, collection);
  tessera_menu_clear (menu);
  return menu;
}

void
tessera_menu_clear (GtkWidget *menu)
{
  Menu *self = menu_of (menu);
  g_menu_remove_all (self->groups);
  g_clear_object (&self->group);
  g_clear_object (&self->actions);
  self->actions = g_simple_action_group_new ();
  g_array_set_size (self->destructive, 0);
  gtk_widget_insert_action_group (menu, "item", G_ACTION_GROUP (self->actions));
}

/* Doubles underlines, because a single one marks the following letter as a key. */
static char *
without_mnemonics (const char *title)
{
  GString *text = g_string_new (title);
  g_string_replace (text, "_", "__", 0);
  return g_string_free (text, FALSE);
}

void
tessera_menu_append (GtkWidget *menu, const char *title, gboolean is_enabled, gboolean is_destructive,
                     gboolean begins_group)
{
  Menu *self = menu_of (menu);
  if (begins_group || !self->group) {
    g_clear_object (&self->group);
    self->group = g_menu_new ();
    g_menu_append_section (self->groups, NULL, G_MENU_MODEL (self->group));
  }
  char *name = g_strdup_printf ("%u", self->destructive->len);
  g_array_append_val (self->destructive, is_destructive);
  GSimpleAction *action = g_simple_action_new (name, NULL);
  g_simple_action_set_enabled (action, is_enabled);
  g_signal_connect (action, "activate", G_CALLBACK (chosen), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
  char *label = without_mnemonics (title), *detailed = g_strconcat ("item.", name, NULL);
  g_menu_append (self->group, label, detailed);
  g_free (detailed);
  g_free (label);
  g_object_unref (action);
  g_free (name);
}

/* Menu models have no colors: the widgets of destructive items get a class, in the order of the items. */
static guint
mark_destructive (GtkWidget *widget, const GArray *destructive, guint number)
{
  if (g_str_equal (gtk_widget_get_css_name (widget), "modelbutton")) {
    gboolean is_destructive = number < destructive->len && g_array_index (destructive, gboolean, number);
    if (is_destructive) gtk_widget_add_css_class (widget, "tessera-destructive");
    else gtk_widget_remove_css_class (widget, "tessera-destructive");
    return number + 1;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    number = mark_destructive (child, destructive, number);
  return number;
}

void
tessera_menu_open (GtkWidget *menu, const GdkRectangle *place)
{
  mark_destructive (menu, menu_of (menu)->destructive, 0);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), place);
  gtk_popover_popup (GTK_POPOVER (menu));
}
