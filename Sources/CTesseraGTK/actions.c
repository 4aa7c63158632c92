#include "cell.h"

/* Actions of screen readers on a cell: GTK publishes the actions of its class that are enabled. */

static const char *const names[TESSERA_ACTION_COUNT] = {
  [TESSERA_ACTION_ACTIVATE] = "cell.activate", [TESSERA_ACTION_EXPAND] = "cell.expand",
  [TESSERA_ACTION_COLLAPSE] = "cell.collapse", [TESSERA_ACTION_SELECT] = "cell.select",
  [TESSERA_ACTION_MENU] = "cell.menu",
};

/* The handler of a collection's actions. */
typedef struct {
  TesseraPerform perform;
  void *context;
} Performer;

static const char key[] = "tessera-performer";

static void
activate (GtkWidget *cell, const char *name, GVariant *unused)
{
  GtkWidget *collection = gtk_widget_get_parent (cell);
  Performer *performer = collection ? g_object_get_data (G_OBJECT (collection), key) : NULL;
  (void) unused;
  if (!performer) return;
  for (TesseraAction action = 0; action < TESSERA_ACTION_COUNT; action++)
    if (g_str_equal (name, names[action])) return performer->perform (performer->context, cell, action);
}

void
tessera_cell_class_add_actions (GtkWidgetClass *class)
{
  for (TesseraAction action = 0; action < TESSERA_ACTION_COUNT; action++)
    gtk_widget_class_install_action (class, names[action], NULL, activate);
}

void
tessera_cell_enable_actions (GtkWidget *cell, unsigned actions)
{
  for (TesseraAction action = 0; action < TESSERA_ACTION_COUNT; action++)
    gtk_widget_action_set_enabled (cell, names[action], (actions & 1u << action) != 0);
}

void
tessera_collection_connect_actions (GtkWidget *collection, TesseraPerform perform, void *context)
{
  Performer *performer = g_new (Performer, 1);
  *performer = (Performer) { perform, context };
  g_object_set_data_full (G_OBJECT (collection), key, performer, g_free);
}

void
tessera_collection_disconnect_actions (GtkWidget *collection)
{
  g_object_set_data (G_OBJECT (collection), key, NULL);
}
