import TesseraComponents

extension Component {
  /// Returns the component in a column of a table.
  ///
  /// - Parameters:
  ///   - width: The width of the column, in characters.
  ///   - alignment: The place of the component in the column.
  func column(_ width: Int, _ alignment: HorizontalAlignment = .leading) -> some Component {
    lineLimit(1).frame(width: .characters(width), horizontal: alignment)
  }
}
