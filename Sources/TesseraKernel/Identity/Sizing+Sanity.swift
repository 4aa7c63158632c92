import TesseraLayout

extension Sizing {
  /// Whether the numbers of both sides are numbers from zero on.
  var isSane: Bool { width.isSane && height.isSane }
}

extension Dimension {
  /// Whether all numbers are numbers, and none that has to be an extent is negative or infinite.
  fileprivate var isSane: Bool {
    switch self {
    case .fixed(let points), .estimated(let points): points.isExtent
    case .fraction(let part, _): part.isExtent
    case .aspect(let ratio): ratio.isExtent
    case .offered(let less, _): less.isFinite
    case .clamped(let inner, let low, let high): inner.isSane && !low.isNaN && !high.isNaN
    case .fill, .custom: true
    }
  }
}

extension Size {
  /// Whether both sides are extents.
  var isSane: Bool { width.isExtent && height.isExtent }
}

extension Double {
  /// Whether the number is one from zero on.
  fileprivate var isExtent: Bool { isFinite && self >= 0 }
}
