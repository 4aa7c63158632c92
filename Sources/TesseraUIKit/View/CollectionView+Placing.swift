#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Views are placed at their cells' positions, in their order from back to front.

extension CollectionView {
  /// Applies an operation of the engine to a view.
  func perform(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, let placement):
      guard let view = stage.view(for: id) else { return }
      hidden[id] = nil
      (view as? CanvasView)?.mount(id, in: self)
      // Placed before it is added, so that observers of that find it in its place.
      place(view, Presentation(frame: placement.frame))
      clip(view, placement)
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      isOrderDue = true
    case .move(let id, let placement):
      guard let view = stage.view(for: id) else { return }
      let presentation = Presentation(frame: placement.frame)
      if scrolling.isResizedByAnimation, !view.isHidden {
        view.applyPresentation(presentation)
        view.layoutIfNeeded()
      } else {
        place(view, presentation)
      }
      clip(view, placement)
    case .present(let id, let presentation):
      if let view = stage.view(for: id) { place(view, presentation) }
    case .unmount(let id):
      guard let view = stage.view(for: id) else { return }
      endEditing(in: view, of: id)
      // The view stays in the hierarchy, because showing it again costs less than adding it.
      view.isHidden = true
      hidden[id] = view
    case .discard(let id, _):
      hidden.removeValue(forKey: id)?.removeFromSuperview()
      #if !os(tvOS)
      pointing.hovering.removeValue(forKey: id)
      #endif
    case .update: return
    }
  }

  /// Applies a presentation to a view, without animation.
  func place(_ view: UIView, _ presentation: Presentation) {
    UIView.performWithoutAnimation { view.applyPresentation(presentation) }
  }

  /// Clips a view to the window of a scrolling section, and makes pinned portable cells opaque.
  private func clip(_ view: UIView, _ placement: Placement) {
    if let canvas = view as? CanvasView {
      canvas.backgroundColor = placement.layer > 0 ? .ground : nil
    }
    let isCut = placement.visibleFrame != placement.frame
    ClipLayer.show(
      isCut ? placement.clip.map { $0.offset(by: .zero - placement.frame.origin) } : nil, on: view)
  }

  /// Arranges the views from back to front, if any was added.
  func orderViews() {
    guard isOrderDue else { return }
    isOrderDue = false
    #if !os(tvOS)
    defer { if let view = index.view { bringSubviewToFront(view) } }
    #endif
    let wanted = engine.cells.compactMap { stage.view(for: $0.id) }
    let members = Set(wanted.map(ObjectIdentifier.init))
    var current = subviews.filter { members.contains(ObjectIdentifier($0)) }
    guard current.count == wanted.count else { return }
    for position in wanted.indices where current[position] !== wanted[position] {
      let view = wanted[position]
      if position == 0 {
        insertSubview(view, belowSubview: current[0])
      } else {
        insertSubview(view, aboveSubview: wanted[position - 1])
      }
      current.removeAll { $0 === view }
      current.insert(view, at: position)
    }
  }
}
#endif
