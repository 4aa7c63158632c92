#include "CGTKTesting.h"

char *
gtk_testing_check_label (GtkWidget *widget, const char *label)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void
gtk_testing_set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
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

char *
gtk_testing_check_level (GtkWidget *widget, int level)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level);
}

char *
gtk_testing_check_expanded (GtkWidget *widget, gboolean is_expanded)
{
  return gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded);
}

char *
gtk_testing_check_many (GtkWidget *widget, gboolean allows_many)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE,
                                             allows_many);
}

char *
gtk_testing_check_place (GtkWidget *widget, int row, int column)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  char *fault = gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_ROW_INDEX, row);
  return fault ? fault : gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_COL_INDEX, column);
}

char *
gtk_testing_check_size (GtkWidget *widget, int rows, int columns)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  char *fault = gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_ROW_COUNT, rows);
  return fault ? fault : gtk_test_accessible_check_relation (accessible, GTK_ACCESSIBLE_RELATION_COL_COUNT, columns);
}

gboolean
gtk_testing_is_hidden (GtkWidget *widget)
{
  return gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN)
         && !gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}
