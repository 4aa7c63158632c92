#if !hasFeature(Embedded)
/// The texts of many items in blocks of memory, which other threads can search.
struct FilteredTexts: Sendable {
  private var blocks = TextBlocks()
  /// The texts that do not belong to a block yet, each with a further byte, and their ends.
  private var (bytes, ends) = ([UInt8](), [UInt32]())

  var count: Int { blocks.count + ends.count }

  mutating func append(_ text: String) {
    bytes += text.utf8
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    bytes.append(0)
    if bytes.count > Self.blockSize { endBlock() }
  }

  private static let blockSize = 1 << 20

  private mutating func endBlock() {
    blocks.append(TextBlock(bytes, ends: ends))
    (bytes, ends) = ([], [])
  }

  /// Returns the texts in blocks.
  func complete() -> TextBlocks {
    var all = self
    all.endBlock()
    return all.blocks
  }
}
#endif
