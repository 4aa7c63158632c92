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
  /// Whether a load is running. On a host with spinners of its own, such as UIKit, one turns before the message.
  public var isLoading: Bool

  /// Creates a message.
  public init(_ text: String = "", action: String = "", isLoading: Bool = false) {
    self.text = text
    self.action = action
    self.isLoading = isLoading
  }

  /// The sizing of the cell: the offered width, and the height of the text.
  public static var sizing: Sizing { .estimatedHeight(TextMetrics.lineHeight) }

  private static var style: TextStyle { TextStyle(color: .secondary, alignment: .center, lineLimit: nil) }
  private static var actionStyle: TextStyle { TextStyle(color: .accent, alignment: .center, lineLimit: nil) }

  /// Returns the size of the message and the action, one below the other, in a row of the host.
  public func measure(offered: Size, text measurer: any TextMeasuring) -> Size {
    let metrics = measurer.labelText.metrics
    let heights = heights(in: offered.width, measurer)
    return Size(
      width: offered.width,
      height: max(
        metrics.minimumRowHeight, heights.message + heights.action + metrics.rowInsets.vertical))
  }

  /// Draws the message above the action, in the middle of the cell.
  public func draw(in canvas: inout Canvas) {
    canvas.useLabelText()
    canvas.highlight()
    let width = canvas.size.width
    let heights = heights(in: width, canvas.measurer)
    let top = max(0, (canvas.size.height - heights.message - heights.action) / 2)
    let message = Rect(x: 0, y: top, width: width, height: min(heights.message, canvas.size.height))
    let rest = max(0, canvas.size.height - message.maxY)
    drawMessage(in: message, &canvas)
    if !action.isEmpty {
      let action = Rect(x: 0, y: message.maxY, width: width, height: min(heights.action, rest))
      canvas.text(self.action, in: action, Self.actionStyle)
    }
  }

  /// Draws the spinner and the message beside each other, in the middle of a rectangle.
  private func drawMessage(in frame: Rect, _ canvas: inout Canvas) {
    let spinner = spinnerSpace(canvas.measurer)
    guard spinner.side > 0 else {
      if !text.isEmpty { canvas.text(text, in: frame, Self.style) }
      return
    }
    let room = max(0, frame.width - spinner.side - spinner.gap)
    let words = text.isEmpty ? 0 : min(room, size(of: text, room, canvas.measurer).width)
    let start = frame.minX + max(0, (frame.width - spinner.side - spinner.gap - words) / 2)
    let middle = frame.minY + frame.height / 2
    canvas.spinner(
      in: Rect(x: start, y: middle - spinner.side / 2, width: spinner.side, height: spinner.side))
    let text = Rect(
      x: start + spinner.side + spinner.gap, y: frame.minY, width: words, height: frame.height)
    if !self.text.isEmpty { canvas.text(self.text, in: text, Self.style) }
  }

  // MARK: Sizes

  private func heights(in width: Double, _ measurer: any TextMeasuring) -> (message: Double, action: Double) {
    let spinner = spinnerSpace(measurer)
    let message =
      text.isEmpty ? 0 : size(of: text, max(0, width - spinner.side - spinner.gap), measurer).height
    return (max(message, spinner.side), action.isEmpty ? 0 : size(of: action, width, measurer).height)
  }

  /// Returns the side of the spinner, and its distance from the text; both are 0 if there is no spinner.
  private func spinnerSpace(_ measurer: any TextMeasuring) -> (side: Double, gap: Double) {
    let metrics = measurer.labelText.metrics
    guard isLoading, metrics.hasNativeSpinners else { return (0, 0) }
    let side = measurer.labelText.lineHeight(of: .body)
    return (side, text.isEmpty ? 0 : metrics.regularSpace.width)
  }

  private func size(of text: String, _ width: Double, _ measurer: any TextMeasuring) -> Size {
    measurer.labelText.size(of: text, style: Self.style, width: width)
  }
}
