#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Returns the fitting size of the view.
  ///
  /// - Parameters:
  ///   - room: The available size.
  ///   - hugs: Whether the view may be narrower than the available width; else it is as wide.
  ///   - isOpen: Whether the view may have another height than the available one; else it is as high.
  /// - Returns: The size; `nil` if neither constraints nor `sizeThatFits(_:)` determine it.
  func neededSize(in room: CGSize, hugs: Bool, isOpen: Bool) -> CGSize? {
    let size = constrainedSize(in: room, hugs: hugs, isOpen: isOpen)
    let isKnown = (!hugs || size.width > 0) && (!isOpen || size.height > 0)
    // Without constraints, a size of 0 satisfies all of them.
    if isKnown || !constraints.isEmpty { return size }
    let open = CGSize(width: room.width, height: isOpen ? .greatestFiniteMagnitude : room.height)
    guard let fitting = fittingSize(in: open) else { return nil }
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

  /// Returns the result of `sizeThatFits(_:)`; `nil` if a view does not override it, so that the result is
  /// its current size.
  func fittingSize(in room: CGSize) -> CGSize? {
    let size = sizeThatFits(room)
    guard size == bounds.size else { return size }
    var isSilent = false
    UIView.performWithoutAnimation {
      let (old, resizes) = (bounds, autoresizesSubviews)
      // Subviews would not return to their frames after every change of size.
      autoresizesSubviews = false
      bounds.size = old.size == .zero ? CGSize(width: 1, height: 1) : .zero
      isSilent = sizeThatFits(room) == bounds.size
      bounds = old
      autoresizesSubviews = resizes
    }
    return isSilent ? nil : size
  }
}
#endif
