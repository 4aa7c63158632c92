import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Content for random keys: sections of every kind, with data that changes.
@MainActor
final class KeyScene {
  /// The kind of a section.
  enum Sort: CaseIterable {
    case list, grid, flow, waterfall, reversed, scroller, scattered, groups, tree, columns
  }

  /// A section: its kind and the ids of its items.
  struct Part {
    var sort: Sort
    var ids: [Int]
  }

  var parts: [Part] = []
  var isPager = false
  /// The expanded items; every third item of a tree has two children.
  var expanded: Set<Int> = []
  /// A handler that is called after a key has changed the expanded items.
  var onChange: () -> Void = {}

  /// Returns whether an item can be focused.
  static func isSelectable(_ id: Int) -> Bool { id % 7 != 3 }

  var content: Content<Headless> {
    let content = Content<Headless>(
      scrolling: isPager ? .horizontal : .vertical,
      layout: isPager ? .list().transposed() : .list()
    ) {
      for (position, part) in parts.enumerated() { section(part, position) }
    }
    return (isPager ? content.snapping(.pages) : content).typeAhead()
  }

  private func section(_ part: Part, _ position: Int) -> Section<Headless> {
    if isPager { return items(part.ids, position, .pages().transposed()) }
    switch part.sort {
    case .list: return items(part.ids, position, .list()).header(pinned: true) { Label("head") }
    case .grid: return items(part.ids, position, .grid(columns: .count(3)))
    case .flow: return items(part.ids, position, .flow())
    case .waterfall: return items(part.ids, position, .waterfall(columns: 3))
    case .reversed: return items(part.ids, position, .list().reversed())
    case .scroller: return items(part.ids, position, .row()).scrolls(.horizontal)
    case .scattered:
      let frames = part.ids.indices.map {
        Rect(x: Double($0 * 3 % 7) * 44, y: Double($0 / 7 * 40 + $0 % 3 * 8), width: 40, height: 16)
      }
      return items(part.ids, position, .absolute(frames))
    case .groups:
      return Section(position) {
        ForEach(part.ids, id: { $0 }) { id in
          Group {
            Label("title").selectable(false)
            if Self.isSelectable(id) { Label("\(id)").id(id) }
            Label("part of \(id)").id("part").selectable(id % 2 == 0)
          }
        }
      }
      .footer { Label("foot") }
    case .tree:
      return Section(position) { ForEach(rows(part.ids), id: { $0 }) { self.row($0) } }
    case .columns:
      let half = part.ids.count / 2
      return Section.nesting(position, layout: .row()) {
        items(Array(part.ids[..<half]), 0, .list())
        items(Array(part.ids[half...]), 1, .list())
      }
    }
  }

  private func items(_ ids: [Int], _ position: Int, _ layout: Layout) -> Section<Headless> {
    Section(position, layout: layout) {
      ForEach(ids, id: { $0 }) { id in
        Label("\(id)").selectable(Self.isSelectable(id)).size(
          .fixed(width: 24 + Double(id % 3) * 8, height: 16 + Double(id % 4) * 4))
      }
    }
  }

  // MARK: Trees

  /// Children are numbered from ten thousand on.
  private func rows(_ ids: [Int]) -> [Int] {
    ids.flatMap { expanded.contains($0) ? [$0, 10_000 + 2 * $0, 10_001 + 2 * $0] : [$0] }
  }

  private func row(_ id: Int) -> ModifiedCell<Label, UniformSizes> {
    let isChild = id >= 10_000
    let toggle = { [self] in
      expanded.formSymmetricDifference([id])
      onChange()
    }
    return Label("\(id)").expansion(
      CellExpansion(
        level: isChild ? 1 : 0, parent: isChild ? ItemID((id - 10_000) / 2) : nil,
        isExpandable: !isChild && id % 3 == 0, isExpanded: expanded.contains(id), toggle: toggle))
  }
}
