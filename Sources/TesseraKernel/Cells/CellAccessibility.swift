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

/// Carries what a declaration says about a cell.
final class CellAccessibilityTrait: Trait {
  let accessibility: CellAccessibility

  init(_ accessibility: CellAccessibility) { self.accessibility = accessibility }

  override var makesDifference: Bool { false }
}

extension CellAttributes {
  /// The words of the declaration about the cell; like handlers, it makes cells neither equal nor unequal.
  public var accessibility: CellAccessibility {
    get { declared.first(CellAccessibilityTrait.self)?.accessibility ?? CellAccessibility() }
    set { declared.set(CellAccessibilityTrait(newValue)) }
  }
}

extension DeclaredCell {
  /// The words of the declaration about the cell, and those of the cell about itself.
  package var saidAccessibility: CellAccessibility {
    guard let trait = box.attributes.declared.first(CellAccessibilityTrait.self) else {
      return box.accessibility
    }
    return trait.accessibility.or(box.accessibility)
  }
}
