#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What is heard of the notification centre for as long as somebody keeps this.
final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  /// Hears of a notification, on the main thread, where UIKit posts them.
  func add(_ name: NSNotification.Name, _ body: @escaping @Sendable (Notification) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: body))
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
#endif
