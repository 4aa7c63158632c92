#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Views go where their cells belong, in the order in which they cover each other.

extension CollectionView {
  /// Does to a view what the engine has done to its cell.
  func carryOut(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, let placement):
      guard let view = stage.view(for: id) else { return }
      hidden[id] = nil
      // Before it comes: whoever hears of that finds it in its place.
      place(view, Presentation(frame: placement.frame))
      clip(view, placement)
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      isOrderDue = true
    case .move(let id, let placement):
      guard let view = stage.view(for: id) else { return }
      place(view, Presentation(frame: placement.frame))
      clip(view, placement)
    case .present(let id, let presentation):
      if let view = stage.view(for: id) { place(view, presentation) }
    case .unmount(let id):
      guard let view = stage.view(for: id) else { return }
      endEditing(in: view, of: id)
      // It stays in the hierarchy: showing it again costs less than adding it.
      view.isHidden = true
      hidden[id] = view
    case .discard(let id, _):
      hidden.removeValue(forKey: id)?.removeFromSuperview()
      #if !os(tvOS)
      hovering.removeValue(forKey: id)
      #endif
    case .update: return
    }
  }

  /// Shows a view somewhere, under an effect, at once.
  func place(_ view: UIView, _ presentation: Presentation) {
    UIView.performWithoutAnimation { view.pose(presentation) }
  }

  /// Cuts a view off at the window of a section that scrolls by itself, and lets nothing shine through what is pinned.
  private func clip(_ view: UIView, _ placement: Placement) {
    if let canvas = view as? CanvasView {
      canvas.backgroundColor = placement.layer > 0 ? .ground : nil
    }
    let isCut = placement.visibleFrame != placement.frame
    ClipLayer.show(
      isCut ? placement.clip.map { $0.offset(by: .zero - placement.frame.origin) } : nil, on: view)
  }

  /// Brings the views into the order from back to front, if any has come.
  func orderViews() {
    guard isOrderDue else { return }
    isOrderDue = false
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
