import TesseraLayout

/// How large a header, a footer or a placeholder is, and what measuring it gave.
struct SupplementaryFrame {
  var size = Size.zero
  var measured: MeasuredSize?

  /// How large it is where a room is offered.
  func size(of cell: DeclaredCell?, offered: Size) -> Size {
    cell?.sizing.size(offered: offered, measured: measured?.size).sanitized ?? .zero
  }
}
