/// The accessibility description of a cell, by the cell itself or by its declaration.
///
/// The declaration takes precedence over the cell. The engine derives properties that neither sets; see
/// ``Engine/accessibility(of:)``.
public struct CellAccessibility: Hashable, Sendable {
  /// The label of the cell.
  public var label: String?
  /// The value of the cell, such as a percentage or the text of a field.
  public var value: String?
  /// A description of the result of activating the cell.
  public var hint: String?
  /// The role of the cell.
  public var role: AccessibilityRole?
  /// Whether assistive technologies skip the cell.
  public var isHidden: Bool

  /// Creates a description; omitted properties are derived.
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

  /// Returns the description with missing properties from another one.
  func or(_ other: CellAccessibility) -> CellAccessibility {
    CellAccessibility(
      label: label ?? other.label, value: value ?? other.value, hint: hint ?? other.hint,
      role: role ?? other.role, isHidden: isHidden || other.isHidden)
  }
}

final class CellAccessibilityTrait: Trait {
  let accessibility: CellAccessibility

  init(_ accessibility: CellAccessibility) { self.accessibility = accessibility }

  override var makesDifference: Bool { false }
}

extension CellAttributes {
  /// The accessibility description of the declaration. Like handlers, it does not affect the equality of
  /// cells.
  public var accessibility: CellAccessibility {
    get { declared.first(CellAccessibilityTrait.self)?.accessibility ?? CellAccessibility() }
    set { declared.set(CellAccessibilityTrait(newValue)) }
  }
}

extension DeclaredCell {
  /// The accessibility description of the declaration, completed by that of the cell itself.
  package var declaredAccessibility: CellAccessibility {
    guard let trait = box.attributes.declared.first(CellAccessibilityTrait.self) else {
      return box.accessibility
    }
    return trait.accessibility.or(box.accessibility)
  }
}
