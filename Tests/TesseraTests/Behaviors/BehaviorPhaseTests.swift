import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@_spi(Behaviors) @testable import TesseraKernel

/// A behavior that looks up the cell of an item whenever new content is applied.
private final class CellSeeker: Behavior {
  private let id: ItemID
  private(set) var answers: [ItemID?] = []

  init(_ id: ItemID) {
    self.id = id
    super.init()
    activePhases = .content
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Tessera.Issue], _ engine: Engine) {
    answers.append(engine.cell(of: id)?.key.section.id)
  }
}

/// A behavior that is active in phases that it does not implement.
private final class Sleepless: Behavior {
  override init() {
    super.init()
    activePhases = [.scrollAnimationStart, .scrollAnimation, .overscroll, .motion, .exchange]
  }
}

@MainActor
@Suite("Behaviors in unusual phases")
struct BehaviorPhaseTests {
  private func content(_ sections: [(ItemID, [String])]) -> Content<Headless> {
    Content {
      for (id, items) in sections {
        Section(id) { ForEach(items, id: \.self) { Label($0) }.identityScope(.section) }
      }
    }
  }

  @Test("While content is applied, a lookup by id does not find removed items")
  func goneItem() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 96), content: content([("a", ["x"]), ("b", ["x", "y"])]))
    let seeker = CellSeeker("x")
    collection.engine.install { seeker }
    collection.show(content([("b", ["x", "y"])]))
    collection.show(content([("b", ["y"])]))
    #expect(seeker.answers == ["b", nil])
  }

  @Test("A behavior active in motion phases neither stops scrolls nor requests frames")
  func sleepless() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 64), content: content([("a", (0..<100).map { "\($0)" })]))
    collection.engine.install { Sleepless() }
    collection.update(at: 0)
    collection.engine.scroll(to: "50", at: .start, animated: .linear(duration: 0.2))
    collection.run(for: 2)
    #expect(collection.engine.viewport.minY == 800)
    #expect(collection.engine.nextFrameTime == nil)
  }
}
