import Tessera
import Testing
import TesseraComponents

@Suite("Keys of a text input")
struct InputKeyTests {
  @Test("Characters are inserted, and Return only in editors")
  func characters() {
    #expect(command(.character("a")) == .insert("a"))
    #expect(command(.character("A"), .shift) == .insert("A"))
    #expect(command(.character(" ")) == .insert(" "))
    #expect(command(.enter) == nil)
    #expect(TextInput.command(for: .enter, isMultiline: true) == .insert("\n"))
    #expect(TextInput.command(for: .enter, modifiers: .control, isMultiline: true) == nil)
  }

  @Test("Keys without a meaning for text give no command")
  func otherKeys() {
    let keys: [Key] = [.tab, .backTab, .escape, .pageUp, .pageDown, .insert, .menu, .function(1)]
    for key in keys { #expect(command(key) == nil) }
    #expect(command(.character("c"), .control) == nil)
    #expect(command(.character(" "), .control) == nil)
    #expect(command(.character("x"), .option) == nil)
    #expect(command(.up, .control) == nil)
  }

  @Test("Arrows, Home and End move the caret, and extend the selection with Shift")
  func movements() {
    let movements: [(Key, KeyModifiers, TextInput.Movement)] = [
      (.left, [], .left), (.right, [], .right), (.up, [], .up), (.down, [], .down),
      (.left, .control, .wordLeft), (.right, .control, .wordRight),
      (.left, .option, .wordLeft), (.right, .option, .wordRight),
      (.left, .command, .lineStart), (.right, .command, .lineEnd),
      (.up, .command, .textStart), (.down, .command, .textEnd),
      (.home, [], .lineStart), (.end, [], .lineEnd),
      (.home, .control, .textStart), (.end, .control, .textEnd),
    ]
    for (key, modifiers, movement) in movements {
      #expect(command(key, modifiers) == .move(movement))
      #expect(command(key, modifiers.union(.shift)) == .move(movement, extending: true))
    }
  }

  @Test("Letters with Control or Option are those of readline")
  func letters() {
    let commands: [(Character, KeyModifiers, TextInput.Command)] = [
      ("a", .control, .move(.lineStart)), ("e", .control, .move(.lineEnd)),
      ("b", .control, .move(.left)), ("f", .control, .move(.right)),
      ("b", .option, .move(.wordLeft)), ("f", .option, .move(.wordRight)),
      ("d", .control, .deleteForward), ("h", .control, .deleteBackward),
      ("w", .control, .deleteWordBackward), ("d", .option, .deleteWordForward),
      ("u", .control, .deleteToLineStart), ("k", .control, .deleteToLineEnd), ("y", .control, .yank),
      ("a", .command, .selectAll),
    ]
    for (letter, modifiers, expected) in commands {
      #expect(command(.character(letter), modifiers) == expected)
    }
  }

  @Test("Backspace and Delete delete characters, words and lines")
  func deletions() {
    #expect(command(.backspace) == .deleteBackward)
    #expect(command(.backspace, .shift) == .deleteBackward)
    #expect(command(.backspace, .option) == .deleteWordBackward)
    #expect(command(.backspace, .control) == .deleteWordBackward)
    #expect(command(.backspace, .command) == .deleteToLineStart)
    #expect(command(.delete) == .deleteForward)
    #expect(command(.delete, .control) == .deleteWordForward)
    #expect(command(.delete, .command) == .deleteToLineEnd)
  }

  @Test("Undo and redo have the keys of terminals and of desktops")
  func undo() {
    #expect(command(.character("z"), .control) == .undo)
    #expect(command(.character("z"), .command) == .undo)
    #expect(command(.character("_"), .control) == .undo)
    #expect(command(.character("_"), [.control, .shift]) == .undo)
    #expect(command(.character("/"), .control) == .undo)
    #expect(command(.character("Z"), .control) == .redo)
    #expect(command(.character("z"), [.command, .shift]) == .redo)
    #expect(command(.character("_"), [.control, .option]) == .redo)
    #expect(command(.character("A"), .control) == nil)
  }

  @Test("A pressed key is performed")
  func press() {
    var input = TextInput()
    #expect(input.press(.character("a")) == true)
    #expect(input.press(.backspace) == true)
    #expect(input.press(.left) == false)
    #expect(input.press(.enter) == false)
    #expect(input.text.isEmpty)
  }

  private func command(_ key: Key, _ modifiers: KeyModifiers = []) -> TextInput.Command? {
    TextInput.command(for: key, modifiers: modifiers)
  }
}
