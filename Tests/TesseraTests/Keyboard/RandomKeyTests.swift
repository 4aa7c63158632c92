import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@MainActor
@Suite("Random keys", .tags(.model), .timeLimit(.minutes(10)))
struct RandomKeyTests {
  @Test("After any keys the focus is valid and visible, and unhandled keys do nothing")
  func laws() {
    for seed in (UInt64(1)...150).sampled {
      var generator = SeededGenerator(seed: seed)
      let program = KeyProgram(using: &generator)
      let failure = smallestFailure(of: program, by: KeyProgram.shrinkers) { $0.failureReason() }
      guard let failure else { continue }
      Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value)")
      return
    }
  }

  @Test("In a plain list, down and then up returns to the same item", arguments: [false, true])
  func thereAndBack(isReversed: Bool) {
    for seed in (UInt64(1)...40).sampled {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...60, using: &generator)
      let collection = HeadlessCollection(
        columns: 9, rows: 7, configuration: EngineConfiguration(overscan: 0, selectionMode: .single)
      ) {
        Section("s", layout: isReversed ? .list().reversed() : .list()) {
          ForEach(0..<count) { id in
            Label("\(id)").selectable(KeyScene.isSelectable(id)).size(height: .fixed(16 + Double(id % 3) * 8))
          }
        }
      }
      let start = (0..<count - 1).filter(KeyScene.isSelectable).dropLast().randomElement(using: &generator)
      guard let start else { continue }
      collection.engine.focus(on: ItemID(start))
      collection.update()
      let (away, back): (Key, Key) = isReversed ? (.up, .down) : (.down, .up)
      collection.press(key: away)
      #expect(collection.engine.focusedKey?.element != .item(ItemID(start), occurrence: 0), "seed \(seed)")
      collection.press(key: back)
      #expect(collection.engine.focusedKey?.element == .item(ItemID(start), occurrence: 0), "seed \(seed)")
    }
  }
}
