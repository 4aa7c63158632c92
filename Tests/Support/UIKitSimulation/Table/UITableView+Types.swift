extension UITableView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
}
