/// The axes along which an arrangement is mirrored.
package struct MirroredAxes: Hashable, Sendable {
  private var horizontal = false
  private var vertical = false

  package init() {}

  package subscript(axis: Axis) -> Bool {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var transposed: MirroredAxes {
    var copy = self
    (copy.horizontal, copy.vertical) = (vertical, horizontal)
    return copy
  }
}
