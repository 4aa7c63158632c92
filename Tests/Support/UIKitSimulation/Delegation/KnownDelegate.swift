/// A delegate as a view knows it: UIKit queries its methods once, when the delegate is set.
@MainActor
struct KnownDelegate {
  private(set) weak var delegate: (any UIScrollViewDelegate)?
  /// The forwarding target when the delegate was set: its methods count as the delegate's.
  private weak var target: AnyObject?
  private var hadTarget = false
  /// Whether the delegate implemented sizes of a flow layout.
  private var hadFlowSizes = false

  nonisolated init() {}

  /// Queries the methods of a new delegate. A delegate that is already set is not queried again.
  mutating func set(_ new: (any UIScrollViewDelegate)?) {
    guard new !== delegate || new == nil else { return }
    delegate = new
    target = (new as? any SimulatedForwarding)?.simulatedForwardingTarget
    hadTarget = target != nil
    hadFlowSizes =
      new is any UICollectionViewDelegateFlowLayout || target is any UICollectionViewDelegateFlowLayout
  }

  /// The delegate, for a call. Its forwarding target must be the same as when the delegate was set, or an
  /// object that takes all calls in its place.
  var listener: (any UIScrollViewDelegate)? {
    guard let forwarder = delegate as? any SimulatedForwarding else { return delegate }
    let present = forwarder.simulatedForwardingTarget
    let isSame = hadTarget ? target != nil && present === target : present == nil
    let takesAll = hadTarget && present != nil && !(present is any UIScrollViewDelegate)
    if !isSame, !takesAll {
      Simulation.raise(
        .delegateAnswersChanged,
        "a delegate forwards to \(present.map { "\(type(of: $0))" } ?? "nobody"), and did not when it was set"
      )
    }
    return delegate
  }

  /// The delegate for the sizes of a flow layout; `nil` if the layout decides.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    let own = listener as? any UICollectionViewDelegateFlowLayout
    return own ?? target as? any UICollectionViewDelegateFlowLayout
  }

  /// Whether the object that provided sizes is gone and its replacement returns no useful values.
  var hasLostFlowSizes: Bool { hadFlowSizes && flowDelegate == nil }
}
