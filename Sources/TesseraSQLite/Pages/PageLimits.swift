/// The limits of a feed in a page file.
public struct PageLimits: Hashable, Sendable {
  /// The maximum number of pages.
  public var pages: Int
  /// The maximum total size of the encoded pages, in bytes.
  public var bytes: Int

  /// Creates limits.
  ///
  /// Beyond them, the least recently stored pages are removed first. The first page of a feed is removed
  /// last, because it is the one to show at launch.
  public init(pages: Int = 64, bytes: Int = 8 << 20) {
    self.pages = pages
    self.bytes = bytes
  }
}
