#if canImport(UIKit)
import UIKit

// The pointer of a tablet or a computer.

extension CollectionView {
  #if os(tvOS)
  /// There is no pointer.
  func addPointer() {}

  func followPointer() {}
  #else
  /// Has the pointer show what it is over.
  func addPointer() {
    pointers.view = self
    addInteraction(pointerInteraction)
  }

  /// Brings the pointer in line with what is under it after a transaction.
  func followPointer() { pointers.follow(pointerInteraction) }
  #endif
}
#endif
