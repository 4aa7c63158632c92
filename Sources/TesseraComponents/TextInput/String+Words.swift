// Words, as runs of letters and digits. Offsets are boundaries of characters, in bytes.

extension String {
  /// Returns the start of the word around or before an offset; 0 if there is none.
  func wordStart(before offset: Int) -> Int {
    var index = index(atByte: offset)
    index = self.index(before: index) { !$0.isPartOfWord }
    return byteOffset(of: self.index(before: index) { $0.isPartOfWord })
  }

  /// Returns the end of the word around or after an offset; the end of the text if there is none.
  func wordEnd(after offset: Int) -> Int {
    var index = index(atByte: offset)
    index = self.index(after: index) { !$0.isPartOfWord }
    return byteOffset(of: self.index(after: index) { $0.isPartOfWord })
  }

  /// Returns the word or the spaces at an offset, or else the one character there; at the end of a line,
  /// those before it.
  func word(at offset: Int) -> Range<Int> {
    var index = index(atByte: offset)
    if index > startIndex, index == endIndex || self[index].isNewline {
      let previous = self.index(before: index)
      if !self[previous].isNewline { index = previous }
    }
    guard index < endIndex else { return offset..<offset }
    let isSame: (Character) -> Bool
    if self[index].isPartOfWord {
      isSame = { $0.isPartOfWord }
    } else if self[index].isSpace {
      isSame = { $0.isSpace }
    } else {
      return byteOffset(of: index)..<byteOffset(of: self.index(after: index))
    }
    return byteOffset(
      of: self.index(before: index, isSame))..<byteOffset(of: self.index(after: index, isSame))
  }

  /// Returns the start of the run of matching characters that ends at an index.
  private func index(before index: Index, _ isMatching: (Character) -> Bool) -> Index {
    var index = index
    while index > startIndex {
      let previous = self.index(before: index)
      guard isMatching(self[previous]) else { break }
      index = previous
    }
    return index
  }

  /// Returns the end of the run of matching characters that begins at an index.
  private func index(after index: Index, _ isMatching: (Character) -> Bool) -> Index {
    var index = index
    while index < endIndex, isMatching(self[index]) { index = self.index(after: index) }
    return index
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }

  fileprivate var isSpace: Bool { isWhitespace && !isNewline }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character of ASCII or Latin-1.
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether the scalar ends a line: those of which `Character.isNewline` consists.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
