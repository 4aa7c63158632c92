/// A replacement for `forwardingTarget(for:)`, which needs Objective-C.
public protocol SimulatedForwarding: AnyObject {
  /// The object that receives the calls that this object does not implement; `nil` if there is none, in which
  /// case UIKit ends the process.
  @MainActor var simulatedForwardingTarget: AnyObject? { get }
}
