import Testing
import TesseraComponents

@Suite("Setting the text of an input")
struct SettingTextTests {
  @Test("The same text changes nothing, not even the step of the history")
  func sameText() {
    var input = TextInput()
    input.perform(.insert("a"))
    input.setText("a")
    input.perform([.insert("b"), .undo])
    #expect(input.text == "")
  }

  @Test("A text with other scalars is set, even if it looks the same")
  func equivalentText() {
    var input = TextInput("é")
    input.setText("e\u{301}")
    #expect(input.text.unicodeScalars.count == 2)
    #expect(input.selection.caret == input.end)
  }

  @Test(
    "The caret stays where it is in the common parts",
    arguments: [
      ("ab|cd", "abXcd", "ab|Xcd"), ("abc|d", "aXbcd", "aXbc|d"), ("a|bcd", "abcX", "a|bcX"),
      ("abcd|", "abcdX", "abcdX|"), ("abc|def", "ABCDEF", "ABC|DEF"), ("abcde|f", "xyz", "xyz|"),
      ("|", "abc", "abc|"), ("a|a", "aaa", "a|aa"), ("aaa|", "aa", "aa|"), ("a|bc", "", "|"),
      ("a[b|c", "Xabc", "Xa[b|c"),
      ("🇩🇪|🇫🇷", "\u{1F1E9}🇩🇪🇫🇷", "\u{1F1E9}\u{1F1E9}|\u{1F1EA}\u{1F1EB}\u{1F1F7}"),
    ])
  func caret(marked: String, text: String, expected: String) {
    var input = TextInput(marked: marked)
    input.setText(text)
    #expect(input.marked == expected)
  }

  @Test("Undo keeps a replacement elsewhere")
  func undoElsewhere() {
    var input = TextInput(marked: "one | three")
    input.type("two")
    input.setText("1 two three")
    input.perform(.undo)
    #expect(input.marked == "1 | three")
    input.perform(.redo)
    #expect(input.marked == "1 two| three")
  }

  @Test("Redo applies to the same place of a new text")
  func redoElsewhere() {
    var input = TextInput(marked: "one | three")
    input.type("two")
    input.perform(.undo)
    input.setText("zero one  three")
    input.perform(.redo)
    #expect(input.text == "zero one two three")
  }

  @Test("Edits in the replaced part and older ones are forgotten")
  func undoInside() {
    var input = TextInput(marked: "a |")
    input.type("old ")
    input.type("mid ")
    input.perform(.move(.textStart))
    input.type("new")
    input.setText("newa old MID ")
    input.perform(.undo)
    #expect(input.text == "a old MID ")
    #expect(!input.canUndo)
  }

  @Test("Another text forgets all edits")
  func otherText() {
    var input = TextInput("Ann")
    input.type("a")
    input.setText("Bert")
    #expect(!input.canUndo)
    #expect(input.perform(.undo) == false)
  }

  @Test("Older steps apply under the newer ones, wherever the app has replaced text")
  func stackedSteps() {
    var input = TextInput(marked: "|middle")
    input.type("start ")
    input.perform([.move(.textEnd), .insert(" end")])
    input.setText("start MIDDLE end")
    input.perform([.undo, .undo])
    #expect(input.text == "MIDDLE")
    input.perform([.redo, .redo])
    #expect(input.text == "start MIDDLE end")
  }
}
