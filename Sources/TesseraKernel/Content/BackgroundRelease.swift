#if !hasFeature(Embedded)
extension ItemRun {
  /// Whether the run was created in the background, and releasing its data, or the places of its items, may
  /// take longer than to start a task that releases them.
  var isReleasedInBackground: Bool { isFromBackground && count > 4_096 }
}

/// Releases data of content that was created in the background there again, after a short delay, when the
/// caller has released it too.
func releaseInBackground<Data>(_ data: Data) {
  let box = BackgroundReleaseBox { withExtendedLifetime(data) {} }
  Task.detached(priority: .background) {
    try? await Task.sleep(nanoseconds: 10_000_000)
    withExtendedLifetime(box) {}
  }
}

/// Data that is released in the background.
///
/// Unchecked: content that is created in the background is transferred as a whole (`sending`). Other threads
/// refer to nothing that it was created from, except for what cells and handlers capture of their own
/// elements. The data is no longer used; its objects may be deallocated on any thread, just as they were
/// created on one.
private final class BackgroundReleaseBox: @unchecked Sendable {
  /// Retains the data, and is never called.
  private let holder: () -> Void

  init(_ holder: @escaping () -> Void) { self.holder = holder }
}
#endif
