import CGTK
import Foundation
import Testing

@MainActor
func connectToDisplay() throws {
  setenv("GTK_A11Y", "test", 1)
  try #require(
    gtk_init_check() != 0, "there is no display: run the tests under xvfb-run, as Scripts/test does")
}
