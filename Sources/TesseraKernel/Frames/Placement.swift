import TesseraLayout

/// Where a view stands.
public struct Placement: Sendable {
  /// The frame in content coordinates, in points; subtract the viewport's origin to get screen coordinates.
  public var frame: Rect
  /// Views of a higher layer stand in front: 0 for items, above 0 for what is pinned, below for backgrounds.
  public var layer: Int
  /// What cuts the view off, in content coordinates: the window of a section that scrolls by itself; nil where
  /// nothing does.
  public var clip: Rect? {
    get { clipBox?.rect }
    set { clipBox = newValue.map(ClipBox.init) }
  }
  /// A reference, because few views are cut off, and placements are copied often.
  private var clipBox: ClipBox?

  /// Makes a placement from its parts.
  public init(frame: Rect, layer: Int = 0, clip: Rect? = nil) {
    self.frame = frame
    self.layer = layer
    clipBox = clip.map(ClipBox.init)
  }

  /// What cuts a view off.
  private final class ClipBox: Sendable {
    let rect: Rect

    init(_ rect: Rect) { self.rect = rect }
  }

  /// The part of the frame that is not cut off.
  public var visibleFrame: Rect { clip.map { frame.intersection($0) ?? Rect(origin: frame.origin) } ?? frame }
}

extension Placement: Hashable {
  /// Whether both are the same place, cut off alike.
  public static func == (left: Placement, right: Placement) -> Bool {
    left.frame == right.frame && left.layer == right.layer
      && (left.clipBox === right.clipBox || left.clip == right.clip)
  }

  /// Hashes the place and what cuts it off.
  public func hash(into hasher: inout Hasher) {
    frame.hash(into: &hasher)
    layer.hash(into: &hasher)
    clip.hash(into: &hasher)
  }
}
