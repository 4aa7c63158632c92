#include "CGTKTesting.h"

char *
gtk_testing_check_label (GtkWidget *widget, const char *label)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

char *
gtk_testing_check_position (GtkWidget *widget, int position, int count)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  char *fault = gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, position);
  return fault ? fault : gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_SET_SIZE, count);
}

char *
gtk_testing_check_selected (GtkWidget *widget, gboolean is_selected)
{
  return gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected);
}
