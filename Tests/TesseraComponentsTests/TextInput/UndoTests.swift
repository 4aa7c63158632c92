import Testing
import TesseraComponents

@Suite("Undoing edits of an input")
struct UndoTests {
  @Test("Typed words are undone one by one, with the spaces after them")
  func typing() {
    var input = TextInput()
    input.type("one  two three")
    input.perform(.undo)
    #expect(input.text == "one  two ")
    input.perform(.undo)
    #expect(input.text == "one  ")
    input.perform(.undo)
    #expect(input.text == "")
    #expect(input.perform(.undo) == false)
  }

  @Test("Moving the caret, a deletion and a paste end a step")
  func endOfStep() {
    var input = TextInput()
    input.type("ab")
    input.perform([.move(.left), .move(.right)])
    input.type("cd")
    input.perform([.deleteBackward, .deleteBackward, .insert("e"), .paste("f"), .insert("g")])
    var texts: [String] = []
    while input.perform(.undo) { texts.append(input.text) }
    #expect(texts == ["abef", "abe", "ab", "abcd", "ab", ""])
  }

  @Test("Characters deleted in one direction are undone together")
  func deletions() {
    var input = TextInput(marked: "abcd|efgh")
    input.perform([.deleteBackward, .deleteBackward, .deleteForward, .deleteForward, .deleteBackward])
    #expect(input.marked == "a|gh")
    input.perform(.undo)
    #expect(input.marked == "ab|gh")
    input.perform(.undo)
    #expect(input.marked == "ab|efgh")
    input.perform(.undo)
    #expect(input.marked == "abcd|efgh")
    #expect(!input.canUndo)
  }

  @Test("Undo brings back replaced text and its selection")
  func replacedSelection() {
    var input = TextInput(marked: "a|bc[d")
    input.type("xy")
    input.perform(.undo)
    #expect(input.marked == "a|bc[d")
    input.perform(.redo)
    #expect(input.marked == "axy|d")
  }

  @Test("Redo repeats undone steps until the text is edited")
  func redo() {
    var input = TextInput()
    input.type("one two")
    input.perform([.undo, .undo])
    #expect(input.perform(.redo) == true)
    #expect(input.perform(.redo) == true)
    #expect(input.marked == "one two|")
    #expect(input.perform(.redo) == false)
    input.perform([.undo, .insert("x")])
    #expect(!input.canRedo)
    #expect(input.perform(.redo) == false)
  }

  @Test("Moving the caret does not end the possibility to redo")
  func redoAfterMove() {
    var input = TextInput()
    input.type("one")
    input.perform([.undo, .move(.textEnd), .redo])
    #expect(input.marked == "one|")
  }

  @Test("Typing after an undo begins a new step")
  func typingAfterUndo() {
    var input = TextInput()
    input.type("a b")
    input.perform([.undo, .insert("c"), .undo])
    #expect(input.text == "a ")
  }

  @Test("The last hundred steps can be undone")
  func limit() {
    var input = TextInput()
    for _ in 0..<130 { input.perform(.paste("x")) }
    var count = 0
    while input.perform(.undo) { count += 1 }
    #expect(count == 100)
    #expect(input.text.count == 30)
  }

  @Test("Replacing text by itself adds no step")
  func sameText() {
    var input = TextInput(marked: "a[b|c")
    input.perform(.paste("b"))
    #expect(input.marked == "ab|c")
    #expect(!input.canUndo)
  }

  @Test("Inputs are equal if text and selection are, whatever their history")
  func equality() {
    var input = TextInput()
    input.type("ab")
    #expect(input == TextInput("ab"))
    #expect(input.hashValue == TextInput("ab").hashValue)
    input.perform(.move(.left))
    #expect(input != TextInput("ab"))
    #expect(TextInput("é") != TextInput("e\u{301}"))
  }
}
