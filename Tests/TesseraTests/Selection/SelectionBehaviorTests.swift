import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// When the behavior that selects is installed and awake.
@MainActor
@Suite("Selecting as a behavior")
struct SelectionBehaviorTests {
  private func collection(_ mode: SelectionMode = .none, byBand: Bool = false) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 80, height: 64),
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, selectsByBand: byBand),
      content: rows(0..<3))
  }

  private func rows(_ numbers: Range<Int>) -> Content<Headless> {
    Content { Section("s") { ForEach(numbers) { Label("\($0)") }.size(.fixed(width: 16, height: 16)) } }
  }

  private func phases(_ collection: HeadlessCollection) -> Phases {
    collection.engine.behavior(SelectionBehavior.self)?.awake ?? []
  }

  @Test("Where nothing can be selected nothing is installed, and the collection answers that nothing is")
  func notInstalled() {
    let collection = collection(byBand: true)
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
    #expect(engine.selection.isEmpty && engine.selectionMode == .none && engine.selectionBand == nil)
    #expect(engine.onSelectionChange == nil && engine.onSelectionProposal == nil)
    #expect(!engine.accessibilityCollection.allowsMany)
    #expect(engine.behaviors.isEmpty)
  }

  @Test("What a program sets installs it: a mode, or a handler, which waits asleep for a mode")
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

  @Test("While nothing is selected it is asked about items, and takes keys and pointers as the mode says")
  func idle() {
    for byBand in [false, true] {
      let band: Phases = byBand ? .pointer : []
      #expect(phases(collection(.single, byBand: byBand)) == .items)
      #expect(phases(collection(.radio, byBand: byBand)) == .items)
      #expect(phases(collection(.multiple, byBand: byBand)) == [.items, .keys, band])
      #expect(phases(collection(.extended, byBand: byBand)) == [.items, .keys, .focus, band])
    }
    let collection = collection(.multiple)
    collection.scroll(by: 8)
    collection.show(rows(0..<9))
    #expect(phases(collection) == [.items, .keys])
    #expect(collection.engine.nextFrameTime == nil)
  }

  @Test("It follows what is selected or waited for, and sleeps when nothing is")
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

  @Test("Without a mode it forgets what was selected, and sleeps in all phases")
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

  @Test("A band wakes it as long as it is drawn")
  func band() {
    let collection = collection(.extended, byBand: true)
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

  @Test("What can be selected takes taps and the focus while there is a mode, what says so always does")
  func taps() {
    let collection = HeadlessCollection(columns: 8, rows: 3) {
      Section("s") {
        Label("a").id("a")
        Label("b").id("b").selectable()
        Label("c").id("c").selectable(false)
      }
    }
    func answers() -> [Bool] { collection.engine.cells.map { collection.engine.takesTap($0) } }
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
