import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Explanations")
struct ExplanationTests {
  /// A line of another kind.
  private struct Title: CanvasCell {
    var text: String
    static let kind = CellKind("title")
    static let sizing = Sizing.height(16)
    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }

  private func collection(_ letters: [String], history: Int = 10) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 48),
      configuration: EngineConfiguration(overscan: 16, selectionMode: .single, historyLimit: history),
      content: content(letters))
  }

  private func content(_ letters: [String], suffix: String = "", title: String? = nil) -> Content<Headless> {
    Content {
      Section("letters") {
        ForEach(letters, id: \.self) { letter in
          if letter == title { Title(text: letter) } else { Label(letter + suffix) }
        }
        .size(.height(16))
      }
    }
  }

  private func reasons(_ collection: HeadlessCollection, _ id: ItemID) -> [String] {
    collection.engine.explain(id).history?.map { $0.description } ?? ["not noted"]
  }

  @Test("An item is explained in a few lines")
  func text() {
    let collection = collection(["a", "b"])
    collection.engine.select("b")
    collection.update()
    #expect(
      collection.engine.explain("b").description == """
        letters/b: in view in cell 2
          kind: TesseraTests.Label
          place: 0.1
          frame: (0.0, 16.0, 80.0, 16.0)
          available: 80.0 × no end
          size: width fills, height 16.0
          state: selected
          history:
            update 1: built cell 2
            update 2: reconfigured cell 2: another state
        """)
  }

  @Test("Without a history an explanation has the current state and a hint")
  func historyOff() {
    let collection = collection(["a", "b"], history: 0)
    let explanation = collection.engine.explain("b")
    #expect(explanation.history == nil)
    #expect(explanation.view == CellID(2))
    #expect(explanation.presence == .inView)
    #expect(
      explanation.description.hasSuffix(
        "off; set EngineConfiguration.historyLimit to the number of entries to keep"))
  }

  @Test("A reused view names the item that it showed before")
  func reuse() {
    let collection = collection((0..<20).map { "\($0)" })
    collection.scroll(by: 160)
    collection.scroll(by: -160)
    #expect(reasons(collection, "0").prefix(2) == ["update 1: built cell 1", "update 2: unmounted cell 1"])
    let last = collection.engine.explain("0").history?.last
    let before = collection.transactions[1].operations.compactMap { operation -> ItemKey? in
      if case .mount(last?.reason.view, let key, _) = operation { key } else { nil }
    }
    #expect(last?.reason.before == before.first)
    #expect(before.count == 1)
    #expect(reasons(collection, "19") == [])
    #expect(collection.engine.explain("3").presence == .ready)
    #expect(collection.engine.explain("10").presence == .outOfView)
    #expect(collection.engine.explain("10").frame == Rect(x: 0, y: 160, width: 80, height: 16))
  }

  @Test("The history lists updated, unchanged and moved cells")
  func contentChanges() {
    let collection = collection(["a", "b"])
    collection.show(content(["a", "b"], suffix: "!"))
    collection.show(content(["a", "b"], suffix: "!"))
    collection.show(content(["a", "b"], suffix: "!"))
    collection.show(content(["b", "a"], suffix: "!"))
    #expect(
      reasons(collection, "a") == [
        "update 1: built cell 1", "update 2: reconfigured cell 1: another content",
        "update 4: kept cell 1 as it was (2 times)",
        "update 5: moved cell 1 from (0.0, 0.0, 80.0, 16.0) to (0.0, 16.0, 80.0, 16.0)",
      ])
  }

  @Test("The history reports a change of the kind of cell as a reload")
  func reloaded() {
    let collection = collection(["a", "b"])
    collection.show(content(["a", "b"], title: "b"))
    #expect(
      reasons(collection, "b") == [
        "update 1: built cell 2", "update 2: unmounted cell 2",
        "update 2: reloaded: its cell was a TesseraTests.Label before", "update 2: built cell 3",
      ])
  }

  @Test("A removed item keeps its history; an unknown item is not in the content")
  func gone() {
    let collection = collection(["a", "b"])
    collection.show(content(["a"]))
    let gone = collection.engine.explain("b")
    #expect(gone.presence == .missing)
    #expect(
      gone.description == """
        letters/b: not in the content
          history:
            update 1: built cell 2
            update 2: unmounted cell 2
        """)
    collection.show(content(["a", "c"]))
    #expect(collection.engine.explain("b").history == gone.history)
    #expect(reasons(collection, "c") == ["update 3: reused cell 2, which showed letters/b"])
    #expect(
      collection.engine.explain("nobody").description == "nobody: not in the content\n  history: empty")
  }

  @Test("The history keeps no more entries than its limit")
  func limit() {
    let collection = collection(["a", "b"], history: 2)
    for round in 0..<9 { collection.show(content(round % 2 == 0 ? ["b", "a"] : ["a", "b"])) }
    #expect(reasons(collection, "a").count == 2)
    #expect(reasons(collection, "a").last?.hasPrefix("update 10: moved") == true)
  }

  @Test("The history of items that left the viewport long ago is dropped")
  func forgotten() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 1600), configuration: EngineConfiguration(overscan: 0, historyLimit: 1),
      content: Content { Section("s") { ForEach(0..<10_000) { Label("\($0)") } } })
    for _ in 0..<30 { collection.scroll(by: 1600) }
    #expect(collection.engine.explain(0).history == [])
    #expect(collection.engine.explain(2950).history?.count == 1)
    #expect(collection.engine.explain(3050).history?.count == 1)
  }

  @Test("The history follows an item into another section")
  func otherSection() {
    func content(_ one: [String], _ two: [String]) -> Content<Headless> {
      Content {
        Section("one") { ForEach(one, id: \.self) { Label($0) } }
        Section("two") { ForEach(two, id: \.self) { Label($0) } }
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(historyLimit: 5),
      content: content(["a", "b"], ["c"]))
    collection.show(content(["a"], ["c", "b"]))
    let explanation = collection.engine.explain("b")
    #expect(explanation.key?.description == "two/b")
    #expect(explanation.history?.first?.description == "update 1: built cell 2")
  }

  @Test("Items with one id that swap sections keep their histories")
  func exchanged() {
    // The kinds of view distinguish the items of a section that have the same id.
    func content(isExchanged: Bool) -> Content<Headless> {
      Content {
        Section("one") {
          if isExchanged { Paragraph("b").id("x") } else { Label("a").id("x") }
          Title(text: "one").id("x")
        }
        .identityScope(.collection)
        Section("two") {
          if isExchanged { Label("a").id("x") } else { Paragraph("b").id("x") }
          Title(text: "two").id("x")
        }
        .identityScope(.collection)
      }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160), configuration: EngineConfiguration(historyLimit: 9),
      content: content(isExchanged: false))
    func first(_ section: ItemID) -> String? {
      collection.engine.explain("x", inSection: section).history?.first?.description
    }
    #expect(first("one") == "update 1: built cell 1" && first("two") == "update 1: built cell 3")
    collection.show(content(isExchanged: true))
    #expect(first("one") == "update 1: built cell 3" && first("two") == "update 1: built cell 1")
  }

  @Test("Consecutive moves of a pinned header are merged into one entry")
  func pinned() throws {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(historyLimit: 5),
      content: Content {
        Section("s") { ForEach(0..<50) { Label("\($0)") } }.header(pinned: true) { Title(text: "title") }
      })
    for _ in 0..<3 { collection.scroll(by: 16) }
    let header = try #require(collection.engine.cells.first { $0.path.element == .header })
    let explanation = try #require(collection.engine.explain(header.id))
    #expect(explanation.id == "header")
    #expect(
      explanation.history?.last?.description
        == "update 4: moved cell \(header.id.number) from (0.0, 0.0, 80.0, 16.0) to (0.0, 48.0, 80.0, 16.0) (3 times)"
    )
    #expect(collection.engine.explain(CellID(1000)) == nil)
  }

  @Test("An explanation has the measured size beside the declared one")
  func measured() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      content: Content {
        Section("s") {
          Paragraph("one two three four").id("text")
          Group { Label("part").id("part") }.id("group")
        }
      })
    let text = collection.engine.explain("text")
    #expect(text.sizing?.height == .estimated(16))
    #expect(text.measured?.height == 32)
    #expect(text.description.contains("size: width fills, height estimated as 16.0; measured "))
    #expect(collection.engine.explain("group").presence == .group)
    #expect(collection.engine.explain("part").presence == .inView)
  }
}

extension DisplayReason {
  fileprivate var view: CellID? { if case .reused(let view, _) = self { view } else { nil } }
  /// The item that the reused view showed before.
  fileprivate var before: ItemKey? { if case .reused(_, let before) = self { before } else { nil } }
}
