#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraComponents
import TesseraIndexing
import TesseraLayout
import UIKit

/// A cell, header or footer of a `UICollectionView` that shows the view of any Tessera cell.
final class HostingCollectionCell: UICollectionViewCell, HostingView {
  let cellContainer = HostedCellContainer()

  override func layoutSubviews() {
    super.layoutSubviews()
    cellContainer.layOut(in: contentView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leave()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      let size = cellContainer.size(
        offered: Size(layoutAttributes.size),
        width: room(inSection: layoutAttributes.indexPath.section) ?? layoutAttributes.size.width)
    else {
      return layoutAttributes
    }
    layoutAttributes.size = CGSize(size)
    return layoutAttributes
  }
}

extension HostingCollectionCell {
  /// Returns the maximum width of the cell: a flow layout requires all items within its insets.
  private func room(inSection section: Int) -> CGFloat? {
    guard let view = superview as? UICollectionView else { return superview?.bounds.width }
    let insets = view.adjustedContentInset
    let own = (view.collectionViewLayout as? UICollectionViewFlowLayout).map { layout in
      let adapter = view.dataSource as? CollectionAdapterDelegate
      return adapter?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }
    return max(0, view.bounds.width - insets.left - insets.right - (own?.left ?? 0) - (own?.right ?? 0))
  }
}

/// The view of a Tessera cell inside a UIKit cell.
@MainActor
final class HostedCellContainer {
  private var view: UIView?
  private var cell: IndexPathCell<UIKitHost>?
  private var state: CellState = []
  /// Whether the cell was notified that its view no longer shows it.
  private var hasLeft = true

  /// Shows a cell, in the existing view if that is of its kind.
  func show(
    _ cell: IndexPathCell<UIKitHost>, state: CellState, in container: UIView, _ trace: CellTrace,
    _ deliver: @escaping (IndexPathCellEvent) -> Void
  ) {
    if self.cell?.kind != cell.kind {
      view?.removeFromSuperview()
      view = trace.tracer.around(.makeView, trace.number) {
        cell.isGroup ? GroupView() : cell.makeView(deliver)
      }
      if let view { container.addSubview(view) }
    }
    (self.cell, self.state, hasLeft) = (cell, state, false)
    layOut(in: container)
    trace.tracer.around(.updateView, trace.number) { fill() }
  }

  func layOut(in container: UIView) {
    guard let view, view.frame != container.bounds else { return }
    let isResized = view.bounds.size != container.bounds.size
    view.frame = container.bounds
    // A portable cell draws for a size.
    if isResized, view is CanvasView { fill() }
  }

  /// Notifies the cell that its view no longer shows it.
  func leave() {
    guard let view, !hasLeft else { return }
    hasLeft = true
    cell?.leave(view)
  }

  /// Returns the preferred size of the cell, for layouts that request it; `nil` if it has the size of the
  /// layout.
  ///
  /// - Parameters:
  ///   - offered: The offered size.
  ///   - width: The maximum width, if the width is estimated.
  func size(offered: Size, width: Double) -> Size? {
    guard let view, let cell else { return nil }
    var size = offered
    if let group = view as? GroupView {
      size.height = group.height(offered: offered)
      return size
    }
    // UIKit raises an exception for an invalid size, whatever the cell declares and the view returns.
    if case .fixed = cell.sizing.height { size.height = cell.sizing.size(offered: offered).height }
    guard cell.sizing.isEstimated else { return size == offered ? nil : size }
    var room = size
    if cell.sizing.width.isEstimated { room.width = width }
    SystemText.update(for: view.traitCollection)
    var open = room
    if cell.sizing.height.isEstimated { open.height = Size.largestExtent }
    guard
      let measured = cell.measure(offered: open)
        ?? UIKitHost.measure(view, offered: room, sizing: cell.sizing)
    else { return nil }
    let needed = cell.sizing.size(offered: room, measured: measured)
    if cell.sizing.width.isEstimated { size.width = needed.width }
    if cell.sizing.height.isEstimated { size.height = needed.height }
    return size
  }

  private func fill() {
    if let group = view as? GroupView { return group.show(cell?.groupContent ?? Content()) }
    if let canvas = view as? CanvasView {
      SystemText.update(for: canvas.traitCollection)
      canvas.owner = self
    }
    if let view { _ = cell?.fill(view, size: Size(view.bounds.size), state: state) }
  }
}

// The view of an adapter has no engine: the handlers of controls are called at once.
extension HostedCellContainer: CanvasOwner {
  func item(of canvas: CanvasView) -> ItemKey? { cell?.key }

  #if !os(tvOS)
  func handle(_ event: ControlEvent, of control: ControlView) {
    cell?.declared.handle(event)
    control.setNeedsState()
  }

  func handle(_ event: NativeViewEvent, from canvas: CanvasView) {
    if let cell { cell.declared.handle(event, from: cell.key) }
  }

  func didBeginEditing(_ field: TypingView) {}

  func didEndEditing(_ field: TypingView) {}

  func moveFocus(from field: TypingView, forward: Bool) {}
  #endif
}
#endif
