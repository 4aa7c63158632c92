import CGTKBenchmarks

/// A window with a list in it, and GLib's loop, which runs only while somebody waits.
@MainActor
final class Window {
  let window: UnsafeMutablePointer<GtkWidget>
  let scrolledWindow: UnsafeMutablePointer<GtkWidget>
  /// What shows the rows.
  let list: UnsafeMutablePointer<GtkWidget>

  /// Makes a window and has it shown by the next turns of the loop; nil where there is no display.
  init?(_ contender: Contender, rows: Int) {
    guard gtk_init_check() != 0, let window = gtk_window_new(), let scrolledWindow = gtk_scrolled_window_new()
    else { return nil }
    benchmark_load_style()
    list = contender.show(rows: rows, in: OpaquePointer(scrolledWindow))
    (self.window, self.scrolledWindow) = (window, scrolledWindow)
    gtk_window_set_child(asWindow, scrolledWindow)
    gtk_window_set_decorated(asWindow, 0)
    gtk_window_set_default_size(asWindow, 480, 640)
    gtk_widget_realize(window)
    gtk_window_present(asWindow)
  }

  private var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Where the list stands, as scroll bars know it.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolledWindow))
  }

  var frameClock: OpaquePointer { gtk_widget_get_frame_clock(window) }

  /// Runs the loop until something holds.
  func wait(until isReached: () -> Bool) {
    while !isReached() { g_main_context_iteration(nil, 1) }
  }

  /// Runs the loop for so many seconds.
  func wait(seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    // Something wakes the loop in any case.
    let alarm = g_timeout_add(10, { _ in 1 }, nil)
    wait { g_get_monotonic_time() >= end }
    g_source_remove(alarm)
  }
}
