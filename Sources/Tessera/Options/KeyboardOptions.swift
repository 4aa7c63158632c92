import TesseraLayout

/// How a collection takes keys.
public struct KeyboardOptions: Hashable, Sendable {
  /// After how many seconds without a letter the next one begins a new word; see ``Content/typeAhead(_:)``.
  public var typeAheadPause: Double
  /// How many items are compared with what was typed in one frame at most; at least one is. The search goes on with the
  /// next frame.
  public var typeAheadBudget: Int
  /// How far an arrow key scrolls where nothing can be focused, in points.
  public var scrollStep: Size

  /// Makes options; every value has a sensible default.
  public init(
    typeAheadPause: Double = 1, typeAheadBudget: Int = 1_000,
    scrollStep: Size = Size(width: 4 * TextMetrics.characterWidth, height: TextMetrics.lineHeight)
  ) {
    self.typeAheadPause = typeAheadPause
    self.typeAheadBudget = typeAheadBudget
    self.scrollStep = scrollStep
  }
}
