/// Calls of delegates' optional requirements, of which Swift without Objective-C cannot say whether they are implemented:
/// here they are where no answer by default is reached.
@MainActor
enum OptionalCalls {
  /// Whether the call under way has reached nobody's answer by default.
  private static var isAnswered = true
  /// Whether somebody asks for an implementation, and for nothing by default.
  private static var isAsked = false

  /// What an implementation answers; nil: there is none.
  static func answer<T>(_ call: () -> T) -> T? {
    let (outer, wasAsked) = (isAnswered, isAsked)
    (isAnswered, isAsked) = (true, true)
    defer { (isAnswered, isAsked) = (outer, wasAsked) }
    let value = call()
    return isAnswered ? value : nil
  }

  /// What whoever an object forwards to answers in its place; nil: nobody does.
  static func forward<D, T>(_ object: AnyObject, _ type: D.Type, _ call: (D) -> T) -> T? {
    let target = (object as? any SimulatedForwarding)?.simulatedForwardingTarget as? D
    if let target, let value = answer({ call(target) }) { return value }
    isAnswered = false
    return nil
  }

  /// What UIKit does where a data source has no implementation; who asks for one gets a blank instead, and takes it for none.
  static func unanswered<T>(_ blank: @autoclosure () -> T, _ fallback: () -> T) -> T {
    isAnswered = false
    return isAsked ? blank() : fallback()
  }
}

extension Simulation {
  /// What a delegate's own implementation answers, as `delegate?.call?()` does where Objective-C exists; nil: it has none.
  public static func answer<T>(_ call: () -> T?) -> T? { OptionalCalls.answer(call) ?? nil }

  /// Whether a delegate has an implementation of its own, as `responds(to:)` says where Objective-C exists; it is called.
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
