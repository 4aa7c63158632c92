import Tessera

/// A line of text, as the cell of tests to which it does not matter what a cell shows.
public struct Line: CanvasCell, Equatable {
  /// The text that the line shows.
  public let text: String

  /// Creates a line that shows a text.
  public init(_ text: String) { self.text = text }

  /// Draws the text at the start of the line.
  public func draw(in canvas: inout Canvas) { canvas.text(text) }
}
