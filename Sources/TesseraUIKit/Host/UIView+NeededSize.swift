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
    // A label measured by its constraints alone may ignore the width.
    if !(self is UILabel) {
      let size = constrainedSize(in: room, hugs: hugs, isOpen: isOpen)
      let isKnown = (!hugs || size.width > 0) && (!isOpen || size.height > 0)
      // Without constraints, a size of 0 satisfies all of them.
      if isKnown || !constraints.isEmpty { return size }
    }
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
  /// its current size. The view may be on screen, and stays as it is.
  func fittingSize(in room: CGSize) -> CGSize? { overridesFit ? sizeThatFits(room) : nil }

  private var overridesFit: Bool {
    #if canImport(ObjectiveC)
    let fit = #selector(UIView.sizeThatFits(_:))
    return class_getInstanceMethod(type(of: self), fit) != class_getInstanceMethod(UIView.self, fit)
    #else
    return simulatedHasOwnFit
    #endif
  }
}
#endif
