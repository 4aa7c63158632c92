/// Four numbers that are animated together.
///
/// It is not a SIMD type, because these need an alignment that small allocators do not provide.
package struct MotionVector: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// Creates a vector; omitted numbers are 0.
  init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  static let zero = MotionVector()

  static func + (left: MotionVector, right: MotionVector) -> MotionVector {
    MotionVector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z, w: left.w + right.w)
  }

  static func - (left: MotionVector, right: MotionVector) -> MotionVector {
    MotionVector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z, w: left.w - right.w)
  }

  static func * (vector: MotionVector, factor: Double) -> MotionVector {
    MotionVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor, w: vector.w * factor)
  }

  /// The largest absolute value of the numbers.
  var extent: Double { max(max(abs(x), abs(y)), max(abs(z), abs(w))) }

  /// The vector with every number clamped to ± ``Size/largestExtent``; NaN becomes 0.
  var limited: MotionVector { MotionVector(x: x.limited, y: y.limited, z: z.limited, w: w.limited) }
}
