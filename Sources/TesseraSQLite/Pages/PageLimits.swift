/// How much of a feed is kept.
public struct PageLimits: Hashable, Sendable {
  /// How many pages at most.
  public var pages: Int
  /// How many bytes their contents have at most, as they are written.
  public var bytes: Int

  /// Limits of a feed. Where there is more, the page that was kept longest ago goes first; the first page of
  /// a feed goes last, as it is what opens at once.
  public init(pages: Int = 64, bytes: Int = 8 << 20) {
    self.pages = pages
    self.bytes = bytes
  }
}
