import Tessera
import TesseraLayout

/// A cell with a centered message about a load, and the action of a tap.
///
///     LoadMessage("The server is busy", action: "Try again").onTap { loader.retry() }
public struct LoadMessage: CanvasCell {
  /// The message; hidden if it is empty.
  public var text: String
  /// The text that describes the action of a tap; hidden if it is empty.
  public var action: String

  /// Creates a message.
  public init(_ text: String = "", action: String = "") {
    self.text = text
    self.action = action
  }

  /// The sizing of the cell: the offered width, and the height of the text.
  public static var sizing: Sizing { .estimatedHeight(TextMetrics.lineHeight) }

  private static var style: TextStyle { TextStyle(color: .secondary, alignment: .center, lineLimit: nil) }
  private static var actionStyle: TextStyle { TextStyle(color: .accent, alignment: .center, lineLimit: nil) }

  /// Returns the size of the message and the action, one below the other.
  public func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    Size(
      width: offered.width,
      height: height(of: text, offered.width, measurer) + height(of: action, offered.width, measurer))
  }

  /// Draws the message above the action.
  public func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let height = height(of: text, canvas.size.width, canvas.measurer)
    var (upper, lower) = (canvas.bounds, canvas.bounds)
    upper.size.height = height
    lower.origin.y += height
    lower.size.height = max(0, lower.size.height - height)
    if !text.isEmpty { canvas.text(text, in: upper, Self.style) }
    if !action.isEmpty { canvas.text(action, in: lower, Self.actionStyle) }
  }

  private func height(of text: String, _ width: Double, _ measurer: any TextMeasuring) -> Double {
    text.isEmpty ? 0 : measurer.size(of: text, style: Self.style, width: width).height
  }
}
