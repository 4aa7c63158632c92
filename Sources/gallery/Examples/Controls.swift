import TesseraComponents

/// Rows of components: fields, toggles, buttons, badges, bars and pictures, declared and not drawn.
final class ControlsExample: Example {
  static let name = "controls"
  static let summary = "Text fields, toggles and buttons in rows that are composed"

  private var search = ""
  private var notifies = true
  private var sendsReports = false
  private var people = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Frances Allen"]
    .enumerated().map { Person(id: $0.offset, name: $0.element) }
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("controls takes no argument, but was given '\(argument)'")
    }
  }

  func content<H: CollectionHost>() -> Content<H> {
    let people = people.filter { search.isEmpty || $0.name.lowercased().contains(search.lowercased()) }
    return Content {
      Section("settings") {
        HStack {
          Text("Find")
          TextField("a name", text: search) { [weak self] text in self?.change { $0.search = text } }
        }
        Toggle("Notify me", isOn: notifies) { [weak self] isOn in self?.change { $0.notifies = isOn } }
          .tooltip("Tells you when a friend writes")
        Toggle("Send reports", isOn: sendsReports) { [weak self] isOn in
          self?.change { $0.sendsReports = isOn }
        }
        .disabled(!notifies)
      }
      .header { SectionTitle("Settings") }
      Section("people") {
        ForEach(people) { person in
          PersonRow(person: person) { [weak self] action in self?.perform(action, on: person.id) }
        }
      }
      .header { SectionTitle("People", detail: String(people.count)) }
      .empty { PlaceholderMessage("No one has this name", detail: "Try another name.") }
    }
  }

  func status(focused: ItemKey?) -> String {
    let count = people.filter(\.isFriend).count
    return count == 1 ? "1 friend" : "\(count) friends"
  }

  let keys = "Tab next control"

  var takesLetters: Bool { true }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func perform(_ action: PersonRow.Action, on id: Int) {
    change { example in
      guard let index = example.people.firstIndex(where: { $0.id == id }) else { return }
      switch action {
      case .greet: example.people[index].greetings += 1
      case .toggleFriend: example.people[index].isFriend.toggle()
      case .remove: example.people.remove(at: index)
      }
    }
  }

  private func change(_ change: (ControlsExample) -> Void) {
    change(self)
    onChange()
  }
}

private struct Person: Identifiable {
  var id: Int
  var name: String
  var greetings = 0
  var isFriend = false
}

/// A row for a person, with a picture and buttons.
private struct PersonRow: Component {
  enum Action {
    case greet, toggleFriend, remove
  }

  var person: Person
  var perform: (Action) -> Void

  var body: some Component {
    HStack(alignment: .top) {
      Picture(.pattern(person.id))
      VStack {
        HStack {
          Text(person.name).style(.headline).lineLimit(1)
          if person.isFriend { Badge("friend") }
          Spacer()
          Text(greetings).style(.caption).fixedWidth()
        }
        ProgressBar(Double(person.greetings) / 5)
        HStack {
          Button("Greet", role: .prominent) { perform(.greet) }
          Button(person.isFriend ? "Unfriend" : "Befriend") { perform(.toggleFriend) }
          Spacer()
          Button("Remove", role: .destructive) { perform(.remove) }
        }
      }
    }
  }

  private var greetings: String {
    person.greetings == 0 ? "not greeted yet" : "greeted \(person.greetings) times"
  }
}

extension Image {
  /// Returns a symmetric pattern of four by four pixels.
  fileprivate static func pattern(_ number: Int) -> Image {
    let colors: [UInt32] = [0x3584E4, 0x33D17A, 0xF6D32D, 0xFF7800, 0xE01B24]
    let color = colors[number % colors.count]
    let bits = (number + 3) &* 0x9E37 & 0xFFFF
    let pixels = (0..<16).map { index in
      let (row, column) = (index / 4, min(index % 4, 3 - index % 4))
      return bits >> (row * 2 + column) & 1 == 1 ? color : 0xDEDDDA
    }
    return Image(width: 4, height: 4, pixels: pixels)
  }
}
