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
