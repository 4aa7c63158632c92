import TesseraComponents

/// A conversation that stays at its end: new messages appear at the bottom, older ones are inserted at the
/// top. Drafts wait below it, in an order that the user changes by mouse and keys.
final class ChatExample: BasicExample, Example {
  static let name = "chat"
  static let summary = "A conversation that stays at its end, or at the message you read"

  /// The numbers of the loaded messages, the oldest first.
  private var messages = 80..<100
  /// The drafts, in order.
  private var drafts: [Draft] = []
  private let ticker = Ticker(seconds: 4)

  /// At the end, new messages scroll into view; elsewhere, the user's position stays.
  var configuration: EngineConfiguration {
    EngineConfiguration(overscan: 32, anchoring: .end, edgeThreshold: 32)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("messages", layout: .list(spacing: 16).inset(16)) {
        ForEach(messages) { ChatBubble(Self.text($0), from: Self.side($0)).rowInsets(.none).selectable() }
      }
      .header {
        SectionTitle("Two at the lake", detail: messages.lowerBound > 0 ? "p for older messages" : "")
      }
      if !drafts.isEmpty {
        Section("drafts") {
          ForEach(drafts) { draft in
            HStack {
              // A mark that is filled while the draft is carried.
              ZStack {
                Text("◇").hidden(when: .dragging)
                Text("◆").visible(when: .dragging)
              }
              .foreground(.accent)
              Text(draft.text)
            }
            .selectable().reorderable()
          }
        }
        .header { SectionTitle("Drafts", detail: "Option-arrows, or drag") }
      }
    }
    .onReorder(handler { $0.drafts.apply($1) })
  }

  func status(focused: ItemKey?) -> String {
    "\(messages.count) messages" + (drafts.isEmpty ? "" : ", " + drafts.count.of("draft"))
  }

  let keys = "n new  p older  w write  s send"

  func press(_ key: Character) -> Bool {
    switch key {
    case "n": receive()
    case "p": messages = max(0, messages.lowerBound - 20)..<messages.upperBound
    case "w":
      let draft = Draft(id: (drafts.map { $0.id }.max() ?? 0) + 1)
      drafts.append(draft)
      // So that keys have a draft to move.
      engine?.focus(on: ItemID(draft.id), inSection: "drafts")
    case "s" where !drafts.isEmpty:
      drafts.removeFirst()
      receive()
    default: return false
    }
    return true
  }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    super.follow(onChange)
    ticker.start { [weak self] in
      self?.receive()
      onChange()
    }
  }

  func stopUpdates() { ticker.stop() }

  private func receive() { messages = messages.lowerBound..<(messages.upperBound + 1) }

  // MARK: An endless conversation

  private static func side(_ number: Int) -> ChatBubble.Side { number % 3 == 1 ? .user : .other }
  private static func text(_ number: Int) -> String { "\(number)  \(texts[number % texts.count])" }

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
