import TestSupport
import Testing

/// Common slips, and how the compiler names them.
@Suite("Slips in declarations")
struct SlipTests {
  private func surprises(_ statements: String) throws -> [String] {
    try SnippetCompiler().surprises(in: Snippet.page(statements))
  }

  @Test("A String is no cell")
  func strings() throws {
    #expect(
      try surprises(
        """
        Section("s") {
          ForEach(posts) { $0.title }  // error: 'buildExpression' is unavailable: a String is no cell
          ForEach(words, id: \\.self) { word in
            let text = word
            text  // error: 'buildExpression' is unavailable: a String is no cell
          }
          "text"  // error: 'buildExpression' is unavailable: a String is no cell
        }
        """) == [])
  }

  @Test("Elements that are not identifiable need an id")
  func missingIDs() throws {
    #expect(
      try surprises(
        """
        Section("s") {
          ForEach(words) { Row($0) }  // error: 'init(_:row:)' is unavailable: the elements are not Identifiable
        }
        """) == [])
  }

  @Test("Two cells are no header, and no row")
  func twoCells() throws {
    #expect(
      try surprises(
        """
        Section("s") { Row("item") }
          .header {  // error: 'buildBlock' is unavailable: only one cell can stand here: put several into a Group
            Row("one")
            Row("two")
          }
        Section("t") {
          ForEach(posts) { post in  // error: 'buildBlock' is unavailable: only one cell can stand here
            Row(post.title)
            Badge()
          }
        }
        """) == [])
  }

  @Test("A handler of events that the cell does not state is never called")
  func eventsNotStated() throws {
    #expect(
      try surprises(
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
      try surprises(
        """
        Section("s") {
          Badge().onEvent { _ in print("it") }  // warning: 'onEvent' is deprecated: the cell has no events
        }
        """) == [])
  }

  @Test("A cell that cannot be compared is told which of its properties cannot be")
  func notEquatable() throws {
    let code = """
      import Tessera

      struct Player {}

      struct PlayerCell: CanvasCell {  // error: type 'PlayerCell' does not conform to protocol 'Equatable'
        var player: Player
        func draw(in canvas: inout Canvas) {}
      }
      """
    #expect(try SnippetCompiler().surprises(in: code) == [])
  }

  @Test("Cells stand in sections, and sections of sections have a name of their own")
  func wrongPlaces() throws {
    #expect(
      try surprises(
        """
        Row("alone")  // error: 'buildExpression' is unavailable: a cell stands in a Section
        ForEach(posts) { Row($0.title) }  // error: 'buildExpression' is unavailable: a cell stands in a Section
        Section("outer") {
          Section("inner") { Badge() }  // error: 'buildExpression' is unavailable: a section of sections
        }
        """) == [])
  }

  @Test("A mistake in a row is told where it is")
  func mistakesInRows() throws {
    #expect(
      try surprises(
        """
        Section("s") {
          ForEach(posts) { post in
            let title = post.titel  // error: value of type 'Post' has no member 'titel'
            Row(title)
          }
        }
        """) == [])
    #expect(
      try surprises(
        """
        Section("s") {
          ForEach(posts) { Row($0.id) }  // error: cannot convert value of type 'Int' to expected argument type 'String'
        }
        """) == [])
    #expect(
      try surprises(
        """
        Section("s") {
          ForEach(posts) { post in
            if isWide { Row(post.title).onTapp {} } else { Badge() }  // error: value of type 'Row' has no member 'onTapp'
          }
        }
        """) == [])
  }
}
