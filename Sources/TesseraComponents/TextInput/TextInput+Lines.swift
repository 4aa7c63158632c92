extension TextInput {
  /// The lines of the text, without their line breaks; one line if the input is not multiline.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public var lines: [Range<Position>] {
    let layout = layout(nil)
    var line = layout.line(at: 0)
    var lines = [line]
    while let next = layout.line(after: line) {
      lines.append(next)
      line = next
    }
    return lines.map { Position(utf8Offset: $0.lowerBound)..<Position(utf8Offset: $0.upperBound) }
  }

  /// Returns the layout with displayed lines, or else with those of the text.
  func layout(_ lines: [Range<Position>]?) -> LineLayout {
    LineLayout(text: text, isMultiline: isMultiline, displayed: lines ?? [])
  }

  /// The lines between which the caret moves, in bytes.
  struct LineLayout {
    let text: String
    let isMultiline: Bool
    /// The lines as they are displayed, ascending; empty if they are those of the text.
    let displayed: [Range<Position>]
  }
}

extension TextInput.LineLayout {
  /// Returns the line with an offset; that which begins there if another one ends there as well.
  func line(at offset: Int) -> Range<Int> {
    if !displayed.isEmpty { return displayedLine(displayedIndex(at: offset)) }
    if !isMultiline { return 0..<text.utf8.count }
    return text.lineStart(before: offset)..<text.lineEnd(after: offset)
  }

  /// Returns the line before a line; `nil` if it is the first.
  func line(before line: Range<Int>) -> Range<Int>? {
    if !displayed.isEmpty {
      let index = displayedIndex(at: line.lowerBound)
      return index > 0 ? displayedLine(index - 1) : nil
    }
    guard isMultiline, line.lowerBound > 0 else { return nil }
    return self.line(at: text.boundary(before: line.lowerBound))
  }

  /// Returns the line after a line; `nil` if it is the last.
  func line(after line: Range<Int>) -> Range<Int>? {
    if !displayed.isEmpty {
      let index = displayedIndex(at: line.lowerBound)
      return index < displayed.count - 1 ? displayedLine(index + 1) : nil
    }
    guard isMultiline, line.upperBound < text.utf8.count else { return nil }
    return self.line(at: text.boundary(after: line.upperBound))
  }

  // MARK: Displayed lines

  /// Returns the index of the last displayed line that begins at or before an offset, or else 0.
  private func displayedIndex(at offset: Int) -> Int {
    var (low, high) = (0, displayed.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if displayed[middle].lowerBound.utf8Offset <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the offsets at which the caret is shown in a displayed line.
  ///
  /// Where a line is broken without a space, its end is the start of the next line, where the caret is shown:
  /// the last offset in this line is before its last character.
  private func displayedLine(_ index: Int) -> Range<Int> {
    let start = text.boundary(atOrBefore: displayed[index].lowerBound.utf8Offset)
    var end = text.boundary(atOrBefore: displayed[index].upperBound.utf8Offset)
    if index < displayed.count - 1, displayed[index + 1].lowerBound.utf8Offset <= end {
      end = text.boundary(before: end)
    }
    return start..<max(start, end)
  }
}

// MARK: - Line breaks

extension String {
  /// Returns the end of the line break before an offset; 0 if there is none.
  fileprivate func lineStart(before offset: Int) -> Int {
    var index = index(atByte: offset)
    while index > startIndex {
      let previous = unicodeScalars.index(before: index)
      if unicodeScalars[previous].isLineBreak { break }
      index = previous
    }
    return byteOffset(of: index)
  }

  /// Returns the start of the line break after an offset; the end of the text if there is none.
  fileprivate func lineEnd(after offset: Int) -> Int {
    var index = index(atByte: offset)
    while index < endIndex, !unicodeScalars[index].isLineBreak { index = unicodeScalars.index(after: index) }
    return byteOffset(of: index)
  }
}
