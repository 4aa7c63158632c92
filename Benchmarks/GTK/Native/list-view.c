#include "CGTKBenchmarks.h"

/* ---- A model that makes its items when somebody asks for them ---- */

typedef struct {
  GObject parent_instance;
  guint count;
} LazyModel;

typedef struct {
  GObjectClass parent_class;
} LazyModelClass;

static GType lazy_model_get_type (void);

static GType
get_item_type (GListModel *model)
{
  (void) model;
  return G_TYPE_OBJECT;
}

static guint
get_n_items (GListModel *model)
{
  return ((LazyModel *) model)->count;
}

static gpointer
get_item (GListModel *model, guint index)
{
  /* A row knows its position; there is nothing more to say about it. */
  return index < get_n_items (model) ? g_object_new (G_TYPE_OBJECT, NULL) : NULL;
}

static void
add_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_TYPE_WITH_CODE (LazyModel, lazy_model, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, add_list_model))

static void
lazy_model_class_init (LazyModelClass *class)
{
  (void) class;
}

static void
lazy_model_init (LazyModel *model)
{
  (void) model;
}

/* ---- The list ---- */

static void
make_row (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused)
{
  (void) factory, (void) unused;
  gtk_list_item_set_child (item, benchmark_row_new ());
}

static void
fill_row (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused)
{
  (void) factory, (void) unused;
  benchmark_row_fill (gtk_list_item_get_child (item), gtk_list_item_get_position (item));
}

GtkWidget *
benchmark_list_view_new (guint count)
{
  LazyModel *model = g_object_new (lazy_model_get_type (), NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  model->count = count;
  g_signal_connect (factory, "setup", G_CALLBACK (make_row), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (fill_row), NULL);
  return gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (model))), factory);
}
