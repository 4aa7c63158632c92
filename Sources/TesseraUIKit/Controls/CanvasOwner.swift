#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraComponents
import UIKit

/// A container of the views of portable cells, which receives the events of their controls.
@MainActor
protocol CanvasOwner: AnyObject {
  /// Returns the item that a view shows; `nil` if it shows none.
  func item(of canvas: CanvasView) -> ItemKey?

  #if !os(tvOS)
  /// Handles what the user does with a control.
  func handle(_ event: ControlEvent, of control: ControlView)

  /// Handles an event of a native view in a drawing.
  func handle(_ event: NativeViewEvent, from canvas: CanvasView)

  /// Handles that the user begins to type into a field.
  func didBeginEditing(_ field: TypingView)

  /// Handles that the user no longer types into a field.
  func didEndEditing(_ field: TypingView)

  /// Moves the keyboard from a field to the next or previous one.
  func moveFocus(from field: TypingView, forward: Bool)
  #endif
}

extension CollectionView: CanvasOwner {
  func item(of canvas: CanvasView) -> ItemKey? { canvas.id.flatMap { engine[$0]?.key } }

  #if !os(tvOS)
  func handle(_ event: NativeViewEvent, from canvas: CanvasView) {
    if let id = canvas.id { engine.receive(event, from: id) }
    setNeedsLayout()
  }
  #endif
}
#endif
