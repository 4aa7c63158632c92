import TesseraLayout

/// The options of the engine itself. `EngineConfiguration` adds the options of behaviors.
public struct KernelOptions {
  /// The distance beyond the viewport within which views are mounted, in points.
  public var overscan = 64.0
  /// The part of the content that keeps its place when content changes.
  public var anchoring = AnchorPolicy.item
  /// The distance from an edge that counts as at the edge, in points.
  public var edgeThreshold = 0.0
  /// The maximum number of views of each kind that wait for reuse.
  public var poolLimit = 64
  /// The number of items beyond which a section is not searched for duplicate ids.
  public var identityCheckLimit = Self.standardIdentityCheckLimit

  /// The default ``identityCheckLimit``: unlimited. In Embedded Swift, where an id costs a box and a table
  /// lookup, 10,000.
  public static var standardIdentityCheckLimit: Int {
    #if hasFeature(Embedded)
    10_000
    #else
    .max
    #endif
  }

  /// The number of measured items of a kind from which the sizes of the others are estimated.
  public var estimateSampleCount = 32
  /// The insets that cover the edges of the viewport at first, in points.
  public var contentInsets = Insets.zero
  /// The side from which lines begin.
  public var direction = LayoutDirection.leftToRight
  /// The pixel grid to which frames are rounded; `nil` if they are not rounded.
  public var pixelGrid: PixelGrid?
  /// A Boolean value that indicates whether views do not move by themselves.
  public var reducesMotion = false
  /// A Boolean value that indicates whether content can be pulled beyond its ends.
  public var bounces = false
  /// A Boolean value that indicates whether issues are written while there is no handler for them.
  public var writesIssues = true

  /// Creates the default options.
  public init() {}

  /// Returns a measured size in the form that is stored: limited to valid values, and rounded up to whole
  /// pixels so that the content still fits.
  func measuredSize(_ size: Size) -> Size { pixelGrid.map { $0.rounded(size) } ?? size.sanitized }
}

/// The side from which lines begin and columns are counted.
public enum LayoutDirection: Hashable, Sendable {
  /// From the left, as in Latin.
  case leftToRight
  /// From the right, as in Arabic. Everything is mirrored, and content that scrolls horizontally begins at
  /// its right end.
  case rightToLeft
}
