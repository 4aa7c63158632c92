import CGTKBenchmarks

extension Window {
  /// Runs the loop until a frame with rows has reached the display.
  func waitForFirstFrame() {
    let painted = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    painted.initialize(to: false)
    let ended: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, painted in
      painted?.assumingMemoryBound(to: Bool.self).pointee = true
    }
    let clock = UnsafeMutableRawPointer(frameClock)
    let handler = g_signal_connect_data(
      clock, "after-paint", unsafeBitCast(ended, to: GCallback.self), painted, nil, G_CONNECT_AFTER)
    repeat {
      painted.pointee = false
      wait { painted.pointee }
    } while shownRows.isEmpty
    gdk_display_sync(gtk_widget_get_display(window))
    g_signal_handler_disconnect(clock, handler)
    painted.deallocate()
  }
}
