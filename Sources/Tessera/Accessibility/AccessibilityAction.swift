/// An action that an assistive technology can perform on an element.
public enum AccessibilityAction: Hashable, Sendable {
  /// Performs the action of a tap.
  case tap
  /// Shows the children.
  case expand
  /// Hides the children.
  case collapse
  /// Selects the element, or deselects it if it is selected.
  case select
  /// Performs a context action of the element, by its id; a screen reader reads the title.
  case context(ItemID, title: String)
}

extension AccessibilityAction: CustomStringConvertible {
  /// One word, or the title.
  public var description: String {
    switch self {
    case .tap: "tap"
    case .expand: "expand"
    case .collapse: "collapse"
    case .select: "select"
    case .context(_, let title): title
    }
  }
}
