// Unchecked: the content never changes, and only hosts use its views and handlers, on the main actor.

/// A view of the host that is a part of a drawing.
///
/// Other hosts show the accessibility label in its place.
public struct NativeView: Hashable, @unchecked Sendable {
  package let content: NativeContent
  /// The position of the part among the native views of the drawing.
  package let index: Int
  package let isEnabled: Bool
  /// The state of the item that the view reflects.
  package var state: CellState = []

  package init(_ content: NativeContent, index: Int, isEnabled: Bool) {
    (self.content, self.index, self.isEnabled) = (content, index, isEnabled)
  }

  /// The label that assistive technologies read.
  public var accessibilityLabel: String { content.accessibilityLabel }

  /// Returns whether both are the same part of a drawing, with equal content in the same state.
  public static func == (left: NativeView, right: NativeView) -> Bool {
    left.index == right.index && left.isEnabled == right.isEnabled && left.state == right.state
      && left.content.isEqual(to: right.content)
  }

  /// Hashes the position, because content need not be hashable.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The content of a native view, independent of the host.
@_spi(Behaviors)
open class NativeContent {
  /// The label that assistive technologies read.
  public let accessibilityLabel: String

  /// Creates content with a label.
  public init(accessibilityLabel: String) { self.accessibilityLabel = accessibilityLabel }

  /// Returns whether both show the same.
  open func isEqual(to other: NativeContent) -> Bool { self === other }
}
