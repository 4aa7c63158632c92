#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import TesseraLayout
import UIKit

// The views of the controls and native views of a drawing.

extension CanvasView {
  /// Returns the view of a control by its position in the cell; `nil` if there is none.
  func control(_ index: Int) -> ControlView? { controls.first { $0.control.index == index } }

  /// Shows the controls and native views of the drawing. A view of the same kind is used again, so that it
  /// keeps the keyboard and the caret.
  func showViews() {
    let parts = drawing.hostedParts
    if parts.isEmpty, controls.isEmpty, nativeViews.isEmpty { return }
    isUserInteractionEnabled = !parts.isEmpty
    let key = owner?.item(of: self)
    let isOther = key != shownKey
    shownKey = key
    var (count, position) = (0, 0)
    for part in parts {
      switch part {
      case .control(let control, let frame, let opacity):
        show(control, at: count, subview: position, isOther: isOther)
        controls[count].frame = CGRect(frame)
        controls[count].alpha = opacity
        count += 1
      case .nativeView(let native, let frame, let opacity):
        guard let view = show(native, in: CGRect(frame), subview: position, isOther: isOther) else {
          continue
        }
        view.alpha = opacity
      }
      position += 1
    }
    while controls.count > count { remove(controls.removeLast()) }
    for view in nativeViews.takeUnused() { view.removeFromSuperview() }
  }

  /// Shows a control at a position among the controls.
  private func show(_ control: Control, at position: Int, subview: Int, isOther: Bool) {
    if controls.indices.contains(position), controls[position].kind == ControlView.Kind(control.kind) {
      controls[position].show(control, isOther: isOther)
    } else {
      insert(.make(control), at: position, subview: subview)
    }
  }

  /// Inserts a new view, in place of one of another kind.
  private func insert(_ control: ControlView, at position: Int, subview: Int) {
    control.canvas = self
    if controls.indices.contains(position) {
      remove(controls[position])
      controls[position] = control
    } else {
      controls.append(control)
    }
    insertSubview(control, at: subview)
  }

  /// Shows a native view. Returns its view; `nil` if it is a view of another host.
  private func show(_ native: NativeView, in frame: CGRect, subview: Int, isOther: Bool) -> UIView? {
    let view = nativeViews.show(native, size: Size(frame.size), ofOtherItem: isOther) { [weak self] in
      self?.send($0)
    }
    guard let view else { return nil }
    if view.superview !== self { insertSubview(view, at: subview) }
    view.frame = frame
    view.isUserInteractionEnabled = native.isEnabled
    return view
  }

  private func remove(_ control: ControlView) {
    control.canvas = nil
    control.removeFromSuperview()
  }

  /// Sends the event of a control to the item that the view shows.
  func send(_ event: ControlEvent, from control: ControlView) {
    guard let owner, shownKey != nil, owner.item(of: self) == shownKey else { return }
    owner.handle(event, of: control)
  }
}

extension CanvasView {
  /// Sends the event of a native view to the item that the view shows.
  fileprivate func send(_ event: NativeViewEvent) {
    guard let owner, shownKey != nil, owner.item(of: self) == shownKey else { return }
    owner.handle(event, from: self)
  }
}
#endif
