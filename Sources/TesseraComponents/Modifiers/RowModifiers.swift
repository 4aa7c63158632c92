import TesseraKernel

// Modifiers that change the settings of a whole row.

extension Component {
  /// Sets the distance of the component from the edges of its row, in place of the host's. The row may then
  /// be lower than the host's other rows.
  public func rowInsets(_ space: Space) -> RowComponent<Self> {
    let space = space.sanitized
    return RowComponent(self) {
      $0.insets = EdgeSpace(top: space, left: space, bottom: space, right: space)
    }
  }

  /// Sets whether the background of the row shows whether the item is focused, selected or pressed.
  public func showsState(_ isShown: Bool) -> RowComponent<Self> {
    RowComponent(self) { $0.showsState = isShown }
  }

  /// Fills the whole row behind the component.
  public func rowBackground(_ color: Color) -> RowComponent<Self> {
    RowComponent(self) { $0.background = color }
  }
}

/// A component with settings for the row that it is.
public struct RowComponent<Content: Component>: PrimitiveComponent {
  private let content: Content
  private let change: (inout RowSettings) -> Void

  init(_ content: Content, _ change: @escaping (inout RowSettings) -> Void) {
    self.content = content
    self.change = change
  }

  /// Whether the content appends one node.
  @inlinable
  public static var isOneNode: Bool { Content.isOneNode }

  /// Appends the nodes of the component.
  public consuming func resolve(into tree: inout TreeBuilder) {
    content.resolve(into: &tree)
    change(&tree.row)
  }
}
