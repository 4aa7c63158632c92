import Shared

/// Fields that keep their text while messages change above them.
final class FormExample: Example {
  private var (fullName, email, notes) = ("", "", "")
  private var (hasNews, persons, color) = (true, 2, 0)

  override func content() -> Content<Web> {
    Content {
      Section("errors") {
        ForEach(errors, id: { $0 }) { Text($0).foreground(.negative) }
      }
      .header { SectionTitle("Sign up") }
      Section("fields") {
        field("Name", fullName) { $0.fullName = $1 }.id("name")
        field("E-mail", email) { $0.email = $1 }.id("email")
        Toggle("Send me news", isOn: hasNews, action: change { $0.hasNews = $1 }).id("news")
        HStack {
          Text("Persons")
          Spacer()
          Stepper(persons, in: 1...8, action: change { $0.persons = $1 })
        }
        .id("persons")
        HStack {
          Text("Color")
          Spacer()
          Menu(["red", "green", "blue"], selected: color, action: change { $0.color = $1 })
        }
        .id("color")
        TextEditor("Notes", text: notes, onEdit: change { $0.notes = $1 }).id("notes")
        HStack {
          Spacer()
          Button("Reset", role: .destructive) { [unowned(unsafe) self] in reset() }
          Button("Sign up", role: .prominent) {}
        }
        .id("buttons")
      }
    }
    .transitions(.standard)
  }

  private var errors: [String] {
    var errors: [String] = []
    if fullName.isEmpty { errors.append("A name is needed.") }
    if !email.utf8.contains(UInt8(ascii: "@")) { errors.append("An e-mail address has an @.") }
    return errors
  }

  private func field(_ title: String, _ text: String, _ set: @escaping (FormExample, String) -> Void)
    -> some Component
  {
    HStack {
      Text(title).foreground(.secondary)
      Spacer()
      TextField("", text: text, onEdit: change(set)).controlLabel(title)
    }
  }

  private func change<Value>(_ body: @escaping (FormExample, Value) -> Void) -> (Value) -> Void {
    { [unowned(unsafe) self] value in
      body(self, value)
      onChange()
    }
  }

  private func reset() {
    (fullName, email, notes) = ("", "", "")
    onChange()
  }
}

/// Rows of components: fields, toggles, buttons, badges and bars, declared and not drawn.
final class ControlsExample: Example {
  private var (search, notifies, sendsReports) = ("", true, false)
  private var people = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov", "Radia Perlman", "Frances Allen"]
  private var greetings: [String: Int] = [:]

  override func content() -> Content<Web> {
    Content {
      Form("settings", title: "Settings", footer: "Reports leave out all names.") {
        FormRow("Begins with") { TextField("a name", text: search, onEdit: change { $0.search = $1 }) }
        FormRow("Notify me") { Toggle("", isOn: notifies, action: change { $0.notifies = $1 }) }
        FormRow("Send reports") {
          Toggle("", isOn: sendsReports, action: change { $0.sendsReports = $1 }).disabled(!notifies)
        }
      }
      Section("people", layout: .list(spacing: 16)) {
        ForEach(people.filter { $0.utf8.starts(with: search.utf8) }, id: { $0 }) { self.row($0) }
      }
      .header { SectionTitle("People", detail: people.count.description) }
      .empty { PlaceholderMessage("No one has this name", detail: "Try another name.") }
    }
  }

  private func row(_ person: String) -> some Component {
    let count = greetings[person] ?? 0
    return VStack {
      HStack {
        Text(person).style(.headline)
        if count > 2 { Badge("friend") }
        Spacer()
        Text("greeted " + count.description + " times").style(.caption)
      }
      ProgressBar(Double(count) / 5)
      HStack {
        Button("Greet", role: .prominent) { [unowned(unsafe) self] in
          greetings[person] = count + 1
          onChange()
        }
        Spacer()
        Button("Remove", role: .destructive) { [unowned(unsafe) self] in
          people.removeAll { $0 == person }
          onChange()
        }
      }
    }
  }

  private func change<Value>(_ body: @escaping (ControlsExample, Value) -> Void) -> (Value) -> Void {
    { [unowned(unsafe) self] value in
      body(self, value)
      onChange()
    }
  }
}

/// A café's menu: every dish has a stepper for the number of orders.
final class MenuExample: Example {
  private var order: [String: Int] = [:]
  private static let courses = [
    (name: "Soups", dishes: [("Leek and potato", 5), ("Lentil", 4), ("Tomato, cold", 4)]),
    (name: "Mains", dishes: [("Barley risotto", 11), ("Trout", 16), ("Mushroom dumplings", 12)]),
    (name: "Sweets", dishes: [("Plum cake", 4), ("Rice pudding", 3)]),
  ]

  override func content() -> Content<Web> {
    Content {
      for course in Self.courses {
        Section(course.name) {
          ForEach(course.dishes, id: { $0.0 }) { dish, price in
            let count = self.order[dish] ?? 0
            HStack {
              Text(dish).bold(count > 0)
              Spacer()
              Text(price.description + " €").foreground(.secondary)
              Stepper(count, in: 0...99) { [unowned(unsafe) self] in
                order[dish] = $0
                onChange()
              }
              .controlLabel("Number of orders")
            }
            .selectable()
          }
        }
        .header(pinned: true) { SectionTitle(course.name) }
      }
      Section("sum") { Text("Together: " + sum.description + " €").style(.headline).id("sum") }
    }
  }

  private var sum: Int {
    var sum = 0
    for course in Self.courses { for (dish, price) in course.dishes { sum += price * (order[dish] ?? 0) } }
    return sum
  }
}

/// A detail page of mixed cells: its declaration depends on the state alone.
final class VenueExample: Example {
  private var isOpen = true
  private var last = 2
  private var reviews = [
    (id: 1, author: "Mara", text: "The fish soup alone is worth the walk along the harbor. Come early."),
    (id: 2, author: "Jonas", text: "Good food, but loud on Saturdays."),
  ]

  override func content() -> Content<Web> {
    Content {
      Section("venue") {
        VStack {
          Text("The Blue Door").style(.title)
          Text("4 Harbor Lane").style(.caption)
          Text(isOpen ? "open now" : "closed").foreground(isOpen ? .positive : .negative)
        }
        .padding(.loose).frame(width: .fill).border(corner: .rounded)
        .onTap { [unowned(unsafe) self] in
          isOpen.toggle()
          onChange()
        }
        .id("head")
      }
      if !reviews.isEmpty {
        Section("reviews", layout: .list(spacing: 16)) {
          ForEach(reviews, id: { $0.id }) { review in
            VStack {
              Text(review.author).style(.headline)
              Text(review.text)
            }
            .onTap { [unowned(unsafe) self] in
              reviews.removeAll { $0.id == review.id }
              onChange()
            }
          }
        }
        .header(pinned: true) { SectionTitle("Reviews", detail: "tap to remove") }
      }
      Section("write") {
        Button("Write a review", role: .prominent) { [unowned(unsafe) self] in
          last += 1
          reviews.append((last, "You", "Review number " + last.description + "."))
          onChange()
        }
        .id("write")
      }
      Section("related", layout: .flow()) {
        ForEach(["Net & Line", "Quay 9", "Lighthouse Café", "Salt", "The Old Chandlery"], id: { $0 }) {
          Text($0).lineLimit(1).frame(width: .fill, height: .fill, horizontal: .center)
            .border(corner: .rounded).rowInsets(.regular).size(.fixed(width: 176, height: 48))
        }
      }
      .header { SectionTitle("Nearby") }
    }
    .transitions(.standard)
  }
}
