import TesseraLayout

/// A value of up to four numbers that a ``MotionTrack`` can animate.
package protocol MotionValue: Hashable, Sendable {
  /// Creates a value from its numbers.
  init(vector: MotionVector)

  /// The numbers of the value, followed by zeros.
  var vector: MotionVector { get }

  /// The largest invisible difference, above 0. A spring that stays within it has come to rest.
  static var tolerance: Double { get }
}

/// An opacity or an angle.
extension Double: MotionValue {
  package init(vector: MotionVector) { self = vector.x }

  package var vector: MotionVector { MotionVector(x: self) }

  /// 2^-13, about an eighth of a thousandth.
  package static var tolerance: Double { 0x1p-13 }
}

/// An offset.
extension Point: MotionValue {
  package init(vector: MotionVector) { self.init(x: vector.x, y: vector.y) }

  package var vector: MotionVector { MotionVector(x: x, y: y) }

  /// 2^-6 points.
  package static var tolerance: Double { 0x1p-6 }
}

/// A scale.
extension Scale: MotionValue {
  package init(vector: MotionVector) { self.init(x: vector.x, y: vector.y) }

  package var vector: MotionVector { MotionVector(x: x, y: y) }

  /// 2^-13, about an eighth of a thousandth.
  package static var tolerance: Double { 0x1p-13 }
}

/// A frame, or the difference of two frames: origin and size number by number.
extension Rect: MotionValue {
  package init(vector: MotionVector) {
    self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
  }

  package var vector: MotionVector { MotionVector(x: minX, y: minY, z: width, w: height) }

  /// 2^-6 points.
  package static var tolerance: Double { 0x1p-6 }
}
