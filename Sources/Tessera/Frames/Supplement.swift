import TesseraLayout

/// A header or footer: its size, and what measuring it gave.
struct Supplement {
  var size = Size.zero
  var measured: MeasuredSize?

  /// How large it is where a room is offered.
  func size(of supplementary: Supplementary?, offered: Size) -> Size {
    guard let supplementary else { return .zero }
    let size = supplementary.cell.sizing.size(offered: offered, measured: measured?.size)
    return Size(width: size.width.sanitized, height: size.height.sanitized)
  }
}

extension Double {
  /// The extent as one that can be laid out: not a number and negative become zero, the infinite becomes very large.
  var sanitized: Double { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e9)) }
}
