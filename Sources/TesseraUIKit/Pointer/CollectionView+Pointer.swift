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
    pointing.source.view = self
    addInteraction(pointing.interaction)
    let interaction = UIToolTipInteraction()
    pointing.tooltips.view = self
    interaction.delegate = pointing.tooltips
    addInteraction(interaction)
  }

  func updatePointer() {
    pointing.source.follow(pointing.interaction)
    updateHoverStyles()
  }
  #endif
}
#endif
