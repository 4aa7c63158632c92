import Tessera
import TesseraKernel

// Highlighting matches of a search.

extension Text {
  /// Highlights the parts of the text that match a search.
  ///
  /// Upper and lower case match each other, and letters of Latin scripts match those with diacritics.
  ///
  /// - Parameters:
  ///   - search: The search, as the user has typed it; an empty search highlights nothing.
  ///   - color: The color behind the matches.
  public func highlighting(_ search: String, color: Color = .warning) -> RichText {
    RichText(self).highlighting(search, color: color)
  }

  /// Highlights parts of the text.
  ///
  /// - Parameters:
  ///   - ranges: The parts, in any order. Parts outside of the text are ignored.
  ///   - color: The color behind the parts.
  public func highlighting(_ ranges: [Range<String.Index>], color: Color = .warning) -> RichText {
    RichText(self).highlighting(ranges, color: color)
  }
}

extension RichText {
  /// Highlights the parts of the text that match a search, as ``Text/highlighting(_:color:)-(String,_)`` does.
  public func highlighting(_ search: String, color: Color = .warning) -> RichText {
    if search.isEmpty { return self }
    return highlighting(bytes: FoldedText(search).ranges(in: string), color)
  }

  /// Highlights parts of the text.
  public func highlighting(_ ranges: [Range<String.Index>], color: Color = .warning) -> RichText {
    let string = string
    let whole = string.startIndex..<string.endIndex
    let bytes = ranges.map { range in
      let part = string.unicodeScalars[range.clamped(to: whole)]
      return string.utf8.distance(
        from: string.startIndex, to: part.startIndex)..<string.utf8.distance(
          from: string.startIndex, to: part.endIndex)
    }
    return highlighting(bytes: bytes.sorted { $0.lowerBound < $1.lowerBound }, color)
  }

  private var string: String { parts.reduce(into: "") { $0 += $1.string } }

  /// Highlights parts of the text.
  ///
  /// - Parameter ranges: The parts in ascending order, in bytes of UTF-8.
  private func highlighting(bytes ranges: [Range<Int>], _ color: Color) -> RichText {
    var result = self
    result.parts = []
    var start = 0
    for part in parts {
      let length = part.string.utf8.count
      var position = 0
      func append(upTo end: Int, _ highlight: Color?) {
        let end = min(end, length)
        guard end > position else { return }
        var piece = part
        let bytes = part.string.utf8
        let from = bytes.index(bytes.startIndex, offsetBy: position)
        piece.string = String(part.string[from..<bytes.index(bytes.startIndex, offsetBy: end)])
        piece.highlight = highlight ?? part.highlight
        result.parts.append(piece)
        position = end
      }
      for range in ranges where range.upperBound > start && range.lowerBound < start + length {
        append(upTo: range.lowerBound - start, nil)
        append(upTo: range.upperBound - start, color)
      }
      append(upTo: length, nil)
      start += length
    }
    return result
  }
}
