import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

/// A field or an editor, with a button below it.
@MainActor
private final class Page {
  var text: String
  var isSecure = false
  private let isMultiline: Bool
  private(set) var collection: HeadlessCollection

  init(_ text: String, isMultiline: Bool = true, columns: Int = 12, rows: Int = 6) {
    (self.text, self.isMultiline) = (text, isMultiline)
    collection = HeadlessCollection(columns: columns, rows: rows) {}
    collection.stage.onWake = { [weak self] in self?.collection.update() }
    show()
  }

  func show() {
    collection.show {
      Section("page") {
        if isMultiline {
          TextEditor("notes", text: text, lines: 4...4) { self.take($0) }.id("text")
        } else {
          TextField("name", text: text, isSecure: isSecure) { self.take($0) }.id("text")
        }
        Button("OK") {}.id("button")
      }
    }
  }

  private func take(_ text: String) {
    self.text = text
    show()
  }

  /// Sends an event at a character of the screen.
  func pointer(_ phase: PointerEvent.Phase, _ column: Int, _ line: Int = 0, modifiers: KeyModifiers = []) {
    collection.pointer(
      phase, at: Point(x: (Double(column) + 0.5) * 8, y: (Double(line) + 0.5) * 16), time: 1,
      modifiers: modifiers)
  }

  func click(_ column: Int, _ line: Int = 0, modifiers: KeyModifiers = []) {
    pointer(.down, column, line, modifiers: modifiers)
    pointer(.up, column, line, modifiers: modifiers)
  }

  func press(_ keys: Key..., modifiers: KeyModifiers = []) {
    for key in keys { collection.press(key: key, modifiers: modifiers) }
  }

  /// The column and the line of the caret on screen.
  var caret: [Int]? {
    collection.engine.caretFrame.map { [Int($0.minX / 8), Int($0.minY / 16)] }
  }

  var screen: [String] {
    collection.text().split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

@MainActor
@Suite("The pointer in fields and editors that Tessera draws")
struct EditorPointerTests {
  @Test("A click places the caret before the character there, also beside a wide one")
  func placing() {
    let page = Page("a中b\n\nlast")
    page.click(3)
    #expect(page.caret == [2, 0])
    page.collection.type("X")
    #expect(page.text == "aX中b\n\nlast")
    page.click(5)
    page.collection.type("Y")
    #expect(page.text == "aX中Yb\n\nlast")
    // Beside the lines, the nearest line or end.
    page.click(9, 1)
    page.collection.type("Z")
    #expect(page.text == "aX中Yb\nZ\nlast")
    page.click(9, 3)
    page.collection.type("!")
    #expect(page.text == "aX中Yb\nZ\nlast!")
    page.click(1, 2)
    page.collection.type("?")
    #expect(page.text == "aX中Yb\nZ\n?last!")
  }

  @Test("In a line that was broken, a click behind the text stays in that line")
  func brokenLines() {
    let page = Page("one two three four", columns: 14)
    #expect(page.screen.prefix(2) == [" one two", " three four"])
    page.click(3, 1)
    #expect(page.caret == [3, 1])
    page.click(12, 0)
    #expect(page.caret == [8, 0])
    page.collection.type("X")
    #expect(page.text == "one twoX three four")
  }

  @Test("A click leaves the visible lines where they are")
  func scrolledEditor() {
    let page = Page("a\nb\nc\nd\ne\nf")
    // Without the focus, the first lines are visible.
    page.click(1, 3)
    #expect(page.screen.prefix(4) == [" a", " b", " c", " d"])
    #expect(page.caret == [1, 3])
    page.press(.down, .down)
    #expect(page.screen.prefix(4) == [" c", " d", " e", " f"])
    page.click(1, 0)
    #expect(page.screen.prefix(4) == [" c", " d", " e", " f"])
    page.collection.type("X")
    #expect(page.text == "a\nb\nXc\nd\ne\nf")
  }

  @Test("A click in a field of one line places the caret, and leaves the visible part where it is")
  func field() {
    let page = Page("a中bcdefghijklmn", isMultiline: false)
    page.click(3)
    page.collection.type("X")
    #expect(page.text == "aX中bcdefghijklmn")
    page.press(.end)
    let shown = page.screen[0]
    #expect(shown.hasPrefix(" fgh"))
    page.click(3)
    #expect(page.screen[0] == shown)
    page.collection.type("Y")
    #expect(page.text == "aX中bcdefgYhijklmn")
  }

  @Test("A click in a field for secrets counts its dots")
  func secret() {
    let page = Page("a中b", isMultiline: false)
    page.isSecure = true
    page.show()
    page.click(2)
    page.collection.type("X")
    #expect(page.text == "aX中b")
  }

  @Test("Dragging selects, also beyond the editor, and typing replaces the selection")
  func selecting() {
    let page = Page("abc\ndef\n3\n4\n5\n6")
    page.pointer(.down, 2, 0)
    page.pointer(.moved, 3, 1)
    #expect(page.collection.engine.claimsPointer)
    page.pointer(.up, 3, 1)
    #expect(!page.collection.engine.claimsPointer)
    page.collection.type("X")
    #expect(page.text == "aXf\n3\n4\n5\n6")
    page.pointer(.down, 1, 1)
    // Below the editor, each move shows one more line.
    page.pointer(.moved, 1, 5)
    page.pointer(.moved, 1, 5)
    page.pointer(.up, 1, 5)
    page.press(.delete)
    #expect(page.text == "aXf\n6")
  }

  @Test("A click with Shift extends the selection")
  func extending() {
    let page = Page("abcdef", isMultiline: false)
    page.click(2)
    page.click(5, modifiers: .shift)
    page.press(.backspace)
    #expect(page.text == "aef")
    // A move of the pointer without a press in the field does not select.
    page.pointer(.down, 1, 1)
    page.pointer(.moved, 3, 0)
    page.pointer(.up, 3, 0)
    page.collection.type("X")
    #expect(page.text == "aXef")
  }

  @Test("Page Up and Page Down move the caret by the visible lines but one, and leave the editor at its ends")
  func pages() {
    let page = Page((1...9).map { "line \($0)" }.joined(separator: "\n"))
    page.click(3, 0)
    page.press(.pageDown)
    #expect(page.caret == [3, 3])
    page.press(.pageDown)
    #expect(page.screen.prefix(4) == [" line 4", " line 5", " line 6", " line 7"])
    page.press(.pageUp, modifiers: .shift)
    page.collection.type("X")
    #expect(page.text == "line 1\nline 2\nline 3\nliXne 7\nline 8\nline 9")
    page.press(.pageUp, .pageUp, .pageUp)
    #expect(page.collection.engine.focusedKey?.element == .item("text", occurrence: 0))
    page.press(.pageDown, .pageDown, .pageDown)
    #expect(page.collection.engine.focusedKey?.element == .item("button", occurrence: 0))
  }

  @Test("A disabled field takes no clicks, and a press of the other button opens no selection")
  func otherPresses() {
    let page = Page("abc", isMultiline: false)
    page.collection.pointer(.down, at: Point(x: 20, y: 8), time: 1, button: .secondary)
    page.collection.pointer(.up, at: Point(x: 20, y: 8), time: 1, button: .secondary)
    #expect(!page.collection.engine.isEditingText)
    page.collection.show { Section("page") { TextField("name", text: "abc") { _ in }.disabled().id("text") } }
    page.click(2)
    #expect(!page.collection.engine.isEditingText)
  }
}

@MainActor
@Suite("Random clicks in an editor", .tags(.model))
struct RandomEditorPointerTests {
  private static let fragments = ["a", "bc", "word", " ", "  ", "\n", "中", "文字", "e\u{301}", "longerword"]

  @Test("A click and a page move the caret as a naive model says", arguments: (UInt64(0)..<6).sampled)
  func clicks(block: UInt64) {
    for seed in (block * 20)..<(block * 20 + 20) {
      var random = SeededGenerator(seed: seed)
      let columns = Int.random(in: 5...14, using: &random)
      let page = Page(Self.text(&random), columns: columns)
      for step in 0..<10 {
        let (column, line) = (
          Int.random(in: 1..<columns - 1, using: &random), Int.random(in: 0..<4, using: &random)
        )
        // A letter that is not in the text yet.
        let letter = Character(Unicode.Scalar(UInt8(65 + step)))
        let before = page.text
        let layouts = NaiveEditor.layouts(of: before, showing: page.screen.prefix(4), columns: columns - 3)
        let offsets = layouts.map { $0.offset(column: column - 1, row: line) }
        var expected = offsets.map { before.inserting(String(letter), at: $0..<$0) }
        page.click(column, line)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          // A selection from the click to the start of the text.
          page.press(.home, modifiers: [.control, .shift])
          expected = offsets.map { before.inserting(String(letter), at: 0..<$0) }
        case 1:
          // A page moves as far as single lines do, but does not leave the editor.
          guard let layout = layouts.first, let offset = offsets.first, layouts.count == 1 else { continue }
          let isForward = Bool.random(using: &random)
          let current = layout.line(of: offset)
          let count = min(3, isForward ? layout.lines.count - 1 - current : current)
          guard count > 0 else { continue }
          let other = Page(before, columns: columns)
          other.click(1, 0)
          other.press(.home, modifiers: .control)
          for _ in 0..<offset { other.press(.right) }
          for _ in 0..<count { other.press(isForward ? .down : .up) }
          other.press(.character(letter))
          page.press(isForward ? .pageDown : .pageUp)
          expected = [other.text]
        default: break
        }
        page.press(.character(letter))
        #expect(expected.contains(page.text), "seed \(seed), step \(step), at \(column), \(line)")
        if !expected.contains(page.text) { return }
      }
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).reduce(into: "") { text, _ in
      text += fragments[Int.random(in: 0..<fragments.count, using: &random)]
    }
  }
}

/// The lines of an editor, and the first visible one.
private struct NaiveEditor {
  /// The characters of the lines without their line breaks, and the number of characters before them.
  let lines: [(start: Int, characters: [Character], isBroken: Bool)]
  let first: Int

  /// Returns the layouts of a text that look like a screen.
  static func layouts(of text: String, showing screen: ArraySlice<String>, columns: Int) -> [NaiveEditor] {
    let characters = Array(text)
    var (lines, start): ([(Int, [Character], Bool)], Int) = ([], 0)
    for line in naiveLines(characters, columns: columns, { Double($0.columnWidth) }) {
      let end = start + line.count
      let isLast = end == characters.count
      lines.append((start, Array(line), !isLast && !characters[end].isNewline))
      start = end + (isLast || !characters[end].isNewline ? 0 : 1)
    }
    // The placeholder is in front of an empty text, and is truncated in a narrow editor.
    if text.isEmpty { return [NaiveEditor(lines: lines, first: 0)] }
    let shown = screen.map { trimmed($0.dropFirst()) }
    return lines.indices.map { NaiveEditor(lines: lines, first: $0) }.filter { editor in
      let visible = editor.lines.dropFirst(editor.first).prefix(4).map { trimmed($0.characters[...]) }
      return visible + [String](repeating: "", count: 4 - visible.count) == shown
    }
  }

  private static func trimmed(_ characters: some BidirectionalCollection<Character>) -> String {
    var characters = Array(characters)
    while characters.last == " " { characters.removeLast() }
    return String(characters)
  }

  /// Returns the number of characters before the one in a column of a visible line.
  func offset(column: Int, row: Int) -> Int {
    let line = lines[min(first + row, lines.count - 1)]
    // The end of a broken line is the start of the next one.
    let last = line.isBroken ? line.characters.count - 1 : line.characters.count
    let hit = line.characters.indices.first { index in
      line.characters[...index].reduce(0) { $0 + $1.columnWidth } > column
    }
    return line.start + min(hit ?? last, last)
  }

  /// Returns the line in which the caret is at an offset.
  func line(of offset: Int) -> Int { lines.lastIndex { $0.start <= offset } ?? 0 }
}

extension String {
  /// Returns the text with characters in place of others.
  fileprivate func inserting(_ text: String, at range: Range<Int>) -> String {
    var characters = Array(self)
    characters.replaceSubrange(range, with: Array(text))
    return String(characters)
  }
}
