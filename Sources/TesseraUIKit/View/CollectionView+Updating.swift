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
    let isAtRest = showing.takeImmediate() || isAtRest
    applySettings()
    updateTextSize()
    updateEditor()
    touches?.giveUpIfFailed()
    withholdEndedTouch()
    advanceGlide()
    reportBounds()
    updateScrollers()
    revealEditor()
    let time = clock.now
    var isSuperseded = false
    if isAtRest || engine.nextFrameTime.map({ $0 <= time }) ?? false {
      let pull = isMovedByUIKit ? pull : .zero
      isSuperseded = performFrame(at: isAtRest ? nil : time)
      if followHeldItem() || followPull(pull) {
        isSuperseded = performFrame(at: isAtRest ? nil : time) || isSuperseded
      }
    }
    #if !os(tvOS)
    showDeclaredStates()
    updateTablePan()
    #endif
    orderViews()
    publishScrolling()
    trackMovement()
    publishScrollers()
    updateRefreshControl()
    #if !os(tvOS)
    placeIndex()
    #endif
    showDropIndicator()
    updatePointer()
    syncFocus()
    #if !os(tvOS)
    syncControlFocus()
    #endif
    updateAccessibility()
    isUpdating = false
    followAnimation(isSuperseded)
    // A press may have become a drag after a delay.
    touches?.claim()
    let next = scrolling.glide.map { _ in clock.now } ?? engine.nextFrameTime
    clock.wake(at: window == nil ? nil : next)
    callCompletions()
  }

  /// Performs a transaction of the engine.
  ///
  /// - Parameter time: The time of the frame; `nil` to finish all animations.
  /// - Returns: Whether the transaction has moved cells that an animator moves.
  private func performFrame(at time: Double?) -> Bool {
    var isSuperseded = false
    stage.updateFrame(at: time) { transaction in
      for operation in transaction.operations { perform(operation) }
      if animating.running != nil, transaction.operations.contains(where: { $0.moves }) {
        isSuperseded = true
      }
      notifyControllers(transaction)
      onUpdate?(transaction)
    }
    return isSuperseded
  }
}
#endif
