/// A delegate as a view knows it: which calls it answers UIKit asks once, when the delegate is set.
@MainActor
struct KnownDelegate {
  private(set) weak var delegate: (any UIScrollViewDelegate)?
  /// Whom it forwarded to when it was set: what that one answers counts as answered.
  private weak var target: AnyObject?
  private var hadTarget = false
  /// Whether sizes of a flow layout were among what it answers.
  private var hadFlowSizes = false

  nonisolated init() {}

  /// Asks a new delegate what it answers. One that is set already is not asked again.
  mutating func set(_ new: (any UIScrollViewDelegate)?) {
    guard new !== delegate || new == nil else { return }
    delegate = new
    target = (new as? any SimulatedForwarding)?.simulatedForwardingTarget
    hadTarget = target != nil
    hadFlowSizes =
      new is any UICollectionViewDelegateFlowLayout || target is any UICollectionViewDelegateFlowLayout
  }

  /// The delegate, to be called. Whom it forwards to has to be there as when it was asked what it answers, or somebody who
  /// takes whatever was that one's.
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

  /// Who says how large what is in a flow layout is; nil: the layout itself.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    let own = listener as? any UICollectionViewDelegateFlowLayout
    return own ?? target as? any UICollectionViewDelegateFlowLayout
  }

  /// Whether somebody who has answered with sizes is gone, and whoever takes the calls now says nothing sensible.
  var hasLostFlowSizes: Bool { hadFlowSizes && flowDelegate == nil }
}
