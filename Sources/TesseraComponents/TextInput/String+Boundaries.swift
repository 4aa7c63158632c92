// Boundaries of characters, as numbers of UTF-8 bytes from the start of a native string.
//
// In contrast to indices, numbers stay valid when the string changes elsewhere. An offset outside the text is
// moved to its nearer end. Each function reads only the characters around the offset.

extension String {
  /// Returns the index of a byte. O(1).
  func index(atByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, offset), utf8.count))
  }

  /// Returns the offset of an index. O(1).
  func byteOffset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The part of the text between two offsets.
  subscript(range: Range<Int>) -> Substring {
    self[index(atByte: range.lowerBound)..<index(atByte: range.upperBound)]
  }

  mutating func replace(_ range: Range<Int>, with string: String) {
    replaceSubrange(index(atByte: range.lowerBound)..<index(atByte: range.upperBound), with: string)
  }

  /// Returns the start of the character that an offset splits, or the offset itself if it splits none.
  func boundary(atOrBefore offset: Int) -> Int {
    let index = index(atByte: offset)
    // The standard library takes an index inside a character for its start.
    return index == endIndex ? utf8.count : byteOffset(of: self.index(before: self.index(after: index)))
  }

  /// Returns the end of the character that an offset splits, or the offset itself if it splits none.
  func boundary(atOrAfter offset: Int) -> Int {
    let offset = Swift.min(Swift.max(0, offset), utf8.count)
    let start = boundary(atOrBefore: offset)
    return start == offset ? offset : boundary(after: start)
  }

  /// Returns the end of the character at a boundary; the end of the text if there is none.
  func boundary(after offset: Int) -> Int {
    let index = index(atByte: offset)
    return index == endIndex ? utf8.count : byteOffset(of: self.index(after: index))
  }

  /// Returns the start of the character before a boundary; 0 if there is none.
  func boundary(before offset: Int) -> Int {
    let index = index(atByte: offset)
    return index == startIndex ? 0 : byteOffset(of: self.index(before: index))
  }
}
