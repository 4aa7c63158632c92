/// The limits of a ``LiveTable`` for reading and caching.
public struct LiveTableConfiguration: Hashable, Sendable {
  /// The number of rows that are read together.
  ///
  /// Blocks grow to twice as many before they are split.
  public var blockSize: Int
  /// The number of blocks that are cached in memory.
  public var cachedBlockCount: Int
  /// Whether blocks are prefetched in the direction of scrolling, away from the main actor.
  public var prefetches: Bool

  /// Creates a configuration.
  ///
  /// The block size is limited to 1 through 16,384 rows, and at least two blocks are cached.
  public init(blockSize: Int = 256, cachedBlockCount: Int = 64, prefetches: Bool = true) {
    self.blockSize = min(max(1, blockSize), 16_384)
    self.cachedBlockCount = max(2, cachedBlockCount)
    self.prefetches = prefetches
  }
}
