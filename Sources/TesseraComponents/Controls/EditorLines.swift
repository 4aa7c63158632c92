import TesseraKernel
import TesseraLayout

/// The lines in which a text editor shows a text: those of the text, broken where they are too wide.
///
/// A line breaks behind spaces if possible, and else before the first character that does not fit. Spaces at the end of a line
/// may be wider than it.
struct EditorLines {
  /// The lines without their line breaks, in bytes.
  private(set) var ranges: [Range<Int>] = []
  private let text: String
  private let advance: (Character) -> Double

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of a line. A line has at least one character.
  ///   - advance: Returns the width of a character.
  /// - Complexity: O(*n*) for *n* characters.
  init(_ text: String, width: Double, advance: @escaping (Character) -> Double) {
    (self.text, self.advance) = (text, advance)
    var line = OpenLine(start: 0)
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      if character.isNewline {
        ranges.append(line.start..<offset)
        line = OpenLine(start: end)
      } else {
        let own = max(0, advance(character))
        while !character.isEditorSpace, line.width + own > width, offset > line.start {
          ranges.append(line.end(at: offset))
          line.goOn(at: offset)
        }
        line.width += own
        if character.isEditorSpace { (line.breakOffset, line.widthAtBreak) = (end, line.width) }
      }
      offset = end
    }
    ranges.append(line.start..<offset)
  }

  /// A line to which characters are added.
  private struct OpenLine {
    var start: Int
    var width = 0.0
    /// The end of the last spaces; the start of the line if there are none.
    var breakOffset: Int
    var widthAtBreak = 0.0

    init(start: Int) { (self.start, breakOffset) = (start, start) }

    /// Returns the line that ends before a character that does not fit.
    func end(at offset: Int) -> Range<Int> { start..<(breakOffset > start ? breakOffset : offset) }

    /// Begins the next line, which has the characters behind the last spaces.
    mutating func goOn(at offset: Int) {
      let isBroken = breakOffset > start
      (start, width) = isBroken ? (breakOffset, width - widthAtBreak) : (offset, 0)
      (breakOffset, widthAtBreak) = (start, 0)
    }
  }

  /// The lines, for moves of the caret.
  var positions: [Range<TextInput.Position>] {
    ranges.map { range in
      TextInput.Position(utf8Offset: range.lowerBound)..<TextInput.Position(utf8Offset: range.upperBound)
    }
  }

  /// Returns the index of the line in which the caret is shown at an offset: the last one that begins there or before.
  func line(at offset: Int) -> Int {
    max(0, (ranges.firstIndex { $0.lowerBound > offset } ?? ranges.count) - 1)
  }

  /// Returns the distance of an offset from the start of its line.
  func distance(to offset: Int, inLine line: Int) -> Double {
    let start = ranges[line].lowerBound
    return text[start..<max(start, min(offset, ranges[line].upperBound))].reduce(0) {
      $0 + max(0, advance($1))
    }
  }

  /// Returns the offset at a distance from the start of a line, at which the caret is shown in that line.
  ///
  /// - Parameter part: The part of a character from which on a distance belongs to the next offset: 1 for a caret on a
  ///   character, 0.5 for one between two characters.
  func offset(at distance: Double, inLine line: Int, part: Double) -> Int {
    let range = ranges[line]
    // The end of a line that is broken without a line break is the start of the next line.
    let isBroken = line + 1 < ranges.count && ranges[line + 1].lowerBound == range.upperBound
    let last = isBroken ? max(range.lowerBound, text.boundary(before: range.upperBound)) : range.upperBound
    var (offset, start) = (range.lowerBound, 0.0)
    for character in text[range] {
      let width = max(0, advance(character))
      if offset >= last || start + width * part > distance { break }
      offset += character.utf8.count
      start += width
    }
    return offset
  }

  /// Returns the characters of a line as they are shown, without the spaces at its end.
  func shownText(ofLine line: Int) -> String {
    var shown = ""
    for character in text[ranges[line]] { shown += character.shownInEditor }
    while shown.last == " " { shown.removeLast() }
    return shown
  }

  /// Returns the character at an offset as it is shown; `nil` at the end of a line.
  func character(at offset: Int) -> Character? {
    let index = text.index(atByte: offset)
    guard index < text.endIndex, !text[index].isNewline else { return nil }
    return text[index].shownInEditor.first
  }
}

extension Character {
  /// The characters that show the character in an editor: spaces for a tab, and the replacement character for a control
  /// character.
  var shownInEditor: String {
    if self == "\t" { return "    " }
    guard let scalar = unicodeScalars.first, scalar.isControl else { return String(self) }
    return "\u{FFFD}"
  }

  /// Whether a line may break behind the character.
  fileprivate var isEditorSpace: Bool { self == " " || self == "\t" }
}
