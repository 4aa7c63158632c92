/// The match of an item in the other version, packed into four bytes.
@frozen @usableFromInline
struct Match: BitwiseCopyable, Sendable {
  /// A nonnegative code is a position, and bit 30 marks a pair that has to move. A negative code is no match
  /// (-1) or a match in another section.
  @usableFromInline var code: Int32

  @inlinable
  init(code: Int32) { self.code = code }

  @inlinable static var none: Match { Match(code: -1) }

  /// Creates a match in the same list, by its position within the other version's middle.
  @inlinable
  init(_ position: Int) { code = Int32(truncatingIfNeeded: position) }

  /// Creates a match in another section, by the number of the cross-section move.
  @inlinable
  init(crossSectionMove: Int) { code = -2 - Int32(truncatingIfNeeded: crossSectionMove) }

  @inlinable var isNone: Bool { code == -1 }

  @inlinable var isInSameList: Bool { code >= 0 }

  @inlinable var isInOtherSection: Bool { code < -1 }

  /// The position within the other version's middle, if the match is in the same list.
  @inlinable var position: Int { Int(code & ~Match.movingFlag) }

  /// The number of the cross-section move, if the match is in another section.
  @inlinable var crossSectionMove: Int { -2 - Int(code) }

  @inlinable var isMoving: Bool { code >= 0 && code & Match.movingFlag != 0 }

  @inlinable
  mutating func setMoving() { code |= Match.movingFlag }

  @inlinable static var movingFlag: Int32 { 1 << 30 }

  /// The maximum number of items between the common prefix and suffix; longer lists are treated as having no
  /// other common items.
  @inlinable static var limit: Int { min(1 << 30, Int.max / 64) }
}

extension Scratch<Match> {
  /// Calls a function with the position of each item without a match.
  ///
  /// - Parameters:
  ///   - count: The number of such items; the search ends after the last of them.
  ///   - isBackwards: Whether the search starts at the end.
  @inlinable
  func forEachUnmatched(_ count: Int, isBackwards: Bool = false, _ body: (Int) -> Void) {
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
