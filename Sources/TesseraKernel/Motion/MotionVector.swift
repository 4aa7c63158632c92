/// Four numbers that are animated together.
///
/// Not a SIMD type: those ask for an alignment that small allocators do not give.
package struct MotionVector: Hashable, Sendable {
  /// The first number.
  var x: Double
  /// The second number.
  var y: Double
  /// The third number.
  var z: Double
  /// The fourth number.
  var w: Double

  /// Makes a vector; numbers that are left out are 0.
  init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Four zeros.
  static let zero = MotionVector()

  /// Adds number by number.
  static func + (left: MotionVector, right: MotionVector) -> MotionVector {
    MotionVector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z, w: left.w + right.w)
  }

  /// Subtracts number by number.
  static func - (left: MotionVector, right: MotionVector) -> MotionVector {
    MotionVector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z, w: left.w - right.w)
  }

  /// Multiplies each number by a factor.
  static func * (vector: MotionVector, factor: Double) -> MotionVector {
    MotionVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor, w: vector.w * factor)
  }

  /// The number that is farthest from 0, without its sign.
  var extent: Double { max(max(abs(x), abs(y)), max(abs(z), abs(w))) }

  /// The vector with every number in range: NaN is 0, farther than ± ``Size/largestExtent`` is that far.
  var limited: MotionVector { MotionVector(x: x.limited, y: y.limited, z: z.limited, w: w.limited) }
}
