#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff
import TesseraIndexing
import TesseraLayout
import UIKit

/// The sizes, insets and spacing that content declares, for a flow layout of the app.
///
/// A section that declares no layout of its own leaves insets and spacing to the flow layout. So does an item
/// with its size, if its cell is to be measured.
@MainActor
struct FlowSizes {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let content: AdapterContent

  /// Returns the size of an item.
  ///
  /// - Parameter inset: The insets of the section.
  func size(ofItem path: ItemPath, inset: UIEdgeInsets) -> CGSize {
    let other = isMeasuring && !isAutomatic ? layout.estimatedItemSize : layout.itemSize
    let room = Size(free.inset(by: inset).size)
    guard let item = content.declaredSize(at: path), room.width > 0, room.height > 0 else { return other }
    let lines = content.lines(ofSection: path.section)
    if lines == nil, item.sizing.isEstimated { return other }
    var size = lines?.size(of: item, in: room) ?? item.sizing.size(offered: room)
    for axis in Axis.allCases where item.sizing[axis].isEstimated && !isMeasuring {
      if lines?.fixesSide(along: axis) != true { size[axis] = Size(other)[axis] }
    }
    return CGSize(fitted(size, in: room))
  }

  func inset(ofSection section: Int) -> UIEdgeInsets {
    guard let lines = content.lines(ofSection: section) else { return layout.sectionInset }
    return UIEdgeInsets(lines.insets)
  }

  func lineSpacing(ofSection section: Int) -> CGFloat {
    content.lines(ofSection: section)?.lineSpacing.map { CGFloat($0) } ?? layout.minimumLineSpacing
  }

  func itemSpacing(ofSection section: Int) -> CGFloat {
    content.lines(ofSection: section)?.itemSpacing.map { CGFloat($0) } ?? layout.minimumInteritemSpacing
  }

  /// Returns the size of a header or footer, zero if there is none.
  ///
  /// A flow layout does not measure these views. An estimated size is that of the drawing of a portable cell, and for other
  /// cells that of the layout.
  func size(of cell: IndexPathCell<UIKitHost>?, isHeader: Bool) -> CGSize {
    guard let cell else { return .zero }
    let other = isHeader ? layout.headerReferenceSize : layout.footerReferenceSize
    let room = Size(free.size)
    guard room.width > 0, room.height > 0 else { return other }
    guard cell.sizing[axis].isEstimated else { return CGSize(cell.sizing.size(offered: room)) }
    SystemText.update(for: view.traitCollection)
    var open = room
    open[axis] = Size.largestExtent
    guard let measured = cell.measure(offered: open) else { return other }
    return CGSize(cell.sizing.size(offered: room, measured: measured))
  }

  /// The bounds of the view without the parts that bars cover.
  private var free: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  private var axis: Axis { layout.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Whether the layout measures its cells.
  private var isMeasuring: Bool { layout.estimatedItemSize != .zero }

  private var isAutomatic: Bool {
    layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
  }

  /// Returns a size that the layout accepts: not empty, and within the insets across the scroll direction.
  /// There it is rounded down to pixels, so that three thirds of a line fit into it.
  private func fitted(_ size: Size, in room: Size) -> Size {
    let grid = PixelGrid(scale: view.traitCollection.displayScale)
    let across = axis.cross
    let pixels = min(size[across], room[across]) * grid.scale + PixelGrid.tolerance
    var size = grid.rounded(size)
    size[across] = pixels.rounded(.down) / grid.scale
    return Size(width: max(1 / grid.scale, size.width), height: max(1 / grid.scale, size.height))
  }
}
#endif
