import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// The reason for a failed load.
enum Outage: Equatable { case offline, refused }

/// Returns a section of numbers with a placeholder for each load state.
func numbers(_ count: Int, _ state: LoadState<Outage> = .ready) -> Section<Headless> {
  Section("numbers") { ForEach(0..<count) { Label("\($0)") } }
    .loading(state) { Label("loading") }
    .failure(state) { outage in Label("\(outage)") }
    .empty { Label("nothing") }
}

@MainActor
@Suite("Placeholders")
struct PlaceholderTests {
  private func collection(_ section: Section<Headless>) -> HeadlessCollection {
    HeadlessCollection(columns: 8, rows: 5, configuration: EngineConfiguration(overscan: 0)) {
      section.header { Label("Numbers") }.footer { Label("end") }
    }
  }

  // MARK: - Selection of the placeholder

  @Test("An empty section shows its placeholder between header and footer")
  func empty() {
    let collection = collection(numbers(0))
    #expect(collection.text() == "Numbers\nnothing\nend\n\n\n")
    #expect(collection.engine.count == 0)
  }

  @Test("A loading section shows the loading placeholder, not the empty one")
  func loading() {
    #expect(collection(numbers(0, .loading)).text() == "Numbers\nloading\nend\n\n\n")
  }

  @Test("A failed section shows its failure placeholder")
  func failure() {
    #expect(collection(numbers(0, .failed(.refused))).text() == "Numbers\nrefused\nend\n\n\n")
  }

  @Test(
    "Items stay while more are loading, and when that fails",
    arguments: [LoadState<Outage>.loading, .failed(.offline)])
  func itemsStay(state: LoadState<Outage>) {
    #expect(collection(numbers(2, state)).text() == "Numbers\n0\n1\nend\n\n")
  }

  @Test("A placeholder with `replacesItems` replaces the items")
  func replacing() {
    let section = Section<Headless>("numbers") { ForEach(0..<2) { Label("\($0)") } }
      .loading(true, replacesItems: true) { Label("loading") }
    let collection = collection(section)
    #expect(collection.text() == "Numbers\nloading\nend\n\n\n")
    #expect(collection.engine.count == 0, "what is not shown is not counted")
    #expect(section.count == 2, "it is declared all the same")
  }

  @Test("The loading placeholder takes precedence over a previous failure")
  func retrying() {
    let section = Section<Headless>("numbers") {}
      .failure(Outage.offline) { Label("\($0)") }.loading(true) { Label("loading") }
    #expect(collection(section).text() == "Numbers\nloading\nend\n\n\n")
  }

  @Test("A loading section without a loading placeholder does not show the empty one")
  func quietLoading() {
    let section = Section<Headless>("numbers") {}
      .empty(LoadState<Outage>.loading) { Label("nothing") }
    #expect(collection(section).text() == "Numbers\nend\n\n\n\n")
  }

  @Test("A section of empty sections shows one placeholder in their place")
  func nested() {
    let nest = { (count: Int) in
      Section<Headless>.nesting("nest") { numbers(count).header { Label("inner") } }.empty {
        Label("all empty")
      }
    }
    let collection = HeadlessCollection(columns: 10, rows: 3) { nest(0) }
    #expect(collection.text() == "all empty\n\n\n")
    collection.show { nest(1) }
    #expect(collection.text() == "inner\n0\n\n")
  }

  // MARK: - Position

  @Test("A placeholder has the width of its section in any layout")
  func width() {
    let collection = HeadlessCollection(columns: 12, rows: 3) {
      Section("grid", layout: .grid(columns: .count(3))) { ForEach(0..<0) { Label("\($0)") } }
        .empty { Paragraph("nothing at all to see") }
      Section("next") { Label("next") }
    }
    #expect(collection.text() == "nothing at\nall to see\nnext\n")
  }

  @Test("The content's placeholder is centered in the uncovered viewport")
  func middle() {
    let content = Content<Headless> { Section("a") {}.header { Label("header") } }.empty { Label("nothing") }
    let size = Size(width: 64, height: 96)
    let plain = HeadlessCollection(size: size, configuration: EngineConfiguration(), content: content)
    #expect(plain.engine.cells.map(\.placement.frame) == [Rect(x: 0, y: 40, width: 64, height: 16)])
    let insets = Insets(top: 16, bottom: 32)
    let covered = HeadlessCollection(
      size: size, configuration: EngineConfiguration(contentInsets: insets), content: content)
    #expect(covered.text() == "\n\nnothing\n\n\n\n")
    covered.scroll(by: 1000)
    #expect(covered.text() == "\n\nnothing\n\n\n\n", "there is nothing to scroll to")
    covered.resize(to: Size(width: 64, height: 128))
    #expect(covered.text() == "\n\n\nnothing\n\n\n\n\n")
  }

  @Test("A content placeholder higher than the viewport scrolls")
  func tall() {
    let content = Content<Headless> {}.empty { Paragraph("a b c d").size(height: .fixed(128)) }
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 64), configuration: EngineConfiguration(), content: content)
    #expect(collection.engine.contentSize.height == 128)
  }

  @Test("In horizontal content a placeholder is at the position of the items")
  func sideways() {
    let content = Content<Headless>(scrolling: .horizontal) {
      Section("a") {}.empty { Label("none").size(width: .fixed(40), height: .fixed(16)) }
      Section("b") { Label("b").size(width: .fixed(8), height: .fixed(16)) }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(), content: content)
    #expect(collection.text() == "none b\n")
  }

  // MARK: - Placeholder of the whole content

  @Test("The content's placeholder is shown only if no section has items")
  func wholeContent() {
    let show = { (count: Int) in
      Content<Headless> {
        numbers(0).header { Label("Numbers") }
        Section("more") { ForEach(0..<count) { Label("more \($0)") } }
      }
      .empty { Label("all empty") }
    }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 48), configuration: EngineConfiguration(), content: show(0))
    #expect(collection.text() == "\nall empty\n\n")
    collection.show(show(1))
    #expect(collection.text() == "Numbers\nnothing\nmore 0\n")
    collection.show(show(0))
    #expect(collection.text() == "\nall empty\n\n")
  }

  @Test("Content with a loading section does not show the empty placeholder")
  func sectionLoading() {
    let content = Content<Headless> { numbers(0, .loading) }.empty { Label("all empty") }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(), content: content)
    #expect(collection.text() == "loading\n")
  }

  @Test("Content that contains only empty sections shows its placeholder")
  func twoEmptySections() {
    let content = Content<Headless> {
      Section("a") {}
      Section("b") {}
    }
    .empty { Label("all empty") }
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(), content: content)
    #expect(collection.text() == "all empty\n")
  }

  // MARK: - Behavior

  @Test("A placeholder is neither counted nor selected")
  func noItem() {
    let collection = HeadlessCollection(
      columns: 8, rows: 3, configuration: EngineConfiguration(selectionMode: .multiple)
    ) { numbers(0) }
    #expect(numbers(0).count == 0)
    #expect(numbers(0).itemIDs.isEmpty)
    collection.engine.selectAll()
    collection.tap(at: Point(x: 4, y: 4))
    #expect(collection.engine.selection.isEmpty)
    #expect(collection.engine.focusedKey == nil)
    collection.press(.down)
    #expect(collection.engine.focusedKey == nil)
  }

  @Test("A new placeholder text reuses the view")
  func reuse() {
    let collection = collection(numbers(0))
    let view = collection.engine.cells.first { $0.key.element == .placeholder }?.id
    collection.show {
      numbers(0, .failed(.offline)).header { Label("Numbers") }.footer { Label("end") }
    }
    #expect(collection.text() == "Numbers\noffline\nend\n\n\n")
    #expect(collection.engine.cells.first { $0.key.element == .placeholder }?.id == view)
    let configurations = collection.configurations
    collection.show {
      numbers(0, .failed(.offline)).header { Label("Numbers") }.footer { Label("end") }
    }
    #expect(collection.configurations == configurations, "nothing has changed")
  }

  @Test("A placeholder fades out while the items fade in")
  func animated() {
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 48), configuration: EngineConfiguration(), at: 0,
      content: Content { numbers(0) }.transitions(.standard))
    collection.stage.show(Content { numbers(1) }.transitions(.standard))
    collection.update(at: 0.1)
    collection.advance(by: 0.05)
    #expect(collection.engine.cells.count == 2)
    #expect(collection.engine.cells.filter(\.isLeaving).map(\.key.element) == [.placeholder])
    collection.run(for: 2)
    #expect(collection.text() == "0\n\n\n")
  }

  @Test("A difference contains a placeholder like a header")
  func difference() {
    let supplementary = { (old: Section<Headless>, new: Section<Headless>) in
      Content { new }.difference(from: Content { old }).supplementary
    }
    #expect(supplementary(numbers(1), numbers(0)).inserts.map(\.item) == [2])
    #expect(supplementary(numbers(0), numbers(1)).deletes.map(\.item) == [2])
    #expect(supplementary(numbers(0), numbers(0, .loading)).updates.map(\.to.item) == [2])
    #expect(supplementary(numbers(0), numbers(0)).isEmpty)
  }

  // MARK: - Retry

  @Test("A tap or key on a placeholder retries")
  func retry() {
    var attempts = 0
    let failed = Section<Headless>("numbers") {}
      .failure(Outage.offline) { Label("\($0)").onTap { attempts += 1 } }
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("before") { Label("before").selectable() }
      failed
    }
    collection.tap(at: Point(x: 4, y: 20))
    #expect(attempts == 1)
    collection.press(.first)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.element == .placeholder)
    collection.engine.activateFocus()
    #expect(attempts == 2)
    collection.press(.up)
    #expect(collection.engine.focusedKey?.section.id == "before")
    collection.press(.last)
    #expect(collection.engine.focusedKey?.element == .placeholder)
  }

  @Test("The focus moves from a placeholder to the first item, and back")
  func focusAfterRetry() {
    let show = { (count: Int) in
      Section<Headless>("numbers") { ForEach(0..<count) { Label("\($0)").onTap {} } }
        .empty { Label("try again").onTap {} }
    }
    let collection = HeadlessCollection(columns: 10, rows: 3) { show(0) }
    collection.press(.first)
    collection.show { show(3) }
    #expect(collection.engine.focusedKey?.element == .item(0, occurrence: 0))
    collection.show { show(0) }
    #expect(collection.engine.focusedKey?.element == .placeholder)
  }

  // MARK: - Faults of other libraries

  @Test("A changed empty placeholder is shown")
  func emptyStateIsNotCached() {
    let collection = HeadlessCollection(columns: 8, rows: 1) { Section("a") {}.empty { Label("no cats") } }
    collection.show { Section("a") {}.empty { Label("no dogs") } }
    #expect(collection.text() == "no dogs\n")
  }

  @Test("A failure after a loading placeholder shows the failure placeholder")
  func failureAfterEmpty() {
    let collection = collection(numbers(0, .loading))
    collection.show { numbers(0, .failed(.offline)) }
    #expect(collection.text() == "offline\n\n\n\n\n")
  }

  @Test("Scrolling to an empty section shows its placeholder")
  func scrolling() {
    let collection = HeadlessCollection(columns: 8, rows: 2, configuration: EngineConfiguration(overscan: 0))
    {
      Section("lines") { ForEach(0..<10) { Label("\($0)") } }
      numbers(0)
      Section("more") { ForEach(0..<10) { Label("\($0)") } }
    }
    collection.engine.scroll(toSection: "numbers")
    collection.update()
    #expect(collection.text() == "nothing\n0\n")
  }
}
