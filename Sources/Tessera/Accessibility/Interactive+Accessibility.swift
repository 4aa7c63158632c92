// What a declaration says about a cell or a group of cells.

extension Interactive {
  /// Says what the item is called, in place of what its cell says or draws.
  public func accessibilityLabel(_ label: String) -> Reacting {
    reacting { $0.accessibility.label = label }
  }

  /// Says what the item is set to.
  public func accessibilityValue(_ value: String) -> Reacting {
    reacting { $0.accessibility.value = value }
  }

  /// Says what happens when the item is activated.
  public func accessibilityHint(_ hint: String) -> Reacting {
    reacting { $0.accessibility.hint = hint }
  }

  /// Says what the item is, in place of what follows from where it stands.
  public func accessibilityRole(_ role: AccessibilityRole) -> Reacting {
    reacting { $0.accessibility.role = role }
  }

  /// Lets the item be passed over; of a group, all its parts.
  public func accessibilityHidden(_ isHidden: Bool = true) -> Reacting {
    reacting { $0.accessibility.isHidden = isHidden }
  }
}
