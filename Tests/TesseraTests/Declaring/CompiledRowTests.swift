import TestSupport
import Testing

/// Declarations that have to compile, also in programs that import Foundation.
@Suite("Code that compiles")
struct CompiledRowTests {
  private func unexpectedDiagnostics(_ statements: String) throws -> [String] {
    try SnippetCompiler().unexpectedDiagnostics(in: Snippet.page(statements))
  }

  @Test("A row can begin with let in every form of ForEach")
  func letInRows() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            let title = post.title
            Row(title)
          }
          ForEach(posts, id: \\.title) { post in
            let title = post.title
            Row(title).onTap { print(title) }
          }
          ForEach(0..<3) { number in
            let title = "\\(number)"
            Row(title)
          }
          ForEach(posts) { post in
            let title = post.title
            Group(layout: .row()) {
              Row(title)
              if post.isNew { Badge() }
            }
          }
        }
        """) == [])
  }

  @Test("A row can choose between cells with if and switch after let")
  func choices() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            let title = post.title
            if post.isNew { Row(title) } else { Badge() }
          }
          ForEach(posts, id: \\.title) { post in
            let title = post.title
            if post.isNew { Row(title) } else { Row(title + "!") }
          }
          ForEach(0..<3) { number in
            let isFirst = number == 0
            if isFirst { Row("first").size(height: .fit) } else { Row("\\(number)") }
          }
          ForEach(posts) { post in
            switch post.id {
            case 1: Row("one")
            case 2: Group { Badge() }
            default: Badge()
            }
          }
        }
        """) == [])
  }

  @Test("A row can be omitted by an if without else")
  func missingRows() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            if post.isNew { Row(post.title) }
          }
          ForEach(posts, id: \\.title) { post in
            let title = post.title
            if post.isNew { Row(title) } else if title.isEmpty { Badge() }
          }
          ForEach(0..<3) { number in
            if number > 0 { if number > 1 { Group { Badge() } } } else { Badge() }
          }
        }
        """) == [])
  }

  @Test("Closed ranges, column counts and sections per element compile")
  func firstGuesses() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s", layout: .grid(columns: 3)) {
          ForEach(1...10) { Row("\\($0)") }
          ForEach(1...10) { number in
            let title = "\\(number)"
            if number > 5 { Row(title) } else { Badge() }
          }
        }
        ForEach(posts) { post in
          Section("section \\(post.id)", layout: .grid(columns: isWide ? 4 : 2, spacing: 8)) { Row(post.title) }
            .header { Row("head") }
        }
        ForEach(posts, id: \\.title) { post in
          let title = post.title
          if post.isNew { Section { Row(title) } }
        }
        ForEach(1...3) { number in
          Section { Row("\\(number)") }
          Section { Badge() }
        }
        """) == [])
  }

  @Test("A row closure can contain return statements")
  func returns() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            print(post)
            return Row(post.title)
          }
          ForEach(1...3) { number -> Row in
            if number > 1 { return Row("many") }
            return Row("one")
          }
        }
        """) == [])
  }

  @Test("Handlers can be async")
  func asyncHandlers() throws {
    #expect(
      try unexpectedDiagnostics(
        """
        Section("s") {
          ForEach(posts) { post in
            Row(post.title)
              .onTap { await load() }
              .onDoubleTap { await load() }
              .onLongPress { await load() }
              .contextAction("Load") { await load() }
              .contextAction("Show") { item in
                await load()
                print(item)
              }
              .swipeActions(trailing: [ContextAction("Delete") { await load() }])
          }
          ForEach(posts) { post in
            Row(post.title)
              .onTap { print(post) }
              .onTap { item in print(item) }
              .swipeActions(trailing: [ContextAction("Delete") { print(post) }])
          }
        }
        """,
        ending: ".onReorder { _ in await load() }.onRefresh { await load() }.onViewportChange { print($0) }")
        == [])
  }

  private func unexpectedDiagnostics(_ statements: String, ending: String) throws -> [String] {
    try SnippetCompiler().unexpectedDiagnostics(in: Snippet.page(statements, ending: ending))
  }
}

/// A program that declares a page.
enum Snippet {
  /// Returns the program with some statements in its content.
  static func page(_ statements: String, ending: String = "") -> String {
    """
    import Foundation
    import Tessera

    struct Row: CanvasCell {
      var title: String
      init(_ title: String) { self.title = title }
      func draw(in canvas: inout Canvas) { canvas.text(title) }
    }

    struct Badge: CanvasCell {
      func draw(in canvas: inout Canvas) { canvas.text("new") }
    }

    struct Post: Identifiable {
      let id: Int
      var title: String
      var isNew = false
    }

    func load() async {}

    @MainActor
    func content<H: \(host)>(posts: [Post], words: [String], isWide: Bool) -> Content<H> {
      Content {
    \(statements)
      }
      \(ending)
    }
    """
  }

  private static let host = "CollectionHost"
}
