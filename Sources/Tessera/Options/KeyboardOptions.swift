import TesseraLayout

/// The options for keyboard input in a collection.
public struct KeyboardOptions: Hashable, Sendable {
  /// The pause after which the next letter begins a new search word, in seconds; see
  /// ``Content/typeAhead(_:)``.
  public var typeAheadPause: Double
  /// The maximum number of items that type-ahead compares with the search word in one frame; at least one is.
  /// The search continues in the next frame.
  public var typeAheadBudget: Int
  /// The distance that an arrow key scrolls where no item can be focused, in points.
  public var scrollStep: Size

  /// Creates options; every value has a sensible default.
  public init(
    typeAheadPause: Double = 1, typeAheadBudget: Int = 1_000,
    scrollStep: Size = Size(width: 4 * TextMetrics.characterWidth, height: TextMetrics.lineHeight)
  ) {
    self.typeAheadPause = typeAheadPause
    self.typeAheadBudget = typeAheadBudget
    self.scrollStep = scrollStep
  }
}
