extension TextInput {
  /// Returns the part of the text that a field of one line shows.
  ///
  /// The result depends only on the input and the arguments. Keep the position of its start, and pass that
  /// the next time, so that the text moves only if the caret would not be visible.
  ///
  /// ```swift
  /// let line = input.visibleLine(columns: 20, from: scrollPosition, placeholder: "Name") { $0.columnWidth }
  /// scrollPosition = line.range.lowerBound
  /// ```
  ///
  /// The line always shows the caret, which is on the character after its position, or on a free column at
  /// the end of the text. If there are at least four columns, the line also shows the character before the
  /// caret. While text before the line is hidden, only the caret leaves a column at the end free, or a
  /// character that does not fit.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - first: The position at the start of the line that was shown before.
  ///   - placeholder: The text that is shown while the text of the input is empty.
  ///   - mask: A character that is shown in place of each character of a secret text; `nil` to show the text.
  ///   - width: Returns the number of columns of a character. It is called for the characters as they are
  ///     shown.
  /// - Complexity: O(*columns*), if no characters take no column.
  public func visibleLine(
    columns: Int, from first: Position = Position(utf8Offset: 0), placeholder: String = "",
    mask: Character? = nil, width: (Character) -> Int = { _ in 1 }
  ) -> VisibleLine {
    withoutActuallyEscaping(width) { width in
      let window = LineWindow(text: text, columns: max(0, columns), mask: mask, width: width)
      if text.isEmpty, !placeholder.isEmpty {
        let window = LineWindow(text: placeholder, columns: window.columns, mask: nil, width: width)
        return VisibleLine(placeholder: window.stops(from: 0).text)
      }
      let start = window.start(from: offset(of: first), caret: caret)
      return VisibleLine(window.stops(from: start), selection: selection)
    }
  }

  /// The part of a text that is shown in one line.
  public struct VisibleLine: Hashable, Sendable {
    /// The characters to show: those of the text or masks, or the placeholder.
    ///
    /// Spaces replace line breaks and tabs, and the replacement character (U+FFFD) other control characters.
    public let text: String
    /// The part of the text that is shown; empty for the placeholder.
    public let range: Range<Position>
    /// The column of the caret, counted from 0.
    public let caretColumn: Int
    /// The selected columns; `nil` if none are.
    public let selectionColumns: Range<Int>?
    /// A Boolean value that indicates whether the line shows the placeholder.
    public let isPlaceholder: Bool

    /// The positions before each shown character and at the end, and their columns.
    private let stops: [LineStop]

    fileprivate init(placeholder: String) {
      text = placeholder
      let start = Position(utf8Offset: 0)
      range = start..<start
      caretColumn = 0
      selectionColumns = nil
      isPlaceholder = true
      stops = [LineStop(offset: 0, column: 0)]
    }

    fileprivate init(_ line: (text: String, stops: [LineStop]), selection: Selection) {
      text = line.text
      stops = line.stops
      range =
        Position(utf8Offset: stops.first?.offset ?? 0)..<Position(utf8Offset: stops.last?.offset ?? 0)
      caretColumn = stops.column(of: selection.caret)
      let start = stops.column(of: selection.range.lowerBound)
      let end = stops.column(of: selection.range.upperBound)
      selectionColumns = start < end ? start..<end : nil
      isPlaceholder = false
    }

    /// Returns the position before the character in a column, such as the one that the user clicked; the
    /// position at the nearer end if the line shows no character there.
    public func position(atColumn column: Int) -> Position {
      let next = stops.firstIndex { $0.column > column } ?? stops.count
      return Position(utf8Offset: next > 0 ? stops[next - 1].offset : range.lowerBound.utf8Offset)
    }
  }
}

private struct LineStop: Hashable, Sendable {
  /// The number of bytes of the text before the position.
  var offset: Int
  var column: Int
}

extension [LineStop] {
  /// Returns the column of a position, or of the nearer end of the line.
  fileprivate func column(of position: TextInput.Position) -> Int {
    let next = firstIndex { $0.offset >= position.utf8Offset } ?? count - 1
    return next >= 0 ? self[next].column : 0
  }
}

/// A text and the columns in which a part of it is shown.
private struct LineWindow {
  let text: String
  let columns: Int
  let mask: Character?
  let width: (Character) -> Int

  /// Returns the offset at which the line starts, so that it shows the caret.
  func start(from first: Int, caret: Int) -> Int {
    var start = min(first, columns >= 4 ? text.boundary(before: caret) : caret)
    let index = text.index(atByte: caret)
    let caretWidth = index == text.endIndex ? 1 : max(1, min(columns, shownWidth(at: index)))
    start = max(start, earliestStart(endingAt: caret, columns: columns - caretWidth))
    // Leaves no columns free at the end, except one for the caret.
    return min(start, earliestStart(endingAt: text.utf8.count, columns: columns - 1))
  }

  /// Returns the least offset from which on the text up to an end fits.
  private func earliestStart(endingAt end: Int, columns: Int) -> Int {
    var index = text.index(atByte: end)
    var free = columns
    while index > text.startIndex {
      let previous = text.index(before: index)
      free -= shownWidth(at: previous)
      if free < 0 { break }
      index = previous
    }
    return text.byteOffset(of: index)
  }

  /// Returns the characters shown from an offset on, and the positions between them.
  func stops(from start: Int) -> (text: String, stops: [LineStop]) {
    var stop = LineStop(offset: start, column: 0)
    var (shown, stops) = ("", [stop])
    for character in text[start..<text.utf8.count] {
      let shownCharacter = shownCharacter(character)
      stop.column += max(0, width(shownCharacter))
      if stop.column > columns { break }
      stop.offset += character.utf8.count
      shown.append(shownCharacter)
      stops.append(stop)
    }
    return (shown, stops)
  }

  private func shownWidth(at index: String.Index) -> Int { max(0, width(shownCharacter(text[index]))) }

  private func shownCharacter(_ character: Character) -> Character {
    if let mask { return mask }
    guard let scalar = character.unicodeScalars.first else { return character }
    if scalar.isLineBreak || scalar == "\t" { return " " }
    return scalar.isControl ? "\u{FFFD}" : character
  }
}
