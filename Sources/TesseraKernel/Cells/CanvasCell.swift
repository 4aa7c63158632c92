import TesseraLayout

/// A portable cell, which draws itself on a canvas and so appears on every host and in images.
///
///     struct Label: CanvasCell {
///       var text: String
///       func draw(in canvas: inout Canvas) { canvas.text(text) }
///     }
public protocol CanvasCell: CellContent {
  /// Draws the cell.
  ///
  /// This is called when the cell appears, and when its content, its state or its size has changed.
  func draw(in canvas: inout Canvas)

  /// Returns the size that the cell needs.
  ///
  /// This is called only if the sizing of the cell is estimated.
  ///
  /// - Parameters:
  ///   - offered: The available size, in points.
  ///   - text: The text measurer of the host.
  func measure(offered: Size, text: any TextMeasuring) -> Size

  /// Returns the baselines of the cell's text at a size; `nil` to use its bottom edge.
  ///
  /// This is called only by layouts that align by baselines.
  func baselines(in size: Size, text: any TextMeasuring) -> Baselines?

  /// Returns the event of a tap at a point in the cell, for example on a button that is drawn there; `nil` if
  /// it is a tap on the item.
  ///
  /// This is called only if the declaration handles the cell's events. A tap with an event neither selects
  /// the item nor calls its tap handler.
  ///
  /// - Parameters:
  ///   - point: The point of the tap, in points from the top left corner of the cell.
  ///   - size: The size of the cell.
  ///   - state: The state of the item, as the cell is drawn.
  ///   - text: The text measurer of the host.
  func event(at point: Point, in size: Size, state: CellState, text: any TextMeasuring) -> Event?

  /// Returns the event of a key while the item has the focus; `nil` to leave the key to the collection.
  ///
  /// This is called only if the declaration handles the cell's events.
  func event(for key: Key) -> Event?
}

extension CanvasCell {
  /// The default size of a portable cell: the offered width, and the height of a line of text.
  public static var sizing: Sizing { .height(TextMetrics.lineHeight) }

  /// Returns `nil`: every tap is one on the item.
  public func event(at _: Point, in _: Size, state _: CellState, text _: any TextMeasuring) -> Event? { nil }

  /// Returns `nil`: every key is left to the collection.
  public func event(for key: Key) -> Event? { nil }

  /// Returns `nil`: the cell has no text.
  public func baselines(in size: Size, text: any TextMeasuring) -> Baselines? { nil }

  /// Returns the offered size.
  public func measure(offered: Size, text: any TextMeasuring) -> Size { offered }
}
