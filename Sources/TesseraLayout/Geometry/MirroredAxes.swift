/// Along which axes something is mirrored.
package struct MirroredAxes: Hashable, Sendable {
  private var horizontal = false
  private var vertical = false

  /// Along none.
  package init() {}

  /// Whether it is mirrored along an axis.
  package subscript(axis: Axis) -> Bool {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The same with the axes exchanged.
  var transposed: MirroredAxes {
    var copy = self
    (copy.horizontal, copy.vertical) = (vertical, horizontal)
    return copy
  }
}
