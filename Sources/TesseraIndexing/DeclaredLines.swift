@_spi(Behaviors) import Tessera
import TesseraDiff
import TesseraLayout

/// The part of a section's declared layout that a view can use whose own layout places items in lines.
package struct DeclaredLines {
  package private(set) var insets = Insets.zero
  /// The gap between the items of a line, in points; `nil` if the layout has none.
  package private(set) var itemSpacing: Double?
  /// The gap between lines, in points; `nil` if the layout has none.
  package private(set) var lineSpacing: Double?
  /// The grid whose columns determine the widths of items; `nil` if the items have their own.
  private var grid: GridLayout?
  /// Whether the axes of the grid are exchanged.
  private var isTransposed = false

  /// Creates the declaration of a layout; `nil` for a plain list, which is the layout of a section that
  /// declares none.
  package init?(_ layout: Layout) {
    if layout == .list() || layout == .list().transposed() { return nil }
    var layout = layout
    while let content = unwrap(layout) { layout = content }
    if let list = layout.algorithm(ListLayout.self) {
      lineSpacing = list.spacing
    } else if let flow = layout.algorithm(FlowLayout.self) {
      (itemSpacing, lineSpacing) = (flow.spacing, flow.lineSpacing ?? flow.spacing)
    } else if let grid = layout.algorithm(GridLayout.self) {
      (itemSpacing, lineSpacing) = (grid.spacing, grid.lineSpacing ?? grid.spacing)
      self.grid = grid
    }
  }

  /// Adds the effect of a wrapper, and returns the layout inside; `nil` if there is none.
  private mutating func unwrap(_ layout: Layout) -> Layout? {
    if let wrapper = layout.algorithm(InsetLayout.self) {
      insets = insets.adding(isTransposed ? wrapper.insets.transposed : wrapper.insets)
      return wrapper.content
    }
    if let wrapper = layout.algorithm(TransposedLayout.self) {
      isTransposed.toggle()
      return wrapper.content
    }
    return nil
  }

  /// Returns whether the layout determines a side of its items, whatever these declare.
  package func fixesSide(along axis: Axis) -> Bool {
    grid != nil && axis == (isTransposed ? .vertical : .horizontal)
  }

  /// Returns the size of an item.
  ///
  /// - Parameters:
  ///   - item: The declared size and layout traits of the item.
  ///   - room: The size of the viewport without the insets, in points.
  package func size(of item: DeclaredItemSize, in room: Size) -> Size {
    guard let grid else { return item.sizing.size(offered: room) }
    let proposal = grid.proposal(in: isTransposed ? room.transposed : room)
    let offered = (isTransposed ? proposal.transposed : proposal).size(for: item.traits)
    var size = item.sizing.size(offered: offered)
    // An item of a grid has the width of its columns.
    for axis in Axis.allCases where fixesSide(along: axis) { size[axis] = offered[axis] }
    return size
  }
}

/// The declared size and layout traits of an item.
package struct DeclaredItemSize {
  package let sizing: Sizing
  package let traits: LayoutTraits
}

extension IndexPathContent {
  /// Returns the lines that a section declares for its items; `nil` if it declares none, or has nested
  /// sections.
  package func lines(ofSection section: Int) -> DeclaredLines? {
    guard snapshot.sections.indices.contains(section), snapshot.sections[section].children.isEmpty else {
      return nil
    }
    return DeclaredLines(snapshot.sections[section].section.layout)
  }

  /// Returns the declared size of an item; `nil` if the item does not exist.
  package func declaredSize(at path: ItemPath) -> DeclaredItemSize? {
    guard (0..<count(of: path.section)).contains(path.item) else { return nil }
    let section = snapshot.sections[path.section]
    return DeclaredItemSize(sizing: section.sizing(at: path.item), traits: section.traits(at: path.item))
  }

  /// Returns whether a view that places items in lines would place both contents alike, as far as this is
  /// known without making cells. O(*r*) for *r* runs of items.
  package func hasSameLines(as old: IndexPathContent) -> Bool {
    guard sectionCount == old.sectionCount else { return false }
    return zip(snapshot.sections, old.snapshot.sections).allSatisfy { new, old in
      new === old
        || new.section.layout == old.section.layout && new.section.header?.cell == old.section.header?.cell
          && new.section.footer?.cell == old.section.footer?.cell && new.hasSameSizing(as: old)
    }
  }
}
