#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// The software keyboard covers the bottom of the collection, and counts as a bar. The view with the first
// responder stays the view of its item, visible or not.

extension CollectionView {
  #if os(tvOS)
  /// Does nothing, because tvOS shows its keyboard full screen.
  func observeEditing() {}

  func noticeKeyboard() {}
  #else
  /// Observes keyboards, text fields and text views.
  func observeEditing() {
    keyboard.add(to: observations) { [weak self] in self?.keyboardMoves(to: $0) }
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    for name in names {
      observations.add(name) { [weak self] _ in
        // The old field may still be first responder now, or another view may be already.
        MainActor.assumeIsolated { self?.editorMayHaveChanged() }
      }
    }
  }

  /// Notices a keyboard that was shown before the view was in its window.
  func noticeKeyboard() {
    guard let window else { return }
    editing.keyboard = keyboard.frame(in: window)
    setNeedsLayout()
  }

  private func keyboardMoves(to frame: CGRect?) {
    // A keyboard that leaves goes below the window, which may become higher by a rotation.
    let isInWindow = frame.map { frame in
      window.map { $0.convert(frame, from: nil as UIWindow?).intersects($0.bounds) } ?? true
    }
    editing.keyboard = isInWindow == true ? frame : nil
    editing.isRevealDue = true
    editorMayHaveChanged()
  }
  #endif

  private func editorMayHaveChanged() {
    editing.isStale = true
    setNeedsLayout()
  }

  // MARK: Layout pass

  /// Adds the height that the keyboard covers to the insets, or removes it.
  func updateKeyboardInset() {
    let covered = avoidsKeyboard ? coveredByKeyboard : 0
    guard covered != editing.inset else { return }
    let step = covered - editing.inset
    editing.inset = covered
    editing.isSettingInsets = true
    contentInset.bottom += step
    verticalScrollIndicatorInsets.bottom += step
    editing.isSettingInsets = false
  }

  /// Returns insets that the app sets, with the height of the keyboard.
  ///
  /// - Parameter old: The insets before. An unchanged bottom, as after a change of the top alone, includes the keyboard.
  func addingKeyboard(to insets: UIEdgeInsets, after old: UIEdgeInsets) -> UIEdgeInsets {
    guard !editing.isSettingInsets, insets.bottom != old.bottom else { return insets }
    var insets = insets
    insets.bottom += editing.inset
    return insets
  }

  /// The height that the keyboard covers beyond the safe area, in points.
  private var coveredByKeyboard: CGFloat {
    guard let keyboard = editing.keyboard, let window else { return 0 }
    let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
    // A floating keyboard, and one that is below the screen, do not cover the bottom of what the window shows.
    let bottom = min(bounds.maxY, convert(window.bounds, from: window).maxY)
    guard frame.intersects(bounds), frame.maxY >= bottom - 1 else { return 0 }
    let adjusted = adjustedContentInset.bottom - contentInset.bottom
    return max(0, bounds.maxY - frame.minY - adjusted)
  }

  /// Keeps the cell with the first responder alive, and releases the previous one.
  func updateEditor() {
    let hasEnded = editing.cell != nil && editing.responder?.isFirstResponder != true
    guard editing.isStale || hasEnded else { return }
    editing.isStale = false
    let editor = editingCell
    if editor?.view !== editing.responder { editing.isRevealDue = editor != nil }
    editing.responder = editor?.view
    guard editor?.id != editing.cell else { return }
    if let old = editing.cell { engine.release(old, from: .editing) }
    editing.cell = editor?.id
    if let new = editor?.id { engine.keepAlive(new, for: .editing) }
  }

  /// Scrolls the first responder out from under the keyboard.
  func revealEditor() {
    guard editing.isRevealDue, editing.keyboard != nil else { return }
    editing.isRevealDue = false
    guard let responder = editing.responder, engine.snapping == .none else { return }
    let free = bounds.inset(by: adjustedContentInset)
    let place = convert(responder.bounds, from: responder)
    var distance = 0.0
    if place.maxY > free.maxY { distance = place.maxY - free.maxY }
    if place.minY - distance < free.minY { distance = place.minY - free.minY }
    if distance == 0 { return }
    let origin = engine.viewport.origin
    engine.scroll(to: Point(x: origin.x, y: origin.y + distance), animated: .standard)
  }

  /// Ends editing in a cell whose item was removed.
  func endEditing(in view: UIView, of id: CellID) {
    guard editing.cell == id else { return }
    (editing.cell, editing.responder) = (nil, nil)
    view.endEditing(true)
  }

  /// The first responder and its cell.
  private var editingCell: (id: CellID, view: UIView)? {
    for cell in engine.cells where !cell.isLeaving {
      if let view = stage.view(for: cell.id)?.firstResponder { return (cell.id, view) }
    }
    return nil
  }
}

extension UIView {
  /// The first responder in the view hierarchy, or the view itself.
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponder { return found }
    }
    return nil
  }
}
#endif
