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

  /// Returns the size of the message and the action, one below the other, in a row of the host.
  public func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    let metrics = measurer.labelText.metrics
    let texts = height(of: text, offered.width, measurer) + height(of: action, offered.width, measurer)
    return Size(
      width: offered.width, height: max(metrics.minimumRowHeight, texts + metrics.rowInsets.vertical))
  }

  /// Draws the message above the action, in the middle of the cell.
  public func draw(in canvas: inout Canvas) {
    canvas.useLabelText()
    canvas.highlight()
    let width = canvas.size.width
    let heights = (
      message: height(of: text, width, canvas.measurer), action: height(of: action, width, canvas.measurer)
    )
    let top = max(0, (canvas.size.height - heights.message - heights.action) / 2)
    let message = Rect(x: 0, y: top, width: width, height: min(heights.message, canvas.size.height))
    let rest = max(0, canvas.size.height - message.maxY)
    if !text.isEmpty { canvas.text(text, in: message, Self.style) }
    if !action.isEmpty {
      let action = Rect(x: 0, y: message.maxY, width: width, height: min(heights.action, rest))
      canvas.text(self.action, in: action, Self.actionStyle)
    }
  }

  private func height(of text: String, _ width: Double, _ measurer: any TextMeasuring) -> Double {
    text.isEmpty ? 0 : measurer.labelText.size(of: text, style: Self.style, width: width).height
  }
}
