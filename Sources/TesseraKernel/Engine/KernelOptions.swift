import TesseraLayout

/// The options that the engine itself goes by; `EngineConfiguration` describes each of them.
package struct KernelOptions {
  var overscan = 64.0
  package var anchoring = AnchorPolicy.item
  var edgeThreshold = 0.0
  var poolLimit = 64
  package var identityCheckLimit = 10_000
  var estimateSampleCount = 32
  var contentInsets = Insets.zero
  package var direction = LayoutDirection.leftToRight
  package var pixelGrid: PixelGrid?
  package var reducesMotion = false
  var bounces = false
  var writesIssues = true

  /// Makes the value of its parts.
  package init(
    overscan: Double = 64.0, anchoring: AnchorPolicy = AnchorPolicy.item, edgeThreshold: Double = 0.0,
    poolLimit: Int = 64, identityCheckLimit: Int = 10_000, estimateSampleCount: Int = 32,
    contentInsets: Insets = Insets.zero, direction: LayoutDirection = LayoutDirection.leftToRight,
    pixelGrid: PixelGrid? = nil, reducesMotion: Bool = false, bounces: Bool = false,
    writesIssues: Bool = true
  ) {
    self.overscan = overscan
    self.anchoring = anchoring
    self.edgeThreshold = edgeThreshold
    self.poolLimit = poolLimit
    self.identityCheckLimit = identityCheckLimit
    self.estimateSampleCount = estimateSampleCount
    self.contentInsets = contentInsets
    self.direction = direction
    self.pixelGrid = pixelGrid
    self.reducesMotion = reducesMotion
    self.bounces = bounces
    self.writesIssues = writesIssues
  }

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
