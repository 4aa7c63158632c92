import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents
@testable import TesseraKernel

@MainActor
@Suite("Ready parts")
struct ReadyPartTests {
  // MARK: Forms

  private func form<H: CollectionHost>(_ name: String = "", hasDetails: Bool = false) -> Content<H> {
    Content {
      Form("account", title: "Account", footer: "Friends see it.") {
        FormRow("Name") { TextField("your name", text: name) { _ in } }
        if hasDetails { FormRow("Nickname") { TextField("none", text: "") { _ in } } }
        FormRow("Wi-Fi") { Toggle("", isOn: true) { _ in } }
        Button("Save") {}
      }
    }
  }

  @Test("In a terminal the controls of a form stand in a column behind the labels")
  func terminalForm() {
    let collection = HeadlessCollection(size: Size(width: 240, height: 112), content: form())
    #expect(
      collection.text() == """

         Account
         Name  your name
         Wi-Fi [✓]
          Save
         Friends see it.


        """)
    collection.show(form(hasDetails: true))
    #expect(collection.text().contains("\n Name     your name\n Nickname none\n Wi-Fi    [✓]\n"))
  }

  @Test("A row of a form stays the same row if an if before it shows another one")
  func identity() {
    let (without, with): (Content<Headless>, Content<Headless>) = (form(), form(hasDetails: true))
    let (old, new) = (without.sections[0].itemIDs, with.sections[0].itemIDs)
    #expect(old.count == 3 && new.count == 4)
    #expect(new.filter(old.contains) == old)
  }

  @Test("A row of a form with an id stays the same row if it changes places")
  func declaredIDs() {
    func rows(_ names: [String]) -> [ItemID] {
      let content = Content<Headless> {
        Form("names") {
          for name in names { FormRow(name, id: name) { Toggle("", isOn: true) { _ in } } }
          Button("Save") {}
        }
      }
      return content.sections[0].itemIDs
    }
    #expect(rows(["b", "c"]).prefix(2) == ["b", "c"])
    #expect(rows(["a", "b", "c"]).prefix(3) == ["a", "b", "c"])
    #expect(rows(["b"]).last == rows(["a", "b"]).last)
  }

  @Test("On a desktop a control is at the end of its row, and a field takes the space behind the label")
  func desktopForm() {
    let toggle = DesktopRow(width: 240) { FormRow("Wi-Fi") { Toggle("", isOn: true) { _ in } } }
    #expect(toggle.parts.map(\.maxX) == [240])
    let field = DesktopRow(width: 240) { FormRow("abcd") { TextField("", text: "") { _ in } } }
    #expect(field.parts.map(\.minX) == [44] && field.parts.map(\.maxX) == [240])
  }

  @Test("On a desktop the rows of a form are a box with rounded corners and lines between the rows")
  func box() {
    func commands(isFirst: Bool, isLast: Bool) -> [Drawing.Command] {
      var canvas = Canvas(size: Size(width: 200, height: 46), measurer: ProportionalText(.desktop))
      var row = RowSettings()
      row.box = .row(isFirst: isFirst, isLast: isLast)
      canvas.fillRow(row, in: canvas.bounds)
      return canvas.drawing.commands
    }
    let box = Rect(x: 12, y: 0, width: 176, height: 46)
    let line = Drawing.Command.fill(Rect(x: 12, y: 45, width: 176, height: 1), .separator, cornerRadius: 0)
    #expect(commands(isFirst: true, isLast: true) == [.fill(box, .surface, cornerRadius: 12)])
    #expect(commands(isFirst: false, isLast: false) == [.fill(box, .surface, cornerRadius: 0), line])
    #expect(
      commands(isFirst: true, isLast: false) == [
        .fill(box, .surface, cornerRadius: 12),
        .fill(Rect(x: 12, y: 23, width: 176, height: 23), .surface, cornerRadius: 0), line,
      ])
    #expect(
      commands(isFirst: false, isLast: true) == [
        .fill(box, .surface, cornerRadius: 12),
        .fill(Rect(x: 12, y: 0, width: 176, height: 23), .surface, cornerRadius: 0),
      ])
  }

  @Test("A long label does not take the whole row")
  func longLabel() {
    let collection = HeadlessCollection(columns: 50, rows: 3) {
      Form("f") {
        FormRow(String(repeating: "long ", count: 20)) { Toggle("", isOn: false) { _ in } }
      }
    }
    #expect(collection.text().contains("[ ]"))
  }

  @Test("The label of a row of a form names its controls that have no title of their own")
  func controlNames() {
    func names<C: Component>(_ row: C) -> [String?] {
      let tree = ComponentTree(row)
      return (tree.controls?.nodes ?? []).indices.map { tree.control(at: $0)?.label }
    }
    #expect(names(FormRow("Visible") { Toggle("", isOn: true) { _ in } }) == ["Visible"])
    #expect(names(FormRow("Name") { TextField("your name", text: "") { _ in } }) == ["Name"])
    #expect(names(FormRow("Size", detail: "in shops") { Menu(["S"], selected: 0) { _ in } }) == ["Size"])
    let others = FormRow("Account") {
      Button("Delete") {}
      Toggle("Public", isOn: true) { _ in }
      Stepper(2, in: 1...8) { _ in }.controlLabel("Members")
    }
    #expect(names(others) == [nil, nil, "Members"])
    // The label is read once.
    let row = FormRow("Guests") { Stepper(2, in: 1...8) { _ in } }
    #expect(ComponentCell(row).accessibility.label == "Guests 2")
  }

  @Test("A row of a form with a modifier keeps its id, and the width of its label counts")
  func modifiedRows() {
    let content = Content<Headless> {
      Form("account") {
        FormRow("Nickname", id: "nick") { Toggle("", isOn: true) { _ in } }.disabled()
        FormRow("Mail", id: "mail") { Toggle("", isOn: true) { _ in } }.tint(.negative).rowInsets(.none)
        FormRow("Wi-Fi") { Toggle("", isOn: true) { _ in } }
          .padding(.none).tooltip("At home").opacity(0.5).visible(when: .selected)
      }
    }
    #expect(content.sections[0].itemIDs.prefix(2) == ["nick", "mail"])
    let collection = HeadlessCollection(size: Size(width: 240, height: 48), content: content)
    let lines = collection.text().split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.prefix(2) == ["Nickname [✓]", "Mail     [✓]"])
  }

  @Test("A label alone in its form is shown if its row has a modifier")
  func lonelyModifiedRow() {
    let text = HeadlessCollection(columns: 24, rows: 1) {
      Form("f") { FormRow("Name") { Toggle("", isOn: true) { _ in } }.disabled() }
    }
    .text()
    #expect(text.contains("Name [✓]"))
  }

  // MARK: Property lists

  @Test("The values of a property list stand in a column behind the widest label")
  func properties() {
    let text = picture(columns: 24, rows: 4) {
      PropertyList {
        Property("Name", "Ada")
        Property("Born in", "London, the capital")
        if false { Property("Never", "shown") }
      }
    }
    #expect(text == "Name     Ada\nBorn in  London, the\n         capital\n\n")
  }

  @Test("A label of a property list has at most 24 characters")
  func longProperty() {
    let text = picture(columns: 40) {
      PropertyList([Property(String(repeating: "x", count: 30), "y")])
    }
    #expect(text == String(repeating: "x", count: 23) + "…  y\n")
  }

  @Test("An empty property list is an empty row")
  func noProperties() {
    #expect(picture { PropertyList([]) } == "\n")
  }

  // MARK: Chats

  @Test("A message is at the side of its author, and takes at most three quarters of the width")
  func bubbles() {
    let other = picture(columns: 24, rows: 4) {
      ChatBubble("Are you coming to the meeting?", from: .other, author: "Ada", caption: "9:41")
    }
    #expect(other == " Ada\n Are you coming\n to the meeting?\n 9:41\n")
    let user = picture(columns: 24, rows: 2) { ChatBubble("Yes", from: .user, caption: "9:42 ✓") }
    #expect(user == "                    Yes\n                 9:42 ✓\n")
  }

  @Test("A share of the width is a whole number of characters, and bad shares count as the nearest ones")
  func shares() {
    let row = DesktopRow(width: 240) { Text("a long text for a line").frame(width: .atMostShare(0.5)) }
    #expect(row.texts["a long text for a line"]?.width ?? 0 <= 120)
    #expect(FrameExtent.atMostShare(.nan).sanitized == .atMostShare(0))
    #expect(FrameExtent.atMostShare(2).sanitized == .atMostShare(1))
    #expect(FrameExtent.atMostShare(0.5).proposal(100, 8) == 48)
    #expect(FrameExtent.atMostShare(0.5).proposal(Size.largestExtent, 8) == Size.largestExtent)
  }

  // MARK: Loading

  @Test("Messages in place of items that load or have failed; the button tries again")
  func loadMessages() {
    var retries = 0
    let collection = HeadlessCollection(columns: 24, rows: 4) {}
    func show(_ state: LoadState<String>) {
      collection.show {
        Section("people") { ForEach(0..<0) { Text("\($0)") } }
          .loading(state) { LoadingMessage() }
          .failure(state) { error in FailureMessage("No people", detail: error) { retries += 1 } }
      }
    }
    show(.loading)
    #expect(collection.text() == "        Loading…\n\n\n\n")
    show(.failed("offline"))
    #expect(collection.text() == "        No people\n         offline\n        Try again\n\n")
    collection.tap(at: Point(x: 96, y: 40))
    #expect(retries == 1)
  }
}
