import TestSupport
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Compares the list behind the rows with an array.
@Suite("Row lists that share their parts")
struct OutlineRowsTests {
  private func entries(_ numbers: [Int]) -> [OutlineEntry] {
    numbers.map { OutlineEntry(item: OutlineItem(id: ItemID($0), parent: nil, index: $0)) }
  }

  private func numbers(_ rope: RowRope) -> [Int] { (0..<rope.count).map { rope[$0].item.index } }

  @Test(
    "A row list equals an array after replacements and shares unchanged parts", arguments: 0..<8
  )
  func replacing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Array(0..<Int.random(in: 0...3000, using: &random))
    var rope = RowRope.of(entries(model))
    var next = model.count
    for _ in 0..<40 {
      let start = Int.random(in: 0...model.count, using: &random)
      let most = Bool.random(using: &random) ? 5 : 600
      let end = min(model.count, start + Int.random(in: 0...most, using: &random))
      let new = (0..<Int.random(in: 0...most, using: &random)).map { next + $0 }
      next += new.count
      let (old, oldModel) = (rope, model)
      rope = rope.replacing(start..<end, with: entries(new))
      model.replaceSubrange(start..<end, with: new)
      #expect(numbers(rope) == model, "seed \(seed)")
      #expect(numbers(old) == oldModel, "seed \(seed): the old version has changed")
      let prefix = zip(oldModel, model).prefix { $0 == $1 }.count
      let suffix = zip(oldModel.reversed(), model.reversed()).prefix { $0 == $1 }.count
      #expect(rope.commonPrefix(with: old) == prefix, "seed \(seed)")
      #expect(rope.commonSuffix(with: old) == suffix, "seed \(seed)")
      #expect(rope.height <= 12, "seed \(seed): out of balance")
      #expect(unbalance(rope) <= 1, "seed \(seed)")
    }
  }

  /// Returns the largest difference between the heights of two halves.
  private func unbalance(_ rope: RowRope) -> Int {
    guard case .halves(let left, let right) = rope.content else { return 0 }
    return max(abs(left.height - right.height), unbalance(left), unbalance(right))
  }

  @Test("Repeated changes at one position leave no small fragments")
  func crumbs() {
    var rope = RowRope.of(entries(Array(0..<10_000)))
    for round in 0..<200 {
      rope = rope.replacing(5000..<5000, with: entries([round]))
      if round % 2 == 1 { rope = rope.replacing(4990..<4991, with: []) }
    }
    #expect(stretches(rope) < 2 * rope.count / RowRope.leafCapacity + 10)
  }

  private func stretches(_ rope: RowRope) -> Int {
    guard case .halves(let left, let right) = rope.content else { return 1 }
    return stretches(left) + stretches(right)
  }
}
