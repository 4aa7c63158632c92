/// What stands in for `forwardingTarget(for:)`, which needs Objective-C.
public protocol SimulatedForwarding: AnyObject {
  /// Who gets the calls that the object does not answer by itself; nil: nobody, and UIKit ends the process.
  @MainActor var simulatedForwardingTarget: AnyObject? { get }
}
