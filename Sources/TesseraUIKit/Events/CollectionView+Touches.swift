#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Input: what UIKit tells of touches becomes what the engine is told.

extension CollectionView {
  /// Makes the view listen.
  func addInput() {
    // A finger on the remote control of a television touches nothing: it moves the focus, and buttons come as presses.
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
    // A finger that stops the content taps nothing.
    if phase == .down, touchFilter.hasStoppedContent { return }
    // A menu that is open on screen takes all touches itself: whoever touches the rows again has closed it.
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
    // Views in cells may have become first responder by it.
    if phase == .up || phase == .cancelled { isEditorStale = true }
    if phase == .up { takeKeys() }
    setNeedsLayout()
  }
}

extension CollectionView {
  /// Has the keys of a hardware keyboard come here, unless they go somewhere already.
  private func takeKeys() {
    guard let window, window.firstResponder == nil, canBecomeFirstResponder else { return }
    // A controller around it may have them, to show what is above the keyboard.
    var responder = next
    while let current = responder {
      if current.isFirstResponder { return }
      responder = current.next
    }
    becomeFirstResponder()
  }
}

/// Leaves touches on controls to them.
@MainActor
final class TouchFilter: NSObject, UIGestureRecognizerDelegate {
  /// Whether the content ran on where the last touch has begun: asked here, before the scroll view has stopped it.
  private(set) var hasStoppedContent = false

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let collection = gestureRecognizer.view as? CollectionView {
      hasStoppedContent = collection.runsOn(at: touch.location(in: collection))
    }
    var view = touch.view
    while let candidate = view, !(candidate is CollectionView) {
      if let control = candidate as? UIControl, control.isEnabled { return false }
      view = candidate.superview
    }
    // In a collection inside a cell, the rows around it are not touched.
    return view === gestureRecognizer.view
  }
}
#endif
