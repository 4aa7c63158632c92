#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// The work of a layout pass: what was scrolled is told to the engine, the engine decides, and views go where they belong.

extension CollectionView {
  /// Brings everything up to date. A view without an extent shows nothing, and loses nothing.
  ///
  /// - Parameter isAtRest: Whether nothing is to move: what does so is brought to its end.
  func update(isAtRest: Bool = false) {
    guard !isAtWork else { return }
    // What has no extent shows nothing that moves.
    guard bounds.width > 0, bounds.height > 0 else { return clock.wake(at: nil) }
    isAtWork = true
    followSettings()
    followTextSize()
    followKeyboard()
    followEditor()
    followBounds()
    followStrips()
    revealEditor()
    let time = clock.now
    var isOvertaken = false
    if isAtRest || engine.nextFrameTime.map({ $0 <= time }) ?? false {
      stage.updateFrame(at: isAtRest ? nil : time) { transaction in
        for operation in transaction.operations { carryOut(operation) }
        if animating.running != nil, transaction.operations.contains(where: { $0.moves }) {
          isOvertaken = true
        }
        followControllers(transaction)
        onUpdate?(transaction)
      }
    }
    orderViews()
    publishScrolling()
    followWayToTop()
    publishStrips()
    followRefreshing()
    showDropMark()
    followPointer()
    keepFocus()
    publishAccessibility()
    isAtWork = false
    followAnimation(isOvertaken)
    // A press may have become a drag by being held.
    touches?.claim()
    clock.wake(at: window == nil ? nil : engine.nextFrameTime)
  }
}
#endif
