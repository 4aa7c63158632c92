#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import TesseraLayout
import UIKit

// The views of the controls of a drawing.

extension CanvasView {
  /// Returns the view of a control by its position in the cell; `nil` if there is none.
  func control(_ index: Int) -> ControlView? { controls.first { $0.control.index == index } }

  /// Shows the controls of the drawing.
  ///
  /// A view of the same kind is used again, so that it keeps the keyboard and the caret.
  func showControls() {
    let declared = drawing.controls
    if declared.isEmpty, controls.isEmpty { return }
    isUserInteractionEnabled = !declared.isEmpty
    let key = owner?.item(of: self)
    let isOther = key != shownKey
    shownKey = key
    for (position, (control, frame)) in declared.enumerated() {
      if controls.indices.contains(position), controls[position].kind == ControlView.Kind(control.kind) {
        controls[position].show(control, isOther: isOther)
      } else {
        insert(.make(control), at: position)
      }
      controls[position].frame = CGRect(frame)
    }
    while controls.count > declared.count { remove(controls.removeLast()) }
  }

  /// Inserts a new view, in place of one of another kind.
  private func insert(_ control: ControlView, at position: Int) {
    control.canvas = self
    if controls.indices.contains(position) {
      remove(controls[position])
      controls[position] = control
    } else {
      controls.append(control)
    }
    insertSubview(control, at: position)
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

extension Drawing {
  /// The controls with their frames.
  fileprivate var controls: [(control: Control, frame: Rect)] {
    commands.compactMap { command in
      if case .control(let control, let frame) = command { (control, frame) } else { nil }
    }
  }
}
#endif
