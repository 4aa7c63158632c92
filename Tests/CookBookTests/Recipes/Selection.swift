import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class Inbox {
  var subjects = ["Invoice", "Minutes", "Photos"]
  let configuration = EngineConfiguration(selectionMode: .multiple)

  func content<H: CollectionHost>() -> Content<H> {
    Content { Section("inbox") { ForEach(subjects, id: \.self) { Text($0) } } }
  }
}

extension RecipeTests {
  @Test("The selection survives a refresh that reorders the rows")
  func selection() {
    let inbox = Inbox()
    let screen = collection(lines: 3, configuration: inbox.configuration, inbox.content())
    screen.select("Minutes")
    inbox.subjects = ["Photos", "New", "Minutes"]
    screen.show(inbox.content())
    #expect(screen.selectedIDs == ["Minutes"])
  }
}
