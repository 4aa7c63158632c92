import TesseraComponents

/// Rows of components: fields, toggles, buttons, badges and bars, declared and not drawn.
final class ControlsExample: BasicExample, Example {
  static let summary = "Text fields, toggles and buttons in rows that are composed"

  private var search = ""
  private var notifies = true
  private var sendsReports = false
  private var people = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Frances Allen"]
    .map { Person(id: $0) }

  func content<H: CollectionHost>() -> Content<H> {
    let people = people.filter { SearchTerm(search).isFound(in: $0.id) }
    return Content {
      Form("settings", title: "Settings", footer: "Reports leave out all names.") {
        FormRow("Find") { TextField("a name", text: search, onEdit: handler { $0.search = $1 }) }
        FormRow("Notify me") {
          Toggle("", isOn: notifies, action: handler { $0.notifies = $1 })
            .tooltip("Tells you when a friend writes")
        }
        FormRow("Send reports") {
          Toggle("", isOn: sendsReports, action: handler { $0.sendsReports = $1 }).disabled(!notifies)
        }
      }
      Section("people") {
        ForEach(people) { person in
          PersonRow(
            person: person, change: self.handler { $0.change(person.id, $1) },
            remove: self.handler { $0.people.removeAll { $0.id == person.id } })
        }
      }
      .header { SectionTitle("People", detail: "\(people.count)") }
      .empty { PlaceholderMessage("No one has this name", detail: "Try another name.") }
    }
  }

  func status(focused: ItemKey?) -> String { people.filter(\.isFriend).count.of("friend") }

  var keys: [KeyCommand] { hint("Tab next control") }

  var takesLetters: Bool { true }

  private func change(_ id: String, _ change: (inout Person) -> Void) {
    if let index = people.firstIndex(where: { $0.id == id }) { change(&people[index]) }
  }
}

private struct Person: Identifiable {
  /// The name.
  var id: String
  var greetings = 0
  var isFriend = false
}

/// A row for a person, with a picture and buttons.
private struct PersonRow: Component {
  var person: Person
  var change: (@escaping (inout Person) -> Void) -> Void
  var remove: () -> Void

  var body: some Component {
    HStack(alignment: .top) {
      Avatar(person.id)
      VStack {
        HStack {
          Text(person.id).style(.headline).lineLimit(1)
          if person.isFriend { Badge("friend") }
          Spacer()
          Text(person.greetings == 0 ? "not greeted yet" : "greeted \(person.greetings.of("time"))")
            .style(.caption).fixedWidth()
        }
        ProgressBar(Double(person.greetings) / 5)
        HStack {
          Button("Greet", role: .prominent) { change { $0.greetings += 1 } }
          Button(person.isFriend ? "Unfriend" : "Befriend") { change { $0.isFriend.toggle() } }
          Spacer()
          Button("Remove", role: .destructive, action: remove)
        }
      }
    }
  }
}
