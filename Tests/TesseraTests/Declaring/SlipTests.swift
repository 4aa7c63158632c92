import TestSupport
import Testing

@Suite("Error messages for mistakes in declarations")
struct SlipTests {
  private func unexpectedDiagnostics(_ statements: String) throws -> [String] {
    try SnippetCompiler().unexpectedDiagnostics(in: Snippet.page(statements))
  }

  @Test("A String in content is reported as no cell")
  func strings() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { $0.title }  // error: 'buildExpression' is unavailable: a String is not a cell
          ForEach(words, id: \\.self) { word in
            let text = word
            text  // error: 'buildExpression' is unavailable: a String is not a cell
          }
          "text"  // error: 'buildExpression' is unavailable: a String is not a cell
        }
        """) == [])
  }

  @Test("Elements that are not Identifiable need an id")
  func missingIDs() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(words) { Row($0) }  // error: 'init(_:row:)' is unavailable: the elements are not Identifiable
        }
        """) == [])
  }

  @Test("Two cells in a header or a row are reported")
  func twoCells() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") { Row("item") }
          .header {  // error: 'buildBlock' is unavailable: only one cell is allowed here; put several cells in a Group
            Row("one")
            Row("two")
          }
        Section("t") {
          ForEach(posts) { post in  // error: 'buildBlock' is unavailable: only one cell is allowed here
            Row(post.title)
            Badge()
          }
        }
        """) == [])
  }

  @Test("A handler for events that the cell does not declare is reported")
  func eventsNotStated() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          Badge().onEvent { event in
            switch event {
            case .up: print("up")  // error: type 'NoEvent' has no member 'up'
            }
          }
        }
        """) == [])
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          Badge().onEvent { _ in print("it") }  // warning: 'onEvent' is deprecated: the cell has no events
        }
        """) == [])
  }

  @Test("A cell with a property that is not Equatable is reported")
  func notEquatable() throws {
    let code = """
      import Tessera

      struct Player {}

      struct PlayerCell: CanvasCell {  // error: type 'PlayerCell' does not conform to protocol 'Equatable'
        var player: Player
        func draw(in canvas: inout Canvas) {}
      }
      """
    #expect(try SnippetCompiler().unexpectedDiagnostics(in: code) == [])
  }

  @Test("A cell outside of a section and a section in a section are reported")
  func wrongPlaces() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Row("alone")  // error: 'buildExpression' is unavailable: put the cell in a Section
        ForEach(posts) { Row($0.title) }  // error: 'buildExpression' is unavailable: put the cell in a Section
        Section("outer") {
          Section("inner") { Badge() }  // error: 'buildExpression' is unavailable: declare a section of sections
        }
        """) == [])
  }

  @Test("A mistake in a row is reported at its line")
  func mistakesInRows() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            let title = post.titel  // error: value of type 'Post' has no member 'titel'
            Row(title)
          }
        }
        """) == [])
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { Row($0.id) }  // error: cannot convert value of type 'Int' to expected argument type 'String'
        }
        """) == [])
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            if isWide { Row(post.title).onTapp {} } else { Badge() }  // error: value of type 'Row' has no member 'onTapp'
          }
        }
        """) == [])
  }
}
