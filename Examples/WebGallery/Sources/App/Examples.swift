import Shared

/// Ten million rows of mixed height.
final class HugeExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("rows", layout: .mosaic(.column(Self.heights.map { .item(height: .points($0)) }))) {
        ForEach(1..<10_000_001) { HugeRow(number: $0).selectable() }
      }
      .header(pinned: true) { SectionTitle("Ten million rows", detail: "five heights") }
    }
  }

  private static let heights: [Double] = [32, 48, 32, 64, 32]

  private struct HugeRow: Component {
    var number: Int

    var body: some Component {
      HStack {
        Text("Row " + number.description)
        Spacer()
        Text("#" + (number % 5 + 1).description).style(.caption)
      }
    }
  }
}

/// Names by letter, below headers that stay.
final class AlphabetExample: Example {
  override func content() -> Content<Web> {
    Content {
      for letter in ["A", "B", "C", "D", "E", "F", "G", "H"] {
        Section(letter) {
          ForEach(0..<40) { Text(letter + " name " + ($0 + 1).description).selectable() }
        }
        .header(pinned: true) { SectionTitle(letter, detail: "40") }
      }
    }
  }
}

/// Colored tiles in as many columns as fit.
final class TilesExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("tiles", layout: .grid(columns: .minimumWidth(120), spacing: 12).inset(16)) {
        ForEach(0..<10_000) { Tile(number: $0).selectable() }.size(.height(96))
      }
    }
  }

  private struct Tile: CanvasCell {
    static var kind: CellKind { CellKind("tile") }
    var number: Int

    private static let colors: [Color] = [
      .rgb(red: 59, green: 110, blue: 165), .rgb(red: 47, green: 133, blue: 122),
      .rgb(red: 160, green: 117, blue: 40), .rgb(red: 168, green: 67, blue: 79),
    ]

    func draw(in canvas: inout Canvas) {
      canvas.fill(Self.colors[number % Self.colors.count], cornerRadius: 10)
      let white = Color.rgb(red: 255, green: 255, blue: 255)
      let line = Rect(x: 8, y: canvas.size.height / 2 - 10, width: canvas.size.width - 16, height: 20)
      canvas.text(
        (number + 1).description, in: line,
        TextStyle(color: white, isBold: true, size: .title, alignment: .center))
    }
  }
}

/// Rows that are selected by clicks and keys.
final class SelectionExample: Example {
  private var count = 0
  override var configuration: EngineConfiguration {
    var configuration = EngineConfiguration.browser()
    configuration.selectionMode = .extended
    return configuration
  }

  override func use(_ engine: Engine) {
    engine.onSelectionChange = { [unowned(unsafe) self, unowned(unsafe) engine] _ in
      count = engine.selection.count
      onChange()
    }
  }

  override func content() -> Content<Web> {
    Content {
      Section("instruments") {
        ForEach(1..<101) { Text("Instrument " + $0.description).selectable() }
      }
      .header(pinned: true) { SectionTitle("Orchestra", detail: count.description + " selected") }
    }
  }
}

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

/// A conversation that begins at its end; older messages do not move what is read.
final class ChatExample: Example {
  private var messages = 500..<600

  override var configuration: EngineConfiguration {
    var configuration = EngineConfiguration.browser()
    (configuration.anchoring, configuration.edgeThreshold) = (.end, 32)
    return configuration
  }

  override func content() -> Content<Web> {
    Content {
      Section("messages", layout: .list(spacing: 12).inset(16)) {
        ForEach(messages) { number in
          ChatBubble(
            number.description + "  " + Self.texts[number % Self.texts.count],
            from: number % 3 == 1 ? .user : .other
          )
          .rowInsets(.none).selectable()
        }
      }
      .header {
        Button("Older messages") { [unowned(unsafe) self] in
          messages = max(0, messages.lowerBound - 100)..<messages.upperBound
          onChange()
        }
      }
    }
  }

  private static let texts = [
    "Are you there yet?", "Nearly. The path along the shore is closed, we are going around.",
    "Take your time, the water is not going anywhere.", "Did anyone think of bread?", "I did. And of plums.",
    "Then bring a knife as well, mine is on the kitchen table where I put it so that I would not forget it.",
  ]
}

/// Rows that are dragged to another place.
final class ReorderExample: Example {
  private var stops = ["Harbor", "Old town", "Market", "Station", "Museum", "Park", "Lighthouse", "Beach"]

  override func content() -> Content<Web> {
    Content {
      Section("stops") {
        ForEach(stops, id: { $0 }) { Text($0).reorderable() }
      }
      .header { SectionTitle("Stops", detail: "drag, or Option and arrows") }
    }
    .onReorder { [unowned(unsafe) self] move in
      stops.apply(move) { $0 }
      onChange()
    }
    .transitions(.standard)
  }
}

/// Texts of all sizes and styles, and texts that could be mistaken for a program.
final class StylesExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("texts") {
        Text("A title").style(.headline).id(0)
        Text("<script>alert('text')</script> & \"quotes\" stay text.").id(1)
        Text(
          "A long text wraps where the browser wraps it, and its row is as high as its lines. The width of a line comes from the browser as well, so nothing is cut off."
        ).id(2)
        Text("A caption").style(.caption).id(3)
        HStack {
          Text("Badges")
          Badge("12")
          Spacer()
          Spinner()
        }
        .id(4)
        Text("שלום עולם — مرحبا").id(5)
        Link("tessera.js") { WebModule.open("tessera.js") }.id(6)
      }
      .header { SectionTitle("Texts") }
    }
  }
}
