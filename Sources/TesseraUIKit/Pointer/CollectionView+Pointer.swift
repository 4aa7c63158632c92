#if canImport(UIKit) && !os(watchOS)
import UIKit

// The pointer of a tablet or a computer.

extension CollectionView {
  #if os(tvOS)
  /// There is no pointer.
  func addPointer() {}

  func followPointer() {}
  #else
  /// Has the pointer show what it is over, and the words that are declared for it.
  func addPointer() {
    pointers.view = self
    addInteraction(pointerInteraction)
    let interaction = UIToolTipInteraction()
    tooltips.view = self
    interaction.delegate = tooltips
    addInteraction(interaction)
  }

  /// Brings the pointer in line with what is under it after a transaction.
  func followPointer() {
    pointers.follow(pointerInteraction)
    followHover()
  }
  #endif
}
#endif
