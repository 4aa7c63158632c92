import CTesseraGTK

import TesseraGTK

/// Counts objects and checks that all of them are released.
@MainActor
final class ReleaseTracker {
  private(set) var awaited = 0
  /// The number of living objects by name.
  private(set) var left: [String: Int] = [:]
  var isComplete: Bool { left.isEmpty }

  /// Tracks a GObject.
  func await(_ object: UnsafeMutableRawPointer) {
    let name = String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    let token = Unmanaged.passRetained(makeToken(name))
    g_object_weak_ref(
      UnsafeMutablePointer(object.assumingMemoryBound(to: GObject.self)),
      { context, _ in
        guard let context else { return }
        nonisolated(unsafe) let token = context
        MainActor.assumeIsolated { Unmanaged<Token>.fromOpaque(token).release() }
      }, token.toOpaque())
  }

  /// Makes an object that tracks its own lifetime.
  func makeToken(_ name: String) -> Token {
    awaited += 1
    left[name, default: 0] += 1
    return Token(name, self)
  }

  private func bury(_ name: String) {
    let count = left[name, default: 0] - 1
    left[name] = count == 0 ? nil : count
  }

  /// An object that the tracked object retains.
  @MainActor
  final class Token {
    private let name: String
    private let tracker: ReleaseTracker

    fileprivate init(_ name: String, _ tracker: ReleaseTracker) {
      (self.name, self.tracker) = (name, tracker)
    }

    // All objects of GTK and of collections are released on the main thread.
    deinit { MainActor.assumeIsolated { [name, tracker] in tracker.bury(name) } }
  }
}
