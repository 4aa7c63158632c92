#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import TesseraLayout
import UIKit

/// A cell of a `UICollectionView`, also a header or footer of one, that shows the view of any cell of Tessera's.
final class HostingCollectionCell: UICollectionViewCell, HostingView {
  let slot = HostedSlot()

  override func layoutSubviews() {
    super.layoutSubviews()
    slot.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leave()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      let size = slot.size(
        offered: Size(layoutAttributes.size), width: room ?? layoutAttributes.size.width)
    else {
      return layoutAttributes
    }
    layoutAttributes.size = CGSize(size)
    return layoutAttributes
  }
}

extension HostingCollectionCell {
  /// How wide the cell may be: a flow layout wants every item within its insets.
  private var room: CGFloat? {
    guard let view = superview as? UICollectionView else { return superview?.bounds.width }
    let insets = view.adjustedContentInset
    let own = (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    return max(0, view.bounds.width - insets.left - insets.right - own.left - own.right)
  }
}

/// The view of a cell of Tessera's inside a cell of UIKit's.
@MainActor
final class HostedSlot {
  private var view: UIView?
  private var cell: IndexedCell<UIKitHost>?
  private var state: CellState = []
  /// Whether the cell was told that its view has left it.
  private var hasLeft = true

  /// Shows a cell; the view that is there shows it if it can.
  func show(
    _ cell: IndexedCell<UIKitHost>, state: CellState, in container: UIView,
    _ deliver: @escaping (IndexedCellEvent) -> Void
  ) {
    if self.cell?.kind != cell.kind {
      view?.removeFromSuperview()
      view = cell.isGroup ? GroupView() : cell.makeView(deliver)
      if let view { container.addSubview(view) }
    }
    (self.cell, self.state, hasLeft) = (cell, state, false)
    layOut(in: container)
    fill()
  }

  /// Gives the view the room that there is.
  func layOut(in container: UIView) {
    guard let view, view.frame != container.bounds else { return }
    let isResized = view.bounds.size != container.bounds.size
    view.frame = container.bounds
    // What draws itself draws for a size.
    if isResized, view is CanvasView { fill() }
  }

  /// Tells the cell that its view leaves it.
  func leave() {
    guard let view, !hasLeft else { return }
    hasLeft = true
    cell?.leave(view)
  }

  /// How large the cell is where so much is offered, for layouts that ask; nil: as large as the layout says.
  ///
  /// - Parameter width: How wide it may be at most, where its width is estimated.
  func size(offered: Size, width: Double) -> Size? {
    guard let view, let cell else { return nil }
    var size = offered
    if let group = view as? GroupView {
      size.height = group.height(offered: offered)
      return size
    }
    // UIKit ends the process at a size that is none, whatever is declared and whatever a view says.
    if case .fixed = cell.sizing.height { size.height = cell.sizing.size(offered: offered).height }
    guard cell.sizing.isEstimated else { return size == offered ? nil : size }
    var room = size
    if cell.sizing.width.isEstimated { room.width = width }
    guard let measured = UIKitHost.measure(view, offered: room, sizing: cell.sizing) else { return nil }
    let needed = cell.sizing.size(offered: room, measured: measured)
    if cell.sizing.width.isEstimated { size.width = needed.width }
    if cell.sizing.height.isEstimated { size.height = needed.height }
    return size
  }

  private func fill() {
    if let group = view as? GroupView { return group.show(cell?.groupContent ?? Content()) }
    if let view { _ = cell?.fill(view, size: Size(view.bounds.size), state: state) }
  }
}
#endif
