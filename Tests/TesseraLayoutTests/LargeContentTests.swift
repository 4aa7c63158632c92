import Testing

@testable import TesseraLayout
import TestSupport

/// Uniform content costs runs, not items.
@Suite("Large content")
struct LargeContentTests {
  @Test("A list of ten million rows measures one item per run")
  func tenMillionRows() {
    let items = RunItems([
      (4_000_000, Size(width: 300, height: 44)), (1, Size(width: 300, height: 100)),
      (5_999_999, Size(width: 300, height: 20.5)),
    ])
    let arrangement = Layout.list(spacing: 1).arrange(items, in: Size(width: 300, height: 600))
    #expect(items.requests == 3)
    let last = 4_000_000.0 * 45 + 101 + 5_999_998 * 21.5
    #expect(arrangement.frame(at: 9_999_999) == Rect(x: 0, y: last, width: 300, height: 20.5))
    #expect(arrangement.contentSize == Size(width: 300, height: last + 20.5))
    let visible = Rect(x: 0, y: last - 21.5, width: 300, height: 600)
    #expect(arrangement.indices(overlapping: visible) == [9_999_998, 9_999_999])
    #expect(arrangement.resize(at: 0, to: Size(width: 300, height: 45)))
    #expect(arrangement.frame(at: 9_999_999).minY == last + 1)
    #expect(items.requests == 3)
  }

  /// 44.1 points are not a whole number of units: each row has the nearest whole number, and sums add no
  /// error.
  @Test("The last of ten million rows of 44.1 points is exactly at its offset")
  func exactLastOffset() {
    let row = (44.1 * 1024).rounded() / 1024
    let items = RunItems([(10_000_000, Size(width: 300, height: 44.1))])
    let list = Layout.list().arrange(items, in: Size(width: 300, height: 600))
    #expect(list.frame(at: 9_999_999).minY == row * 9_999_999 && list.contentSize.height == row * 10_000_000)
    #expect(list.resize(at: 4_999_999, to: Size(width: 300, height: 50)))
    #expect(list.resize(at: 4_999_999, to: Size(width: 300, height: 44.1)))
    #expect(list.frame(at: 9_999_999).minY == row * 9_999_999)
    var extents = Extents(count: 10_000_000, extent: 44.1)
    extents.move(0..<3_000_000, to: 5_000_000)
    #expect(extents.offset(of: 9_999_999) == row * 9_999_999 && extents.runs.count == 1)
  }

  @Test("A grid of ten million cells measures one item")
  func tenMillionCells() {
    let items = RunItems([(10_000_000, Size(width: 1, height: 50))])
    let layout = Layout.grid(columns: .minimumWidth(90), spacing: 10)
    let arrangement = layout.arrange(items, in: Size(width: 310, height: 600))
    #expect(items.requests == 1)
    let last = 3_333_333.0 * 60
    #expect(arrangement.frame(at: 9_999_999) == Rect(x: 0, y: last, width: 96.66666666666667, height: 50))
    #expect(arrangement.contentSize.height == last + 50)
    let visible = Rect(x: 200, y: last - 70, width: 100, height: 300)
    #expect(arrangement.indices(overlapping: visible) == [9_999_997, 9_999_998])
  }

  /// The list stays correct after changes in the middle.
  @Test("Many resizes of a long list give the exact content height")
  func manyResizes() {
    let items = RunItems([(1_000_000, Size(width: 300, height: 44))])
    let arrangement = Layout.list().arrange(items, in: Size(width: 300, height: 600))
    var random = SeededGenerator(seed: 7)
    var sizes: [Int: Double] = [:]
    for _ in 0..<5000 {
      let index = random.int(0...999_999)
      let height = Double(random.int(1...200))
      sizes[index] = height
      #expect(arrangement.resize(at: index, to: Size(width: 300, height: height)))
    }
    let total = sizes.values.reduce(44.0 * Double(1_000_000 - sizes.count), +)
    #expect(arrangement.contentSize.height == total)
  }
}
