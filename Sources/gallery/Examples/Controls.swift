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
      Section("people", layout: .list(spacing: 16)) {
        ForEach(people) { self.row(for: $0) }
      }
      .header { SectionTitle("People", detail: "\(people.count)") }
      .empty { PlaceholderMessage("No one has this name", detail: "Try another name.") }
    }
  }

  func status(focused: ItemKey?) -> String { people.filter(\.isFriend).count.of("friend") }

  var keys: [KeyCommand] { hint("Tab next control") }

  var takesLetters: Bool { true }

  /// Returns the row of a person, with a picture and buttons.
  private func row(for person: Person) -> some Component {
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
          Button("Greet", role: .prominent, action: change(person) { $0.greetings += 1 })
          Button(person.isFriend ? "Unfriend" : "Befriend", action: change(person) { $0.isFriend.toggle() })
          Spacer()
          Button(
            "Remove", role: .destructive, action: handler { $0.people.removeAll { $0.id == person.id } })
        }
      }
    }
  }

  private func change(_ person: Person, _ change: @escaping (inout Person) -> Void) -> () -> Void {
    handler { example in
      guard let index = example.people.firstIndex(where: { $0.id == person.id }) else { return }
      change(&example.people[index])
    }
  }
}

private struct Person: Identifiable {
  /// The name.
  var id: String
  var greetings = 0
  var isFriend = false
}
