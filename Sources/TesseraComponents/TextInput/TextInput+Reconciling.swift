extension TextInput {
  /// Replaces the text by that of the app, in response to its own state.
  ///
  /// Nothing happens if the texts have the same Unicode scalars, as when the app returns what the user has
  /// typed. Otherwise only the part between the common start and the common end counts as replaced: the
  /// caret and the anchor stay where they are in the common parts, and keep their number of characters from
  /// the start of the replaced part inside it. A caret at the end stays there.
  ///
  /// Undo does not take back the replacement. It takes back the edits that the user made in the common parts;
  /// edits in the replaced part, and all older ones, are forgotten. The same is true of redo.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func setText(_ text: String) {
    var newText = text
    newText.makeContiguousUTF8()
    guard !newText.utf8.elementsEqual(self.text.utf8) else { return }
    let change = TextChange(from: self.text, to: newText)
    let (anchor, caret) = (selection.anchor.utf8Offset, caret)
    let (newAnchor, newCaret) = (change.newOffset(of: anchor), change.newOffset(of: caret))
    self.text = newText
    place(anchor: newAnchor, caret: newCaret)
    history.adapt(toReplacing: change.range, growth: change.newRange.count - change.range.count)
    goalColumn = nil
    isKilling = false
  }
}

/// The replacement of one part of a text, found by comparing its two versions.
private struct TextChange {
  private let text: String
  private let newText: String
  /// The replaced bytes in the old text.
  let range: Range<Int>
  /// The bytes in the new text that replace them.
  let newRange: Range<Int>

  init(from text: String, to newText: String) {
    (self.text, self.newText) = (text, newText)
    let start = Self.commonStart(text, newText)
    let end = Self.commonEnd(text, newText, limit: min(text.utf8.count, newText.utf8.count) - start)
    range = start..<(text.utf8.count - end)
    newRange = start..<(newText.utf8.count - end)
  }

  /// Returns the offset in the new text for one in the old text.
  func newOffset(of offset: Int) -> Int {
    if offset == text.utf8.count { return newText.utf8.count }
    if offset <= range.lowerBound { return offset }
    if offset >= range.upperBound { return offset - range.upperBound + newRange.upperBound }
    let characterCount = text[range.lowerBound..<offset].count
    let part = newText[newRange]
    let index = part.index(part.startIndex, offsetBy: characterCount, limitedBy: part.endIndex)
    return newText.byteOffset(of: index ?? part.endIndex)
  }

  /// Returns the number of common bytes at the start, without characters that differ in other bytes.
  private static func commonStart(_ left: String, _ right: String) -> Int {
    var count = 0
    for (leftByte, rightByte) in zip(left.utf8, right.utf8) {
      if leftByte != rightByte { break }
      count += 1
    }
    // Up to a common byte, characters end at the same places in both texts.
    return min(left.boundary(atOrBefore: count), right.boundary(atOrBefore: count))
  }

  /// Returns the number of common bytes at the end, without characters that differ in other bytes.
  private static func commonEnd(_ left: String, _ right: String, limit: Int) -> Int {
    var count = 0
    for (leftByte, rightByte) in zip(left.utf8.reversed(), right.utf8.reversed()) {
      if count == limit || leftByte != rightByte { break }
      count += 1
    }
    // Whether a character ends at a place depends on those before it, as for flags, so that the places in
    // both texts may differ.
    while true {
      let leftCount = left.utf8.count - left.boundary(atOrAfter: left.utf8.count - count)
      let rightCount = right.utf8.count - right.boundary(atOrAfter: right.utf8.count - leftCount)
      if rightCount == count { return count }
      count = rightCount
    }
  }
}
