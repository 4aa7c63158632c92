import TesseraLayout

extension Sizing {
  var isValid: Bool { width.isValid && height.isValid }
}

extension Dimension {
  /// Whether no number is NaN, and none that must be an extent is negative or infinite.
  fileprivate var isValid: Bool {
    switch self {
    case .fixed(let points), .estimated(let points): points.isExtent
    case .fraction(let part, _): part.isExtent
    case .aspect(let ratio): ratio.isExtent
    case .offered(let less, _): less.isFinite
    case .clamped(let inner, let low, let high): inner.isValid && !low.isNaN && !high.isNaN
    case .fill, .custom: true
    }
  }
}

extension Size {
  var isValid: Bool { width.isExtent && height.isExtent }
}

extension Double {
  /// Whether the number is finite and not negative.
  fileprivate var isExtent: Bool { isFinite && self >= 0 }
}
