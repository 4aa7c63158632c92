#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// The work of a layout pass: scrolling is reported to the engine, the engine updates, and views are placed.

extension CollectionView {
  /// Updates everything. An empty view shows nothing, and loses nothing.
  ///
  /// - Parameter isAtRest: Whether all animations are finished at once.
  func update(isAtRest: Bool = false) {
    guard !isUpdating else { return }
    // An empty view shows no animations.
    guard bounds.width > 0, bounds.height > 0 else { return clock.wake(at: nil) }
    isUpdating = true
    applySettings()
    updateTextSize()
    updateKeyboardInset()
    updateEditor()
    reportBounds()
    updateScrollers()
    revealEditor()
    let time = clock.now
    var isSuperseded = false
    if isAtRest || engine.nextFrameTime.map({ $0 <= time }) ?? false {
      stage.updateFrame(at: isAtRest ? nil : time) { transaction in
        for operation in transaction.operations { perform(operation) }
        if animating.running != nil, transaction.operations.contains(where: { $0.moves }) {
          isSuperseded = true
        }
        notifyControllers(transaction)
        onUpdate?(transaction)
      }
    }
    #if !os(tvOS)
    showDeclaredStates()
    #endif
    orderViews()
    publishScrolling()
    trackScrollToTop()
    publishScrollers()
    updateRefreshControl()
    showDropIndicator()
    updatePointer()
    syncFocus()
    #if !os(tvOS)
    syncControlFocus()
    #endif
    publishAccessibility()
    isUpdating = false
    followAnimation(isSuperseded)
    // A press may have become a drag after a delay.
    touches?.claim()
    clock.wake(at: window == nil ? nil : engine.nextFrameTime)
  }
}
#endif
