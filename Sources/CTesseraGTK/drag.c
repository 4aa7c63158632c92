#include "CTesseraGTK.h"
#include <math.h>
#ifdef GDK_WINDOWING_X11
#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>
#endif

/* ---- Drags out of a collection ---- */

typedef struct {
  GdkDrag *drag;
  void (*ended) (void *context, GdkDragAction action);
  void *context;
} Session;

static void finished (GdkDrag *drag, Session *session);
static void cancelled (GdkDrag *drag, GdkDragCancelReason reason, Session *session);

#ifdef GDK_WINDOWING_X11
/* GTK 4.8 makes X send it the key, but does not find the window for it: its own drags do not end with Escape.
 * */
static gboolean
x_event (GdkDisplay *display, gpointer data, Session *session)
{
  const XEvent *event = data;
  const XIDeviceEvent *key = event->xcookie.data;
  guint value = 0;
  if (event->type != GenericEvent || event->xcookie.evtype != XI_KeyPress || !key) return FALSE;
  gdk_display_translate_key (display, (guint) key->detail, 0, 0, &value, NULL, NULL, NULL);
  if (value != GDK_KEY_Escape) return FALSE;
  g_signal_emit_by_name (session->drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED);
  return TRUE;
}
#endif

static void
listen (Session *session)
{
  g_signal_connect (session->drag, "dnd-finished", G_CALLBACK (finished), session);
  g_signal_connect (session->drag, "cancel", G_CALLBACK (cancelled), session);
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_drag_get_display (session->drag);
  if (GDK_IS_X11_DISPLAY (display)) g_signal_connect (display, "xevent", G_CALLBACK (x_event), session);
#endif
}

static void
end (Session *session, GdkDragAction action)
{
  GdkDrag *drag = session->drag;
#ifdef GDK_WINDOWING_X11
  g_signal_handlers_disconnect_by_func (gdk_drag_get_display (drag), x_event, session);
#endif
  g_signal_handlers_disconnect_by_func (drag, finished, session);
  g_signal_handlers_disconnect_by_func (drag, cancelled, session);
  gdk_drag_drop_done (drag, action != 0);
  session->ended (session->context, action);
  g_object_unref (drag);
  g_free (session);
}

static void
finished (GdkDrag *drag, Session *session)
{
  end (session, gdk_drag_get_selected_action (drag));
}

static void
cancelled (GdkDrag *drag, GdkDragCancelReason reason, Session *session)
{
  (void) drag, (void) reason;
  end (session, 0);
}

/* Returns a list of files for targets that accept files. */
static GdkContentProvider *
provide_uris (const char *const *uris)
{
  GSList *files = NULL;
  for (; *uris; uris++) files = g_slist_prepend (files, g_file_new_for_uri (*uris));
  files = g_slist_reverse (files);
  GdkFileList *list = gdk_file_list_new_from_list (files);
  GdkContentProvider *provider = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);
  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  g_slist_free_full (files, g_object_unref);
  return provider;
}

static GdkContentProvider *
provide (const TesseraDrag *what)
{
  GdkContentProvider *providers[2];
  gsize count = 0;
  if (what->uris && *what->uris) providers[count++] = provide_uris (what->uris);
  if (what->text) providers[count++] = gdk_content_provider_new_typed (G_TYPE_STRING, what->text);
  if (count) return gdk_content_provider_new_union (providers, count);
  /* A drag within this program still needs some content. */
  GBytes *nothing = g_bytes_new_static ("", 0);
  GdkContentProvider *provider = gdk_content_provider_new_for_bytes ("application/x-tessera-item", nothing);
  g_bytes_unref (nothing);
  return provider;
}

GdkDrag *
tessera_drag_begin (GtkWidget *widget, GdkDevice *device, const TesseraDrag *what,
                    void (*ended) (void *context, GdkDragAction action), void *context)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;
  double x = 0, y = 0, shift_x = 0, shift_y = 0, pointer_x = 0, pointer_y = 0;
  if (!surface || !device) return NULL;
  if (gdk_device_get_source (device) == GDK_SOURCE_KEYBOARD)
    device = gdk_seat_get_pointer (gdk_device_get_seat (device));
  tessera_translate (widget, GTK_WIDGET (native), what->x, what->y, &x, &y);
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  gdk_surface_get_device_position (surface, device, &pointer_x, &pointer_y, NULL);
  GdkContentProvider *provider = provide (what);
  GdkDrag *drag = gdk_drag_begin (surface, device, provider, what->actions, round (pointer_x) - (x + shift_x),
                                  round (pointer_y) - (y + shift_y));
  g_object_unref (provider);
  if (!drag) return NULL;
  Session *session = g_new (Session, 1);
  *session = (Session) { drag, ended, context };
  listen (session);
  if (what->icon) gtk_drag_icon_set_from_paintable (drag, what->icon, what->hot_x, what->hot_y);
  return drag;
}

/* ---- Drops into a collection ---- */

static gboolean
can_read (GdkDrop *drop, GType type)
{
  GdkContentFormats *formats = gdk_content_formats_union_deserialize_gtypes (
      gdk_content_formats_ref (gdk_drop_get_formats (drop)));
  gboolean can_read = gdk_content_formats_contain_gtype (formats, type);
  gdk_content_formats_unref (formats);
  return can_read;
}

void
tessera_drop_get_kinds (GdkDrop *drop, gboolean *text, gboolean *uris)
{
  *text = can_read (drop, G_TYPE_STRING);
  *uris = can_read (drop, GDK_TYPE_FILE_LIST);
}

typedef struct {
  GdkDrop *drop;
  char **uris;
  void (*done) (void *context, const char *text, const char *const *uris);
  void *context;
} Reading;

static void
end_reading (Reading *reading, const char *text)
{
  reading->done (reading->context, text, (const char *const *) reading->uris);
  g_strfreev (reading->uris);
  g_object_unref (reading->drop);
  g_free (reading);
}

static void
has_read_text (GObject *drop, GAsyncResult *result, gpointer data)
{
  const GValue *value = gdk_drop_read_value_finish (GDK_DROP (drop), result, NULL);
  end_reading (data, value ? g_value_get_string (value) : NULL);
}

static void
read_text (Reading *reading)
{
  if (can_read (reading->drop, G_TYPE_STRING))
    gdk_drop_read_value_async (reading->drop, G_TYPE_STRING, G_PRIORITY_DEFAULT, NULL, has_read_text, reading);
  else
    end_reading (reading, NULL);
}

static void
has_read_uris (GObject *drop, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  const GValue *value = gdk_drop_read_value_finish (GDK_DROP (drop), result, NULL);
  if (value) {
    GStrvBuilder *uris = g_strv_builder_new ();
    GSList *files = gdk_file_list_get_files (g_value_get_boxed (value));
    for (GSList *file = files; file; file = file->next) {
      char *uri = g_file_get_uri (file->data);
      g_strv_builder_add (uris, uri);
      g_free (uri);
    }
    g_slist_free (files);
    reading->uris = g_strv_builder_end (uris);
    g_strv_builder_unref (uris);
  }
  read_text (reading);
}

void
tessera_drop_read (GdkDrop *drop, void (*done) (void *context, const char *text, const char *const *uris),
                   void *context)
{
  Reading *reading = g_new (Reading, 1);
  *reading = (Reading) { g_object_ref (drop), NULL, done, context };
  if (can_read (drop, GDK_TYPE_FILE_LIST))
    gdk_drop_read_value_async (drop, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL, has_read_uris, reading);
  else
    read_text (reading);
}
