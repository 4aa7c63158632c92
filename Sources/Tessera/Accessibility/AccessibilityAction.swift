/// What can be done with an element by somebody who does not point at it.
public enum AccessibilityAction: Hashable, Sendable {
  /// What a tap does.
  case tap
  /// Shows what is inside.
  case expand
  /// Hides what is inside.
  case collapse
  /// Selects it, or deselects it if it is selected.
  case select
  /// One of its context actions, by its id; the title is what people hear.
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
