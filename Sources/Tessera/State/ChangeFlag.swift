#if canImport(Observation) && !hasFeature(Embedded)
import Synchronization
@_spi(Behaviors) import TesseraKernel

/// A flag that any thread may raise to report a change.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class ChangeFlag: Sendable {
  enum Change: UInt8 {
    case none
    /// A change that is complete when the content is declared again.
    case finished
    /// A change that another thread may still be making at that time.
    case unfinished
  }

  private let change = Atomic<UInt8>(Change.none.rawValue)

  var isRaised: Bool { change.load(ordering: .acquiring) != Change.none.rawValue }

  /// Records a change; one that may be unfinished outranks a finished one.
  func raise(_ new: Change) { change.max(new.rawValue, ordering: .acquiringAndReleasing) }

  /// Lowers the flag and returns its previous state.
  func lower() -> Change {
    Change(rawValue: change.exchange(Change.none.rawValue, ordering: .acquiringAndReleasing)) ?? .none
  }
}
#endif
