import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Selection behavior")
struct SelectionBehaviorTests {
  private func collection(_ mode: SelectionMode = .none, byMarquee: Bool = false) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, selectsByMarquee: byMarquee),
      content: rows(0..<3))
  }

  private func rows(_ numbers: Range<Int>) -> Content<Headless> {
    Content { Section("s") { ForEach(numbers) { Label("\($0)") }.size(.fixed(width: 16, height: 16)) } }
  }

  private func phases(_ collection: HeadlessCollection) -> Phases {
    collection.engine.behavior(SelectionBehavior.self)?.activePhases ?? []
  }

  @Test("Without a selection mode nothing is installed or selected")
  func notInstalled() {
    let collection = collection(byMarquee: true)
    let engine = collection.engine
    engine.selectionMode = .none
    (engine.onSelectionChange, engine.onSelectionProposal) = (nil, nil)
    engine.setSelection([0])
    engine.selectAll()
    engine.deselectAll()
    engine.toggleSelection(of: engine.cells[0].id)
    engine.extendSelection(to: engine.cells[0].id)
    #expect(!engine.select(0) && !engine.select(.header, inSection: "s") && !engine.toggleSelectionOfFocus())
    #expect(!engine.extendSelection(to: 0) && !engine.extendSelection(to: .header, inSection: "s"))
    #expect(engine.selection.isEmpty && engine.selectionMode == .none && engine.selectionMarquee == nil)
    #expect(engine.onSelectionChange == nil && engine.onSelectionProposal == nil)
    #expect(!engine.accessibilityCollection.allowsMany)
    #expect(engine.behaviors.isEmpty)
  }

  @Test("Setting a mode or a handler installs the behavior")
  func installed() {
    let collection = collection()
    var changes: [String] = []
    collection.engine.onSelectionChange = { changes.append("\($0)") }
    #expect(collection.engine.behaviors.count == 1 && phases(collection) == [])
    collection.engine.setSelection([1])
    #expect(changes.isEmpty)
    collection.engine.selectionMode = .single
    #expect(collection.engine.behaviors.count == 1 && phases(collection) == .items)
    collection.engine.setSelection([1])
    #expect(changes == ["+ s/1"])
    let other = self.collection()
    other.engine.selectionMode = .radio
    #expect(other.engine.behaviors.count == 1 && phases(other) == .items)
  }

  @Test("Without a selection the behavior is active only in the mode's phases")
  func idle() {
    for byMarquee in [false, true] {
      let marquee: Phases = byMarquee ? .pointer : []
      #expect(phases(collection(.single, byMarquee: byMarquee)) == .items)
      #expect(phases(collection(.radio, byMarquee: byMarquee)) == .items)
      #expect(phases(collection(.multiple, byMarquee: byMarquee)) == [.items, .keys, marquee])
      #expect(phases(collection(.extended, byMarquee: byMarquee)) == [.items, .keys, .focus, marquee])
    }
    let collection = collection(.multiple)
    collection.scroll(by: 8)
    collection.show(rows(0..<9))
    #expect(phases(collection) == [.items, .keys])
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("The behavior is active while items are selected or missing")
  func selected() {
    let collection = collection(.multiple)
    let idle: Phases = [.items, .keys]
    collection.engine.select(1)
    collection.update()
    #expect(phases(collection) == idle.union([.content, .groups, .mark]))
    #expect(collection.engine.cells.map { $0.state.contains(.selected) } == [false, true, false])
    collection.engine.select(1, false)
    collection.update()
    #expect(phases(collection) == idle)
    #expect(collection.engine.cells.allSatisfy { $0.state.isEmpty })
    collection.engine.setSelection([7])
    #expect(phases(collection) == idle.union(.content))
    collection.show(rows(0..<9))
    #expect(phases(collection) == idle.union([.content, .groups, .mark]))
    #expect(collection.engine.selection.ids == [7])
    collection.show(rows(0..<3))
    #expect(phases(collection) == idle)
  }

  @Test("Setting the mode to none clears the selection and idles the behavior")
  func noMode() {
    let collection = collection(.extended)
    collection.press(key: .down)
    collection.press(key: .down, modifiers: .shift)
    #expect(collection.engine.selection.ids == [0, 1])
    collection.engine.selectionMode = .none
    collection.update()
    #expect(phases(collection) == [] && collection.engine.selection.isEmpty)
    #expect(collection.engine.cells.allSatisfy { !$0.state.contains(.selected) })
    #expect(!collection.press(key: .character("a"), modifiers: .control))
  }

  @Test("A marquee activates the behavior while it is drawn")
  func marquee() {
    let collection = collection(.extended, byMarquee: true)
    let idle = phases(collection)
    collection.pointer(.down, at: Point(x: 60, y: 60), time: 0)
    #expect(phases(collection) == idle.union([.content, .groups, .finish]))
    #expect(!collection.engine.claimsPointer)
    collection.pointer(.moved, at: Point(x: 8, y: 24), time: 0)
    #expect(collection.engine.claimsPointer && collection.engine.selection.ids == [1, 2])
    #expect(phases(collection).isSuperset(of: [.waiting, .events, .hold]))
    #expect(collection.press(key: .escape))
    #expect(!collection.engine.claimsPointer && collection.engine.selection.isEmpty)
    collection.update()
    collection.show(rows(0..<3))
    #expect(phases(collection) == idle)
  }

  @Test("Selectable items handle taps and focus only while a mode is set")
  func taps() {
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") {
        Label("a").id("a")
        Label("b").id("b").selectable()
        Label("c").id("c").selectable(false)
      }
    }
    func answers() -> [Bool] { collection.engine.cells.map { collection.engine.handlesTap($0) } }
    func focusable() -> [Bool] { collection.engine.cells.map { collection.engine.canFocus($0.id) } }
    #expect(answers() == [false, true, false] && focusable() == [false, true, false])
    collection.engine.selectionMode = .single
    #expect(answers() == [true, true, false] && focusable() == [true, true, false])
    let parts = collection.engine.cells.map { collection.engine.accessibility(of: $0.id)?.isSelected }
    #expect(parts == [false, false, nil])
    collection.engine.selectionMode = .none
    #expect(answers() == [false, true, false] && focusable() == [false, true, false])
    let later = collection.engine.cells.compactMap { collection.engine.accessibility(of: $0.id)?.isSelected }
    #expect(later.isEmpty)
  }
}
