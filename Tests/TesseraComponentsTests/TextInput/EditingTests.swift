import Testing
import TesseraComponents

@Suite("Editing the text of an input")
struct EditingTests {
  @Test("A new input has the caret at the end")
  func start() {
    #expect(TextInput("abc").marked == "abc|")
    #expect(TextInput().marked == "|")
  }

  @Test("Inserted text appears before the caret and replaces the selection")
  func insertion() {
    #expect(result("a|c", .insert("b")) == "ab|c")
    #expect(result("a[bc|d", .insert("x")) == "ax|d")
    #expect(result("a|bc[d", .insert("x")) == "ax|d")
    #expect(result("a[bc|d", .insert("")) == "a|d")
    #expect(result("a[bc|d", .paste("")) == "a[bc|d")
    #expect(result("a[bc|d", .replaceSelection("")) == "a|d")
  }

  @Test("A typed combining mark joins the character before the caret")
  func combiningMark() {
    var input = TextInput(marked: "e|x")
    input.perform(.insert("\u{301}"))
    #expect(input.characterCount(before: input.selection.caret) == 1)
    #expect(input.text == "éx")
  }

  @Test("The caret never stays inside a character that an edit has joined")
  func joinedCharacters() {
    var input = TextInput("\u{301}")
    input.perform([.move(.textStart), .insert("e")])
    #expect(input.selection.caret == input.end)
    var flag = TextInput("\u{1F1E9} \u{1F1EA}")
    flag.perform([.move(.left), .deleteBackward])
    #expect(flag.text == "🇩🇪")
    #expect(flag.selection.caret == flag.end)
  }

  @Test("Deletions delete one character of any length")
  func characters() {
    #expect(result("a👩‍👩‍👧|b", .deleteBackward) == "a|b")
    #expect(result("a|🇩🇪b", .deleteForward) == "a|b")
    #expect(result("a\r\n|b", .deleteBackward, isMultiline: true) == "a|b")
  }

  @Test("A deletion deletes just the selection, if there is one")
  func selection() {
    let deletions: [TextInput.Command] = [
      .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToLineStart,
      .deleteToLineEnd,
    ]
    for deletion in deletions {
      #expect(result("a b[c d|e f", deletion) == "a b|e f")
    }
  }

  @Test("Deletions are handled even if there is nothing to delete")
  func nothingToDelete() {
    var input = TextInput()
    for deletion in [TextInput.Command.deleteBackward, .deleteForward, .deleteWordBackward, .deleteToLineEnd]
    {
      #expect(input.perform(deletion) == true)
    }
    #expect(!input.canUndo)
  }

  @Test("Words are deleted with the characters between them")
  func words() {
    #expect(result("one two, |x", .deleteWordBackward) == "one |x")
    #expect(result("one| two, x", .deleteWordForward) == "one|, x")
  }

  @Test("A deletion to the end of a line deletes the line break if it is there already")
  func lines() {
    #expect(result("a\nb|c\nd", .deleteToLineEnd, isMultiline: true) == "a\nb|\nd")
    #expect(result("a\nb|\nd", .deleteToLineEnd, isMultiline: true) == "a\nb|d")
    #expect(result("a\nb|c", .deleteToLineStart, isMultiline: true) == "a\n|c")
    #expect(result("a\n|c", .deleteToLineStart, isMultiline: true) == "a|c")
    #expect(result("a\nb|c", .deleteToLineStart) == "|c")
  }

  @Test("Yank inserts what was deleted by words or lines")
  func yank() {
    #expect(result("one two|", .deleteWordBackward, .move(.textStart), .yank) == "two|one ")
    #expect(result("ab|cd", .deleteToLineEnd, .yank, .yank) == "abcdcd|")
    #expect(result("ab|cd", .deleteBackward, .yank) == "a|cd")
  }

  @Test("Successive deletions by words or lines are yanked together")
  func successiveKills() {
    var input = TextInput(marked: "one two |three four")
    input.perform([.deleteWordBackward, .deleteWordForward, .deleteWordBackward, .yank])
    #expect(input.marked == "one two three| four")
    input.perform([.deleteWordBackward, .move(.textStart), .deleteWordForward, .yank])
    #expect(input.killBuffer == "one")
  }

  @Test("A replacement of the selection stays selected")
  func replaceSelection() {
    #expect(result("a[b|c", .replaceSelection("xy")) == "a[xy|c")
    #expect(result("a|c", .replaceSelection("か"), .replaceSelection("漢")) == "a[漢|c")
    #expect(result("a[b|c", .replaceSelection("")) == "a|c")
  }

  @Test("A field of one line turns line breaks and tabs into spaces")
  func pasteInOneLine() {
    #expect(result("|", .paste("a\nb\r\nc\rd\u{2028}e\tf")) == "a b c d e f|")
    #expect(result("|", .paste("a\r\n\r\nb")) == "a  b|")
  }

  @Test("An editor keeps tabs and turns all line breaks into line feeds")
  func pasteInEditor() {
    let pasted = TextInput.Command.paste("a\r\nb\rc\td\u{2029}e")
    #expect(result("|", pasted, isMultiline: true) == "a\nb\nc\td\ne|")
  }

  @Test("Other control characters are not inserted")
  func controlCharacters() {
    var input = TextInput("a")
    #expect(input.perform(.paste("\u{1B}b\u{7F}\u{9B}\0c")) == true)
    #expect(input.text == "abc")
    input.perform(.selectAll)
    #expect(input.perform(.insert("\u{7}")) == true)
    #expect(input.marked == "[abc|")
  }

  @Test("Joiners of emoji can be typed one after another")
  func joiners() {
    var input = TextInput()
    input.perform([.insert("👩"), .insert("\u{200D}"), .insert("👧")])
    #expect(input.text.count == 1)
  }

  @Test("Characters beyond the limit are not inserted")
  func limit() {
    var input = TextInput("abc")
    input.limit = 5
    #expect(input.perform(.paste("xyz")) == true)
    #expect(input.marked == "abcxy|")
    #expect(input.perform(.insert("z")) == true)
    #expect(input.marked == "abcxy|")
    input.perform([.selectAll, .insert("👩‍👩‍👧")])
    #expect(input.text == "👩‍👩‍👧")
  }

  @Test("Combining marks can be added to a text as long as the limit")
  func limitAndMarks() {
    var input = TextInput("e")
    input.limit = 1
    input.perform(.insert("\u{301}"))
    #expect(input.text == "é")
  }

  @Test("An insertion for which there is no room does not delete the selection")
  func limitAndSelection() {
    var input = TextInput("abcd")
    input.limit = 2
    input.perform([.move(.left, extending: true), .insert("x")])
    #expect(input.marked == "abc|d[")
  }
}
