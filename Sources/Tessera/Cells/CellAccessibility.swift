/// What is said about a cell to somebody who does not see it: by the cell itself, or by its declaration.
///
/// What a declaration says goes before what the cell says; what neither says is found out (``Engine/accessibility(of:)``).
public struct CellAccessibility: Hashable, Sendable {
  /// What it is called.
  public var label: String?
  /// What it is set to, or contains: a percentage, the text of a field.
  public var value: String?
  /// What happens when it is activated.
  public var hint: String?
  /// What it is.
  public var role: AccessibilityRole?
  /// Whether it is passed over.
  public var isHidden: Bool

  /// Says some of it.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, role: AccessibilityRole? = nil,
    isHidden: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.role = role
    self.isHidden = isHidden
  }

  /// The same, with what others say about what this does not.
  func or(_ other: CellAccessibility) -> CellAccessibility {
    CellAccessibility(
      label: label ?? other.label, value: value ?? other.value, hint: hint ?? other.hint,
      role: role ?? other.role, isHidden: isHidden || other.isHidden)
  }
}

/// Keeps what is declared out of the cells that declare nothing: those are copied often, and stay small.
final class CellAccessibilityBox {
  let accessibility: CellAccessibility

  init(_ accessibility: CellAccessibility) { self.accessibility = accessibility }
}

extension CellAttributes {
  /// What the declaration says about the cell; like handlers, it makes cells neither equal nor unequal.
  public var accessibility: CellAccessibility {
    get { accessibilityBox?.accessibility ?? CellAccessibility() }
    set { accessibilityBox = CellAccessibilityBox(newValue) }
  }
}
