import TesseraLayout

/// The placement of a view.
public struct Placement: Sendable {
  /// The frame in content coordinates, in points. Subtract the viewport's origin to get screen coordinates.
  public var frame: Rect
  /// The layer: 0 for items, above 0 for pinned elements, below 0 for backgrounds. Views of a higher layer
  /// are in front.
  public var layer: Int
  /// The rectangle that clips the view, in content coordinates: the visible part of a scrolling section;
  /// `nil` if nothing clips the view.
  public var clip: Rect? {
    get { clipBox?.rect }
    set { clipBox = newValue.map(ClipBox.init) }
  }
  /// A class instance, because few views are clipped, and placements are copied often.
  private var clipBox: ClipBox?

  /// Creates a placement from its parts.
  public init(frame: Rect, layer: Int = 0, clip: Rect? = nil) {
    self.frame = frame
    self.layer = layer
    clipBox = clip.map(ClipBox.init)
  }

  private final class ClipBox: Sendable {
    let rect: Rect

    init(_ rect: Rect) { self.rect = rect }
  }

  /// The part of the frame that is not clipped.
  public var visibleFrame: Rect { clip.map { frame.intersection($0) ?? Rect(origin: frame.origin) } ?? frame }
}

extension Placement: Hashable {
  /// Returns whether two placements have the same frame, layer and clip.
  public static func == (left: Placement, right: Placement) -> Bool {
    left.frame == right.frame && left.layer == right.layer
      && (left.clipBox === right.clipBox || left.clip == right.clip)
  }

  /// Hashes the frame, the layer and the clip.
  public func hash(into hasher: inout Hasher) {
    frame.hash(into: &hasher)
    layer.hash(into: &hasher)
    clip.hash(into: &hasher)
  }
}
