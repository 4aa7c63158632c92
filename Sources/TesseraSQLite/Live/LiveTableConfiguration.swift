/// How much a ``LiveTable`` reads and keeps.
public struct LiveTableConfiguration: Hashable, Sendable {
  /// How many rows are read together; blocks grow to twice as many before they are cut.
  public var blockSize: Int
  /// How many blocks are kept in memory.
  public var blocksKept: Int
  /// Whether blocks are read ahead in the direction of scrolling, away from the main actor.
  public var prefetches: Bool

  /// How much is read and kept.
  public init(blockSize: Int = 256, blocksKept: Int = 64, prefetches: Bool = true) {
    self.blockSize = min(max(1, blockSize), 16_384)
    self.blocksKept = max(2, blocksKept)
    self.prefetches = prefetches
  }
}
