#if !hasFeature(Embedded)
/// Something that works in the background and comes to rest, such as a loader: tests wait for that.
@MainActor
public protocol Settling: AnyObject {
  /// Whether nothing is being done, and all that was done has been told.
  var isSettled: Bool { get }
}
#endif
