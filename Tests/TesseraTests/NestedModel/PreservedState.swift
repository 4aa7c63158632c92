import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// The state that a change of the content must keep.
struct PreservedState {
  /// Measurements by item.
  private(set) var measured: [Int: Measured] = [:]
  /// The decorations on screen or near it.
  private(set) var decorations: [Decoration: LiveCell] = [:]

  struct Measured {
    var leaf: Leaf
    /// The section's extent across the axis when the item was measured.
    var extent: Double
    /// The size that the item would be offered.
    var offered: Size?
    var size: Size?
    var isShown: Bool
  }

  struct Decoration: Hashable {
    var section: SectionKey
    var kind: ItemID
    var item: ItemID?
  }

  init(_ engine: Engine) {
    let shown = Set(engine.cells.map { $0.path })
    for (number, section) in engine.frames.sections.enumerated() {
      for item in 0..<section.items.count {
        let path = ElementPath.item(item, in: number)
        guard let leaf = engine.snapshot.cell(at: path)?.leaf else { continue }
        measured[leaf.id] = Measured(
          leaf: leaf, extent: section.items.constraints.visibleSize[section.axis.cross],
          offered: engine.frames.offer(to: path),
          size: engine.frames.measured(path)?.size, isShown: shown.contains(path))
      }
    }
    for cell in engine.cells {
      guard case .decoration(let position, let item) = cell.path.element else { continue }
      let section = engine.snapshot.sections[cell.path.section]
      let decoration = Decoration(
        section: section.key, kind: section.section.decorations[position].id,
        item: item.map { section.id(at: $0) })
      decorations[decoration] = cell
    }
  }
}

extension NestedRunner {
  /// Law 9: an item keeps its measured size wherever it moves. Moving in or out of a group makes it another
  /// item.
  func measureFailure(_ before: VisibleState) -> String? {
    let order = TreeOrder(tree)
    for (id, new) in PreservedState(engine).measured {
      guard let old = before.kept.measured[id], let size = old.size, old.leaf == new.leaf,
        old.extent == new.extent, old.offered?.width == new.offered?.width,
        before.order.groups[id] == order.groups[id]
      else { continue }
      guard let newSize = new.size else { return "\(id) is no longer known to measure \(size)" }
      // Visible items may have been measured again, native cells with their host's latest size.
      if !new.isShown, !newSize.isClose(size) { return "\(id) measured \(size), now \(newSize)" }
    }
    return nil
  }

  /// Law 10: a decoration keeps its view as long as its section and its item in it exist.
  func decorationFailure(_ before: VisibleState) -> String? {
    let new = PreservedState(engine).decorations
    for (decoration, old) in before.kept.decorations {
      guard let cell = new[decoration], cell.cell.kind == old.cell.kind, cell.id != old.id else { continue }
      return "\(cell.key) has got another view"
    }
    return nil
  }
}
