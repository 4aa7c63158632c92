import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class Conversation {
  var messages = (1...8).map { "message \($0)" }
  let configuration = EngineConfiguration(anchoring: .end)

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("messages") { ForEach(messages, id: \.self) { Text($0) } }
    }
  }
}

extension RecipeTests {
  @Test("A conversation at its end follows new messages; elsewhere it stays")
  func chat() {
    let chat = Conversation()
    let screen = collection(lines: 3, configuration: chat.configuration, chat.content())
    #expect(screen.lines.last == "message 8")
    chat.messages.append("message 9")
    screen.show(chat.content())
    #expect(screen.lines.last == "message 9")
    screen.scroll(by: -48)
    let lines = screen.lines
    chat.messages.append("message 10")
    screen.show(chat.content())
    #expect(screen.lines == lines)
  }
}
