import Testing
import TesseraComponents

@Suite("The visible part of a text input")
struct VisibleLineTests {
  @Test("A text that fits is shown as a whole")
  func short() {
    let line = TextInput(marked: "ab|c").visibleLine(columns: 10)
    #expect(line.text == "abc")
    #expect(line.caretColumn == 2)
    #expect(line.selectionColumns == nil)
  }

  @Test("At the end of a long text, one column is left for the caret")
  func end() {
    let line = TextInput("abcdefgh").visibleLine(columns: 5)
    #expect(line.text == "efgh")
    #expect(line.caretColumn == 4)
  }

  @Test("The text moves only if the caret would not be visible")
  func scrolling() {
    var input = TextInput("abcdefghij")
    var line = input.visibleLine(columns: 5)
    func move(_ movement: TextInput.Movement) -> String {
      input.perform(.move(movement))
      line = input.visibleLine(columns: 5, from: line.range.lowerBound)
      return line.text
    }
    #expect(line.text == "ghij")
    #expect(move(.left) == "ghij")
    #expect(move(.left) == "ghij")
    #expect(move(.left) == "ghij")
    #expect(line.caretColumn == 1)
    // The character before the caret is visible as well.
    #expect(move(.left) == "fghij")
    #expect(line.caretColumn == 1)
    #expect(move(.textStart) == "abcde")
    #expect(line.caretColumn == 0)
    #expect(move(.textEnd) == "ghij")
  }

  @Test("Deleting at the end brings hidden text back")
  func deletion() {
    var input = TextInput("abcdefgh")
    let first = input.visibleLine(columns: 5).range.lowerBound
    input.perform([.deleteBackward, .deleteBackward])
    #expect(input.visibleLine(columns: 5, from: first).text == "cdef")
  }

  @Test("Wide characters are shown whole or not at all")
  func wideCharacters() {
    let width = { (character: Character) in character.isASCII ? 1 : 2 }
    let end = TextInput("文字文字").visibleLine(columns: 6, width: width)
    #expect(end.text == "字文字".dropFirst())
    #expect(end.caretColumn == 4)
    let start = TextInput(marked: "|文字文字").visibleLine(columns: 5, width: width)
    #expect(start.text == "文字")
    let narrow = TextInput(marked: "文|字").visibleLine(columns: 1, width: width)
    #expect(narrow.text == "")
    #expect(narrow.caretColumn == 0)
  }

  @Test("The selected columns are those that are visible")
  func selection() {
    let line = TextInput(marked: "abc[defgh|").visibleLine(columns: 4)
    #expect(line.text == "fgh")
    #expect(line.selectionColumns == 0..<3)
    #expect(TextInput(marked: "a|b[c").visibleLine(columns: 9).selectionColumns == 1..<2)
  }

  @Test("A mask hides each character of a secret text")
  func mask() {
    let line = TextInput(marked: "a👩‍👩‍👧\n|b").visibleLine(columns: 9, mask: "•")
    #expect(line.text == "••••")
    #expect(line.caretColumn == 3)
    let wide = TextInput("文字").visibleLine(columns: 9, mask: "•") { $0.isASCII ? 2 : $0 == "•" ? 1 : 2 }
    #expect(wide.caretColumn == 2)
  }

  @Test("The placeholder is shown while there is no text, as far as it fits")
  func placeholder() {
    let line = TextInput().visibleLine(columns: 3, placeholder: "Name", mask: "•")
    #expect(line.text == "Nam")
    #expect(line.isPlaceholder)
    #expect(line.caretColumn == 0)
    #expect(line.range.isEmpty)
    #expect(!TextInput("a").visibleLine(columns: 3, placeholder: "Name").isPlaceholder)
  }

  @Test("Control characters that the app has set are replaced")
  func controlCharacters() {
    let line = TextInput("a\tb\r\nc\u{1B}").visibleLine(columns: 9)
    #expect(line.text == "a b c\u{FFFD}")
    #expect(line.caretColumn == 6)
  }

  @Test("A click in a column gives the position before its character")
  func columns() {
    let input = TextInput("a文b")
    let line = input.visibleLine(columns: 9) { $0.isASCII ? 1 : 2 }
    let offsets = (-1..<7).map { line.position(atColumn: $0).utf8Offset }
    #expect(offsets == [0, 0, 1, 1, 4, 5, 5, 5])
  }

  @Test("Without columns nothing is shown")
  func noColumns() {
    for columns in [-1, 0] {
      let line = TextInput("abc").visibleLine(columns: columns, placeholder: "Name")
      #expect(line.text == "")
      #expect(line.caretColumn == 0)
    }
  }

  @Test("Finding the visible part of a long text measures only a few characters")
  func work() {
    var input = TextInput(String(repeating: "word ", count: 20_000))
    var count = 0
    func measure(_ position: TextInput.Position) -> TextInput.Position {
      input.visibleLine(columns: 20, from: position) { _ in
        count += 1
        return 1
      }.range.lowerBound
    }
    let end = measure(input.start)
    input.perform(.move(.textStart))
    _ = measure(end)
    #expect(count < 150)
  }
}
