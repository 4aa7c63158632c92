// Accessibility of a cell or a group of cells.

extension Interactive {
  /// Sets the accessibility label, in place of the one that the cell declares or draws.
  public func accessibilityLabel(_ label: String) -> Reacting {
    reacting { $0.accessibility.label = label }
  }

  /// Sets the accessibility value: the current value of the item.
  public func accessibilityValue(_ value: String) -> Reacting {
    reacting { $0.accessibility.value = value }
  }

  /// Sets the accessibility hint: the result of activating the item.
  public func accessibilityHint(_ hint: String) -> Reacting {
    reacting { $0.accessibility.hint = hint }
  }

  /// Sets the accessibility role, in place of the one derived from the item's place.
  public func accessibilityRole(_ role: AccessibilityRole) -> Reacting {
    reacting { $0.accessibility.role = role }
  }

  /// Hides the item, or all parts of a group, from assistive technologies.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Reacting {
    reacting { $0.accessibility.isHidden = isHidden }
  }
}
