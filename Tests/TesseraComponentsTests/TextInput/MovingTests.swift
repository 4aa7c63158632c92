import Testing
import TesseraComponents

@Suite("Moving the caret of an input")
struct MovingTests {
  @Test("The caret moves by whole characters")
  func characters() {
    #expect(result("a👍🏽|b", .move(.left)) == "a|👍🏽b")
    #expect(result("a|👍🏽b", .move(.right)) == "a👍🏽|b")
  }

  @Test("Extending keeps the other end of the selection")
  func extending() {
    #expect(result("ab|cd", .move(.left, extending: true), .move(.left, extending: true)) == "|ab[cd")
    #expect(result("ab|cd", .move(.left, extending: true), .move(.textEnd, extending: true)) == "ab[cd|")
  }

  @Test("Left and right without extending go to the ends of the selection")
  func collapsing() {
    #expect(result("a[bc|d", .move(.left)) == "a|bcd")
    #expect(result("a|bc[d", .move(.right)) == "abc|d")
  }

  @Test("Arrows that cannot move the caret are left to the collection")
  func unhandled() {
    var input = TextInput(marked: "|ab")
    #expect(input.perform(.move(.left)) == false)
    #expect(input.perform(.move(.left, extending: true)) == false)
    #expect(input.perform(.move(.up)) == false)
    #expect(input.perform(.move(.down)) == false)
    #expect(input.perform(.move(.lineStart)) == true)
    #expect(input.perform(.move(.wordLeft)) == true)
    input.perform(.move(.textEnd))
    #expect(input.perform(.move(.right)) == false)
  }

  @Test("An arrow that can extend the selection no further is handled")
  func extendingAtTheEnd() {
    var input = TextInput(marked: "a[b|")
    #expect(input.perform(.move(.right, extending: true)) == true)
    #expect(input.marked == "a[b|")
  }

  @Test("Word moves go to the end of the next and the start of the previous word")
  func words() {
    #expect(result("|one, two", .move(.wordRight)) == "one|, two")
    #expect(result("one|, two", .move(.wordRight)) == "one, two|")
    #expect(result("one, tw|o", .move(.wordLeft)) == "one, |two")
    #expect(result("one, |two", .move(.wordLeft)) == "|one, two")
    #expect(result("x |...", .move(.wordRight)) == "x ...|")
    #expect(result("مرحبا، عالم|", .move(.wordLeft)) == "مرحبا، |عالم")
    #expect(result("|e\u{301}te\u{301} x", .move(.wordRight)) == "e\u{301}te\u{301}| x")
  }

  @Test("Line moves go to the ends of the line, and text moves to those of the text")
  func ends() {
    #expect(result("a\nb|c\nd", .move(.lineStart), isMultiline: true) == "a\n|bc\nd")
    #expect(result("a\nb|c\nd", .move(.lineEnd), isMultiline: true) == "a\nbc|\nd")
    #expect(result("a\nb|c\nd", .move(.textStart), isMultiline: true) == "|a\nbc\nd")
    #expect(result("a\nb|c\nd", .move(.textEnd), isMultiline: true) == "a\nbc\nd|")
    #expect(result("a\nb|c\nd", .move(.lineEnd)) == "a\nbc\nd|")
    #expect(result("a\r\nb|c\u{2028}d", .move(.lineStart), isMultiline: true) == "a\r\n|bc\u{2028}d")
    #expect(result("a\r\n|bc\u{2028}d", .move(.lineEnd), isMultiline: true) == "a\r\nbc|\u{2028}d")
  }

  @Test("Moves up and down return to their column after a shorter line")
  func goalColumn() {
    var input = TextInput(marked: "abcd\ne\nfgh|i", isMultiline: true)
    input.perform(.move(.up))
    #expect(input.marked == "abcd\ne|\nfghi")
    input.perform(.move(.up))
    #expect(input.marked == "abc|d\ne\nfghi")
    input.perform([.move(.down), .move(.lineEnd), .move(.down)])
    #expect(input.marked == "abcd\ne\nf|ghi")
  }

  @Test("Moves up and down count the columns of wide characters")
  func wideCharacters() {
    var input = TextInput(marked: "文字x\nabc|de", isMultiline: true)
    input.perform(.move(.up)) { $0.isASCII ? 1 : 2 }
    #expect(input.marked == "文|字x\nabcde")
  }

  @Test("Up in the first line leaves the input, or extends the selection to the start")
  func firstLine() {
    var input = TextInput(marked: "ab|c\nd", isMultiline: true)
    #expect(input.perform(.move(.up)) == false)
    #expect(input.perform(.move(.up, extending: true)) == true)
    #expect(input.marked == "|ab[c\nd")
    #expect(input.perform(.move(.down)) == true)
    #expect(input.marked == "abc\nd|")
    #expect(input.perform(.move(.down)) == false)
  }

  @Test("Moves use the lines in which the text is displayed")
  func displayedLines() {
    var input = TextInput(marked: "one two thr|ee", isMultiline: true)
    // The spaces at which the text is wrapped belong to no line.
    let lines = [0..<3, 4..<7, 8..<13].map(range)
    input.perform(.move(.up), lines: lines)
    #expect(input.marked == "one two| three")
    input.perform(.move(.lineStart), lines: lines)
    #expect(input.marked == "one |two three")
    input.perform(.move(.lineEnd), lines: lines)
    #expect(input.marked == "one two| three")
  }

  @Test("The end of a line that is broken inside a word is before its last character")
  func brokenWord() {
    var input = TextInput(marked: "a|bcdef", isMultiline: true)
    let lines = [0..<3, 3..<6].map(range)
    input.perform(.move(.lineEnd), lines: lines)
    #expect(input.marked == "ab|cdef")
    input.perform([.move(.right)])
    input.perform(.move(.lineEnd), lines: lines)
    #expect(input.marked == "abcdef|")
  }

  @Test("Displayed lines of another text do no harm")
  func wrongLines() {
    var input = TextInput(marked: "👍🏽|b", isMultiline: true)
    for movement in [TextInput.Movement.up, .down, .lineStart, .lineEnd] {
      input.perform(.move(movement), lines: [-3..<1, 2..<90, 50..<60].map(range))
      input.perform(.insert("x"))
    }
    #expect(input.text.filter { $0 == "x" }.count == 4)
  }

  @Test("The lines of a text are those that moves use")
  func lines() {
    let input = TextInput("a\r\n\nbc\n", isMultiline: true)
    #expect(input.lines == [0..<1, 3..<3, 4..<6, 7..<7].map(range))
    #expect(TextInput("a\nb").lines == [range(0..<3)])
    #expect(TextInput("", isMultiline: true).lines == [range(0..<0)])
  }

  @Test("A position inside a character or outside of the text is moved to the nearest one")
  func positions() {
    #expect(result("abc|", .move(.position(TextInput.Position(utf8Offset: -5)))) == "|abc")
    #expect(result("|abc", .move(.position(TextInput.Position(utf8Offset: 99)))) == "abc|")
    #expect(result("a中b|", .move(.position(TextInput.Position(utf8Offset: 3)))) == "a|中b")
    let input = TextInput("a👍🏽b")
    #expect(input.position(atCharacter: 2) == TextInput.Position(utf8Offset: 9))
    #expect(input.position(atCharacter: 9) == input.end)
    #expect(input.characterCount(before: TextInput.Position(utf8Offset: 9)) == 2)
  }

  @Test("Selecting a word takes the word, the spaces or the character at a position")
  func selectWord() {
    func selected(_ marked: String) -> String {
      var input = TextInput(marked: marked, isMultiline: true)
      input.perform(.selectWord(at: input.selection.caret))
      return input.marked
    }
    #expect(selected("one t|wo") == "one [two|")
    #expect(selected("one |two") == "one [two|")
    #expect(selected("one two|") == "one [two|")
    #expect(selected("one|   two") == "one[   |two")
    #expect(selected("a|,, b") == "a[,|, b")
    #expect(selected("one|\ntwo") == "[one|\ntwo")
    #expect(selected("|") == "|")
  }

  @Test("Selecting everything puts the caret at the end")
  func selectAll() { #expect(result("a|bc", .selectAll) == "[abc|") }

  private func range(_ bytes: Range<Int>) -> Range<TextInput.Position> {
    TextInput.Position(utf8Offset: bytes.lowerBound)..<TextInput.Position(utf8Offset: bytes.upperBound)
  }
}
