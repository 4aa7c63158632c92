/// A replacement for `objc_setAssociatedObject`: an object that retains other objects for its lifetime.
///
/// With Objective-C every object can do so. The objects are released after the owner's weak references are
/// cleared, as there.
@MainActor public protocol SimulatedOwner: AnyObject {
  /// The retained objects, by their purpose.
  var simulatedBelongings: [ObjectIdentifier: AnyObject] { get set }
}
