#if canImport(UIKit) && !os(watchOS)
import UIKit

// The pointer of an iPad or a Mac.

extension CollectionView {
  #if os(tvOS)
  /// Does nothing, because tvOS has no pointer.
  func addPointer() {}

  func updatePointer() {}
  #else
  /// Adds pointer effects and declared tooltips.
  func addPointer() {
    pointers.view = self
    addInteraction(pointerInteraction)
    let interaction = UIToolTipInteraction()
    tooltips.view = self
    interaction.delegate = tooltips
    addInteraction(interaction)
  }

  func updatePointer() {
    pointers.follow(pointerInteraction)
    updateHoverStyles()
  }
  #endif
}
#endif
