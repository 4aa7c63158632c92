import TesseraLayout

/// The size of a header, a footer or a placeholder, and its measured size.
struct SupplementaryFrame {
  var size = Size.zero
  var measured: MeasuredSize?

  func size(of cell: DeclaredCell?, offered: Size) -> Size {
    cell?.sizing.size(offered: offered, measured: measured?.size).sanitized ?? .zero
  }
}
