/// The distance that views slide.
public enum SlideDistance: Hashable, Sendable {
  /// Their own width or height.
  case ownExtent
  /// The distance until they are just outside of the viewport, or 0 if they already are.
  case outOfViewport
}
