extension TextInput {
  /// A place between two characters of a text.
  ///
  /// A position belongs to one text. In another text it stands for the nearest position: the end if that text
  /// is shorter, or the start of the character that it would split.
  public struct Position: Hashable, Comparable, Sendable {
    /// The number of UTF-8 bytes before the position.
    public var utf8Offset: Int

    /// Creates a position from the number of UTF-8 bytes before it.
    public init(utf8Offset: Int) { self.utf8Offset = utf8Offset }

    /// Returns whether a position is before another one.
    public static func < (left: Position, right: Position) -> Bool { left.utf8Offset < right.utf8Offset }
  }

  /// A selected part of the text. It may be empty: then it is just the caret.
  public struct Selection: Hashable, Sendable {
    /// The end of the selection that stays when the user extends it.
    public internal(set) var anchor: Position
    /// The position at which the user types, the other end of the selection.
    public internal(set) var caret: Position

    init(_ caret: Position) { (anchor, self.caret) = (caret, caret) }

    init(anchor: Position, caret: Position) { (self.anchor, self.caret) = (anchor, caret) }

    /// A Boolean value that indicates whether no text is selected.
    public var isEmpty: Bool { anchor == caret }

    /// The selected part, from the first position to the last.
    public var range: Range<Position> { min(anchor, caret)..<max(anchor, caret) }
  }

  /// The start of the text.
  public var start: Position { Position(utf8Offset: 0) }

  /// The end of the text.
  public var end: Position { Position(utf8Offset: text.utf8.count) }

  /// The selected text.
  public var selectedText: Substring { text(in: selection.range) }

  /// Returns a part of the text.
  public func text(in range: Range<Position>) -> Substring {
    text[offset(of: range.lowerBound)..<offset(of: range.upperBound)]
  }

  /// Returns the position before a number of characters; the end if the text has fewer.
  ///
  /// - Complexity: O(*n*) for *n* characters before the position.
  public func position(atCharacter count: Int) -> Position {
    let index = text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
    return position(of: index ?? text.endIndex)
  }

  /// Returns the number of characters before a position.
  ///
  /// - Complexity: O(*n*) for *n* characters before the position.
  public func characterCount(before position: Position) -> Int {
    text.distance(from: text.startIndex, to: index(of: position))
  }

  /// Returns the index of a position in ``text``.
  public func index(of position: Position) -> String.Index { text.index(atByte: offset(of: position)) }

  /// Returns the position of an index of ``text``.
  public func position(of index: String.Index) -> Position {
    Position(utf8Offset: text.utf8.distance(from: text.startIndex, to: index))
  }

  // MARK: Offsets

  /// The number of bytes before the caret.
  var caret: Int { selection.caret.utf8Offset }

  var selectedRange: Range<Int> {
    selection.range.lowerBound.utf8Offset..<selection.range.upperBound.utf8Offset
  }

  /// Returns the number of bytes before the position in this text that is nearest to a position.
  func offset(of position: Position) -> Int { text.boundary(atOrBefore: position.utf8Offset) }

  /// Sets the selection to positions that may split a character: it then ends behind that.
  mutating func select(anchor: Int, caret: Int) {
    history.endStep()
    place(anchor: anchor, caret: caret)
  }

  /// Sets the selection without ending the step of the history.
  mutating func place(anchor: Int, caret: Int) {
    selection = Selection(
      anchor: Position(utf8Offset: text.boundary(atOrAfter: anchor)),
      caret: Position(utf8Offset: text.boundary(atOrAfter: caret)))
  }
}
