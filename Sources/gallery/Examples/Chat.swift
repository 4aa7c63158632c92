import TesseraComponents

/// A conversation: new messages appear at the bottom, older ones at the top. Drafts wait in an order that the
/// user changes.
final class ChatExample: BasicExample, Example {
  static let summary = "A conversation that stays at its end, or at the message you read"

  /// The numbers of the loaded messages, the oldest first.
  private var messages = 80..<100
  private var drafts: [Draft] = []

  /// At the end, new messages scroll into view; elsewhere, the user's position stays.
  var configuration: EngineConfiguration {
    EngineConfiguration(overscan: 32, anchoring: .end, edgeThreshold: 32)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("messages", layout: .list(spacing: 16).inset(16)) {
        ForEach(messages) { number in
          ChatBubble("\(number)  \(number.element(of: Self.texts))", from: number % 3 == 1 ? .user : .other)
            .rowInsets(.none).selectable()
        }
      }
      .header {
        SectionTitle("Two at the lake", detail: messages.lowerBound > 0 ? "p for older messages" : "")
      }
      if !drafts.isEmpty {
        Section("drafts") {
          ForEach(drafts) { draft in
            HStack {
              Text("◇").hidden(when: .dragging).overlay { Text("◆").visible(when: .dragging) }
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

  var keys: [KeyCommand] {
    key("n", "new") { $0.tick() }
    key("p", "older") { $0.messages = max(0, $0.messages.lowerBound - 20)..<$0.messages.upperBound }
    key("w", "write") { $0.write() }
    if !drafts.isEmpty {
      key("s", "send") { example in
        example.drafts.removeFirst()
        example.tick()
      }
    }
  }

  private func write() {
    let draft = Draft(id: (drafts.map { $0.id }.max() ?? 0) + 1)
    drafts.append(draft)
    // So that keys have a draft to move.
    engine?.focus(on: ItemID(draft.id), inSection: "drafts")
  }

  override var period: Int? { 4 }

  /// Receives a message.
  override func tick() { messages = messages.lowerBound..<messages.upperBound + 1 }

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

  var text: String {
    (id - 1).element(of: ["Bring the lamp", "We are at the pier", "The soup is warm", "Mind the third step"])
  }
}
