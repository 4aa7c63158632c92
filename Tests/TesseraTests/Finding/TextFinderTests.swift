import Tessera
import TesseraTesting
import Testing

/// Finding items by their texts on any host.
@MainActor
@Suite("Finding texts")
struct TextFinderTests {
  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: 64), configuration: EngineConfiguration(overscan: 0), content: content)
  }

  private func focused(_ collection: HeadlessCollection) -> String {
    collection.update()
    return collection.engine.focusedKey?.element.description ?? "-"
  }

  @Test("Declared texts, labels and drawn texts are found, also in nested sections and groups")
  func texts() {
    let content = Content<Headless> {
      Section.nesting("outer") {
        Section("first") {
          ForEach(["a", "b"], id: { $0 }) { Label($0).selectable() }.typeAheadText { "declared \($0)" }
        }
        Section("second") {
          Label("drawn").id("drawn").selectable()
          Label("other").id("labelled").selectable().accessibilityLabel("a label")
        }
      }
    }
    let collection = collection(content)
    let finder = TextFinder()
    func found(_ text: String) -> String {
      finder.search(text, in: collection.engine)
      return focused(collection)
    }
    #expect(found("declared b") == "b")
    #expect(found("LABEL") == "labelled")
    #expect(found("draw") == "drawn")
    #expect(found("other") == "drawn" && finder.hasFailed && finder.match == nil)
  }

  @Test("The search goes around the content in both directions")
  func around() {
    let names = ["x1", "y", "x2", "y", "x3"]
    let collection = collection(
      Content { Section("s") { ForEach(0..<5) { Label(names[$0]).selectable() } } })
    let (finder, engine) = (TextFinder(), collection.engine)
    finder.search("x", in: engine)
    var found = [focused(collection)]
    for _ in 0..<3 {
      finder.next(in: engine)
      found.append(focused(collection))
    }
    for _ in 0..<2 {
      finder.previous(in: engine)
      found.append(focused(collection))
    }
    #expect(found == ["0", "2", "4", "0", "4", "2"])
  }

  @Test("A search compares a limited number of items at once, and survives changes of the content")
  func budget() {
    let collection = collection(Content { Section("s") { ForEach(0..<100) { Label("\($0)").selectable() } } })
    let (finder, engine) = (TextFinder(), collection.engine)
    finder.budget = 10
    finder.search("95", in: engine)
    var count = 1
    while finder.isSearching {
      finder.resume(in: engine)
      count += 1
    }
    #expect(count == 10 && focused(collection) == "95")
    finder.search("nothing", in: engine)
    finder.resume(in: engine)
    collection.show(Content { Section("t") { ForEach(0..<3) { Label("\($0)").selectable() } } })
    collection.update()
    while finder.isSearching { finder.resume(in: engine) }
    #expect(finder.hasFailed)
    collection.show(Content {})
    collection.update()
    finder.search("1", in: engine)
    finder.next(in: engine)
    #expect(!finder.isSearching)
  }

  /// Rows that cannot have the focus.
  private func numbers(_ range: Range<Int>) -> Content<Headless> {
    Content { Section("s") { ForEach(Array(range), id: { $0 }) { Label("\($0)") } } }
  }

  private func visible(_ collection: HeadlessCollection) -> [String] {
    collection.update()
    return collection.engine.cells.map(\.key.element.description)
  }

  @Test("After rows at the top are gone, the next match follows the last one")
  func removedRows() {
    let collection = collection(numbers(0..<100))
    let (finder, engine) = (TextFinder(), collection.engine)
    finder.search("5", in: engine)
    finder.next(in: engine)
    #expect(finder.match?.element.description == "15")
    collection.show(numbers(10..<100))
    collection.update()
    finder.next(in: engine)
    #expect(finder.match?.element.description == "25")
    collection.show(numbers(12..<100))
    collection.update()
    finder.previous(in: engine)
    #expect(finder.match?.element.description == "15")
  }

  @Test("Canceling returns to the row where the search began, wherever it is now")
  func canceledAfterChange() {
    let collection = collection(numbers(0..<100))
    let (finder, engine) = (TextFinder(), collection.engine)
    engine.scroll(to: 40, at: .start)
    #expect(visible(collection).contains("40"))
    finder.begin(in: engine)
    finder.search("95", in: engine)
    #expect(!visible(collection).contains("40"))
    collection.show(numbers(20..<100))
    collection.update()
    finder.cancel(in: engine)
    #expect(visible(collection).contains("40"))
  }

  @Test("Rows that are gone during a search do not make it leave out others")
  func removedDuringSearch() {
    let collection = collection(numbers(0..<100))
    let (finder, engine) = (TextFinder(), collection.engine)
    finder.budget = 3
    finder.search("5", in: engine)
    #expect(finder.isSearching)
    collection.show(numbers(3..<100))
    collection.update()
    finder.resume(in: engine)
    #expect(finder.match?.element.description == "5")
    // As many rows come as go.
    finder.search("102", in: engine)
    collection.show(numbers(6..<103))
    collection.update()
    while finder.isSearching { finder.resume(in: engine) }
    #expect(finder.match?.element.description == "102")
  }

  @Test("Canceling returns to where the search began")
  func canceled() {
    let collection = collection(Content { Section("s") { ForEach(0..<100) { Label("\($0)").selectable() } } })
    let (finder, engine) = (TextFinder(), collection.engine)
    engine.focus(on: 7)
    #expect(focused(collection) == "7")
    finder.begin(in: engine)
    finder.search("55", in: engine)
    #expect(focused(collection) == "55")
    finder.cancel(in: engine)
    #expect(focused(collection) == "7" && finder.text.isEmpty)
  }
}
