import TesseraKernel

/// The settings of a row whose cell is a component.
struct RowSettings: Hashable {
  /// The distance of the component from the edges of the row; `nil` for that of the host.
  var insets: EdgeSpace?
  /// The color behind the whole row; `nil` for none.
  var background: Color?
  /// Whether the row shows by a background that the item is focused, selected or pressed.
  var showsState = true
  /// Whether a line separates the row from those below it, on hosts without a grid of characters.
  var hasLine = false
  /// The part of a box around several rows that the row is; `nil` if it is in no box.
  var box: BoxPart?
}

/// A part of a box around the rows of a form. On a grid of characters there is no box.
enum BoxPart: Hashable {
  case row(isFirst: Bool, isLast: Bool)
  /// A text above or below the box.
  case outside

  var isRow: Bool { self != .outside }
}

extension HostMetrics {
  /// The distance of a box from the edges of its rows, in points.
  var boxMargin: Double { isCharacterGrid ? 0 : regularSpace.width }
}
