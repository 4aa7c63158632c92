#include "CGTKTesting.h"

/* Tests that need no window may run on other threads. */
static GMutex mutex;
static GQueue complaints = G_QUEUE_INIT;

static const char *
text_of (const char *key, const GLogField *fields, gsize count)
{
  for (gsize index = 0; index < count; index++)
    if (g_strcmp0 (fields[index].key, key) == 0) return fields[index].value;
  return "";
}

static GLogWriterOutput
note (GLogLevelFlags level, const GLogField *fields, gsize count, gpointer unused)
{
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) {
    g_mutex_lock (&mutex);
    g_queue_push_tail (&complaints, g_strdup_printf ("%s: %s", text_of ("GLIB_DOMAIN", fields, count),
                                                     text_of ("MESSAGE", fields, count)));
    g_mutex_unlock (&mutex);
  }
  return g_log_writer_default (level, fields, count, unused);
}

void
gtk_testing_watch_complaints (void)
{
  static gsize is_watching = 0;
  /* GLib accepts only one writer per process. */
  if (g_once_init_enter (&is_watching)) {
    g_log_set_writer_func (note, NULL, NULL);
    g_once_init_leave (&is_watching, 1);
  }
}

void
gtk_testing_clear_complaints (void)
{
  char *complaint;
  while ((complaint = gtk_testing_take_complaint ())) g_free (complaint);
}

char *
gtk_testing_take_complaint (void)
{
  g_mutex_lock (&mutex);
  char *complaint = g_queue_pop_head (&complaints);
  g_mutex_unlock (&mutex);
  return complaint;
}
