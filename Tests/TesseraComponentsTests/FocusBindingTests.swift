import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

/// A form whose program knows which field has the focus.
@MainActor
private final class FocusForm {
  enum Field: Hashable, Sendable { case name, mail, plan, missing }

  var texts: [Field: String] = [:]
  var focused: Field?
  /// Whether the program takes the reported focus at once.
  var takesFocus = true
  var hasHandler = true
  var isMailDisabled = false
  var startsInFirstField = false
  var formID = "form"
  var rowsBefore = 0
  var log: [Field?] = []
  var submits: [String] = []
  private(set) var issues: [Tessera.Issue] = []
  private(set) var collection = HeadlessCollection(columns: 24, rows: 4) {}

  init(_ change: (FocusForm) -> Void = { _ in }) {
    change(self)
    collection.stage.onWake = { [weak self] in self?.collection.update() }
    collection.stage.onIssue = { [weak self] in self?.issues.append($0) }
    show()
  }

  func show() {
    guard hasHandler else {
      collection.show(Content { sections }.focus(focused))
      return
    }
    collection.show(
      Content { sections }.focus(focused) { [unowned self] field in
        log.append(field)
        guard takesFocus else { return }
        focused = field
        show()
      })
  }

  @ContentBuilder<Headless>
  private var sections: [Section<Headless>] {
    Section("rows") { ForEach(0..<rowsBefore) { Button("row \($0)") {} } }
    Section(formID) {
      HStack {
        field(.name)
        Button("Clear") { self.texts[.name] = nil }
      }
      .id("first")
      Text("between").id("text")
      field(.mail).disabled(isMailDisabled).id("second")
      HStack {
        Button("OK") {}.focusID(Field.plan)
        TextField("last", text: "") { _ in }.onSubmit { self.submits.append("last") }
      }
      .id("third")
    }
    .focusesFirstField(startsInFirstField)
  }

  private func field(_ field: Field) -> AdjustedComponent<TextField> {
    TextField("", text: texts[field] ?? "") { text in
      self.texts[field] = text
      self.show()
    }
    .focusID(field)
  }

  func press(_ keys: Key...) {
    for key in keys {
      collection.engine.press(key)
      collection.update()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }
}

@MainActor
@Suite("The focus of controls by their ids")
struct FocusBindingTests {
  @Test("Content moves the focus to the control with the declared id, and the handler is not called")
  func declaredFocus() {
    let form = FocusForm { $0.focused = .mail }
    #expect(form.collection.engine.focusedControlID == ItemID(FocusForm.Field.mail))
    form.type("a")
    form.focused = .name
    form.show()
    form.type("b")
    #expect(form.texts == [.mail: "a", .name: "b"])
    #expect(form.log.isEmpty && form.issues.isEmpty)
  }

  @Test("Moves of the user are reported, with nil for controls without an id")
  func reportedFocus() {
    let form = FocusForm()
    form.press(.tab)
    #expect(form.log == [.name])
    form.press(.tab, .tab, .tab, .tab)
    #expect(form.log == [.name, nil, .mail, .plan, nil])
    form.press(.backTab)
    #expect(form.log.last == .some(.plan))
    form.press(.escape)
    #expect(form.log.last == .some(nil) && form.focused == nil)
    #expect(form.collection.engine.focusedKey != nil)
  }

  @Test("A tap is reported like a key")
  func reportedTap() {
    let form = FocusForm()
    form.collection.engine.tap(at: Point(x: 40, y: 40))
    form.collection.update()
    #expect(form.log == [.mail])
  }

  @Test("A program that ignores the reports leaves the focus to the user")
  func ignoredReports() {
    let form = FocusForm {
      $0.focused = .name
      $0.takesFocus = false
    }
    form.press(.tab, .tab)
    form.show()
    form.type("m")
    #expect(form.texts == [.mail: "m"])
    // It can still move the focus.
    form.focused = .plan
    form.show()
    #expect(form.collection.engine.focusedControlID == ItemID(FocusForm.Field.plan))
  }

  @Test("Without a handler, content moves the focus to a control where the user has been")
  func withoutHandler() {
    let form = FocusForm { $0.hasHandler = false }
    form.press(.tab, .tab, .tab, .tab)
    #expect(form.collection.engine.focusedControlID == ItemID(FocusForm.Field.plan))
    form.focused = .mail
    form.show()
    #expect(form.collection.engine.focusedControlID == ItemID(FocusForm.Field.mail))
    #expect(form.log.isEmpty)
  }

  @Test("A program that takes the reports late does not move the focus back")
  func lateProgram() {
    let form = FocusForm { $0.takesFocus = false }
    form.press(.tab, .tab, .tab, .tab)
    #expect(form.log == [.name, nil, .mail, .plan])
    for field in [FocusForm.Field.name, .mail] {
      form.focused = field
      form.show()
      #expect(form.collection.engine.focusedControlID == ItemID(FocusForm.Field.plan))
    }
    #expect(form.log.count == 4)
  }

  @Test("The declared nil takes the focus from the control, and the row keeps it")
  func declaredNil() {
    let form = FocusForm { $0.focused = .mail }
    form.focused = nil
    form.show()
    #expect(form.collection.engine.focusedControl == nil)
    #expect(form.collection.engine.focusedKey?.element == .item("second", occurrence: 0))
    #expect(form.log.isEmpty)
  }

  @Test(
    "An id that no control has, or only a disabled one, is an issue, and the program learns what has the focus"
  )
  func missingControl() {
    let form = FocusForm { $0.focused = .name }
    form.focused = .missing
    form.show()
    #expect(form.issues == [.unknownItem(ItemID(FocusForm.Field.missing))])
    #expect(form.log == [.name] && form.collection.engine.focusedControlID == ItemID(FocusForm.Field.name))
    form.isMailDisabled = true
    form.focused = .mail
    form.show()
    #expect(form.issues.count == 2 && form.log == [.name, .name])
  }

  @Test("The declared focus is found below the screen, and its row is scrolled into view")
  func focusBelowTheScreen() {
    let form = FocusForm {
      $0.rowsBefore = 50
      $0.focused = .mail
    }
    form.type("m")
    #expect(form.texts == [.mail: "m"] && form.log.isEmpty)
    #expect(form.collection.engine.viewport.minY > 0)
  }

  @Test("Code focuses a control by its id, also one that the next content brings")
  func focusFromCode() {
    let form = FocusForm { $0.isMailDisabled = true }
    form.isMailDisabled = false
    form.collection.engine.focus(control: FocusForm.Field.mail)
    form.show()
    form.type("m")
    #expect(form.texts == [.mail: "m"] && form.log == [.mail])
  }

  @Test("A form starts with its first field focused, and a second form as well")
  func firstField() {
    let form = FocusForm { $0.startsInFirstField = true }
    form.type("a")
    #expect(form.texts == [.name: "a"])
    form.press(.tab, .tab)
    form.show()
    form.type("m")
    #expect(form.texts == [.name: "a", .mail: "m"])
    form.formID = "other"
    form.show()
    form.type("b")
    #expect(form.texts[.name] == "ab")
  }

  @Test("Without the modifier, no field takes the focus")
  func noFirstField() {
    let form = FocusForm()
    form.type("a")
    #expect(form.texts.isEmpty && form.collection.engine.focusedKey == nil)
  }

  @Test("A form that has to load focuses its first field when it comes, unless the user has pressed a key")
  func lateField() {
    for hasPressed in [false, true] {
      var text = ""
      var isLoaded = false
      let collection = HeadlessCollection(columns: 24, rows: 4) {}
      func show() {
        collection.show {
          Section("form") {
            Button("Cancel") {}.id("cancel")
            if isLoaded {
              TextField("name", text: text) {
                text = $0
                show()
              }
              .id("name")
            }
          }
          .focusesFirstField()
        }
      }
      show()
      if hasPressed { collection.press(key: .tab) }
      isLoaded = true
      show()
      collection.type("x")
      #expect(text == (hasPressed ? "" : "x"))
    }
  }

  @Test(
    "Return goes on to the next field, over rows and controls between, and calls onSubmit of the last one")
  func returnGoesOn() {
    let form = FocusForm { $0.focused = .name }
    form.press(.enter)
    form.type("m")
    #expect(form.texts == [.mail: "m"])
    form.press(.enter)
    #expect(form.collection.engine.focusedControl == 1 && form.submits.isEmpty)
    form.press(.enter)
    #expect(form.submits == ["last"])
  }

  @Test("Letters that follow Return before the next update belong to the next field, even below the screen")
  func typingAhead() {
    var texts = [String](repeating: "", count: 30)
    let collection = HeadlessCollection(columns: 24, rows: 3) {}
    func show() {
      collection.show {
        Section("form") {
          ForEach(texts.indices) { index in
            TextField("", text: texts[index]) {
              texts[index] = $0
              show()
            }
          }
        }
        .focusesFirstField()
      }
    }
    show()
    for index in texts.indices {
      collection.engine.press(.character(Character("\(index % 10)")))
      collection.engine.press(.enter)
    }
    collection.update()
    #expect(texts == texts.indices.map { "\($0 % 10)" })
  }
}
