/// The folded scalars of a text, and the bytes of UTF-8 that each of them stands for.
struct FoldedScalars {
  private(set) var scalars: [UInt32] = []
  /// The first byte of each scalar, and the end of the bytes of all combining marks that follow it.
  private var bounds: [(start: Int, end: Int)] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let value = FoldedText.fold(scalar) {
        scalars.append(value)
        bounds.append((offset, end))
      } else if !bounds.isEmpty {
        bounds[bounds.count - 1].end = end
      }
      offset = end
    }
  }

  /// Returns the bytes of a range of scalars, which is not empty.
  func bytes(of range: Range<Int>) -> Range<Int> {
    bounds[range.lowerBound].start..<bounds[range.upperBound - 1].end
  }
}
