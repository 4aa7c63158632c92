/// How far views slide.
public enum SlideDistance: Hashable, Sendable {
  /// By their own width or height.
  case ownExtent
  /// Until they are just out of sight, but at least not away from the edge.
  case outOfViewport
}
