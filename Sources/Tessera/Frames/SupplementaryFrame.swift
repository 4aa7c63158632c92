import TesseraLayout

/// How large a header or footer is, and what measuring it gave.
struct SupplementaryFrame {
  var size = Size.zero
  var measured: MeasuredSize?

  /// How large it is where a room is offered.
  func size(of supplementary: Supplementary?, offered: Size) -> Size {
    supplementary?.cell.sizing.size(offered: offered, measured: measured?.size).sanitized ?? .zero
  }
}
