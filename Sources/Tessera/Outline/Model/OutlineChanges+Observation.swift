#if canImport(Observation) && !hasFeature(Embedded)
import Observation
@_spi(Behaviors) import TesseraKernel

extension OutlineChanges {
  /// Makes what tells those who observe, where the system can.
  static func make() -> OutlineChanges {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { return ObservedChanges() }
    return OutlineChanges()
  }
}

/// Tells whoever observes that there are other rows.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
@Observable
private final class ObservedChanges: OutlineChanges {
  private var number = 0

  override func read() { _ = number }

  override func note() { number += 1 }
}
#endif
