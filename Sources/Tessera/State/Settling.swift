#if !hasFeature(Embedded)
/// An object that works in the background and settles, such as a loader. Tests wait until it has settled.
@MainActor
public protocol Settling: AnyObject {
  /// Whether no work is in progress and all results have been reported.
  var isSettled: Bool { get }
}
#endif
