extension TextInput {
  // MARK: Insertions

  /// Inserts text in place of the selection.
  ///
  /// - Parameter isSelected: Whether the inserted text is selected afterwards.
  /// - Returns: `false` if there was nothing to insert and nothing selected.
  mutating func insert(_ string: String, as kind: History.Kind, isSelected: Bool = false) -> Bool {
    if string.isEmpty && selection.isEmpty { return false }
    let range = selectedRange
    let inserted = fitting(Self.insertable(string, isMultiline: isMultiline), in: range)
    // A key that can insert nothing must not delete the selection.
    if !string.isEmpty && inserted.isEmpty { return true }
    replace(range, with: inserted, as: kind, isSelected: isSelected)
    return true
  }

  /// Inserts the text of the kill buffer. All of it was in the input before, so no characters are dropped.
  mutating func yank() {
    let range = selectedRange
    let inserted = fitting(killBuffer, in: range)
    if !inserted.isEmpty { replace(range, with: inserted, as: .single) }
  }

  /// Returns text without the characters that cannot be inserted. See ``Command``.
  static func insertable(_ string: String, isMultiline: Bool) -> String {
    guard string.unicodeScalars.contains(where: { $0.isControl || $0.isLineBreak }) else { return string }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      if scalar.isLineBreak {
        if !(previous == "\r" && scalar == "\n") { scalars.append(isMultiline ? "\n" : " ") }
      } else if scalar == "\t" {
        scalars.append(isMultiline ? "\t" : " ")
      } else if !scalar.isControl {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  /// Returns text without the last characters, which would make the text longer than ``limit``. O(*n*) for
  /// *n* characters of the whole text if it may be too long, otherwise O(1).
  private func fitting(_ string: String, in range: Range<Int>) -> String {
    // A character has at least one byte.
    guard let limit, text.utf8.count - range.count + string.utf8.count > limit else { return string }
    var fitting = string
    while !fitting.isEmpty {
      var result = text
      result.replace(range, with: fitting)
      // Inserted characters may join those around them, so they do not count one by one.
      let excess = result.count - max(0, limit)
      if excess <= 0 { break }
      fitting.removeLast(min(excess, fitting.count))
    }
    return fitting
  }

  // MARK: Deletions

  /// The bytes that a deletion backward deletes: the selection, or the character before the caret.
  var rangeBeforeCaret: Range<Int> {
    selection.isEmpty ? text.boundary(before: caret)..<caret : selectedRange
  }

  /// The bytes that a deletion forward deletes.
  var rangeAfterCaret: Range<Int> {
    selection.isEmpty ? caret..<text.boundary(after: caret) : selectedRange
  }

  var wordBeforeCaret: Range<Int> {
    selection.isEmpty ? text.wordStart(before: caret)..<caret : selectedRange
  }

  var wordAfterCaret: Range<Int> { selection.isEmpty ? caret..<text.wordEnd(after: caret) : selectedRange }

  var lineBeforeCaret: Range<Int> {
    guard selection.isEmpty else { return selectedRange }
    let start = layout(nil).line(at: caret).lowerBound
    return start == caret ? rangeBeforeCaret : start..<caret
  }

  var lineAfterCaret: Range<Int> {
    guard selection.isEmpty else { return selectedRange }
    let end = layout(nil).line(at: caret).upperBound
    return end == caret ? rangeAfterCaret : caret..<end
  }

  /// Deletes bytes; as a step of its own if they were selected.
  mutating func delete(_ range: Range<Int>, as kind: History.Kind) {
    if !range.isEmpty { replace(range, with: "", as: selection.isEmpty ? kind : .single) }
  }

  /// Deletes bytes and puts them into the kill buffer.
  ///
  /// - Parameters:
  ///   - range: The bytes.
  ///   - isBackward: Whether they are before those that the kill buffer has, if it keeps these.
  ///   - continues: Whether the kill buffer keeps its text, because the command before was a kill as well.
  mutating func kill(_ range: Range<Int>, isBackward: Bool, continues: Bool) {
    guard !range.isEmpty else { return }
    let killed = String(text[range])
    killBuffer = !continues ? killed : isBackward ? killed + killBuffer : killBuffer + killed
    replace(range, with: "", as: .single)
    isKilling = true
  }

  // MARK: Replacing

  /// Replaces bytes, places the caret behind the new ones, and records the edit for undo.
  private mutating func replace(
    _ range: Range<Int>, with inserted: String, as kind: History.Kind, isSelected: Bool = false
  ) {
    let selectionBefore = selection
    let removed = String(text[range])
    text.replace(range, with: inserted)
    let end = range.lowerBound + inserted.utf8.count
    place(anchor: isSelected ? range.lowerBound : end, caret: end)
    guard !removed.utf8.elementsEqual(inserted.utf8) else { return history.endStep() }
    history.record(
      History.Step(
        offset: range.lowerBound, removed: removed, inserted: inserted, selectionBefore: selectionBefore,
        selectionAfter: selection),
      as: kind)
  }

  // MARK: Undo

  mutating func undo() -> Bool {
    guard let step = history.takeUndoStep() else { return false }
    text.replace(step.offset..<(step.offset + step.inserted.utf8.count), with: step.removed)
    place(anchor: step.selectionBefore.anchor.utf8Offset, caret: step.selectionBefore.caret.utf8Offset)
    return true
  }

  mutating func redo() -> Bool {
    guard let step = history.takeRedoStep() else { return false }
    text.replace(step.offset..<(step.offset + step.removed.utf8.count), with: step.inserted)
    place(anchor: step.selectionAfter.anchor.utf8Offset, caret: step.selectionAfter.caret.utf8Offset)
    return true
  }
}
