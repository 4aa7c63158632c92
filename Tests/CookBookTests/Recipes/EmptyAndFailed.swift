import TesseraComponents
import TesseraLoading
import TesseraTesting
import Testing

struct Note: Identifiable, Sendable {
  var id: Int
}

@MainActor
func notes<S: PageSource, H: CollectionHost>(_ loader: Loader<S>) -> Content<H> where S.Item == Note {
  Content {
    Section("notes") { ForEach(loader.items) { Text("note \($0.id)") } }
      .placeholders(of: loader)
      .empty { PlaceholderMessage("No notes yet", detail: "Press n to write one.") }
  }
}

/// A server that is busy at the first request.
actor NoteServer {
  private var isBusy = true

  func notes() throws -> [Note] {
    defer { isBusy = false }
    if isBusy { throw LoadFailure("The server is busy") }
    return []
  }
}

extension RecipeTests {
  @Test("A list says that it loads, that it has failed, and that it is empty")
  func emptyAndFailed() async {
    let server = NoteServer()
    let loader = Loader(ClosureSource<Note, Never>(items: { try await server.notes() }))
    loader.appear()
    let screen = collection(lines: 5, notes(loader))
    #expect(screen.text().contains("Loading"))
    await until { loader.isSettled }
    screen.show(notes(loader))
    #expect(screen.text().contains("The server is busy"))
    loader.retry()
    await until { loader.isSettled }
    screen.show(notes(loader))
    #expect(screen.text().contains("No notes yet"))
  }
}
