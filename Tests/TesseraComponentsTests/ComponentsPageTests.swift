import Foundation
import TestSupport
import TesseraComponents
import TesseraLayout
import TesseraTesting
import Testing

// The code of Documentation/Components.md, as it stands there.

private struct Review: Identifiable {
  var id: Int
  var author: String
  var text: String
  var likes = 0
}

private struct ReviewRow: Component {
  var review: Review
  var onLike: () -> Void

  var body: some Component {
    VStack {
      HStack {
        Text(review.author).style(.headline)
        Spacer()
        Button("♥ \(review.likes)", action: onLike).controlLabel("Like")
      }
      Text(review.text).lineLimit(2)
    }
  }
}

@MainActor
private final class ReviewList {
  var reviews = [
    Review(id: 1, author: "Ada", text: "Good bread, and the people are kind.", likes: 3),
    Review(id: 2, author: "Grace", text: "Closed on Mondays."),
  ]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("reviews") {
        ForEach(reviews) { review in
          ReviewRow(review: review) { [unowned self] in like(review.id) }
        }
      }
    }
  }

  func like(_ id: Int) {
    guard let index = reviews.firstIndex(where: { $0.id == id }) else { return }
    reviews[index].likes += 1
    // Show content() again here, for example by app.show(content()).
  }
}

private struct MailRow: Component {
  var sender: String
  var subject: String
  var time: String

  var body: some Component {
    HStack(alignment: .firstBaseline) {
      VStack {
        Text(sender).style(.headline).lineLimit(1)
        Text(subject)
      }
      Spacer()
      Text(time).style(.caption).frame(width: .characters(5), horizontal: .trailing)
    }
  }
}

private struct NoticeRow: Component {
  var title: String
  var detail: String

  var body: some Component {
    VStack {
      Text(title).bold(false).underlined()
      Text(detail).foreground(.negative)
      Text("today").italic()
    }
    .style(.caption)
    .lineLimit(1)
  }
}

private struct ResultRow: Component {
  var shop: String
  var search: String
  var closingTime: String

  var body: some Component {
    VStack {
      Text(shop).highlighting(search)
      (Text("Open until ") + Text(closingTime).bold()).style(.caption).lineLimit(1)
      RichText("Closed on \(Text("Mondays").underlined()) and holidays")
    }
  }
}

@MainActor
private final class Album {
  var paths = ["sea.png", "hill.png"]
  let images: ImageStore<String>
  var onChange: () -> Void = {}

  init(load: @escaping @Sendable (String) async throws -> Image) {
    images = ImageStore(load: load)
    images.onChange = { [unowned self] in onChange() }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("album") {
        ForEach(paths, id: \.self) { [unowned self] path in
          HStack {
            AsyncPicture(images.state(of: path), size: .line) {
              Spinner()
            } failure: {
              Button("Try again") { [unowned self] in images.reload(path) }
            }
            Text(path)
          }
        }
      }
    }
  }
}

private struct Card<Content: Component>: Component {
  var title: String
  var content: Content

  init(_ title: String, @ComponentBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some Component {
    VStack {
      Text(title).style(.headline)
      Divider()
      content
    }
    .padding(.regular)
    .frame(width: .fill)
    .background(.surface, corner: .rounded)
    .rowInsets(.none)
  }
}

private struct ChoiceRow: Component {
  var title: String

  var body: some Component {
    HStack {
      ZStack {
        Text("○").hidden(when: .selected).accessibilityHidden()
        Text("●").foreground(.accent).visible(when: .selected)
      }
      Text(title)
    }
  }
}

private struct DownloadRow: Component {
  var name: String
  var icon: Image
  var part: Double
  var speeds: [Double]
  var isPaused = false

  var body: some Component {
    HStack {
      Picture(icon, size: .thumbnail)
      VStack {
        HStack {
          Text(name).style(.headline).lineLimit(1)
          if isPaused { Badge("paused") }
          Spacer()
          Sparkline(speeds).tint(.positive)
        }
        ProgressBar(part)
      }
    }
  }
}

@MainActor
private final class Settings {
  var name = ""
  var usesWiFi = false
  var savedNames: [String] = []
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("settings") {
        HStack {
          Text("Name")
          TextField("your name", text: name) { [unowned self] text in change { $0.name = text } }
            .onSubmit { [unowned self] in save() }
        }
        Toggle("Wi-Fi", isOn: usesWiFi) { [unowned self] isOn in change { $0.usesWiFi = isOn } }
        HStack {
          Button("Save", role: .prominent) { [unowned self] in save() }.disabled(name.isEmpty)
          Button("Reset", role: .destructive) { [unowned self] in change { $0.name = "" } }
        }
      }
    }
  }

  private func save() { savedNames.append(name) }

  private func change(_ change: (Settings) -> Void) {
    change(self)
    onChange()
  }
}

@MainActor
private final class Diary {
  var entry = "Rain again.\nWe baked bread with olives."
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("diary") {
        VStack {
          Text("Today").style(.headline)
          TextEditor("What happened?", text: entry, lines: 2...5) { [unowned self] text in
            entry = text
            onChange()
          }
        }
      }
    }
  }
}

@MainActor
private final class SignUp {
  enum Field: Hashable, Sendable { case name, mail }

  var name = ""
  var mail = ""
  var focusedField: Field?
  var isComplete = false
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("sign up") {
        TextField("name", text: name) { [unowned self] text in change { $0.name = text } }
          .focusID(Field.name)
        TextField("address", text: mail) { [unowned self] text in change { $0.mail = text } }
          .onSubmit { [unowned self] in save() }
          .focusID(Field.mail)
      }
      .focusesFirstField()
    }
    .focus(focusedField) { [unowned self] field in change { $0.focusedField = field } }
  }

  private func save() {
    change { if $0.name.isEmpty { $0.focusedField = .name } else { $0.isComplete = true } }
  }

  private func change(_ change: (SignUp) -> Void) {
    change(self)
    onChange()
  }
}

private struct Friend: Identifiable {
  var id: Int
  var name: String
  var messageCount = 0
}

private func friendList<H: CollectionHost>(
  _ friends: [Friend], onInvite: @escaping () -> Void
) -> Content<H> {
  Content {
    Section("friends") {
      ForEach(friends) { friend in
        ListRow(friend.name, subtitle: "online") {
          if friend.messageCount > 0 { Badge(friend.messageCount) }
        }
      }
    }
    .header { SectionTitle("Friends", detail: String(friends.count)) }
    .empty {
      PlaceholderMessage("No friends yet", detail: "Invite your neighbors.") {
        Button("Invite", action: onInvite)
      }
    }
  }
}

private struct TwoTexts: Component {
  var body: some Component {
    HStack(alignment: .top) {
      Text("one two three four five six seven eight")
      Text("nine ten")
    }
  }
}

private struct Ingredients: Component {
  var names: [String]

  var body: some Component {
    Grid(columns: .characters(8)) {
      Text("You need").style(.headline).gridSpan(.max)
      for name in names { Text(name).lineLimit(1) }
    }
  }
}

private struct Planet: Identifiable {
  var id: Int
  var name: String
  var moons: Int
  var diameter: Int
}

@MainActor
private final class PlanetTable {
  var planets = [
    Planet(id: 3, name: "Earth", moons: 1, diameter: 12_742),
    Planet(id: 4, name: "Mars", moons: 2, diameter: 6_779),
    Planet(id: 5, name: "Jupiter", moons: 97, diameter: 139_820),
  ]
  var state = TableState(sort: TableSort("Moons", .descending))
  var onChange: () -> Void = {}

  let columns = TableColumns<Planet> {
    Column("Planet", value: \.name).width(.flexible(min: 10))
    Column("Moons", value: \.moons).width(.fitting())
    Column("Diameter", value: \.diameter) { "\($0) km" }.width(.fitting())
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Table(
        "planets", of: columns.sorted(planets, by: state.sort), columns: columns, state: state
      ) { [unowned self] newState in
        state = newState
        onChange()
      }
    }
  }
}

@MainActor
private final class Account {
  var name = "Ada"
  var isVisible = true
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Form("account", title: "Account", footer: "Friends see the name.") {
        FormRow("Name") {
          TextField("your name", text: name) { [unowned self] text in change { $0.name = text } }
        }
        FormRow("Visible") {
          Toggle("", isOn: isVisible) { [unowned self] isOn in change { $0.isVisible = isOn } }
        }
      }
      Section("properties") {
        PropertyList {
          Property("Member since", "1843")
          Property("Interests", "poetry, analytical engines and horses")
        }
      }
      .header { SectionTitle("Properties") }
    }
  }

  private func change(_ change: (Account) -> Void) {
    change(self)
    onChange()
  }
}

private struct Message: Identifiable {
  var id: Int
  var text: String
  var isMine: Bool
  var time: String
}

private struct MessageRow: Component {
  var message: Message

  var body: some Component {
    ChatBubble(
      message.text, from: message.isMine ? .user : .other, author: message.isMine ? nil : "Ada",
      caption: message.time)
  }
}

private struct StarRating: PrimitiveComponent {
  var count: Int

  func resolve(into tree: inout TreeBuilder) {
    let stars = (1...5).map { $0 <= count ? "★" : "☆" }.joined()
    tree.append(ComponentNode(.text(stars, TextStyle(color: tree.inherited.tint))))
  }
}

private struct Heartbeat: CanvasCell, Equatable {
  static let sizing = Sizing.height(2 * TextMetrics.lineHeight)
  var beats: [Double]

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let width = canvas.size.width / Double(max(1, beats.count))
    for (index, beat) in beats.enumerated() {
      let height = beat * canvas.size.height
      canvas.fill(
        Rect(x: Double(index) * width, y: canvas.size.height - height, width: width, height: height), .accent)
    }
  }
}

@MainActor
func heart<H: CollectionHost>(_ beats: [Double]) -> Content<H> {
  Content {
    Section.nesting("patients", layout: .row(spacing: 8)) {
      Section("Ada") {
        Group {
          Heartbeat(beats: beats)
          Text("72 beats per minute")
        }
      }
      Section("Ben") { Text("No data") }
    }
  }
}

/// The examples of Documentation/Components.md do what the page says.
@MainActor
@Suite("The page about components")
struct ComponentsPageTests {
  @Test("Each line of the page is compiled")
  func code() throws {
    let page = try PageCode("Documentation/Components.md")
    #expect(page.lines.count > 100)
    #expect(try page.lines(missingIn: "Tests/TesseraComponentsTests/ComponentsPageTests.swift") == [])
  }

  @Test("The first example looks as on the page, and a tap on its button reaches the app")
  func reviews() throws {
    let list = ReviewList()
    let collection = HeadlessCollection(size: Size(width: 224, height: 80), content: list.content())
    try expectPicture(collection.text())
    collection.tap(at: Point(x: 200, y: 8))
    #expect(list.reviews[0].likes == 4)
    #expect(collection.selectedIDs == [])

    collection.show(list.content())
    #expect(collection.text().hasPrefix(" Ada                   ♥ 4\n"))
    collection.press(key: .tab)
    collection.press(key: .tab)
    collection.press(key: .enter)
    #expect(list.reviews.map(\.likes) == [4, 1])
    #expect(collection.accessibilityText().contains("Closed on Mondays."))
  }

  @Test("A group is one item of two cells, and sections with a layout are side by side")
  func groups() {
    let collection = HeadlessCollection(size: Size(width: 480, height: 80), content: heart([0.5, 1]))
    let rows = collection.text().split(separator: "\n")
    #expect(collection.engine.cells.count == 3)
    #expect(rows.first?.contains("No data") == true)
    #expect(rows.contains { $0.contains("72 beats per minute") })
  }

  @Test("Texts share the width of their row as on the page")
  func arranging() throws {
    try expectPicture(picture(MailRow(sender: "Barbara", subject: "Numbers for the meeting", time: "9:41")))
    try expectPicture(picture(TwoTexts()))
    try expectPicture(picture(Ingredients(names: ["Flour", "Yeast", "Salt", "Water", "Olives"])))
  }

  @Test("Each text has the style that is nearest to it")
  func styles() {
    let styles = ComponentTree(NoticeRow(title: "Offline", detail: "No network")).nodes.compactMap { node in
      if case .text(_, let style) = node.kind { style } else { nil }
    }
    #expect(styles.map(\.size) == [.caption, .caption, .caption])
    #expect(styles.map(\.color) == [.secondary, .negative, .secondary])
    #expect(styles.map(\.isUnderlined) == [true, false, false])
    #expect(styles.map(\.isItalic) == [false, false, true])
    #expect(styles.map(\.lineLimit) == [1, 1, 1])
  }

  @Test("A card has the distances of the host")
  func card() throws {
    let card = Card("Today") {
      Text("Bread")
      Text("Plums")
    }
    try expectPicture(picture(card))
  }

  @Test("The mark of the selected row is filled")
  func choice() throws {
    let collection = HeadlessCollection(columns: 16, rows: 2) {
      Section("choices") {
        ForEach(["Rye bread", "Plum cake"], id: \.self) { ChoiceRow(title: $0).selectable() }
      }
    }
    collection.engine.selectionMode = .single
    collection.tap("Rye bread")
    try expectPicture(collection.text())
  }

  @Test("Pictures, badges and bars look as on the page")
  func download() throws {
    let icon = Image(width: 2, height: 2, pixels: [0x3584E4, 0x99C1F1, 0x99C1F1, 0x3584E4])
    let row = DownloadRow(name: "film", icon: icon, part: 0.5, speeds: [1, 4, 2, 8, 6], isPaused: true)
    try expectPicture(picture(row, columns: 36))
    let active = DownloadRow(name: "film", icon: icon, part: 0.5, speeds: [1, 4, 2, 8, 6])
    #expect(!picture(active, columns: 36).contains("paused"))
  }

  @Test("The form takes a name, turns its toggle and enables its button")
  func settings() throws {
    let settings = Settings()
    let collection = HeadlessCollection(size: Size(width: 224, height: 48), content: settings.content())
    settings.onChange = { [unowned collection] in collection.show(settings.content()) }
    try expectPicture(collection.text())

    // The disabled button does nothing.
    collection.tap(at: Point(x: 20, y: 40))
    #expect(settings.savedNames == [])
    collection.press(key: .escape)

    collection.tap(at: Point(x: 100, y: 8))
    collection.type("Ada")
    #expect(settings.name == "Ada")
    collection.press(key: .enter)
    #expect(settings.savedNames == ["Ada"])
    collection.press(key: .tab)
    collection.press(key: .character(" "))
    #expect(settings.usesWiFi)
    collection.press(key: .tab)
    collection.press(key: .right)
    collection.press(key: .enter)
    #expect(settings.name == "")
  }

  @Test("The diary takes several lines, and grows with them")
  func diary() throws {
    let diary = Diary()
    let collection = HeadlessCollection(size: Size(width: 224, height: 96), content: diary.content())
    diary.onChange = { [unowned collection] in collection.show(diary.content()) }
    try expectPicture(collection.text())
    collection.press(key: .tab)
    collection.press(key: .enter)
    collection.type("No sun.")
    #expect(diary.entry.hasSuffix("olives.\nNo sun."))
    #expect(collection.text().hasSuffix(" olives.\n No sun.\n\n"))
  }

  @Test("The form begins in its first field, Return goes on, and the program leads back to what is missing")
  func signUp() {
    let form = SignUp()
    let collection = HeadlessCollection(size: Size(width: 224, height: 48), content: form.content())
    form.onChange = { [unowned collection] in collection.show(form.content()) }
    collection.update()
    collection.press(key: .enter)
    collection.type("ada")
    #expect(form.mail == "ada" && form.focusedField == .mail)
    collection.press(key: .enter)
    #expect(form.focusedField == .name && !form.isComplete)
    collection.type("Ada")
    #expect(form.name == "Ada")
    collection.press(key: .enter)
    collection.press(key: .enter)
    #expect(form.isComplete && form.focusedField == .mail)
  }

  @Test("A tap on a button takes the focus from the field")
  func focusMoves() {
    let settings = Settings()
    let collection = HeadlessCollection(size: Size(width: 224, height: 48), content: settings.content())
    settings.onChange = { [unowned collection] in collection.show(settings.content()) }
    collection.press(key: .tab)
    collection.type("Ad")
    collection.tap(at: Point(x: 20, y: 40))
    #expect(settings.savedNames == ["Ad"])
    collection.press(key: .enter)
    #expect(settings.savedNames == ["Ad", "Ad"])
  }

  @Test("Pasted text becomes one line, and Control-Z takes it back")
  func pasting() {
    let settings = Settings()
    let collection = HeadlessCollection(size: Size(width: 224, height: 48), content: settings.content())
    settings.onChange = { [unowned collection] in collection.show(settings.content()) }
    collection.press(key: .tab)
    collection.engine.paste("Ada\nLovelace\t\u{7}")
    collection.update()
    #expect(settings.name == "Ada Lovelace ")
    collection.press(key: .character("z"), modifiers: .control)
    #expect(settings.name == "")
  }

  @Test("A field keeps its caret while it is off-screen, and in another section")
  func fieldsAreKept() {
    var name = ""
    func content(_ section: String) -> Content<Headless> {
      Content {
        for title in ["first", "second"] {
          Section(title) {
            ForEach(title == section ? [1] : [], id: \.self) { _ in
              TextField("name", text: name) { name = $0 }
            }
          }
        }
        Section("rest") { ForEach(10..<60, id: \.self) { Text("line \($0)") } }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 160, height: 48), content: content("first"))
    collection.press(key: .tab)
    collection.type("ac")
    collection.press(key: .left)
    collection.show(content("second"))
    collection.scroll(by: 400)
    collection.scroll(by: -400)
    collection.type("b")
    #expect(name == "abc")
    // The text of the app replaces a part, and undo leaves it alone.
    name = "abcd"
    collection.show(content("second"))
    collection.type("!")
    #expect(name == "ab!cd")
    collection.press(key: .character("z"), modifiers: .control)
    #expect(name == "abcd")
  }

  @Test("A text has several styles, and an album loads its pictures")
  func textsAndPictures() async throws {
    let row = ResultRow(shop: "Québec Books", search: "que", closingTime: "six")
    #expect(picture(row).hasPrefix(" Québec Books\n Open until six\n Closed on Mondays and\n holidays\n"))

    struct NoImage: Error {}
    let album = Album { path in
      guard path == "sea.png" else { throw NoImage() }
      return Image(width: 1, height: 1, pixels: [0x0000FF])
    }
    let collection = HeadlessCollection(size: Size(width: 224, height: 32), content: album.content())
    album.onChange = { [unowned collection] in collection.show(album.content()) }
    #expect(collection.text() == " ⣷ sea.png\n ⣷ hill.png\n")
    let loaded = " ▀▀ sea.png\n  Try again  hill.png\n"
    for _ in 0..<2000 where collection.text() != loaded { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(collection.text() == loaded)
  }

  @Test("Ready rows look as on the page")
  func readyRows() throws {
    var invitations = 0
    let friends = [Friend(id: 1, name: "Ada", messageCount: 2), Friend(id: 2, name: "Grace")]
    let collection = HeadlessCollection(
      size: Size(width: 224, height: 80), content: friendList(friends) { invitations += 1 })
    try expectPicture(collection.text())
    collection.show(friendList([]) { invitations += 1 })
    try expectPicture(collection.text())
    collection.tap(at: Point(x: 112, y: 56))
    #expect(invitations == 1)
  }

  @Test("The table looks as on the page, and a press of a title sorts it")
  func table() throws {
    let table = PlanetTable()
    let collection = HeadlessCollection(size: Size(width: 280, height: 64), content: table.content())
    collection.stage.onWake = { [unowned collection] in collection.update() }
    table.onChange = { [unowned collection] in collection.show(table.content()) }
    try expectPicture(collection.text())
    collection.tap(at: Point(x: 20, y: 8))
    #expect(table.state.sort == TableSort("Planet"))
    #expect(collection.text().contains("Planet ▴"))
  }

  @Test("The form looks as on the page, and its rows reach the app")
  func form() throws {
    let account = Account()
    let collection = HeadlessCollection(size: Size(width: 224, height: 176), content: account.content())
    account.onChange = { [unowned collection] in collection.show(account.content()) }
    try expectPicture(collection.text())
    collection.press(key: .tab)
    collection.type("!")
    collection.press(key: .tab)
    collection.press(key: .character(" "))
    #expect(account.name == "Ada!" && !account.isVisible)
  }

  @Test("A conversation looks as on the page")
  func conversation() throws {
    let collection = HeadlessCollection(columns: 28, rows: 6) {
      Section("messages") {
        MessageRow(
          message: Message(id: 1, text: "Are you coming to the meeting?", isMine: false, time: "9:41"))
        MessageRow(message: Message(id: 2, text: "Yes!", isMine: true, time: "9:42 ✓✓"))
      }
    }
    try expectPicture(collection.text())
  }

  @Test("A component with nodes of its own inherits the tint")
  func stars() {
    #expect(picture(StarRating(count: 3)).hasPrefix(" ★★★☆☆\n"))
    let nodes = ComponentTree(StarRating(count: 5).tint(.warning)).nodes
    #expect(nodes == [ComponentNode(.text("★★★★★", TextStyle(color: .warning)))])
  }

  @Test("The tests of the page pass")
  func comparing() {
    let review = Review(id: 1, author: "Ada", text: "Good bread.")
    var liked = review
    liked.likes = 1
    #expect(ComponentTree(ReviewRow(review: review) {}) == ComponentTree(ReviewRow(review: review) {}))
    #expect(ComponentTree(ReviewRow(review: review) {}) != ComponentTree(ReviewRow(review: liked) {}))

    var likes = 0
    let collection = HeadlessCollection(columns: 20, rows: 2) {
      Section("reviews") { ReviewRow(review: review) { likes += 1 } }
    }
    #expect(collection.text() == " Ada           ♥ 0\n Good bread.\n")
    collection.press(key: .tab)
    collection.press(key: .enter)
    #expect(likes == 1)
  }

  @Test("A cell that draws itself stands beside a row of components")
  func drawing() {
    let content = Content<Headless> {
      Section("heart") {
        SectionTitle("Heart", detail: "71")
        Heartbeat(beats: [0.5, 1, 0.25])
      }
    }
    let collection = HeadlessCollection(size: Size(width: 240, height: 48), content: content)
    #expect(collection.text() == " Heart                     71\n\n\n")
    let bars = collection.drawings.last?.drawing.commands.compactMap { command in
      if case .fill(let rect, .accent, _) = command { rect } else { nil }
    }
    #expect(bars?.map(\.height) == [16, 32, 8])
    #expect(bars?.map(\.minX) == [0, 80, 160])
  }

  /// Expects that the page shows a picture, which it does without the blank lines at its end.
  private func expectPicture(_ picture: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = PageCode.root.appendingPathComponent("Documentation/Components.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    var lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    let block = "```\n\(lines.joined(separator: "\n"))\n```"
    let isShown = page.contains(block)
    #expect(isShown, "\(block)", sourceLocation: location)
  }

  private func picture<C: Component>(_ row: C, columns: Int = 28, rows: Int = 6) -> String {
    HeadlessCollection(columns: columns, rows: rows) { Section("rows") { row } }.text()
  }
}
