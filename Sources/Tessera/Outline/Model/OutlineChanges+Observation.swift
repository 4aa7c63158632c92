#if canImport(Observation) && !hasFeature(Embedded)
import Observation
@_spi(Behaviors) import TesseraKernel

extension OutlineChanges {
  /// Returns an object that notifies observers, if the system supports Observation.
  static func make() -> OutlineChanges {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { return ObservedChanges() }
    return OutlineChanges()
  }
}

/// A notifier that uses Observation.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
@Observable
private final class ObservedChanges: OutlineChanges {
  private var number = 0

  override func read() { _ = number }

  override func recordChange() { number += 1 }
}
#endif
