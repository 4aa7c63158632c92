import TesseraComponents

/// A form with fields, an editor, a toggle and a button, and below them the edits that its handlers have received.
///
/// Tests fill it with ``FormKey/fillingForm`` in a terminal and in a window, and expect ``Values/filled`` and
/// ``filledLog`` there.
@MainActor
package final class KeyForm {
  /// The values that the user enters.
  package struct Values: Equatable, Sendable {
    package var name = ""
    package var mail = ""
    package var password = ""
    package var notes = ""
    package var isSubscribed = false

    /// The values on one line.
    package var line: String {
      let texts = [name, mail, password, notes.replacing("\n", with: "|")]
      return (texts + [isSubscribed ? "subscribed" : "not subscribed"]).joined(separator: "/")
    }
  }

  package private(set) var values = Values()
  /// The edits and presses that the handlers have received, in order.
  package private(set) var log: [String] = []
  /// Shows the form again.
  package var update = {}

  package init() {}

  /// Returns the rows of the form, and one for each entry of the log.
  package func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("form") {
        TextField("Name", text: values.name) { self.change(\.name, to: $0) }.id("name")
        TextField("Mail", text: values.mail) { self.change(\.mail, to: $0) }
          .onSubmit { self.add("submit \(self.values.mail)") }
          .id("mail")
        SecureField("Password", text: values.password) { self.change(\.password, to: $0) }.id("password")
        TextEditor("Notes", text: values.notes) { self.change(\.notes, to: $0) }.id("notes")
        Toggle("Subscribe", isOn: values.isSubscribed) {
          self.values.isSubscribed = $0
          self.add($0 ? "on" : "off")
        }
        .id("subscribe")
        Button("Save", role: .prominent) { self.add("save \(self.values.name)") }.id("save")
      }
      Section("log") { ForEach(Array(log.enumerated()), id: \.offset) { Text($0.element) } }
    }
  }

  private func change(_ value: WritableKeyPath<Values, String>, to text: String) {
    values[keyPath: value] = text
    add(text)
  }

  private func add(_ entry: String) {
    log.append(entry.replacing("\n", with: "|"))
    update()
  }
}
