import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents

/// A form of rows with controls, and the state that they change.
@MainActor
private final class Form {
  var name = ""
  var mail = ""
  var isSubscribed = false
  var log: [String] = []
  private(set) var collection = HeadlessCollection(columns: 24, rows: 5) {}

  init() {
    collection.stage.onWake = { [weak self] in self?.settle() }
    show()
  }

  func show() { collection.show(Content { sections }) }

  @ContentBuilder<Headless>
  private var sections: [Section<Headless>] {
    Section("form") {
      HStack {
        Text("Name")
        TextField("your name", text: name) { self.edit { $0.name = $1 }($0) }.onSubmit {
          self.log.append("submit")
        }
      }
      .id("name")
      HStack {
        Text("Mail")
        TextField("address", text: mail) { self.edit { $0.mail = $1 }($0) }
      }
      .id("mail")
      Toggle("Subscribe", isOn: isSubscribed) {
        self.isSubscribed = $0; self.show()
      }.id("subscribe")
      HStack {
        Button("Cancel") { self.log.append("cancel") }
        Button("OK", role: .prominent) { self.log.append("ok") }
        Button("No") { self.log.append("no") }.disabled()
      }
      .id("buttons")
    }
  }

  private func edit(_ change: @escaping (Form, String) -> Void) -> (String) -> Void {
    { text in
      change(self, text)
      self.show()
    }
  }

  func press(_ keys: Key...) {
    for key in keys {
      collection.engine.press(key)
      settle()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func settle() { collection.update() }

  var text: String { collection.text() }
}

@MainActor
@Suite("Controls in rows")
struct ControlTests {
  @Test("Tab focuses the first field, and typed letters go into it")
  func typing() {
    let form = Form()
    form.press(.tab)
    form.type("Ada q")
    #expect(form.name == "Ada q")
    #expect(form.text.hasPrefix(" Name Ada q"))
  }

  @Test("Tab and Shift-Tab go through the enabled controls of all rows")
  func tabs() {
    let form = Form()
    form.press(.tab, .tab)
    form.type("x")
    #expect(form.mail == "x")
    form.press(.tab, .character(" "))
    #expect(form.isSubscribed)
    form.press(.tab, .enter, .tab, .enter)
    #expect(form.log == ["cancel", "ok"])
    form.press(.backTab, .enter)
    #expect(form.log == ["cancel", "ok", "cancel"])
    form.press(.backTab, .backTab)
    form.type("y")
    #expect(form.mail == "xy")
  }

  @Test("Shift-Tab goes to the control before the focused one in a row of three")
  func backTabInRow() {
    var pressed: [String] = []
    let collection = HeadlessCollection(columns: 30, rows: 1) {
      Section("row") { HStack { for name in ["a", "b", "c"] { Button(name) { pressed.append(name) } } } }
    }
    for key in [Key.tab, .tab, .tab, .backTab, .enter] { collection.press(key: key) }
    #expect(pressed == ["b"])
  }

  @Test("Arrow keys go from field to field, and from button to button in a row")
  func arrows() {
    let form = Form()
    form.press(.tab, .down)
    form.type("m")
    #expect(form.mail == "m")
    form.press(.down, .down, .right, .enter)
    #expect(form.log == ["ok"])
  }

  @Test("Return submits a field")
  func submit() {
    let form = Form()
    form.press(.tab, .enter)
    #expect(form.log == ["submit"])
  }

  @Test("A stepper goes to the ends of its range, and not beyond")
  func ends() {
    let change = { (value: Int, direction: Int) in
      Control(index: 0, kind: .stepper(value, in: 1...8, step: 5)).change(direction)
    }
    #expect(change(7, 1) == .set(8) && change(3, -1) == .set(1))
    #expect(change(8, 1) == nil && change(1, -1) == nil)
    #expect(change(20, 1) == .set(8) && change(-3, -1) == .set(1))
  }

  @Test("Escape leaves the field, and only the next one goes to the host")
  func escape() {
    let form = Form()
    form.press(.tab)
    #expect(form.collection.engine.press(.escape))
    #expect(!form.collection.engine.press(.escape))
    form.type("x")
    #expect(form.name == "")
  }

  @Test("The caret moves by characters and words, and edits happen there")
  func caret() {
    let form = Form()
    form.press(.tab)
    form.type("one two")
    form.press(.left, .left, .backspace)
    #expect(form.name == "one wo")
    form.collection.engine.press(.character("a"), modifiers: .control)
    form.type("x")
    #expect(form.name == "xone wo")
    form.collection.engine.press(.character("k"), modifiers: .control)
    form.settle()
    #expect(form.name == "x")
  }

  @Test("Pasted text goes into the focused field on one line")
  func paste() {
    let form = Form()
    #expect(!form.collection.engine.paste("a"))
    form.press(.tab)
    #expect(form.collection.engine.paste("a\nb"))
    form.settle()
    #expect(form.name == "a b")
  }

  @Test("A field keeps what the user types if the app shows other content meanwhile")
  func unrelatedUpdate() {
    let form = Form()
    form.press(.tab)
    form.collection.engine.press(.character("a"))
    form.isSubscribed = true
    form.show()
    form.settle()
    form.type("b")
    #expect(form.name == "ab")
  }

  @Test("An app that takes edits late does not take back what was typed since")
  func lateApp() {
    var shown = ""
    var edits: [String] = []
    let collection = HeadlessCollection(columns: 24, rows: 1) {}
    func show() {
      collection.show { Section("form") { TextField("name", text: shown) { edits.append($0) } } }
    }
    show()
    collection.press(key: .tab)
    collection.type("ab")
    // The app takes the first edit only now.
    shown = edits[0]
    show()
    collection.type("c")
    #expect(edits == ["a", "ab", "abc"])
    // It takes all of them, and then sets a text of its own.
    for text in edits.dropFirst() {
      shown = text
      show()
    }
    shown = "x"
    show()
    collection.type("!")
    #expect(edits.last?.count == 2 && edits.last?.contains("x") == true)
  }

  @Test("The caret of an empty field is on its placeholder and does not hide it")
  func caretOnPlaceholder() {
    let collection = HeadlessCollection(columns: 24, rows: 1) {
      Section("form") { TextField("name", text: "") { _ in } }
    }
    collection.press(key: .tab)
    #expect(collection.engine.caretFrame?.minX == 8)
    #expect(collection.text().contains("name"))
  }

  @Test("Focusing a row from code enters its field, also after a tap beside the controls of a focused row")
  func focusAfterTap() {
    var mail = ""
    let collection = HeadlessCollection(columns: 24, rows: 2) {}
    func show() {
      collection.show {
        Section("form") {
          Button("OK") {}.id("name").onTap {}
          TextField("address", text: mail) {
            mail = $0
            show()
          }
          .id("mail")
        }
      }
    }
    show()
    // The second tap does not move the focus.
    for _ in 0..<2 { collection.tap(at: Point(x: 180, y: 8)) }
    collection.engine.focus(on: "mail")
    collection.update()
    collection.type("x")
    #expect(mail == "x")
  }

  @Test("A menu without a valid option chooses the first one")
  func invalidOption() {
    for selected in [nil, -50, 3, .max] {
      var chosen: [Int] = []
      let tree = ComponentTree(Menu(["S", "M", "L"], selected: selected) { chosen.append($0) })
      tree.handle(tree.tapEvent(ofControl: 0))
      #expect(chosen == [0])
    }
  }

  @Test("Content that leaves the focused control as it is fills no view again")
  func unchangedFocus() {
    let form = Form()
    for tabs in 1...3 {
      form.press(.tab)
      let count = form.collection.configurations
      form.show()
      form.settle()
      #expect(form.collection.configurations == count, "after \(tabs) tabs")
    }
  }

  @Test("A text that the app sets replaces what was typed, and the caret stays usable")
  func replaced() {
    let form = Form()
    form.press(.tab)
    form.type("ab")
    form.name = "xyz"
    form.show()
    form.settle()
    form.type("!")
    #expect(form.name.contains("!"))
    #expect(form.name.count == 4)
  }

  @Test("A tap on a field gives it the focus")
  func tap() {
    let form = Form()
    form.collection.engine.tap(at: Point(x: 100, y: 24))
    form.settle()
    form.type("t")
    #expect(form.mail == "t")
  }

  @Test("Focusing a row from code focuses its first field")
  func focusByID() {
    let form = Form()
    form.collection.engine.focus(on: "mail")
    form.settle()
    form.type("x")
    #expect(form.mail == "x")
  }

  @Test("Left and Right change the number of a focused stepper within its range")
  func stepper() {
    var guests = 2
    let collection = HeadlessCollection(columns: 20, rows: 2) {}
    func show() {
      collection.show {
        Section("form") {
          HStack {
            Text("Guests")
            Spacer()
            Stepper(guests, in: 1...3) {
              guests = $0; show()
            }
          }
        }
      }
    }
    show()
    #expect(collection.text().contains("‹ 2 ›"))
    for key in [Key.tab, .right, .right, .left, .left, .left] {
      collection.engine.press(key)
      collection.update()
    }
    #expect(guests == 1)
    #expect(collection.text().contains("1 ›"))
    #expect(!collection.text().contains("‹"))
  }

  @Test("A stepper whose widget sends any number delivers those of its range, and each change once")
  func typedNumbers() {
    var numbers: [Int] = []
    let tree = ComponentTree(Stepper(2, in: 1...8) { numbers.append($0) })
    for number in [999, -7, 2, 5, .max] {
      tree.handle(ControlEvent(control: 0, change: .set(number)))
    }
    #expect(numbers == [8, 1, 5, 8])
  }

  @Test("Space chooses the next option of a menu, and Left the previous one")
  func menu() {
    var size = 0
    let collection = HeadlessCollection(columns: 20, rows: 1) {}
    func show() {
      collection.show {
        Section("form") {
          Menu(["S", "M", "L"], selected: size) {
            size = $0; show()
          }
        }
      }
    }
    show()
    collection.engine.press(.tab)
    collection.engine.press(.character(" "))
    collection.update()
    #expect(size == 1)
    for _ in 0..<2 {
      collection.engine.press(.left)
      collection.update()
    }
    #expect(size == 2)
    #expect(collection.text().contains("▾"))
  }

  @Test("A disclosure shows its components when it is opened")
  func disclosure() {
    var isOpen = false
    let collection = HeadlessCollection(columns: 20, rows: 3) {}
    func show() {
      collection.show {
        Section("form") {
          Disclosure("More", isOpen: isOpen) {
            isOpen = $0; show()
          } content: {
            Text("details")
          }
        }
      }
    }
    show()
    #expect(!collection.text().contains("details"))
    let label = { collection.engine.accessibility(of: collection.engine.cells[0].id)?.label }
    #expect(label() == "More, closed")
    collection.engine.tap(at: Point(x: 20, y: 8))
    collection.update()
    #expect(collection.text().contains("details"))
    #expect(label() == "More, open details")
  }

  @Test("A secure field shows dots")
  func secure() {
    let collection = HeadlessCollection(columns: 20, rows: 1) {
      Section("form") { SecureField("password", text: "abc") { _ in } }
    }
    #expect(collection.text() == " •••\n")
  }

  @Test("A tap on a disabled control is no tap on its row")
  func disabledRow() {
    var taps = 0
    let collection = HeadlessCollection(columns: 20, rows: 1) {
      Section("rows") { Button("No") {}.disabled().onTap { taps += 1 } }
    }
    collection.engine.tap(at: Point(x: 12, y: 8))
    collection.update()
    #expect(taps == 0)
    collection.engine.tap(at: Point(x: 120, y: 8))
    collection.update()
    #expect(taps == 1)
  }

  @Test("A tap on a button takes the focus from a field")
  func tapLeavesField() {
    let form = Form()
    form.press(.tab)
    form.type("a")
    form.collection.engine.tap(at: Point(x: 24, y: 56))
    form.settle()
    #expect(form.log == ["cancel"])
    form.type("b")
    #expect(form.name == "a")
  }

  @Test("Screen readers hear the state of a toggle and the label of a field")
  func accessibility() {
    let toggle = ComponentCell(Toggle("Wi-Fi", isOn: true) { _ in }).accessibility
    #expect(toggle.label == "Wi-Fi" && toggle.role == .button && toggle.value == "on")
    let field = ComponentCell(TextField("Name", text: "Ada") { _ in }).accessibility
    #expect(field.label == "Name" && field.role == nil && field.value == "Ada")
  }

  @Test("Screen readers hear the text beside a field without a text or a name")
  func textBesideEmptyField() {
    let row = HStack {
      Text("Search")
      TextField("", text: "") { _ in }
    }
    #expect(ComponentCell(row).accessibility.label == "Search")
    #expect(ComponentCell(row).accessibility.value == nil)
  }

  @Test("The text before a stepper or menu names it, and screen readers hear its value in the row")
  func choiceNames() {
    let row = HStack {
      Text("Guests")
      Spacer()
      Stepper(2, in: 1...8) { _ in }
    }
    let tree = ComponentTree(row)
    #expect(tree.control(at: 0)?.label == "Guests")
    #expect(ComponentCell(row).accessibility.label == "Guests 2")
    let named = HStack {
      Menu(["S", "M"], selected: 1) { _ in }.controlLabel("Size")
      Stepper(2, in: 1...8) { _ in }
    }
    #expect(ComponentCell(named).accessibility.label == "Size M 2")
    #expect(ComponentTree(named).control(at: 1)?.label == nil)
  }

  @Test("A disabled button does nothing when it is tapped")
  func disabled() {
    let form = Form()
    form.collection.engine.tap(at: Point(x: 150, y: 56))
    form.settle()
    #expect(form.log == [])
  }
}
