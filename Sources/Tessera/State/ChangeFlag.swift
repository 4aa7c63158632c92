#if canImport(Observation) && !hasFeature(Embedded)
import Synchronization
@_spi(Behaviors) import TesseraKernel

/// Whether something has changed; any thread may say so.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class ChangeFlag: Sendable {
  /// What is known of the change.
  enum Change: UInt8 {
    /// There is none.
    case none
    /// It is finished when the content is declared again.
    case finished
    /// Another thread may still be at it then.
    case unfinished
  }

  private let change = Atomic<UInt8>(Change.none.rawValue)

  var isRaised: Bool { change.load(ordering: .acquiring) != Change.none.rawValue }

  /// Notes a change; one that may be unfinished outranks one that is not.
  func raise(_ new: Change) { change.max(new.rawValue, ordering: .acquiringAndReleasing) }

  /// Takes the flag down; what there was.
  func lower() -> Change {
    Change(rawValue: change.exchange(Change.none.rawValue, ordering: .acquiringAndReleasing)) ?? .none
  }
}
#endif
