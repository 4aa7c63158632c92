import TesseraLayout

/// What a host tells a screen reader about an item: a value, so that it is published again only when it has changed.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is.
  public var role: AccessibilityRole
  /// What it is called; empty where nobody says, and only the view knows.
  public var label: String
  /// What it is set to.
  public var value: String?
  /// What happens when it is activated.
  public var hint: String?
  /// Its position, from 0; nil where it is none of several: a header, for example.
  public var index: Int?
  /// How many there are.
  public var count: Int?
  /// Where it stands in rows and columns; nil where there are none.
  public var position: GridPosition?
  /// How deep in a tree it is, 1 for the outermost; nil: it is in none.
  public var level: Int?
  /// Whether what is inside follows; nil: it cannot be expanded.
  public var isExpanded: Bool?
  /// Whether it is selected; nil: it cannot be.
  public var isSelected: Bool?
  /// Whether the keyboard works on it.
  public var isFocused: Bool
  /// What can be done with it.
  public var actions: [AccessibilityAction]

  /// Makes an element from its parts.
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
  /// One line, as in `row 3 of 10, level 2, expanded, selected: Documents, 4 files`; what can be done is left out.
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
