import TesseraLayout

/// Something that a ``MotionTrack`` can animate: up to four numbers.
package protocol MotionValue: Hashable, Sendable {
  /// Makes a value from its numbers.
  init(vector: MotionVector)

  /// The numbers of the value; those that it does not have are 0.
  var vector: MotionVector { get }

  /// A difference that nobody sees. A spring that stays within it has come to rest. Above 0.
  static var tolerance: Double { get }
}

/// An opacity or an angle.
extension Double: MotionValue {
  /// The first number.
  package init(vector: MotionVector) { self = vector.x }

  /// The number, and three zeros.
  package var vector: MotionVector { MotionVector(x: self) }

  /// 2^-13, about an eighth of a thousandth.
  package static var tolerance: Double { 0x1p-13 }
}

/// A distance.
extension Point: MotionValue {
  /// The first two numbers.
  package init(vector: MotionVector) { self.init(x: vector.x, y: vector.y) }

  /// The coordinates, and two zeros.
  package var vector: MotionVector { MotionVector(x: x, y: y) }

  /// 2^-6 points.
  package static var tolerance: Double { 0x1p-6 }
}

/// A scale.
extension Scale: MotionValue {
  /// The first two numbers.
  package init(vector: MotionVector) { self.init(x: vector.x, y: vector.y) }

  /// The factors, and two zeros.
  package var vector: MotionVector { MotionVector(x: x, y: y) }

  /// 2^-13, about an eighth of a thousandth.
  package static var tolerance: Double { 0x1p-13 }
}

/// A frame, or how far it is from another one: origin and size number by number.
extension Rect: MotionValue {
  /// The numbers as x, y, width and height.
  package init(vector: MotionVector) {
    self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w)
  }

  /// x, y, width and height.
  package var vector: MotionVector { MotionVector(x: minX, y: minY, z: width, w: height) }

  /// 2^-6 points.
  package static var tolerance: Double { 0x1p-6 }
}
