/// A position of a ``Surface`` in eight bytes: a character or half of a wide one, and its style.
struct ScreenCell: Hashable {
  /// Bits 0–31: a scalar, or an index of the glyph pool with the top bit set. Bits 32–55: the style. Bits
  /// 56–57: the ``Kind``.
  private var bits: UInt64

  /// The columns that the character covers.
  enum Kind: UInt64 {
    case narrow = 0
    /// The left column of two.
    case lead = 1
    /// The right column of two, which has no glyph of its own.
    case continuation = 2
  }

  @inline(__always)
  init(_ glyph: Glyph, style: StyleID, kind: Kind = .narrow) {
    bits = UInt64(glyph.rawValue) | UInt64(style.rawValue) << 32 | kind.rawValue << 56
  }

  private init(bits: UInt64) { self.bits = bits }

  /// An empty cell in the terminal's own colors.
  static let blank = ScreenCell(.space, style: .plain)

  /// A cell whose content on the terminal is unknown; it differs from every cell that is written.
  static let unknown = ScreenCell(bits: .max)

  @inline(__always)
  var glyph: Glyph { Glyph(rawValue: UInt32(truncatingIfNeeded: bits)) }

  @inline(__always)
  var style: StyleID { StyleID(rawValue: UInt32(truncatingIfNeeded: bits >> 32) & 0xFF_FFFF) }

  @inline(__always)
  var isLead: Bool { bits >> 56 == Kind.lead.rawValue }

  @inline(__always)
  var isContinuation: Bool { bits >> 56 == Kind.continuation.rawValue }

  @inline(__always)
  var isNarrow: Bool { bits >> 56 == Kind.narrow.rawValue }

  @inline(__always)
  var width: Int { isLead ? 2 : 1 }

  /// The cell without its character.
  var emptied: ScreenCell { ScreenCell(.space, style: style) }

  func remapped(glyph: Glyph, style: StyleID) -> ScreenCell {
    ScreenCell(bits: (bits >> 56) << 56 | UInt64(style.rawValue) << 32 | UInt64(glyph.rawValue))
  }
}

/// A character on the surface: a scalar, an index of the ``GlyphPool``, or the number of a picture.
struct Glyph: RawRepresentable, Hashable {
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inline(__always)
  init(_ scalar: Unicode.Scalar) { rawValue = scalar.value }

  @inline(__always)
  init(poolIndex: Int) { rawValue = UInt32(truncatingIfNeeded: poolIndex) | 1 << 31 }

  /// Creates the glyph of a cell that is covered by a picture.
  @inline(__always)
  init(picture number: Int) {
    rawValue = UInt32(truncatingIfNeeded: number & Self.maximumPicture) | 0b11 << 30
  }

  static let space = Glyph(" ")

  /// The largest number of a picture.
  static let maximumPicture = 0xFF_FFFF

  /// The index in the pool; `nil` for a character that is one scalar.
  @inline(__always)
  var poolIndex: Int? { rawValue >> 30 == 0b10 ? Int(rawValue & 0x3FFF_FFFF) : nil }

  /// The number of the picture that covers the cell; `nil` if none does.
  @inline(__always)
  var picture: Int? { rawValue >> 30 == 0b11 ? Int(rawValue & 0x3FFF_FFFF) : nil }

  @inline(__always)
  var isASCII: Bool { rawValue < 0x7F }
}

/// An index of a style in the ``StyleTable``.
struct StyleID: RawRepresentable, Hashable {
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The terminal's own colors and weight.
  static let plain = StyleID(rawValue: 0)
}
