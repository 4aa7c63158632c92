#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// Input: translates UIKit's touches for the engine.

extension CollectionView {
  func addTouches() {
    // A finger on the Apple TV remote touches no view: it moves the focus, and buttons arrive as presses.
    #if !os(tvOS)
    let touches = TouchRecognizer(
      isClaimed: { [weak self] in self?.engine.claimsPointer ?? false },
      onTouch: { [weak self] phase, place, event in self?.touch(phase, at: place, event) },
      onEnd: { [weak self] place, event, mayBeTap in self?.endTouch(at: place, event, mayBeTap: mayBeTap) })
    let taps = TapRecognizer { [weak self] in self?.decide(isTap: $0) }
    for recognizer in [touches, taps] {
      recognizer.delegate = touchFilter
      addGestureRecognizer(recognizer)
    }
    (self.touches, self.taps) = (touches, taps)
    #endif
  }

  func addMenus() {
    #if !os(tvOS)
    addInteraction(UIContextMenuInteraction(delegate: menus))
    menus.view = self
    #endif
  }

  private func touch(_ phase: PointerEvent.Phase, at place: CGPoint, _ event: UIEvent?) {
    if phase == .down {
      endedTouch = EndedTouch()
      // A touch that stops the content is no tap.
      if touchFilter.hasStoppedContent { return }
      // An open menu receives all touches itself, so a touch on the rows means that it was closed.
      engine.closeContextMenu()
    }
    send(pointerEvent(phase, at: place, event))
  }

  private func pointerEvent(_ phase: PointerEvent.Phase, at place: CGPoint, _ event: UIEvent?) -> PointerEvent
  {
    let position = Point(place) - Point(bounds.origin)
    #if os(tvOS)
    let isSecondary = false
    #else
    let isSecondary = event?.buttonMask.contains(.secondary) ?? false
    #endif
    // A press that a recognizer of a cell has ended must not become a long one because that is noticed late.
    let time = phase == .cancelled ? endedTouch.lastTime : clock.now
    endedTouch.lastTime = time
    return PointerEvent(
      phase, at: position, time: time, button: isSecondary ? .secondary : .primary,
      modifiers: KeyModifiers(event?.modifierFlags ?? []))
  }

  private func send(_ event: PointerEvent) {
    engine.pointer(event)
    // A view in a cell may have become first responder by the touch.
    if event.phase == .up || event.phase == .cancelled { editing.isStale = true }
    if event.phase == .up { takeKeys() }
    setNeedsLayout()
  }

  // MARK: Taps

  private func endTouch(at place: CGPoint, _ event: UIEvent?, mayBeTap: Bool) {
    let up = pointerEvent(.up, at: place, event)
    guard mayBeTap else { return send(up) }
    endedTouch.up = up
    if let isTap = endedTouch.decision ?? (taps?.state == .failed ? false : nil) { decide(isTap: isTap) }
  }

  /// Handles UIKit's decision on whether a touch may be a tap. It may come before or after the end of the touch.
  private func decide(isTap: Bool) {
    guard let up = endedTouch.up else { return endedTouch.decision = isTap }
    let wasWithheld = endedTouch.isWithheld
    endedTouch = EndedTouch()
    guard isTap else { return wasWithheld ? () : send(up.changed(to: .cancelled)) }
    if wasWithheld { send(up.changed(to: .down)) }
    send(up)
  }

  /// Withdraws the press of a touch that has ended and still waits for a recognizer in a cell, because it must not become
  /// a long press.
  func withholdEndedTouch() {
    guard let up = endedTouch.up, !endedTouch.isWithheld else { return }
    endedTouch.isWithheld = true
    engine.pointer(up.changed(to: .cancelled))
  }
}

/// The last touch, which may be a tap when it has ended.
struct EndedTouch {
  /// The event for the engine; `nil` if the touch has not ended.
  var up: PointerEvent?
  /// Whether UIKit lets the touch be a tap; `nil` if it has not decided.
  var decision: Bool?
  /// The time of the last event of the touch, in seconds.
  var lastTime = 0.0
  /// Whether the press was withdrawn from the engine until the decision.
  var isWithheld = false
}

extension PointerEvent {
  fileprivate func changed(to phase: Phase) -> PointerEvent {
    PointerEvent(phase, at: position, time: time, button: button, modifiers: modifiers)
  }
}

extension CollectionView {
  /// Becomes first responder for a hardware keyboard, if there is one, unless another view is.
  private func takeKeys() {
    guard !isFirstResponder, HardwareKeyboard.isConnected, let window, window.firstResponder == nil,
      canBecomeFirstResponder
    else { return }
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
      // Two recognizers ask for each touch.
      if gestureRecognizer is TouchRecognizer {
        hasStoppedContent = collection.isAnyScrollViewDecelerating(at: touch.location(in: collection))
        collection.stopGliding()
      }
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
