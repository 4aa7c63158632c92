import TesseraLayout

/// The constraints for the layout of a section: the offered size, and the sides that are determined already.
package struct SectionConstraints: Hashable {
  /// The offered size, in points. A side may be unbounded.
  package var container: Size
  /// The visible size of the section if the container is unbounded, in points.
  var visibleSize: Size
  /// The minimum size of the section, in points.
  var minimumSize = Size.zero
  /// The width in points; `nil` if the content determines it.
  var width: Double?
  /// The height in points; `nil` if the content determines it.
  var height: Double?
}

extension SectionConstraints {
  /// The extent along an axis; `nil` if the content determines it.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
