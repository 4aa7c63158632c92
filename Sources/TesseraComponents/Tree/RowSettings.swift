import TesseraKernel

/// The settings of a row whose cell is a component.
struct RowSettings: Hashable {
  /// The distance of the component from the edges of the row; `nil` for that of the host.
  var insets: EdgeSpace?
  /// The color behind the whole row; `nil` for none.
  var background: Color?
  /// Whether the row shows by a background that the item is focused, selected or pressed.
  var showsState = true
}
