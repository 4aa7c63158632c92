#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A forwarder of the calls that Tessera's delegate does not handle to the app's delegate, which may be
/// deallocated before the view.
///
/// UIKit checks which methods a delegate implements once, when the delegate is set. So the view sets its
/// delegate again when the app's delegate changes or is deallocated. A controller that is deallocated
/// releases its views, and receives calls about their end when it has no weak references any more but still
/// exists; these calls are ignored.
@MainActor
final class Forwarder {
  /// A handler that is called when other methods are implemented than before; the owner of the view sets its
  /// delegate again.
  var onChange: () -> Void = {}

  weak var target: (any NSObjectProtocol)? {
    didSet { follow(after: oldValue) }
  }

  /// Whether UIKit knows the methods of a target, and not yet that it is deallocated.
  private var isInUse = false
  /// The number of targets so far.
  private var generation = 0
  #if canImport(ObjectiveC)
  /// The class of the target, which determines the results of its methods after it is deallocated.
  private var targetClass: AnyClass? {
    didSet { knownClass.store(targetClass) }
  }
  /// The class, for calls on other threads.
  private nonisolated let knownClass = SharedClass()
  #endif

  private func follow(after old: (any NSObjectProtocol)?) {
    generation += 1
    forget(old)
    isInUse = target != nil
    // The sentinel lives as long as the target.
    let sentinel = MainActorDeinit { [weak self, generation] in self?.targetWasDeallocated(generation) }
    #if canImport(ObjectiveC)
    targetClass = target.map { type(of: $0) }
    if let target { objc_setAssociatedObject(target, key, sentinel, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #else
    (target as? any SimulatedOwner)?.simulatedBelongings[ObjectIdentifier(self)] = sentinel
    #endif
    onChange()
  }

  /// Removes the sentinel of a target.
  private func forget(_ old: (any NSObjectProtocol)?) {
    #if canImport(ObjectiveC)
    if let old { objc_setAssociatedObject(old, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    #else
    (old as? any SimulatedOwner)?.simulatedBelongings[ObjectIdentifier(self)] = nil
    #endif
  }

  /// Handles that the target was deallocated: UIKit must check the methods again.
  private func targetWasDeallocated(_ dead: Int) {
    guard dead == generation else { return }
    isInUse = false
    onChange()
  }

  // MARK: Calls from the Objective-C runtime, on the main thread, as UIKit calls delegates there

  #if canImport(ObjectiveC)
  /// The key of the sentinel.
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// Returns whether the app's delegate implements a method. Other frameworks may ask on any thread.
  nonisolated func responds(to selector: Selector) -> Bool {
    guard Thread.isMainThread else { return knownClass.responds(to: selector) }
    return MainActor.assumeIsolated { target?.responds(to: selector) ?? false }
  }

  /// Returns the receiver of a call that Tessera's delegate does not handle.
  nonisolated func receiver(of selector: Selector) -> Any? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var receiver: AnyObject?
    MainActor.assumeIsolated {
      receiver =
        target ?? (isInUse ? targetClass.flatMap { NullDelegate.shared.ready(for: selector, of: $0) } : nil)
    }
    return receiver
  }
  #else
  /// The receiver of the calls that Tessera's delegate does not handle.
  var receiver: AnyObject? { target ?? (isInUse ? NullDelegate.shared : nil) }
  #endif
}

#if canImport(ObjectiveC)
/// A class that several threads read.
private final class SharedClass: @unchecked Sendable {
  private let lock = NSLock()
  private var shared: AnyClass?

  func store(_ new: AnyClass?) {
    lock.lock()
    defer { lock.unlock() }
    shared = new
  }

  /// Returns whether the instances of the class implement a method.
  func responds(to selector: Selector) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return shared.map { class_getInstanceMethod($0, selector) != nil } ?? false
  }
}
#endif
#endif
