import TesseraLayout
import TestSupport

struct TestWrapper {
  let name: String
  let wrap: (Layout) -> Layout
  /// Converts insets inside the wrapper to insets around it.
  var turn: (Insets) -> Insets = { $0 }
}

extension SeededGenerator {
  /// Returns a wrapper of a random kind with random settings that does not change the visible rectangle.
  mutating func wrapper(wild: Bool) -> TestWrapper {
    switch int(0...9) {
    case 0, 1: return TestWrapper(name: ".transposed()", wrap: { $0.transposed() }, turn: { $0.transposed })
    case 2:
      return TestWrapper(
        name: ".mirrored()", wrap: { $0.mirrored() },
        turn: { Insets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) })
    case 3:
      return TestWrapper(
        name: ".reversed()", wrap: { $0.reversed() },
        turn: { Insets(top: $0.bottom, left: $0.left, bottom: $0.top, right: $0.right) })
    case 4:
      let axis = pick([nil, Axis.horizontal, .vertical])
      return TestWrapper(name: ".centered(\(axis as Any))", wrap: { $0.centered(along: axis) })
    case 5:
      let ratio =
        wild ? pick([1e-300, 1e300, .leastNonzeroMagnitude, extent(wild: true)]) : pick([0.5, 1, 16.0 / 9])
      return TestWrapper(name: ".aspect(\(ratio))", wrap: { $0.aspect(ratio) })
    case 6, 7:
      let scale = pixelScale(wild: wild)
      return TestWrapper(name: ".rounded(\(scale))", wrap: { $0.rounded(to: scale) })
    default:
      let sign = chance(30) ? -1.0 : 1
      let insets = Insets(
        top: sign * extent(wild: wild), left: extent(wild: wild), bottom: extent(wild: wild),
        right: sign * extent(wild: wild))
      return TestWrapper(name: ".inset(\(insets))", wrap: { $0.inset(insets) })
    }
  }

  mutating func pixelScale(wild: Bool) -> Double {
    if wild, chance(50) { return pick([0, -1, .nan, .infinity, 1e-9, 1e9, 1024, 0x1p-10]) }
    return pick([1, 1, 2, 3, 1.5, 2.625, 0.125])
  }
}
