#if canImport(Observation) && !hasFeature(Embedded)
import Synchronization

/// Whether something has changed; any thread may say so.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class ChangeFlag: Sendable {
  /// Where the change was made.
  enum Change: UInt8 {
    /// Nowhere.
    case none
    /// On the thread that declares: it is complete when that declares again.
    case here
    /// On another thread: it may not be complete yet.
    case elsewhere
  }

  private let change = Atomic<UInt8>(Change.none.rawValue)

  var isRaised: Bool { change.load(ordering: .acquiring) != Change.none.rawValue }

  /// Notes a change; one from elsewhere outranks one from here.
  func raise(_ new: Change) { change.max(new.rawValue, ordering: .acquiringAndReleasing) }

  /// Takes the flag down; what there was.
  func lower() -> Change {
    Change(rawValue: change.exchange(Change.none.rawValue, ordering: .acquiringAndReleasing)) ?? .none
  }
}
#endif
