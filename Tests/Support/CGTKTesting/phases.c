#include "CGTKTesting.h"

static gboolean is_layout = FALSE;

/* Emission hooks run before all handlers, in any order of connecting. */
static gboolean
note (GSignalInvocationHint *hint, guint count, const GValue *values, gpointer begins_layout)
{
  (void) hint, (void) count, (void) values;
  is_layout = GPOINTER_TO_INT (begins_layout);
  return TRUE;
}

static void
watch (const char *signal, gboolean begins_layout)
{
  g_signal_add_emission_hook (g_signal_lookup (signal, GDK_TYPE_FRAME_CLOCK), 0, note,
                              GINT_TO_POINTER (begins_layout), NULL);
}

void
gtk_testing_watch_phases (void)
{
  static gboolean is_watching = FALSE;
  if (is_watching) return;
  is_watching = TRUE;
  /* A class has its signals once it is referenced. */
  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  watch ("before-paint", FALSE);
  watch ("update", FALSE);
  watch ("layout", TRUE);
  watch ("paint", TRUE);
  watch ("after-paint", FALSE);
}

gboolean
gtk_testing_is_layout (void)
{
  return is_layout;
}
