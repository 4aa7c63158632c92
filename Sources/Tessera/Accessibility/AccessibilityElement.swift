import TesseraLayout

/// The description of an item for a screen reader: a value, so that a host publishes it again only when it
/// has changed.
public struct AccessibilityElement: Hashable, Sendable {
  /// The role.
  public var role: AccessibilityRole
  /// The label; empty if none is declared or drawn and only the view knows it.
  public var label: String
  /// The current value.
  public var value: String?
  /// The result of activating the element.
  public var hint: String?
  /// The position in its list, from 0; `nil` if it is not part of one, as for a header.
  public var index: Int?
  /// The number of elements in its list.
  public var count: Int?
  /// The position in rows and columns; `nil` if there are none.
  public var position: GridPosition?
  /// The depth in a tree, 1 for the outermost level; `nil` if it is in none.
  public var level: Int?
  /// Whether its children are visible; `nil` if it cannot be expanded.
  public var isExpanded: Bool?
  /// Whether it is selected; `nil` if it cannot be selected.
  public var isSelected: Bool?
  /// Whether it has the keyboard focus.
  public var isFocused: Bool
  /// The available actions.
  public var actions: [AccessibilityAction]

  /// Creates an element from its parts.
  public init(
    role: AccessibilityRole, label: String, value: String? = nil, hint: String? = nil, index: Int? = nil,
    count: Int? = nil, position: GridPosition? = nil, level: Int? = nil, isExpanded: Bool? = nil,
    isSelected: Bool? = nil,
    isFocused: Bool = false, actions: [AccessibilityAction] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.index = index
    self.count = count
    self.position = position
    self.level = level
    self.isExpanded = isExpanded
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.actions = actions
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// One line without the actions, as in `row 3 of 10, level 2, expanded, selected: Documents, 4 files`.
  public var description: String {
    var words = [role.description]
    if let index, let count { words[0] += " " + (index + 1).description + " of " + count.description }
    if let position {
      words.append("row " + (position.row + 1).description + " of " + position.rowCount.description)
      words.append("column " + (position.column + 1).description + " of " + position.columnCount.description)
    }
    if let level { words.append("level " + level.description) }
    if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if isSelected ?? false { words.append("selected") }
    if isFocused { words.append("focused") }
    let text = [label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return words.joined(separator: ", ") + (text.isEmpty ? "" : ": " + text)
  }
}
