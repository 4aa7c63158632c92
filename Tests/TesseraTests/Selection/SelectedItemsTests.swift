import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Compares selected positions with sets of ids, in nested groups.
@MainActor
@Suite("Selected items")
struct SelectedItemsTests {
  /// Sections of items, groups and nested groups; every item has a unique number.
  private func content(_ random: inout SeededGenerator) -> Content<Headless> {
    var next = 0
    func numbers(_ most: Int) -> [Int] {
      let count = Int.random(in: 0...most, using: &random)
      defer { next += count }
      return Array(next..<next + count)
    }
    func group(_ depth: Int) -> Group<Headless> {
      let (before, behind) = (numbers(2), numbers(2))
      let inner = depth > 0 && Bool.random(using: &random) ? [group(depth - 1)] : []
      return Group {
        ForEach(before, id: { $0 }) { Label("\($0)") }
        for group in inner { group.id("inner") }
        ForEach(behind, id: { $0 }) { Label("\($0)") }
      }
    }
    return Content {
      for section in 0..<3 {
        let (before, behind) = (numbers(3), numbers(3))
        let groups = (0..<Int.random(in: 0...2, using: &random)).map { _ in group(2) }
        Section(section) {
          ForEach(before, id: { $0 }) { Label("\($0)") }
          for (number, group) in groups.enumerated() { group.id("group \(number)") }
          ForEach(behind, id: { $0 }) { Label("\($0)") }
        }
      }
    }
  }

  @Test(
    "Selected items equal sets of ids, and ranges contain the items between", .tags(.model),
    arguments: (0..<UInt64(60)).sampled)
  func againstSets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let collection = HeadlessCollection(size: Size(width: 80, height: 2000), content: content(&random))
    let (snapshot, cells) = (collection.engine.snapshot, collection.engine.live)
    func ids(_ items: SelectedItems) -> [ItemID] { Selection(items, in: snapshot).ids }
    // The declaration order is the order on screen.
    let shown = cells.sorted { $0.placement.frame.minY < $1.placement.frame.minY }
    let order = shown.map { snapshot.sections[$0.path.section].id(at: $0.path.item ?? 0) }
    #expect(ids(SelectedItems(allOf: snapshot)) == order)
    guard !order.isEmpty else { return }
    func range() -> (SelectedItems, Set<ItemID>) {
      let ends = (0..<2).map { _ in Int.random(in: 0..<order.count, using: &random) }
      let items = SelectedItems(from: shown[ends[0]].path, to: shown[ends[1]].path, in: snapshot)
      let expected = Array(order[(ends.min() ?? 0)...(ends.max() ?? 0)])
      #expect(ids(items) == expected)
      return (items, Set(expected))
    }
    var (items, set) = range()
    for _ in 0..<20 {
      let (other, otherSet) = range()
      switch Int.random(in: 0..<5, using: &random) {
      case 0: (items, set) = (items.union(other, in: snapshot), set.union(otherSet))
      case 1: (items, set) = (items.subtracting(other, in: snapshot), set.subtracting(otherSet))
      case 2: (items, set) = (items.intersection(other, in: snapshot), set.intersection(otherSet))
      default:
        let position = Int.random(in: 0..<order.count, using: &random)
        if set.remove(order[position]) != nil {
          items.remove(shown[position].path, in: snapshot)
        } else {
          items.insert(shown[position].path, in: snapshot)
          set.insert(order[position])
        }
      }
      #expect(ids(items) == order.filter { set.contains($0) })
      #expect(
        shown.indices.allSatisfy { items.contains(shown[$0].path, in: snapshot) == set.contains(order[$0]) })
      #expect(Selection(items, in: snapshot).count == set.count && items.isEmpty == set.isEmpty)
    }
  }
}
