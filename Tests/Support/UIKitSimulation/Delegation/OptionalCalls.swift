/// Calls of optional delegate methods. Swift without Objective-C cannot tell whether they are implemented:
/// here they are if no default implementation is reached.
@MainActor
enum OptionalCalls {
  /// Whether the current call has reached no default implementation.
  private static var isAnswered = true
  /// Whether the caller only wants to know whether there is an implementation.
  private static var isAsked = false

  /// Returns the result of an implementation, or `nil` if there is none.
  static func answer<T>(_ call: () -> T) -> T? {
    let (outer, wasAsked) = (isAnswered, isAsked)
    (isAnswered, isAsked) = (true, true)
    defer { (isAnswered, isAsked) = (outer, wasAsked) }
    let value = call()
    return isAnswered ? value : nil
  }

  /// Returns the result of an object's forwarding target, or `nil` if there is none.
  static func forward<D, T>(_ object: AnyObject, _ type: D.Type, _ call: (D) -> T) -> T? {
    let target = (object as? any SimulatedForwarding)?.simulatedForwardingTarget as? D
    if let target, let value = answer({ call(target) }) { return value }
    isAnswered = false
    return nil
  }

  /// Returns UIKit's default where a data source has no implementation. A caller that asks for an
  /// implementation gets a blank value and discards it.
  static func unanswered<T>(_ blank: @autoclosure () -> T, _ fallback: () -> T) -> T {
    isAnswered = false
    return isAsked ? blank() : fallback()
  }
}

extension Simulation {
  /// Returns the result of a delegate's own implementation, as `delegate?.call?()` does with Objective-C;
  /// `nil` if it has none.
  public static func answer<T>(_ call: () -> T?) -> T? { OptionalCalls.answer(call) ?? nil }

  /// Returns whether a delegate has an implementation of its own, as `responds(to:)` does with Objective-C;
  /// calls it.
  public static func hasAnswer<T>(_ call: () -> T?) -> Bool { OptionalCalls.answer(call) != nil }
}

extension UIScrollViewDelegate {
  @discardableResult
  func forwarded<T>(_ call: (any UIScrollViewDelegate) -> T) -> T? {
    OptionalCalls.forward(self, (any UIScrollViewDelegate).self, call)
  }
}

extension UIScrollViewAccessibilityDelegate {
  func forwarded<T>(_ call: (any UIScrollViewAccessibilityDelegate) -> T) -> T? {
    OptionalCalls.forward(self, (any UIScrollViewAccessibilityDelegate).self, call)
  }
}

extension UITableViewDelegate {
  @discardableResult
  func forwarded<T>(_ call: (any UITableViewDelegate) -> T) -> T? {
    OptionalCalls.forward(self, (any UITableViewDelegate).self, call)
  }
}

extension UICollectionViewDelegate {
  @discardableResult
  func forwarded<T>(_ call: (any UICollectionViewDelegate) -> T) -> T? {
    OptionalCalls.forward(self, (any UICollectionViewDelegate).self, call)
  }
}

extension UICollectionViewDelegateFlowLayout {
  func forwarded<T>(_ call: (any UICollectionViewDelegateFlowLayout) -> T) -> T? {
    OptionalCalls.forward(self, (any UICollectionViewDelegateFlowLayout).self, call)
  }
}
