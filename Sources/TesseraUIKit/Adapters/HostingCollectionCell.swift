#if canImport(UIKit)
import Tessera
import TesseraLayout
import UIKit

/// A cell of a `UICollectionView`, also a header or footer of one, that shows the view of any cell of Tessera's.
final class HostingCollectionCell: UICollectionViewCell {
  private let slot = HostedSlot()

  /// Shows a cell.
  func show(
    _ cell: IndexedCell<UIKitHost>, state: CellState, _ deliver: @escaping (UIView, IndexedCellEvent) -> Void
  ) {
    slot.show(cell, state: state, in: contentView) { [weak self] event in
      if let self { deliver(self, event) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    slot.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    slot.leave()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = slot.height(offered: Size(layoutAttributes.size)) else { return layoutAttributes }
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// The view of a cell of Tessera's inside a cell of UIKit's.
@MainActor
final class HostedSlot {
  private var view: UIView?
  private var cell: IndexedCell<UIKitHost>?
  private var state: CellState = []

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
    (self.cell, self.state) = (cell, state)
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
    if let view { cell?.leave(view) }
  }

  /// How high the cell is where it is so wide, for layouts that ask; nil: as high as the layout says.
  func height(offered: Size) -> Double? {
    guard let view, let cell else { return nil }
    if let group = view as? GroupView { return group.height(offered: offered) }
    if case .fixed(let height) = cell.sizing.height { return height }
    guard cell.sizing.isEstimated else { return nil }
    return UIKitHost.measure(view, offered: offered)?.height
  }

  private func fill() {
    if let group = view as? GroupView { return group.show(cell?.groupContent ?? Content()) }
    if let view { _ = cell?.fill(view, size: Size(view.bounds.size), state: state) }
  }
}
#endif
