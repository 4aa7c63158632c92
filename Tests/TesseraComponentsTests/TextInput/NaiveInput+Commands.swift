import Tessera
import TesseraComponents

extension NaiveInput {
  /// Performs a command that is not an undo or a redo.
  mutating func perform(_ command: TextInput.Command, lineLength: Int? = nil) -> Bool {
    let continuesKill = isKilling
    isKilling = false
    let goal = goalColumn
    goalColumn = nil
    let caret = state.caret
    let count = state.characters.count
    let selection = selected.isEmpty ? nil : selected
    switch command {
    case .insert(let string): return insert(string, .typing)
    case .paste(""): return true
    case .paste(let string): return insert(string, .single)
    case .replaceSelection(let string): return insert(string, .single, isSelected: true)
    case .deleteBackward: delete(selection ?? max(0, caret - 1)..<caret, .deletingBackward)
    case .deleteForward: delete(selection ?? caret..<min(count, caret + 1), .deletingForward)
    case .deleteWordBackward: kill(selection ?? wordStart(caret)..<caret, true, continuesKill)
    case .deleteWordForward: kill(selection ?? caret..<wordEnd(caret), false, continuesKill)
    case .deleteToLineStart:
      let start = line(at: caret, in: lines()).range.lowerBound
      kill(selection ?? (start == caret ? max(0, caret - 1) : start)..<caret, true, continuesKill)
    case .deleteToLineEnd:
      let end = line(at: caret, in: lines()).range.upperBound
      kill(selection ?? caret..<(end == caret ? min(count, caret + 1) : end), false, continuesKill)
    case .yank:
      let yanked = fitting(killBuffer)
      if !yanked.isEmpty { replace(selected, with: yanked, .single) }
    case .move(let movement, let extending):
      goalColumn = movement == .up || movement == .down ? goal : nil
      return move(movement, extending, lines(length: lineLength))
    case .selectAll: select(0, count)
    case .selectWord(let position): selectWord(index(atByte: position.utf8Offset))
    case .undo, .redo: break
    }
    return true
  }

  private mutating func delete(_ range: Range<Int>, _ kind: Kind) {
    if !range.isEmpty { replace(range, with: "", selected.isEmpty ? kind : .single) }
  }

  private mutating func kill(_ range: Range<Int>, _ isBackward: Bool, _ continues: Bool) {
    if range.isEmpty { return }
    let killed = String(state.characters[range])
    if !continues { killBuffer = "" }
    killBuffer = isBackward ? killed + killBuffer : killBuffer + killed
    replace(range, with: "", .single)
    isKilling = true
  }

  private mutating func select(_ anchor: Int, _ caret: Int) {
    isStepOpen = false
    state.anchor = anchor
    state.caret = caret
  }

  private mutating func selectWord(_ index: Int) {
    let characters = state.characters
    var index = index
    let isAtEnd = index == characters.count || characters[index].isNewline
    if isAtEnd, index > 0, !characters[index - 1].isNewline { index -= 1 }
    guard index < characters.count else { return select(index, index) }
    let kind = { (character: Character) in
      Self.isWord(character) ? 0 : character.isWhitespace && !character.isNewline ? 1 : 2
    }
    var (start, end) = (index, index + 1)
    if kind(characters[index]) < 2 {
      while start > 0, kind(characters[start - 1]) == kind(characters[index]) { start -= 1 }
      while end < characters.count, kind(characters[end]) == kind(characters[index]) { end += 1 }
    }
    select(start, end)
  }

  // MARK: Moving

  private mutating func move(_ movement: TextInput.Movement, _ extending: Bool, _ lines: [Range<Int>]) -> Bool
  {
    let before = state
    let caret = state.caret
    let collapses = !extending && !selected.isEmpty
    var target = caret
    var isArrow = false
    switch movement {
    case .left: (target, isArrow) = (collapses ? selected.lowerBound : max(0, caret - 1), true)
    case .right:
      (target, isArrow) = (collapses ? selected.upperBound : min(state.characters.count, caret + 1), true)
    case .up: (target, isArrow) = (vertical(-1, extending, lines), true)
    case .down: (target, isArrow) = (vertical(1, extending, lines), true)
    case .wordLeft: target = wordStart(caret)
    case .wordRight: target = wordEnd(caret)
    case .lineStart: target = line(at: caret, in: lines).range.lowerBound
    case .lineEnd: target = line(at: caret, in: lines).range.upperBound
    case .textStart: target = 0
    case .textEnd: target = state.characters.count
    case .position(let position): target = index(atByte: position.utf8Offset)
    }
    select(extending ? state.anchor : target, target)
    return state != before || !isArrow || (extending && !selected.isEmpty)
  }

  /// Returns the last line that begins at or before an index, as far as the caret can be shown in it.
  private func line(at index: Int, in lines: [Range<Int>]) -> (number: Int, range: Range<Int>) {
    let number = lines.lastIndex { $0.lowerBound <= index } ?? 0
    return (number, shown(number, in: lines))
  }

  private func shown(_ number: Int, in lines: [Range<Int>]) -> Range<Int> {
    let line = lines[number]
    let isBroken = number + 1 < lines.count && lines[number + 1].lowerBound == line.upperBound
    return line.lowerBound..<(isBroken ? line.upperBound - 1 : line.upperBound)
  }

  private mutating func vertical(_ step: Int, _ extending: Bool, _ lines: [Range<Int>]) -> Int {
    let from = extending ? state.caret : step < 0 ? selected.lowerBound : selected.upperBound
    let (number, line) = line(at: from, in: lines)
    guard lines.indices.contains(number + step) else {
      return !extending ? from : step < 0 ? 0 : state.characters.count
    }
    let column = goalColumn ?? state.characters[line.lowerBound..<from].reduce(0) { $0 + $1.columnWidth }
    goalColumn = column
    let other = shown(number + step, in: lines)
    // The last index whose column is not behind the goal.
    return (other.lowerBound...other.upperBound).last {
      state.characters[other.lowerBound..<$0].reduce(0) { $0 + $1.columnWidth } <= column
    } ?? other.lowerBound
  }

  // MARK: Setting the text

  mutating func setText(_ text: String) {
    let new = NaiveInput(text, isMultiline: isMultiline, limit: limit)
    let (old, oldScalars) = (state.characters, Array(self.text.unicodeScalars))
    let scalars = Array(text.unicodeScalars)
    if scalars == oldScalars { return }
    var start = 0
    while start < min(old.count, new.state.characters.count),
      Array(old[start].unicodeScalars) == Array(new.state.characters[start].unicodeScalars)
    {
      start += 1
    }
    let head = old[..<start].reduce(0) { $0 + $1.unicodeScalars.count }
    let (ends, newEnds) = (Self.ends(of: old), Self.ends(of: new.state.characters))
    let most = min(scalars.count, oldScalars.count) - head
    // The most common scalars at the end that begin at a boundary in both texts.
    let tail =
      (0...most).last { count in
        scalars.suffix(count) == oldScalars.suffix(count) && ends.contains(oldScalars.count - count)
          && newEnds.contains(scalars.count - count)
      } ?? 0
    let (anchor, caret) = (state.anchor, state.caret)
    state.characters = new.state.characters
    let moved = { (index: Int, model: NaiveInput) -> Int in
      if index == old.count { return model.state.characters.count }
      let place = old[..<index].reduce(0) { $0 + $1.unicodeScalars.count }
      if place <= head { return index }
      if place >= oldScalars.count - tail {
        return model.characterIndex(behind: place + scalars.count - oldScalars.count)
      }
      let replacedEnd = model.characterIndex(behind: scalars.count - tail)
      return min(index, replacedEnd)
    }
    state.anchor = moved(anchor, self)
    state.caret = moved(caret, self)
    (undoSteps, redoSteps, hasUnknownUndo, hasUnknownRedo) = ([], [], true, true)
    (isStepOpen, isKilling, goalColumn) = (false, false, nil)
  }

  private func characterIndex(behind scalars: Int) -> Int {
    Self.ends(of: state.characters).firstIndex { $0 >= scalars } ?? state.characters.count
  }

  /// Returns the numbers of scalars before each character, and of all.
  private static func ends(of characters: [Character]) -> [Int] {
    characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
  }
}
