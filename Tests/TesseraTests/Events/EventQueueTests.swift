import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Event queue")
struct EventQueueTests {
  @Test(
    "The queue returns the same elements as an array under random operations",
    arguments: 0..<20 as Range<UInt64>)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (queue, array) = (EventQueue<Int>(), [Int]())
    for step in 0..<500 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2:
        queue.append(step)
        array.append(step)
      case 3:
        queue.prepend([step, -step])
        array.insert(contentsOf: [step, -step], at: 0)
      case 4:
        queue.update { $0 % 7 == 0 ? nil : $0 + 1 }
        array = array.compactMap { $0 % 7 == 0 ? nil : $0 + 1 }
      default:
        #expect(queue.popFirst() == (array.isEmpty ? nil : array.removeFirst()), "seed \(seed), step \(step)")
      }
      #expect(queue.elements == array && queue.isEmpty == array.isEmpty, "seed \(seed), step \(step)")
    }
  }
}
