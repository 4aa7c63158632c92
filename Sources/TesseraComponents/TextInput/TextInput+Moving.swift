extension TextInput {
  /// Moves the caret. Returns `false` if an arrow key cannot move it, and nothing is selected that it would
  /// extend.
  mutating func move(
    _ movement: Movement, extending: Bool, in layout: LineLayout, width: (Character) -> Int
  ) -> Bool {
    let before = selection
    let target = target(of: movement, extending: extending, in: layout, width: width)
    select(anchor: extending ? selection.anchor.utf8Offset : target, caret: target)
    return selection != before || !movement.isArrow || (extending && !selection.isEmpty)
  }

  private mutating func target(
    of movement: Movement, extending: Bool, in layout: LineLayout, width: (Character) -> Int
  ) -> Int {
    let selected = selectedRange
    let collapses = !extending && !selected.isEmpty
    return switch movement {
    case .left: collapses ? selected.lowerBound : text.boundary(before: caret)
    case .right: collapses ? selected.upperBound : text.boundary(after: caret)
    case .wordLeft: text.wordStart(before: caret)
    case .wordRight: text.wordEnd(after: caret)
    case .up: targetUp(from: extending ? caret : selected.lowerBound, extending, in: layout, width: width)
    case .down: targetDown(from: extending ? caret : selected.upperBound, extending, in: layout, width: width)
    case .lineStart: layout.line(at: caret).lowerBound
    case .lineEnd: layout.line(at: caret).upperBound
    case .textStart: 0
    case .textEnd: text.utf8.count
    case .position(let position): offset(of: position)
    }
  }

  private mutating func targetUp(
    from offset: Int, _ extending: Bool, in layout: LineLayout, width: (Character) -> Int
  ) -> Int {
    let line = layout.line(at: offset)
    guard let other = layout.line(before: line) else { return extending ? 0 : offset }
    return target(from: offset, in: line, to: other, width: width)
  }

  private mutating func targetDown(
    from offset: Int, _ extending: Bool, in layout: LineLayout, width: (Character) -> Int
  ) -> Int {
    let line = layout.line(at: offset)
    guard let other = layout.line(after: line) else { return extending ? text.utf8.count : offset }
    return target(from: offset, in: line, to: other, width: width)
  }

  /// Returns the offset in another line that is nearest to the column in which moves up and down began.
  private mutating func target(
    from offset: Int, in line: Range<Int>, to other: Range<Int>, width: (Character) -> Int
  ) -> Int {
    let start = line.lowerBound
    let column = goalColumn ?? text[start..<max(start, offset)].reduce(0) { $0 + max(0, width($1)) }
    goalColumn = column
    var target = other.lowerBound
    var reached = 0
    for character in text[other] {
      reached += max(0, width(character))
      if reached > column { break }
      target += character.utf8.count
    }
    return target
  }

  /// Selects the word, the spaces or the character at an offset, or else before it.
  mutating func selectWord(at offset: Int) {
    let range = text.word(at: offset)
    select(anchor: range.lowerBound, caret: range.upperBound)
  }
}

extension TextInput.Movement {
  /// Whether an arrow key alone gives the movement.
  fileprivate var isArrow: Bool {
    switch self {
    case .left, .right, .up, .down: true
    default: false
    }
  }
}
