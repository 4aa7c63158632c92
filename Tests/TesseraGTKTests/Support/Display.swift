import CGTK
import Foundation
import Testing

/// Connects GTK to the display, with the accessibility backend for tests.
@MainActor
func connectToDisplay() throws {
  setenv("GTK_A11Y", "test", 1)
  try #require(
    gtk_init_check() != 0, "there is no display: run the tests under xvfb-run, as Scripts/test does")
}
