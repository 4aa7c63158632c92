import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents

/// A row with an editor, and the text of the app.
@MainActor
private final class Notes {
  var text = ""
  var lines = 2...4
  /// Whether the app takes the edits.
  var takesEdits = true
  var edits: [String] = []
  private(set) var collection: HeadlessCollection

  init(_ text: String = "", columns: Int = 12, rows: Int = 6) {
    self.text = text
    collection = HeadlessCollection(columns: columns, rows: rows) {}
    collection.stage.onWake = { [weak self] in self?.collection.update() }
    show()
  }

  func show() {
    collection.show {
      Section("form") {
        TextEditor("notes", text: text, lines: lines) { text in
          self.edits.append(text)
          guard self.takesEdits else { return }
          self.text = text
          self.show()
        }
        .id("editor")
        TextField("name", text: "") { _ in }.id("name")
      }
      .focusesFirstField()
    }
  }

  func press(_ keys: Key..., modifiers: KeyModifiers = []) {
    for key in keys { collection.press(key: key, modifiers: modifiers) }
  }

  /// The column and the line of the caret on screen.
  var caret: (column: Int, line: Int)? {
    collection.engine.caretFrame.map { (Int($0.minX / 8) - 1, Int($0.minY / 16)) }
  }

  var screen: [String] {
    collection.text().split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

@MainActor
@Suite("Text editors that Tessera draws")
struct TextEditorTests {
  @Test("Return inserts a line, and the editor grows with its text up to its largest number of lines")
  func growing() {
    let notes = Notes()
    #expect(notes.screen[0] == " notes" && notes.screen[2] == " name")
    notes.collection.type("a")
    notes.press(.enter)
    notes.collection.type("b")
    notes.press(.enter)
    notes.collection.type("c")
    #expect(notes.text == "a\nb\nc")
    #expect(notes.screen.prefix(4) == [" a", " b", " c", " name"])
    for letter in "de" {
      notes.press(.enter)
      notes.collection.type(String(letter))
    }
    // The first line is scrolled away.
    #expect(notes.screen.prefix(5) == [" b", " c", " d", " e", " name"])
    for _ in 0..<4 { notes.press(.up) }
    #expect(notes.screen.prefix(4) == [" a", " b", " c", " d"])
  }

  @Test("Up and Down move by displayed lines, and keep the column")
  func verticalMoves() {
    let notes = Notes("one two three four", columns: 14)
    #expect(notes.screen.prefix(2) == [" one two", " three four"])
    #expect(notes.caret?.line == 1)
    notes.press(.up)
    #expect(notes.caret?.line == 0 && notes.caret?.column == 7)
    notes.press(.home, .right, .down)
    notes.collection.type("X")
    #expect(notes.text == "one two tXhree four")
  }

  @Test("Up in the first line and Down in the last one leave the editor, and Tab does at once")
  func leaving() {
    let notes = Notes("a\nb")
    notes.press(.down)
    #expect(notes.collection.engine.focusedKey?.element == .item("name", occurrence: 0))
    notes.press(.up)
    #expect(notes.collection.engine.focusedKey?.element == .item("editor", occurrence: 0))
    notes.press(.tab)
    #expect(notes.collection.engine.focusedKey?.element == .item("name", occurrence: 0))
    #expect(notes.text == "a\nb")
  }

  @Test("Pasted lines stay lines, and Control-Z takes them back")
  func pasting() {
    let notes = Notes()
    notes.collection.engine.paste("a\r\nb\tc")
    notes.collection.update()
    #expect(notes.text == "a\nb\tc" && notes.screen[1] == " b    c")
    notes.press(.character("z"), modifiers: .control)
    #expect(notes.text == "")
  }

  @Test("The text survives updates, an app that takes it late, and scrolling; a text of the app replaces it")
  func keptText() {
    let notes = Notes("", rows: 2)
    notes.takesEdits = false
    notes.collection.type("ab")
    notes.press(.enter)
    notes.collection.type("c")
    notes.show()
    notes.text = notes.edits[0]
    notes.show()
    notes.collection.scroll(by: 100)
    notes.collection.scroll(by: -100)
    notes.collection.type("d")
    #expect(notes.edits.last == "ab\ncd")
    notes.text = "of the app"
    notes.show()
    notes.collection.type("!")
    #expect(notes.edits.last?.count == 11)
  }

  @Test("A selection over several lines is drawn in each of them, and typing replaces it")
  func selection() {
    let notes = Notes("abc\ndef")
    notes.press(.up, modifiers: .shift)
    notes.press(.home, modifiers: .shift)
    notes.collection.type("x")
    #expect(notes.text == "x")
  }

  @Test(
    "Numbers of lines that make no sense become ones that do", arguments: [0...0, -5...2, 7...9, 3...Int.max])
  func invalidLines(lines: ClosedRange<Int>) {
    let tree = ComponentTree(TextEditor("notes", text: "", lines: lines) { _ in })
    guard case .textEditor(_, _, let shown)? = tree.control(at: 0)?.kind else { return #expect(Bool(false)) }
    #expect(shown.lowerBound == min(max(1, lines.lowerBound), 1000) && shown.upperBound <= 1000)
  }

  @Test("Screen readers hear the label and the text of an editor")
  func accessibility() {
    let editor = ComponentCell(TextEditor("Notes", text: "a\nb") { _ in }).accessibility
    #expect(editor.label == "Notes" && editor.value == "a\nb")
  }
}

@Suite("Random lines of an editor", .tags(.model))
struct RandomEditorTests {
  private static let fragments = [
    "a", "bc", "word", "longerword", " ", "  ", "\t", "\n", "\r\n", "中", "文字", "e\u{301}", "👩‍👩‍👧", "\u{7}",
  ]

  @Test("An editor breaks lines as a naive model says", arguments: (UInt64(0)..<8).sampled)
  func lines(block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...14, using: &random)).reduce(into: "") { text, _ in
        text += Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &random)]
      }
      let columns = Int.random(in: 1...9, using: &random)
      let width = { (character: Character) in
        Double(character.shownInEditor.reduce(0) { $0 + $1.columnWidth })
      }
      let lines = EditorLines(text, width: Double(columns), advance: width)
      let shown = lines.ranges.map { String(text[$0]) }
      let naive = naiveLines(Array(text), columns: columns, width)
      #expect(shown == naive, "seed \(seed), \(columns) columns")
      if shown != naive { return }
      for offset in 0...text.utf8.count where text.boundary(atOrBefore: offset) == offset {
        let line = lines.ranges[lines.line(at: offset)]
        #expect(line.lowerBound <= offset && offset <= line.upperBound, "seed \(seed), offset \(offset)")
      }
    }
  }

  @MainActor
  @Test(
    "After every key the editor has the text of a naive model, and the caret is on screen",
    arguments: (UInt64(0)..<6).sampled)
  func keys(block: UInt64) {
    for seed in (block * 10)..<(block * 10 + 10) {
      var random = SeededGenerator(seed: seed)
      let notes = Notes("", columns: Int.random(in: 4...16, using: &random), rows: 8)
      var model = NaiveInput("", isMultiline: true, limit: nil)
      for step in 0..<60 {
        let letter = Character(["a", "b", " ", "中", "é"][Int.random(in: 0..<5, using: &random)])
        switch Int.random(in: 0..<12, using: &random) {
        case 0...4:
          notes.press(.character(letter))
          _ = model.perform(.insert(String(letter)))
        case 5:
          notes.press(.enter)
          _ = model.perform(.insert("\n"))
        case 6:
          notes.press(.backspace)
          _ = model.perform(.deleteBackward)
        case 7:
          notes.press(.delete)
          _ = model.perform(.deleteForward)
        case 8:
          guard model.state.caret > 0 else { continue }
          notes.press(.left)
          _ = model.perform(.move(.left))
        case 9:
          guard model.state.caret < model.state.characters.count else { continue }
          notes.press(.right)
          _ = model.perform(.move(.right))
        case 10:
          notes.press(.character("w"), modifiers: .control)
          _ = model.perform(.deleteWordBackward)
        default: notes.show()
        }
        let line = notes.caret?.line ?? -1
        #expect(notes.text == model.text && (0..<4).contains(line), "seed \(seed), step \(step)")
        if notes.text != model.text { return }
      }
    }
  }
}

/// Breaks a text by trying all ends of a line, the farthest first.
func naiveLines(
  _ text: [Character], columns: Int, _ width: @escaping (Character) -> Double
) -> [String] {
  let isSpace = { (character: Character) in character == " " || character == "\t" }
  var (lines, start): ([String], Int) = ([], 0)
  while true {
    let end = text[start...].firstIndex { $0.isNewline } ?? text.count
    // The width of a line without the spaces at its end.
    let fits = { (stop: Int) in
      var characters = text[start..<stop]
      while let last = characters.last, isSpace(last) { characters.removeLast() }
      return characters.reduce(0) { $0 + width($1) } <= Double(columns)
    }
    var stop = end
    if !fits(end) {
      let breaks = (start + 1..<end).filter { fits($0) && isSpace(text[$0 - 1]) && !isSpace(text[$0]) }
      let others = (start + 1..<end).filter { fits($0) && !isSpace(text[$0 - 1]) }
      stop = breaks.last ?? others.last ?? start + 1
      // Spaces behind a character that is too wide.
      while stop == start + 1 || isSpace(text[stop - 1]), stop < end, isSpace(text[stop]) { stop += 1 }
    }
    lines.append(String(text[start..<stop]))
    if stop < end {
      start = stop
    } else if end < text.count {
      start = end + 1
    } else {
      return lines
    }
  }
}
