/// What stands in for `objc_setAssociatedObject`: an object that lets others live for as long as itself.
///
/// Where Objective-C exists every object does. These are let go of after the object's weak references, as there.
@MainActor public protocol SimulatedOwner: AnyObject {
  /// The others, by what they are for.
  var simulatedBelongings: [ObjectIdentifier: AnyObject] { get set }
}
