#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Observers of the notification center, which are removed when this object is deallocated.
final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  /// Observes a notification, on the main thread, on which UIKit posts them.
  func add(_ name: NSNotification.Name, _ body: @escaping @Sendable (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body))
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
#endif
