import TesseraLayout

/// An action beside a swiped item: its title on a color that shows whether the action is destructive.
///
/// It is a portable cell like those that apps declare, so that every host can display it.
public struct SwipeActionCell: CanvasCell {
  /// The action.
  public var action: ContextAction

  /// Creates the cell of an action.
  public init(action: ContextAction) { self.action = action }

  /// The kind of the cell; only action cells share these views.
  public static var kind: CellKind { CellKind("swipe action") }

  /// Returns the size of the title plus one character on each side.
  public func measure(offered: Size, text: any TextMeasuring) -> Size {
    let title = text.size(of: action.title, style: Self.style, width: offered.width)
    return Size(width: title.width + 2 * TextMetrics.characterWidth, height: title.height)
  }

  /// Draws the title in the center.
  public func draw(in canvas: inout Canvas) {
    let color: Color = !action.isEnabled ? .surface : action.isDestructive ? .negative : .selection
    canvas.fill(canvas.isHighlighted ? .focus : color)
    canvas.text(
      action.title,
      TextStyle(
        color: action.isEnabled ? .primary : .secondary, isBold: canvas.isHighlighted, alignment: .center))
  }

  private static var style: TextStyle { .body }
}
