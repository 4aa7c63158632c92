import TesseraComponents

/// A conversation that stays at its end: new messages appear at the bottom, older ones are inserted at the
/// top. Drafts wait below it, in an order that the user changes by mouse and keys.
final class ChatExample: Example {
  static let name = "chat"
  static let summary = "A conversation that stays at its end, or at the message you read"

  /// The numbers of the loaded messages, the oldest first.
  private var messages = 80..<100
  /// The drafts, in order.
  private var drafts: [Draft] = []
  private let ticker: Ticker
  private weak var engine: Engine?
  /// Shows the content again.
  private var onChange: (() -> Void)?

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("chat takes no argument, but was given '\(argument)'") }
    ticker = Ticker(seconds: 4)
  }

  /// At the end, new messages scroll into view; elsewhere, the user's position stays.
  var configuration: EngineConfiguration {
    EngineConfiguration(overscan: 32, anchoring: .end, edgeThreshold: 32)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("messages", layout: .list(spacing: 16).inset(16)) {
        ForEach(messages) { Bubble(message: Message(number: $0)).selectable() }
      }
      .header {
        SectionTitle("Two at the lake", detail: messages.lowerBound > 0 ? "p for older messages" : "")
      }
      if !drafts.isEmpty {
        Section("drafts") { ForEach(drafts) { DraftRow(text: $0.text).selectable().reorderable() } }
          .header { SectionTitle("Drafts", detail: "Option-arrows, or drag") }
      }
    }
    .onReorder { [weak self] move in
      self?.drafts.apply(move)
      self?.onChange?()
    }
  }

  func use(_ engine: Engine) { self.engine = engine }

  func status(focused: ItemKey?) -> String {
    "\(messages.count) messages"
      + (drafts.isEmpty ? "" : ", \(drafts.count) draft\(drafts.count == 1 ? "" : "s")")
  }

  let keys = "n new  p older  w write  s send"

  func press(_ key: Character) -> Bool {
    switch key {
    case "n": messages = messages.lowerBound..<(messages.upperBound + 1)
    case "p": messages = max(0, messages.lowerBound - 20)..<messages.upperBound
    case "w":
      let draft = Draft(id: (drafts.map { $0.id }.max() ?? 0) + 1)
      drafts.append(draft)
      // So that keys have a draft to move.
      engine?.focus(on: ItemID(draft.id), inSection: "drafts")
    case "s" where !drafts.isEmpty:
      drafts.removeFirst()
      messages = messages.lowerBound..<(messages.upperBound + 1)
    default: return false
    }
    return true
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    ticker.start { [weak self] in
      guard let self else { return }
      messages = messages.lowerBound..<(messages.upperBound + 1)
      onChange()
    }
  }

  func stopUpdates() { ticker.stop() }
}

/// One message of an endless conversation.
struct Message: Equatable {
  var number: Int

  /// Whether the user wrote the message.
  var isOwn: Bool { number % 3 == 1 }

  var text: String { "\(number)  \(Self.texts[number % Self.texts.count])" }

  private static let texts = [
    "Are you there yet?", "Nearly. The path along the shore is closed, we are going around.",
    "Take your time, the water is not going anywhere.", "Did anyone think of bread?", "I did. And of plums.",
    "Then bring a knife as well, mine is on the kitchen table where I put it so that I would not forget it.",
    "Ha.",
  ]
}

/// A message that is yet to be sent.
struct Draft: Identifiable {
  var id: Int

  var text: String { Self.texts[(id - 1) % Self.texts.count] }

  private static let texts = [
    "Bring the lamp", "We are at the pier", "The soup is warm", "Mind the third step",
  ]
}

/// A draft, with a mark that is filled while the draft is carried.
struct DraftRow: Component {
  var text: String

  var body: some Component {
    HStack {
      ZStack {
        Text("◇").hidden(when: .dragging)
        Text("◆").visible(when: .dragging)
      }
      .foreground(.accent)
      Text(text)
    }
  }
}

/// A message in a bubble: the user's own on the right, those of others on the left.
struct Bubble: Component {
  var message: Message

  var body: some Component {
    HStack(spacing: .none) {
      if message.isOwn { Spacer() }
      Text(message.text)
        .padding()
        .background(message.isOwn ? .selection : .surface, corner: .rounded)
        .padding(message.isOwn ? .left : .right, .points(64))
      if !message.isOwn { Spacer() }
    }
    .rowInsets(.none)
  }
}
