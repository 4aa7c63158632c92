import TesseraLayout

/// The options that the engine itself goes by. Behaviors have options of their own, beside these in `EngineConfiguration`.
public struct KernelOptions {
  /// How far beyond the viewport views are kept ready, in points.
  public var overscan = 64.0
  /// What stays where it is when content changes.
  public var anchoring = AnchorPolicy.item
  /// How near an edge counts as being there, in points.
  public var edgeThreshold = 0.0
  /// How many views of each kind wait for reuse at most.
  public var poolLimit = 64
  /// Sections with more items are not searched for ids that occur twice.
  public var identityCheckLimit = Self.standardIdentityCheckLimit

  /// The ``identityCheckLimit`` where none is set: none. In Embedded Swift, where an id costs a box and a look into a table,
  /// 10,000.
  public static var standardIdentityCheckLimit: Int {
    #if hasFeature(Embedded)
    10_000
    #else
    .max
    #endif
  }

  /// How many items of a kind are measured before the others are estimated by them.
  public var estimateSampleCount = 32
  /// What covers the edges of the viewport at first, in points.
  public var contentInsets = Insets.zero
  /// From which side lines begin.
  public var direction = LayoutDirection.leftToRight
  /// What frames are rounded to; nil if they are not rounded.
  public var pixelGrid: PixelGrid?
  /// Whether nothing moves by itself.
  public var reducesMotion = false
  /// Whether content can be pulled beyond its ends.
  public var bounces = false
  /// Whether faults are written while there is no handler for them.
  public var writesIssues = true

  /// Makes the default options.
  public init() {}

  /// Returns a size that a cell or a view has answered as it is kept: in range, and rounded up to whole pixels, so that
  /// what was measured still fits.
  func measuredSize(_ size: Size) -> Size { pixelGrid.map { $0.rounded(size) } ?? size.sanitized }
}

/// From which side lines begin and columns are counted.
public enum LayoutDirection: Hashable, Sendable {
  /// From the left, as in Latin.
  case leftToRight
  /// From the right, as in Arabic: everything is placed as in a mirror, and content that scrolls sideways begins at
  /// its right end.
  case rightToLeft
}
