import TesseraKernel

// Modifiers that describe a part of a row: to the user who points at it, and to assistive technologies.

extension Component {
  /// Sets a short text that hosts show when the pointer rests on the component, or when a control in it has the keyboard focus.
  ///
  /// - Parameter text: The text that the user reads; an empty text shows nothing.
  public func tooltip(_ text: String) -> DescribedComponent<Self> {
    DescribedComponent(PartDescription(tooltip: text), self)
  }

  /// Sets the text that assistive technologies read in place of the texts and controls in the component.
  ///
  /// If the component is a control, this is the label of the control.
  public func accessibilityLabel(_ label: String) -> DescribedComponent<Self> {
    DescribedComponent(PartDescription(label: label), self)
  }

  /// Hides the component from assistive technologies. They do not read its texts and controls, but the user can still operate the
  /// controls.
  public func accessibilityHidden(_ isHidden: Bool = true) -> DescribedComponent<Self> {
    DescribedComponent(PartDescription(isHidden: isHidden), self)
  }
}

/// A description of a part of a row.
public struct PartDescription: Hashable, Sendable {
  /// The text that the user reads when the pointer rests on the part; empty for none.
  public var tooltip = ""
  /// The text that assistive technologies read in place of the content; `nil` to read the content.
  public var label: String?
  /// Whether assistive technologies ignore the part.
  public var isHidden = false
}

/// A component with a description.
public struct DescribedComponent<Content: Component>: PrimitiveComponent {
  private let description: PartDescription
  private let content: Content

  init(_ description: PartDescription, _ content: Content) {
    (self.description, self.content) = (description, content)
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends the description with the component as its child.
  public func resolve(into tree: inout TreeBuilder) {
    if !description.tooltip.isEmpty { tree.usePartsTrait() }
    let index = tree.nodes.count
    tree.add(.described(description), around: content)
    if let label = description.label { tree.label(controlAt: index + 1, label) }
  }
}
