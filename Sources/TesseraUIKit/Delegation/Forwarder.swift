#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Hands the calls that a delegate of ours does not answer on to the app's own delegate, which may die before the view.
///
/// Which calls a delegate answers UIKit asks once, when the delegate is set. So the view is asked to do that again when the
/// app's delegate is another one, and when it has died. A controller that dies takes its views along and is told of their
/// end while it has no weak references any more, but is not gone yet: what it is told then goes to nobody.
@MainActor
final class Forwarder {
  /// Called when other calls are answered than before: whoever has the view sets its delegate anew.
  var onChange: () -> Void = {}

  /// The app's delegate.
  weak var target: (any NSObjectProtocol)? {
    didSet { follow(after: oldValue) }
  }

  /// Whether UIKit was told what a target answers, and not yet that it is gone.
  private var isInUse = false
  /// Counts the targets.
  private var generation = 0
  #if canImport(ObjectiveC)
  /// What the target was, which says how its calls are answered when it is gone.
  private var targetClass: AnyClass?
  #endif

  private func follow(after old: (any NSObjectProtocol)?) {
    generation += 1
    forget(old)
    isInUse = target != nil
    // It lives for as long as the target, whoever keeps that.
    let sentinel = Farewell { [weak self, generation] in self?.targetDied(generation) }
    #if canImport(ObjectiveC)
    targetClass = target.map { type(of: $0) }
    if let target { objc_setAssociatedObject(target, key, sentinel, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #else
    (target as? any SimulatedOwner)?.simulatedBelongings[ObjectIdentifier(self)] = sentinel
    #endif
    onChange()
  }

  /// Lets go of what was kept with a target.
  private func forget(_ old: (any NSObjectProtocol)?) {
    #if canImport(ObjectiveC)
    if let old { objc_setAssociatedObject(old, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #else
    (old as? any SimulatedOwner)?.simulatedBelongings[ObjectIdentifier(self)] = nil
    #endif
  }

  /// The target is gone, and UIKit is to learn that nobody answers its calls.
  private func targetDied(_ dead: Int) {
    guard dead == generation else { return }
    isInUse = false
    onChange()
  }

  // MARK: What Objective-C's runtime asks; UIKit, for whose delegates it does, asks on the main thread

  #if canImport(ObjectiveC)
  /// Under which the sentinel is kept.
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// Whether the app's delegate answers a call.
  nonisolated func responds(to selector: Selector) -> Bool {
    MainActor.assumeIsolated { target?.responds(to: selector) ?? false }
  }

  /// Who gets a call that is not answered by ourselves.
  nonisolated func receiver(of selector: Selector) -> Any? {
    nonisolated(unsafe) var receiver: AnyObject?
    MainActor.assumeIsolated {
      receiver =
        target ?? (isInUse ? targetClass.flatMap { Nobody.shared.ready(for: selector, of: $0) } : nil)
    }
    return receiver
  }
  #else
  /// Who gets the calls that are not answered by ourselves.
  var receiver: AnyObject? { target ?? (isInUse ? Nobody.shared : nil) }
  #endif
}
#endif
