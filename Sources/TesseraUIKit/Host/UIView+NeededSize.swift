#if canImport(UIKit)
import UIKit

extension UIView {
  /// The size that the view needs in a room.
  ///
  /// - Parameters:
  ///   - room: What is offered.
  ///   - hugs: Whether the view may be less wide than the room; else it is as wide.
  ///   - isOpen: Whether the view may have another height than the room; else it is as high.
  /// - Returns: The size; nil where neither constraints nor `sizeThatFits(_:)` say.
  func neededSize(in room: CGSize, hugs: Bool, isOpen: Bool) -> CGSize? {
    let size = constrainedSize(in: room, hugs: hugs, isOpen: isOpen)
    let isKnown = (!hugs || size.width > 0) && (!isOpen || size.height > 0)
    // Without constraints nothing is what satisfies them all.
    if isKnown || !constraints.isEmpty { return size }
    let fitting = fittingSize(
      in: CGSize(width: room.width, height: isOpen ? .greatestFiniteMagnitude : room.height))
    guard fitting.width > 0 || fitting.height > 0 else { return nil }
    return CGSize(
      width: hugs ? min(fitting.width, room.width) : room.width, height: isOpen ? fitting.height : room.height
    )
  }

  private func constrainedSize(in room: CGSize, hugs: Bool, isOpen: Bool) -> CGSize {
    let height = isOpen ? UIView.layoutFittingCompressedSize.height : room.height
    let vertical: UILayoutPriority = isOpen ? .fittingSizeLevel : .required
    if hugs {
      let size = systemLayoutSizeFitting(
        CGSize(width: UIView.layoutFittingCompressedSize.width, height: height),
        withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: vertical)
      if size.width <= room.width { return size }
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: room.width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: vertical)
    return CGSize(width: min(size.width, room.width), height: size.height)
  }

  /// What `sizeThatFits(_:)` says. A view that does not override it answers with the size that it has: then it has none.
  private func fittingSize(in room: CGSize) -> CGSize {
    let size = sizeThatFits(room)
    guard size == bounds.size, size != .zero else { return size }
    var own = CGSize.zero
    UIView.performWithoutAnimation {
      let old = bounds
      bounds.size = .zero
      own = sizeThatFits(room)
      bounds = old
    }
    return own
  }
}
#endif
