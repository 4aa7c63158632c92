import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@_spi(Behaviors) @testable import TesseraKernel

/// A behavior that asks for the cell of an item whenever new content is taken over.
private final class CellSeeker: Behavior {
  private let id: ItemID
  private(set) var answers: [ItemID?] = []

  init(_ id: ItemID) {
    self.id = id
    super.init()
    awake = .content
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Tessera.Issue], _ engine: Engine) {
    answers.append(engine.cell(of: id)?.key.section.id)
  }
}

/// A behavior that is awake in the phases of another one.
private final class Sleepless: Behavior {
  override init() {
    super.init()
    awake = [.departure, .travel, .overscroll, .motion, .exchange]
  }
}

@MainActor
@Suite("Behaviors in phases that are not theirs")
struct BehaviorPhaseTests {
  private func content(_ sections: [(ItemID, [String])]) -> Content<Headless> {
    Content {
      for (id, items) in sections {
        Section(id) { ForEach(items, id: \.self) { Label($0) }.identityScope(.section) }
      }
    }
  }

  @Test("While new content is taken over, an item that has gone has no cell, and hides none of its name")
  func goneItem() {
    let collection = HeadlessCollection(
      size: Size(width: 80, height: 96), content: content([("a", ["x"]), ("b", ["x", "y"])]))
    let seeker = CellSeeker("x")
    collection.engine.install { seeker }
    collection.show(content([("b", ["x", "y"])]))
    collection.show(content([("b", ["y"])]))
    #expect(seeker.answers == ["b", nil])
  }

  @Test("A behavior that is awake where only motion is asked takes no scroll away, and lets the host sleep")
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
