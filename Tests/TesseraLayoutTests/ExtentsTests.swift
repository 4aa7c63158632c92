import Testing

@testable import TesseraLayout

@Suite("Extents")
struct ExtentsTests {
  @Test("Empty extents have no items and no length")
  func emptyHasNothing() {
    var extents = Extents()
    #expect(extents.count == 0 && extents.total == 0 && extents.largest == 0)
    #expect(extents.index(at: 10) == 0 && extents.offset(of: 3) == 0 && extents.extent(at: 0) == 0)
    extents.replace(at: 0, with: 5)
    extents.remove(0..<10)
    extents.append(count: -4, extent: 5)
    #expect(extents == Extents())
  }

  @Test("Uniform items are one run")
  func uniformItemsAreOneRun() {
    var extents = Extents(count: 10_000_000, extent: 44.5)
    #expect(extents.runs.count == 1)
    #expect(extents.offset(of: 9_999_999) == 444_999_955.5)
    #expect(extents.index(at: 444_999_955.5) == 9_999_999)
    #expect(extents.index(at: 444_999_955.49) == 9_999_998)
    extents.replace(at: 5_000_000, with: 50)
    #expect(extents.runs.count == 3)
    #expect(extents.total == 445_000_005.5)
    extents.replace(at: 5_000_000, with: 44.5)
    #expect(extents.runs.count == 1)
    #expect(extents == Extents(count: 10_000_000, extent: 44.5))
  }

  @Test("Measuring every item merges equal extents into one run")
  func measuringEveryItemEndsInOneRun() {
    var extents = Extents()
    for index in 0..<3000 { extents.append(count: 1, extent: Double(index + 1)) }
    #expect(extents.runs.count == 3000)
    for index in (0..<3000).reversed() { extents.replace(at: index, with: 20) }
    #expect(extents == Extents(count: 3000, extent: 20))
    #expect(extents.runs.count == 1 && extents.tree.checkInvariants() == nil)
  }

  @Test("Items without extent are never found at an offset")
  func itemsWithoutExtentContainNothing() {
    var extents = Extents()
    for extent in [0.0, 10, 0, 0, 5, 0] { extents.append(count: 1, extent: extent) }
    #expect([-5, 0, 9.999, 10, 14, 15, 99].map { extents.index(at: $0) } == [1, 1, 1, 4, 4, 4, 4])
    #expect(Extents(count: 3, extent: 0).index(at: 7) == 0)
  }

  @Test("Copies are independent")
  func copiesAreIndependent() {
    var extents = Extents()
    for index in 0..<5000 { extents.append(count: 1, extent: Double(index % 97)) }
    let copy = extents
    let before = copy.runs
    for index in stride(from: 0, to: 5000, by: 3) { extents.replace(at: index, with: 1000) }
    extents.remove(100..<4000)
    #expect(copy.runs == before && copy.tree.checkInvariants() == nil)
    #expect(extents != copy && extents.tree.checkInvariants() == nil)
  }

  @Test("A range that is replaced or moved is limited to the existing items")
  func rangesAreCut() {
    var extents = Extents(count: 4, extent: 10)
    extents.replace(3..<99, count: 2, extent: 5)
    #expect(extents.count == 5 && extents.total == 40)
    extents.move(3..<99, to: Int.min)
    #expect((0..<5).map { extents.extent(at: $0) } == [5, 5, 10, 10, 10])
    extents.move(0..<1, to: Int.max)
    #expect((0..<5).map { extents.extent(at: $0) } == [5, 10, 10, 10, 5])
    extents.move(70..<80, to: 0)
    extents.replace(70..<80, with: [(count: -1, extent: 9), (count: 1, extent: 7)])
    #expect(extents.count == 6 && extents.extent(at: 5) == 7)
    extents.insert([(count: Int.max, extent: 1), (count: Int.max, extent: 2)], at: 1)
    #expect(extents.count == Int.max && extents.tree.checkInvariants() == nil)
    #expect(extents.extent(at: Int.max - 1) == 7)
  }

  /// Removals that leave almost nothing of a branch, at either side of it.
  @Test("Removals leave a balanced tree")
  func cutsLeaveABalancedTree() {
    let whole = (0..<9000).map { Double($0 % 251 + 1) }
    var runs = ExtentRuns()
    for extent in whole { runs.append(count: 1, length: FixedLength(extent)) }
    let tree = Extents(runs)
    for lower in [0, 1, 3, 64, 70, 2999, 3003, 4510, 8990] {
      for upper in [5, 100, 3001, 3100, 4499, 5000, 6003, 8999, 9000] where lower < upper {
        var extents = tree
        extents.remove(lower..<upper)
        #expect(extents.tree.checkInvariants() == nil, "\(lower)..<\(upper)")
        let left = whole[..<lower] + whole[upper...]
        #expect(extents.count == left.count && extents.total == left.reduce(0, +))
      }
    }
  }

  @Test("Invalid numbers are harmless")
  func badNumbersAreHarmless() {
    var extents = Extents()
    for extent in [Double.nan, -.infinity, -1, .infinity, 1e300, 5] {
      extents.append(count: 1, extent: extent)
    }
    #expect(extents.extent(at: 0) == 0 && extents.extent(at: 1) == 0 && extents.extent(at: 2) == 0)
    #expect(extents.extent(at: 3) == Size.largestExtent && extents.total == Size.largestExtent)
    #expect(extents.index(at: .nan) == 3 && extents.index(at: .infinity) == 3)
    #expect(extents.index(at: -.infinity) == 3)
    #expect(extents.offset(of: Int.max) == extents.total && extents.offset(of: Int.min) == 0)
    extents.insert(count: Int.max, extent: .infinity, at: Int.min)
    extents.insert(count: Int.max, extent: 1, at: Int.max)
    #expect(extents.count == Int.max && extents.tree.checkInvariants() == nil)
    extents.remove(0..<Int.max)
    #expect(extents == Extents())
  }

  @Test("A saturated sum does not depend on the order of changes")
  func saturationDoesNotDependOnTheOrder() {
    var one = Extents(count: 3, extent: .infinity)
    one.insert(count: 2, extent: 7, at: 0)
    one.remove(2..<4)
    var other = Extents(count: 2, extent: 7)
    other.append(count: 1, extent: 1e300)
    #expect(one == other && one.total == Size.largestExtent)
    other.remove(2..<3)
    #expect(other.total == 14)
  }
}
