import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  private func collection(
    rows: Int = 9, _ mode: SelectionMode = .single,
    @ContentBuilder<Headless> _ content: () -> [Section<Headless>]
  ) -> HeadlessCollection {
    HeadlessCollection(
      columns: 20, rows: rows, configuration: EngineConfiguration(overscan: 0, selectionMode: mode),
      content: content)
  }

  private func element(_ collection: HeadlessCollection, _ id: ItemID) -> AccessibilityElement? {
    let cell = collection.engine.cells.first { $0.key.element == .item(id, occurrence: 0) }
    return cell.flatMap { collection.engine.accessibility(of: $0.id) }
  }

  /// A cell with accessibility properties of its own.
  private struct Slider: CanvasCell {
    var percent: Int
    var accessibility: CellAccessibility {
      CellAccessibility(label: "Volume", value: "\(percent) %", hint: "Turns it up", role: .button)
    }
    func draw(in canvas: inout Canvas) { canvas.text("▮▮▯") }
  }

  @Test("Items report their number in the section, their drawn text and their state")
  func list() {
    let collection = collection {
      Section("letters") { ForEach(["a", "b"], id: { $0 }) { Label("letter " + $0) } }
        .header { Label("Letters") }
        .footer { Label("2 letters") }
      Section("digits") { ForEach(0..<300) { Label("\($0)") } }
    }
    collection.tap("b")
    #expect(
      collection.accessibilityText() == """
        header: Letters
        item 1 of 2: letter a
        item 2 of 2, selected, focused: letter b
        footer: 2 letters
        item 1 of 300: 0
        item 2 of 300: 1
        item 3 of 300: 2
        item 4 of 300: 3
        item 5 of 300: 4

        """)
  }

  @Test("Declared properties outrank those of the cell, which outrank its drawn text")
  func declared() {
    let collection = collection(.none) {
      Section("s") {
        Slider(percent: 40).id("plain")
        Slider(percent: 40).id("declared").accessibilityLabel("Bass").accessibilityRole(.image)
          .accessibilityValue("low").accessibilityHint("None")
        Label("Chapter").accessibilityRole(.heading)
        Label("nobody hears this").accessibilityHidden()
      }
    }
    #expect(
      collection.accessibilityText() == """
        button 1 of 4: Volume, 40 %
        image 2 of 4: Bass, low
        heading 3 of 4: Chapter

        """)
    #expect(element(collection, "plain")?.hint == "Turns it up")
    #expect(element(collection, "declared")?.hint == "None")
  }

  @Test("Accessibility modifiers do not affect the equality of cells")
  func equality() {
    let one = AnyCell<Headless>(Label("a").accessibilityLabel("one"))
    #expect(one == AnyCell<Headless>(Label("a").accessibilityLabel("two")))
    #expect(MemoryLayout<CellAccessibility?>.size > MemoryLayout<AnyObject?>.size)
    let collection = collection { Section("s") { Label("a").id("a").accessibilityLabel("one") } }
    let operations = collection.show { Section("s") { Label("a").id("a").accessibilityLabel("two") } }
    #expect(operations.isEmpty, "no view is filled again")
    #expect(element(collection, "a")?.label == "two")
  }

  @Test("An item of a tree reports its level and expansion, and can be toggled")
  func tree() {
    var isExpanded = false
    func expansion(_ level: Int) -> CellExpansion {
      CellExpansion(
        level: level, isExpandable: level == 0, isExpanded: isExpanded && level == 0,
        toggle: { isExpanded.toggle() })
    }
    func content() -> Content<Headless> {
      Content {
        Section("tree") {
          Label("home").id("home").expansion(expansion(0))
          if isExpanded { Label("letters").id("letters").expansion(expansion(1)) }
        }
      }
    }
    let collection = HeadlessCollection(size: Size(width: 80, height: 80), content: content())
    #expect(collection.accessibilityText() == "row 1 of 1, level 1, collapsed: home\n")
    let home = collection.engine.cells[0].id
    #expect(element(collection, "home")?.actions == [.expand])
    #expect(!collection.engine.perform(accessibility: .collapse, on: home))
    #expect(collection.engine.perform(accessibility: .expand, on: home))
    collection.show(content())
    #expect(
      collection.accessibilityText()
        == "row 1 of 2, level 1, expanded: home\nrow 2 of 2, level 2: letters\n")
    #expect(element(collection, "letters")?.isExpanded == nil)
  }

  @Test("Pages are counted across sections, and groups are announced with their parts")
  func pagesAndGroups() {
    let pager = HeadlessCollection(
      size: Size(width: 80, height: 16), configuration: EngineConfiguration(overscan: 0),
      content: Content(scrolling: .horizontal) {
        Section("one", layout: .pages().transposed()) { ForEach(0..<2) { Label("page \($0)") } }
        Section("two", layout: .pages().transposed()) { ForEach(2..<5) { Label("page \($0)") } }
      }
      .snapping(.pages))
    pager.engine.selectPage(3)
    pager.update()
    #expect(pager.accessibilityText() == "page 4 of 5: page 3\n")
    let groups = collection(.none) {
      Section("people") {
        ForEach(["Anna", "Ben"], id: { $0 }) { name in
          Group {
            Label(name); Label("online")
          }.accessibilityLabel(name).onTap {}
        }
        Group { Label("secret") }.accessibilityHidden()
      }
    }
    #expect(
      groups.accessibilityText() == """
        group 1 of 3: Anna
          item 1 of 2: Anna
          item 2 of 2: online
        group 2 of 3: Ben
          item 1 of 2: Ben
          item 2 of 2: online

        """)
    #expect(groups.engine.accessibility(of: groups.engine.cells[0].id)?.actions == [.tap])
  }

  @Test("Decorations are skipped unless they have a label or handle taps")
  func decorations() {
    func content(_ badge: AnyCell<Headless>) -> Content<Headless> {
      Content {
        Section("s") { Label("a") }
          .decoration("badge", on: .eachItem, at: RelativePlacement()) { badge }
      }
    }
    let size = Size(width: 80, height: 16)
    let plain = HeadlessCollection(size: size, content: content(AnyCell(Label("3"))))
    #expect(plain.accessibilityText() == "item 1 of 1: a\n")
    let button = HeadlessCollection(size: size, content: content(AnyCell(Label("x").onTap {})))
    #expect(button.accessibilityText() == "item 1 of 1: a\ndecoration: x\n")
    let label = HeadlessCollection(
      size: size, content: content(AnyCell(Label("3").accessibilityLabel("3 unread"))))
    #expect(label.accessibilityText() == "item 1 of 1: a\ndecoration: 3 unread\n")
  }

  @Test("An item offers the actions it handles, and each action has its effect")
  func actions() throws {
    var log: [String] = []
    let collection = collection {
      Section("s") {
        Label("a").id("a").onTap { log.append("tap") }
          .contextAction("Copy") { log.append("copy") }
          .contextAction("Cut", isEnabled: false) { log.append("cut") }
        Label("b").id("b").selectable(false)
      }
    }
    let actions: [AccessibilityAction] = [.tap, .context("Copy", title: "Copy"), .select]
    #expect(element(collection, "a")?.actions == actions)
    #expect(element(collection, "b")?.actions == [] && element(collection, "b")?.isSelected == nil)
    let cell = try #require(collection.engine.cells.first).id
    for action in actions { #expect(collection.engine.perform(accessibility: action, on: cell)) }
    collection.update()
    #expect(log == ["tap", "copy"])
    #expect(element(collection, "a")?.isSelected == false, "selected by the tap, and deselected")
    #expect(!collection.engine.perform(accessibility: .context("Cut", title: "Cut"), on: cell))
  }

  @Test("A view that was removed or is being removed has no accessibility element")
  func leaving() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 32), at: 0,
      content: Content {
        Section("s") {
          Label("a").id("a"); Label("b").id("b")
        }
      })
    let gone = collection.engine.cells[0].id
    collection.show(
      Content { Section("s") { Label("b").id("b") }.transitions(Transitions(delete: .fade)) })
    #expect(collection.engine.accessibility(of: gone) == nil)
    #expect(collection.accessibilityText() == "item 1 of 1: b\n")
    #expect(collection.engine.accessibility(of: CellID(999)) == nil)
  }
}
