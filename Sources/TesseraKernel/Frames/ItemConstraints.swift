import TesseraLayout

/// The constraints for the items of a section, or for its child sections.
struct ItemConstraints: Hashable {
  /// The visible size, to which sizes refer along an unbounded axis, in points.
  var visibleSize = Size.zero
  /// The minimum total width, if the section is as wide as its contents; otherwise `nil`.
  var minimumWidth: Double?
  /// The minimum total height, if the section is as high as its contents; otherwise `nil`.
  var minimumHeight: Double?
}

extension ItemConstraints {
  /// The minimum extent along an axis.
  subscript(minimumAlong axis: Axis) -> Double? {
    get { axis == .horizontal ? minimumWidth : minimumHeight }
    set { if axis == .horizontal { minimumWidth = newValue } else { minimumHeight = newValue } }
  }

  /// Returns the constraints within insets.
  func narrowed(by insets: Insets) -> ItemConstraints {
    ItemConstraints(
      visibleSize: visibleSize.narrowed(by: insets),
      minimumWidth: minimumWidth?.narrowed(by: insets, along: .horizontal),
      minimumHeight: minimumHeight?.narrowed(by: insets, along: .vertical))
  }
}
