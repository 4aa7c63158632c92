import TesseraLayout

/// The room that a section is offered, and what of its size is decided already.
package struct SectionRoom: Hashable {
  /// The extents that the section could take, in points; a side may have no end.
  package var container: Size
  /// How much of the section can be seen at once where the container has no end, in points.
  var seen: Size
  /// The extents that the section has at least.
  var least = Size.zero
  /// The width, where the content does not decide it.
  var width: Double?
  /// The height, where the content does not decide it.
  var height: Double?
}

extension SectionRoom {
  /// The extent along an axis, where the content does not decide it.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
