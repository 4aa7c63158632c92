#include "CGTKTesting.h"
#include <gio/gio.h>

/* A client of AT-SPI, like a screen reader. */

#define TIMEOUT 60000

static GDBusConnection *
open_bus (const char *address, char **fault)
{
  GError *error = NULL;
  GDBusConnection *bus = g_dbus_connection_new_for_address_sync (
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
      NULL, &error);
  if (!bus) *fault = g_strdup (error->message);
  g_clear_error (&error);
  return bus;
}

GDBusConnection *
gtk_testing_open_accessibility (const char *session_address, char **fault)
{
  GError *error = NULL;
  GDBusConnection *session = open_bus (session_address, fault), *bus = NULL;
  if (!session) return NULL;
  GVariant *answer = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                                  NULL, G_VARIANT_TYPE ("(s)"), 0, TIMEOUT, NULL, &error);
  if (answer) {
    const char *address;
    g_variant_get (answer, "(&s)", &address);
    bus = open_bus (address, fault);
    g_variant_unref (answer);
  } else {
    *fault = g_strdup (error->message);
  }
  g_clear_error (&error);
  g_dbus_connection_close_sync (session, NULL, NULL);
  g_object_unref (session);
  return bus;
}

/* Calls a method of an object; returns NULL if it does not respond. */
static GVariant *
ask (GDBusConnection *bus, const char *name, const char *path, const char *interface, const char *method,
     GVariant *arguments)
{
  char *full = g_strconcat (strchr (interface, '.') ? "" : "org.a11y.atspi.", interface, NULL);
  GVariant *answer
      = g_dbus_connection_call_sync (bus, name, path, full, method, arguments, NULL, 0, TIMEOUT, NULL, NULL);
  g_free (full);
  return answer;
}

static GVariant *
property (GDBusConnection *bus, const char *name, const char *path, const char *interface, const char *property)
{
  char *full = g_strconcat ("org.a11y.atspi.", interface, NULL);
  GVariant *answer = ask (bus, name, path, "org.freedesktop.DBus.Properties", "Get",
                          g_variant_new ("(ss)", full, property)), *value = NULL;
  if (answer) g_variant_get (answer, "(v)", &value);
  g_clear_pointer (&answer, g_variant_unref);
  g_free (full);
  return value;
}

static char *
text_property (GDBusConnection *bus, const char *name, const char *path, const char *key)
{
  GVariant *value = property (bus, name, path, "Accessible", key);
  char *text = value ? g_strdup (g_variant_get_string (value, NULL)) : g_strdup ("");
  g_clear_pointer (&value, g_variant_unref);
  return g_strdelimit (text, "\t\n", ' ');
}

static void
append_states (GDBusConnection *bus, const char *name, const char *path, GString *text)
{
  GVariant *answer = ask (bus, name, path, "Accessible", "GetState", NULL);
  guint32 low = 0, high = 0;
  if (answer) {
    GVariant *words = g_variant_get_child_value (answer, 0);
    if (g_variant_n_children (words) == 2) {
      g_variant_get_child (words, 0, "u", &low);
      g_variant_get_child (words, 1, "u", &high);
    }
    g_variant_unref (words);
    g_variant_unref (answer);
  }
  g_string_append_printf (text, "%" G_GUINT64_FORMAT, (guint64) high << 32 | low);
}

static void
append_actions (GDBusConnection *bus, const char *name, const char *path, GString *text)
{
  GVariant *answer = ask (bus, name, path, "Action", "GetActions", NULL);
  if (!answer) return;
  GVariantIter *actions;
  const char *action;
  g_variant_get (answer, "(a(sss))", &actions);
  while (g_variant_iter_loop (actions, "(&s&s&s)", &action, NULL, NULL)) g_string_append_printf (text, "%s,", action);
  g_variant_iter_free (actions);
  g_variant_unref (answer);
}

static void
append_attributes (GDBusConnection *bus, const char *name, const char *path, GString *text)
{
  GVariant *answer = ask (bus, name, path, "Accessible", "GetAttributes", NULL);
  if (!answer) return;
  GVariantIter *attributes;
  const char *key, *value;
  g_variant_get (answer, "(a{ss})", &attributes);
  while (g_variant_iter_loop (attributes, "{&s&s}", &key, &value)) g_string_append_printf (text, "%s=%s,", key, value);
  g_variant_iter_free (attributes);
  g_variant_unref (answer);
}

static void
append_node (GDBusConnection *bus, const char *name, const char *path, int depth, GString *text)
{
  GVariant *answer = ask (bus, name, path, "Accessible", "GetRole", NULL);
  guint32 role = 0;
  if (answer) g_variant_get (answer, "(u)", &role);
  g_clear_pointer (&answer, g_variant_unref);
  char *called = text_property (bus, name, path, "Name");
  char *description = text_property (bus, name, path, "Description");
  g_string_append_printf (text, "%d\t%s\t%s\t%u\t%s\t%s\t", depth, name, path, role, called, description);
  append_states (bus, name, path, text);
  g_string_append_c (text, '\t');
  append_attributes (bus, name, path, text);
  g_string_append_c (text, '\t');
  append_actions (bus, name, path, text);
  g_string_append_c (text, '\n');
  g_free (called);
  g_free (description);

  if ((answer = ask (bus, name, path, "Accessible", "GetChildren", NULL))) {
    GVariantIter *children;
    const char *child_name, *child_path;
    g_variant_get (answer, "(a(so))", &children);
    while (g_variant_iter_loop (children, "(&s&o)", &child_name, &child_path))
      append_node (bus, child_name, child_path, depth + 1, text);
    g_variant_iter_free (children);
    g_variant_unref (answer);
  }
}

char *
gtk_testing_read_accessibility (GDBusConnection *bus)
{
  GString *text = g_string_new (NULL);
  append_node (bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", 0, text);
  return g_string_free (text, FALSE);
}

gboolean
gtk_testing_do_action (GDBusConnection *bus, const char *name, const char *path, int action)
{
  GVariant *answer = ask (bus, name, path, "Action", "DoAction", g_variant_new ("(i)", action));
  gboolean is_done = FALSE;
  if (answer) g_variant_get (answer, "(b)", &is_done);
  g_clear_pointer (&answer, g_variant_unref);
  return is_done;
}

gboolean
gtk_testing_grab_focus (GDBusConnection *bus, const char *name, const char *path)
{
  GVariant *answer = ask (bus, name, path, "Component", "GrabFocus", NULL);
  gboolean is_done = FALSE;
  if (answer) g_variant_get (answer, "(b)", &is_done);
  g_clear_pointer (&answer, g_variant_unref);
  return is_done;
}

void
gtk_testing_close_accessibility (GDBusConnection *bus)
{
  g_dbus_connection_close_sync (bus, NULL, NULL);
  g_object_unref (bus);
}
