import TesseraKernel
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraComponents

/// Random tables that scroll sideways.
@Suite("Places of columns")
struct ColumnGeometryTests {
  private func check(_ law: (ColumnGeometry, inout SeededGenerator) -> Bool) {
    for seed in UInt64(0)..<2_000 {
      var random = SeededGenerator(seed: seed)
      let widths = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Double(Int.random(in: 1...30, using: &random)) * 8
      }
      let geometry = ColumnGeometry(
        widths: widths, gap: 16, pinnedCount: Int.random(in: 0...3, using: &random),
        offset: Double(Int.random(in: -10...400, using: &random)),
        width: Double(Int.random(in: 40...700, using: &random)))
      guard !law(geometry, &random) else { continue }
      Testing.Issue.record("seed \(seed): \(geometry)")
      return
    }
  }

  /// Returns the same columns at another offset.
  private func scrolled(_ geometry: ColumnGeometry, to offset: Double) -> ColumnGeometry {
    ColumnGeometry(
      widths: geometry.widths, gap: geometry.gap, pinnedCount: geometry.pinnedCount, offset: offset,
      width: geometry.width)
  }

  @Test("Columns stand one gap apart; pinned ones stay, and the others move by the offset")
  func starts() {
    check { geometry, _ in
      var start = 0.0
      for index in geometry.widths.indices {
        let isPinned = index < geometry.pinnedCount
        guard geometry.starts[index] == start - (isPinned ? 0 : geometry.offset) else { return false }
        start += geometry.widths[index] + geometry.gap
      }
      return geometry.contentWidth == start - geometry.gap
    }
  }

  @Test("At the largest offset the last column ends at the edge, and no offset leads beyond")
  func limits() {
    check { geometry, _ in
      let farthest = scrolled(geometry, to: .infinity)
      let end = farthest.starts.last.map { $0 + geometry.widths[geometry.widths.count - 1] } ?? 0
      guard (0...farthest.farthestOffset).contains(geometry.offset) else { return false }
      if geometry.contentWidth <= geometry.width { return farthest.offset == 0 }
      return farthest.pinnedCount == geometry.widths.count || end == geometry.width
    }
  }

  @Test("Pinned columns leave at least a third of the table to the others")
  func pinned() {
    check { geometry, _ in
      geometry.pinnedCount == 0 || geometry.pinnedEnd - geometry.gap / 2 <= geometry.width * 2 / 3
    }
  }

  @Test("A column that is revealed is visible beside the pinned ones, as far as it fits")
  func revealing() {
    check { geometry, random in
      let column = Int.random(in: geometry.widths.indices, using: &random)
      let revealed = scrolled(geometry, to: geometry.offset(revealing: column))
      if column < geometry.pinnedCount { return revealed == geometry }
      let left = geometry.pinnedCount > 0 ? geometry.pinnedEnd + geometry.gap / 2 : 0
      let (start, end) = (revealed.starts[column], revealed.starts[column] + geometry.widths[column])
      return start >= left && (end <= geometry.width || start == left)
    }
  }

  @Test("Steps to the right and back reach both ends")
  func steps() {
    check { geometry, _ in
      for (isForward, end) in [(true, geometry.farthestOffset), (false, 0)] {
        var moving = geometry
        for _ in 0..<500 where moving.offset != end {
          let next = moving.nextOffset(forward: isForward)
          guard isForward ? next > moving.offset : next < moving.offset else { return false }
          moving = scrolled(moving, to: next)
        }
        if moving.offset != end { return false }
      }
      return true
    }
  }

  @Test("The border of a column is the gap behind it, and pinned columns cover those of the others")
  func borders() {
    check { geometry, random in
      let x = Double.random(in: -20...720, using: &random)
      let naive = geometry.widths.indices.filter { index in
        let end = geometry.starts[index] + geometry.widths[index]
        let isCovered = index >= geometry.pinnedCount && geometry.pinnedCount > 0 && x <= geometry.pinnedEnd
        return x >= 0 && x >= end && x < end + geometry.gap && !isCovered
      }
      return geometry.border(at: x) == naive.first
    }
  }
}
