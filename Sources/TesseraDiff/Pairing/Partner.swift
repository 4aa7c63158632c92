/// Where an item is in the other version, packed into four bytes.
@frozen @usableFromInline
struct Partner: BitwiseCopyable, Sendable {
  /// Negative codes: nobody (-1), or somebody in another section. Bit 30: the pair has to move.
  @usableFromInline var code: Int32

  @inlinable
  init(code: Int32) { self.code = code }

  /// Nobody.
  @inlinable static var none: Partner { Partner(code: -1) }

  /// An item of the same list, by its position within the other version's middle.
  @inlinable
  init(_ position: Int) { code = Int32(truncatingIfNeeded: position) }

  /// An item of another section, by the number of the crossing.
  @inlinable
  init(crossing: Int) { code = -2 - Int32(truncatingIfNeeded: crossing) }

  @inlinable var isNone: Bool { code == -1 }

  /// Whether the partner is in the same list.
  @inlinable var isNear: Bool { code >= 0 }

  /// Whether the partner is in another section.
  @inlinable var isCrossing: Bool { code < -1 }

  /// The partner's position within the other version's middle, if it is in the same list.
  @inlinable var position: Int { Int(code & ~Partner.moving) }

  /// The number of the crossing, if the partner is in another section.
  @inlinable var crossing: Int { -2 - Int(code) }

  /// Whether the pair has to move within its list.
  @inlinable var isMoving: Bool { code >= 0 && code & Partner.moving != 0 }

  @inlinable
  mutating func setMoving() { code |= Partner.moving }

  @inlinable static var moving: Int32 { 1 << 30 }

  /// Lists with more items than this between their common start and end are taken to have nothing in common there.
  @inlinable static var limit: Int { min(1 << 30, Int.max / 64) }
}

extension Scratch<Partner> {
  /// Calls a function with the position of each item without a partner.
  ///
  /// - Parameter count: How many there are; nothing is looked at behind the last of them.
  @inlinable
  func forEachUnpaired(_ count: Int, isBackwards: Bool = false, _ body: (Int) -> Void) {
    var remaining = count
    var position = isBackwards ? self.count - 1 : 0
    while remaining > 0 {
      if self[position].isNone {
        remaining -= 1
        body(position)
      }
      position += isBackwards ? -1 : 1
    }
  }
}
