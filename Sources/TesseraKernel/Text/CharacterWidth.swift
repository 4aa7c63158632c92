extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes on its own: 0, 1 or 2. O(1).
  ///
  /// Controls, marks and invisible format characters take no column.
  public var columnWidth: Int {
    let entry = widthEntry
    return entry == WidthEntry.spacingMark ? 0 : entry
  }

  /// The entry of the width table: a width, or ``WidthEntry/spacingMark``.
  var widthEntry: Int {
    if value < 0x7F { return value >= 0x20 ? 1 : 0 }
    if value < CharacterWidthTable.end {
      let block = Int(CharacterWidthTable.blocks[Int(value / CharacterWidthTable.blockSize)])
      let place = block * Int(CharacterWidthTable.blockSize) + Int(value % CharacterWidthTable.blockSize)
      return Int(CharacterWidthTable.leaves[place / 4] >> UInt8(place % 4 * 2)) & 3
    }
    // The ideographic planes; tags and variation selectors; private use and unassigned scalars.
    if value <= 0x3FFFF { return 2 }
    return 0xE0000...0xE0FFF ~= value ? 0 : 1
  }

  /// Whether variation selector 16 turns the narrow scalar into a wide emoji. O(log n).
  var isNarrowEmojiBase: Bool {
    let bounds = CharacterWidthTable.emojiBases
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > bounds[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < bounds.count / 2 && value >= bounds[2 * low]
  }
}

extension Character {
  /// The number of terminal columns that the character takes: 0, 1 or 2. O(scalars).
  ///
  /// Controls, line breaks and marks without a base take no column: a grid never writes them.
  public var columnWidth: Int { columnMeasure.width }

  /// Whether terminals may disagree about ``columnWidth``.
  ///
  /// `false` only for plain characters, and for bases with nonspacing marks.
  ///
  /// After such a character the position of the cursor is unknown, so a writer has to set the next position
  /// explicitly.
  public var isColumnWidthUncertain: Bool { columnMeasure.isUncertain }

  /// The width and its certainty, computed in a single pass over the scalars.
  public var columnMeasure: ColumnMeasure {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return ColumnMeasure(width: 0, isUncertain: false) }
    var measure = ColumnMeasure(width: first.columnWidth, isUncertain: first.isRegionalIndicator)
    // A cluster that starts with a mark has no base.
    guard measure.width > 0, var next = scalars.next() else { return measure }
    let isPictureBase = measure.width == 2 || first.isNarrowEmojiBase
    while true {
      measure.add(next, isPictureBase: isPictureBase)
      guard let scalar = scalars.next() else { return measure }
      next = scalar
    }
  }
}

/// The width of a character on a grid, and whether all terminals agree about it.
public struct ColumnMeasure: Hashable, Sendable {
  /// The number of columns: 0, 1 or 2.
  public var width: Int
  /// Whether terminals may disagree about the width.
  public var isUncertain: Bool

  /// Adds a scalar of the cluster.
  fileprivate mutating func add(_ scalar: Unicode.Scalar, isPictureBase: Bool) {
    switch scalar.value {
    case 0xFE0F:
      guard isPictureBase else { return }
      self = ColumnMeasure(width: 2, isUncertain: true)
    case 0xFE0E:
      isUncertain = true
    case 0x200D:
      guard isPictureBase else { return }
      self = ColumnMeasure(width: 2, isUncertain: true)
    case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x1F1E6...0x1F1FF:
      self = ColumnMeasure(width: 2, isUncertain: true)
    default:
      let entry = scalar.widthEntry
      // Only nonspacing marks never change the width; the vowels of Hangul do on some terminals.
      let isMark = entry == 0 && scalar.value != 0x20E3 && !(0x1160...0x11FF ~= scalar.value)
      if !isMark { isUncertain = true }
      width = min(2, width + (entry == WidthEntry.spacingMark ? 1 : entry))
    }
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes: the sum over its characters. O(length).
  @inlinable
  public var columnWidth: Int {
    let width = utf8.withContiguousStorageIfAvailable { bytes in
      var width = 0
      var offset = 0
      while true {
        let run = asciiRun(in: bytes, from: offset)
        width += run.width
        offset += run.count
        if offset == bytes.count { return width }
        let character = self[utf8.index(startIndex, offsetBy: offset)]
        width += character.columnWidth
        offset += character.utf8.count
      }
    }
    return width ?? reduce(0) { $0 + $1.columnWidth }
  }
}

/// Returns the number of bytes from an offset on that are complete ASCII characters, and their width. Leaves
/// out the last byte before a non-ASCII one, because it may be the base of a mark.
@usableFromInline
func asciiRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (count: Int, width: Int) {
  var offset = start
  var width = 0
  while offset < bytes.count, bytes[offset] < 0x80 {
    if 0x20..<0x7F ~= bytes[offset] { width += 1 }
    offset += 1
  }
  guard offset > start, offset < bytes.count else { return (offset - start, width) }
  return (offset - 1 - start, 0x20..<0x7F ~= bytes[offset - 1] ? width - 1 : width)
}

/// The entries of the width table that are not widths.
enum WidthEntry {
  /// A spacing mark: it takes no column alone, and one column after its base.
  static let spacingMark = 3
}

extension Unicode.Scalar {
  /// Whether the scalar is half of a flag.
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
}
