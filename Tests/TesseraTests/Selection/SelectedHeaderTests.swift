import Tessera
import TesseraLayout
import TesseraTesting
import Testing

/// Two sections of two lines. Both headers and the footer of the first section are selectable.
@MainActor
private func letters(
  _ mode: SelectionMode, isPinned: Bool = false, onSelect: @escaping (Bool) -> Void = { _ in }
) -> HeadlessCollection {
  HeadlessCollection(
    size: Size(width: 80, height: 160),
    configuration: EngineConfiguration(overscan: 0, selectionMode: mode, selectsByMarquee: true),
    content: letters(["one", "two"], isPinned: isPinned, onSelect: onSelect))
}

@MainActor
private func letters(
  _ sections: [String], isPinned: Bool = false, onSelect: @escaping (Bool) -> Void = { _ in }
) -> Content<Headless> {
  Content {
    for section in sections {
      Section(section) {
        ForEach(["a", "b"], id: { section + $0 }) { Label($0).size(width: .fixed(40), height: .fixed(16)) }
      }
      .header(pinned: isPinned) { Label("head").selectable().onSelect(onSelect) }
      .footer { Label("foot").selectable(section == "one") }
    }
  }
}

@MainActor
@Suite("Selected headers and footers")
struct SelectedHeaderTests {
  private func tap(
    _ element: ItemKey.Element, of section: ItemID, in collection: HeadlessCollection,
    _ modifiers: KeyModifiers = []
  ) {
    let cell = collection.engine.cells.first { $0.key.element == element && $0.key.section.id == section }
    if let cell { collection.engine.perform(.tap, on: cell.id, modifiers: modifiers) }
    collection.update()
  }

  private func selected(_ collection: HeadlessCollection) -> [String] {
    collection.engine.selection.keys.map { $0.description }
  }

  private func shown(_ collection: HeadlessCollection) -> [String] {
    collection.engine.cells.filter { $0.state.contains(.selected) }.map { $0.key.description }
  }

  @Test(
    "A tap selects a selectable header like an item in each mode",
    arguments: [
      (SelectionMode.none, ["", ""]), (.single, ["one/header", ""]), (.radio, ["one/header", "one/header"]),
      (.multiple, ["one/header", ""]), (.extended, ["one/header", "one/header"]),
    ])
  func tapped(mode: SelectionMode, expected: [String]) {
    var reported: [Bool] = []
    let collection = letters(mode) { reported.append($0) }
    let answers = (0..<2).map { _ in
      tap(.header, of: "one", in: collection)
      #expect(shown(collection) == selected(collection))
      return selected(collection).joined(separator: " ")
    }
    #expect(answers == expected)
    #expect(
      reported == expected.filter { $0 != "" }.prefix(1).map { _ in true }
        + (expected == ["one/header", ""] ? [false] : []))
    tap(.footer, of: "two", in: collection)
    #expect(!selected(collection).contains("two/footer"), "it does not say so")
  }

  @Test("Ranges and select-all include headers and footers in declaration order")
  func ranges() {
    let collection = letters(.extended)
    collection.tap("oneb")
    collection.tap("twoa", modifiers: .shift)
    #expect(selected(collection) == ["one/oneb", "one/footer", "two/header", "two/twoa"])
    tap(.header, of: "one", in: collection, .shift)
    #expect(selected(collection) == ["one/header", "one/onea", "one/oneb"])
    tap(.header, of: "two", in: collection, .control)
    #expect(selected(collection) == ["one/header", "one/onea", "one/oneb", "two/header"])
    collection.engine.selectAll()
    collection.update()
    #expect(collection.engine.selection.count == 7)
    #expect(shown(collection) == selected(collection))
    #expect(
      collection.engine.selection.description
        == "one/header, one/onea…one/oneb (2), one/footer, two/header, two/twoa…two/twob (2)")
  }

  @Test("The footer of an outer section is ordered after its nested items")
  func nested() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .extended),
      content: Content {
        Section.nesting("outer") {
          Section("x") { Label("a").id("a") }.footer { Label("x").selectable() }
          Section("y") { Label("b").id("b") }
        }
        .header { Label("head").selectable() }.footer { Label("foot").selectable() }
        Section("z") { Label("c").id("c") }
      })
    collection.tap("b")
    collection.tap("c", modifiers: .shift)
    #expect(selected(collection) == ["outer/y/b", "outer/footer", "z/c"])
    collection.tap("a", modifiers: .shift)
    #expect(selected(collection) == ["outer/x/a", "outer/x/footer", "outer/y/b"])
    tap(.header, of: "outer", in: collection)
    tap(.footer, of: "outer", in: collection, .shift)
    #expect(
      selected(collection) == ["outer/header", "outer/x/a", "outer/x/footer", "outer/y/b", "outer/footer"])
  }

  @Test("Keys reach and select headers and footers")
  func keys() {
    let collection = letters(.extended)
    let walk = [Key.home, .down, .down, .down, .down, .up, .end].map { key in
      collection.press(key: key)
      return collection.engine.focusedKey?.description
    }
    #expect(
      walk == ["one/header", "one/onea", "one/oneb", "one/footer", "two/header", "one/footer", "two/twob"])
    collection.press(key: .home)
    #expect(selected(collection) == ["one/header"])
    collection.press(key: .down, modifiers: .shift)
    #expect(selected(collection) == ["one/header", "one/onea"])
    collection.press(key: .character(" "), modifiers: .control)
    #expect(selected(collection) == ["one/header"])
  }

  @Test("The focus moves from a pinned header to the visible item beside it")
  func pinned() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .single),
      content: Content {
        Section("s") { ForEach(0..<99) { Label("\($0)") } }.header(pinned: true) {
          Label("head").selectable()
        }
      })
    collection.scroll(by: 320)
    tap(.header, of: "s", in: collection)
    #expect(selected(collection) == ["s/header"] && collection.engine.viewport.minY == 320)
    collection.press(.down)
    #expect(collection.engine.focusedKey?.description == "s/20")
    #expect(collection.engine.viewport.minY == 320)
  }

  @Test(
    "A selected header is forgotten or restored with its section by policy",
    arguments: [MissingSelection.forget, .keep])
  func comesBack(policy: MissingSelection) {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 160),
      configuration: EngineConfiguration(overscan: 0, selectionMode: .multiple, missingSelection: policy),
      content: letters(["one", "two"]))
    tap(.header, of: "two", in: collection)
    collection.show(letters(["three", "two", "one"]))
    #expect(selected(collection) == ["two/header"] && shown(collection) == ["two/header"])
    collection.show(letters(["one"]))
    #expect(selected(collection) == [] && collection.engine.selection.missingIDs == [])
    collection.show(letters(["one", "two"]))
    #expect(selected(collection) == (policy == .keep ? ["two/header"] : []))
  }

  @Test("A stored selection is restored with its headers")
  func givenBack() {
    let collection = letters(.multiple)
    tap(.footer, of: "one", in: collection)
    collection.tap("twob")
    let kept = collection.engine.selection
    #expect(
      kept.contains(ItemKey(section: "one", element: .footer, kind: collection.engine.cells[0].cell.kind)))
    collection.engine.deselectAll()
    collection.show(letters(["two", "one"]))
    collection.engine.setSelection(kept)
    collection.update()
    #expect(selected(collection) == ["two/twob", "one/footer"] && shown(collection) == selected(collection))
  }

  @Test("A marquee selects touched headers, but not headers pinned elsewhere", arguments: [false, true])
  func marquee(isPinned: Bool) {
    let collection = letters(.multiple, isPinned: isPinned)
    let pointer = { (phase: PointerEvent.Phase, x: Double, y: Double) in
      collection.pointer(phase, at: Point(x: x, y: y), time: 0)
    }
    _ = pointer(.down, 60, 40)
    _ = pointer(.moved, 10, 20)
    #expect(selected(collection) == ["one/onea", "one/oneb"])
    _ = pointer(.moved, 10, 10)
    #expect(selected(collection) == ["one/header", "one/onea", "one/oneb"])
    _ = pointer(.up, 10, 10)
  }

  @Test("Accessibility reports selectable headers and can select them")
  func accessibility() throws {
    let collection = letters(.multiple)
    let header = try #require(collection.engine.cells.first { $0.key.element == .header })
    #expect(collection.engine.accessibility(of: header.id)?.isSelected == false)
    #expect(collection.engine.perform(accessibility: .select, on: header.id))
    collection.update()
    #expect(collection.engine.accessibility(of: header.id)?.isSelected == true)
    let footer = try #require(
      collection.engine.cells.first { $0.key.element == .footer && $0.key.section.id == "two" })
    #expect(collection.engine.accessibility(of: footer.id)?.isSelected == nil)
  }
}
