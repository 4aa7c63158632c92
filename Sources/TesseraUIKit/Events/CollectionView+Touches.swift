#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Input: translates UIKit's touches for the engine.

extension CollectionView {
  /// Adds the recognizers and interactions.
  func addInput() {
    // A finger on the Apple TV remote touches no view: it moves the focus, and buttons arrive as presses.
    #if !os(tvOS)
    let touches = TouchRecognizer(
      isClaimed: { [weak self] in self?.engine.claimsPointer ?? false },
      onTouch: { [weak self] phase, place, event in self?.touch(phase, at: place, event) })
    touches.delegate = touchFilter
    addGestureRecognizer(touches)
    self.touches = touches
    addInteraction(UIContextMenuInteraction(delegate: menus))
    menus.view = self
    #endif
  }

  private func touch(_ phase: PointerEvent.Phase, at place: CGPoint, _ event: UIEvent?) {
    // A touch that stops the content is no tap.
    if phase == .down, touchFilter.hasStoppedContent { return }
    // An open menu receives all touches itself, so a touch on the rows means that it was closed.
    if phase == .down { engine.closeContextMenu() }
    let position = Point(place) - Point(bounds.origin)
    #if os(tvOS)
    let isSecondary = false
    #else
    let isSecondary = event?.buttonMask.contains(.secondary) ?? false
    #endif
    engine.pointer(
      PointerEvent(
        phase, at: position, time: clock.now, button: isSecondary ? .secondary : .primary,
        modifiers: KeyModifiers(event?.modifierFlags ?? [])))
    // A view in a cell may have become first responder by the touch.
    if phase == .up || phase == .cancelled { isEditorStale = true }
    if phase == .up { takeKeys() }
    setNeedsLayout()
  }
}

extension CollectionView {
  /// Becomes first responder for a hardware keyboard, unless another view is.
  private func takeKeys() {
    guard let window, window.firstResponder == nil, canBecomeFirstResponder else { return }
    // A controller around the view may be first responder, to show an input accessory view.
    var responder = next
    while let current = responder {
      if current.isFirstResponder { return }
      responder = current.next
    }
    becomeFirstResponder()
  }
}

/// A recognizer delegate that leaves touches on controls to the controls.
@MainActor
final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
  /// Whether the last touch began while the content was decelerating; recorded here, before the scroll view
  /// stops it.
  private(set) var hasStoppedContent = false

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let collection = gestureRecognizer.view as? CollectionView {
      hasStoppedContent = collection.isAnyScrollViewDecelerating(at: touch.location(in: collection))
    }
    var view = touch.view
    while let candidate = view, !(candidate is CollectionView) {
      if let control = candidate as? UIControl, control.isEnabled { return false }
      #if !os(tvOS)
      if let control = candidate as? ControlView, control.takesTapsBesideControl { return false }
      #endif
      view = candidate.superview
    }
    // A touch in a collection inside a cell does not touch the outer rows.
    return view === gestureRecognizer.view
  }
}
#endif
