@MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
    any UIAccessibilityContainerDataTableCell
  )?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
}
