import TesseraKernel

// Modifiers that change the settings which components inherit.

extension Component {
  /// Gives the texts in the component the appearance of a role.
  public func style(_ role: TextRole) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text = role.attributes.or($0.text) }
  }

  /// Makes the texts in the component bold.
  public func bold(_ isBold: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.isBold = isBold }
  }

  /// Makes the texts in the component italic.
  public func italic(_ isItalic: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.isItalic = isItalic }
  }

  /// Underlines the texts in the component.
  public func underlined(_ isUnderlined: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.isUnderlined = isUnderlined }
  }

  /// Makes all characters of the texts in the component equally wide, as in a log or in code.
  public func monospaced(_ isMonospaced: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.isMonospaced = isMonospaced }
  }

  /// Sets the alignment of the lines of each text in its frame.
  public func textAlignment(_ alignment: TextStyle.Alignment) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.alignment = alignment }
  }

  /// Sets the color of the texts in the component.
  public func foreground(_ color: Color) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.color = color }
  }

  /// Sets the maximum number of lines of each text in the component; `nil` for any number.
  public func lineLimit(_ count: Int?) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.text.lineLimit = count ?? 0 }
  }

  /// Sets whether the texts in the component keep their widths while other texts of their row become narrower.
  public func fixedWidth(_ isFixed: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.hasFixedWidth = isFixed }
  }

  /// Sets the color of the progress bars and sparklines in the component, and the accent color of its controls: of toggles that
  /// are on, of prominent buttons, and of buttons without a border.
  ///
  /// A prominent button is filled with an exact color, and its title is black or white, whichever is easier to read.
  public func tint(_ color: Color) -> AdjustedComponent<Self> { AdjustedComponent(self) { $0.tint = color } }

  /// Shows the texts, bars and spinners in the component in the color of less important ones, whatever colors they have of their
  /// own.
  ///
  /// Use it for parts that are done or out of reach, and that the user shall still be able to read: the color has enough contrast
  /// in every theme, which an ``opacity(_:)`` may not leave.
  public func faded(_ isFaded: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.isFaded = $0.isFaded || isFaded }
  }

  /// Sets whether the user can operate the controls in the component.
  ///
  /// A control is disabled if it, or any component around it, is.
  public func disabled(_ isDisabled: Bool = true) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Sets the label for assistive technologies of the controls in the component, in place of their titles.
  public func controlLabel(_ label: String) -> AdjustedComponent<Self> {
    AdjustedComponent(self) { $0.controlLabel = label }
  }
}

/// A component with other inherited settings.
public struct AdjustedComponent<Content: Component>: PrimitiveComponent {
  private let content: Content
  private let change: (inout InheritedSettings) -> Void

  init(_ content: Content, _ change: @escaping (inout InheritedSettings) -> Void) {
    self.content = content
    self.change = change
  }

  /// Whether the content appends one node.
  @inlinable
  public static var isOneNode: Bool { Content.isOneNode }

  /// Appends the nodes of the component with the changed settings.
  public consuming func resolve(into tree: inout TreeBuilder) { tree.with(change, content) }
}
