import TesseraLayout

/// A portable cell: it draws itself on a canvas and so appears on every host and in pictures.
///
///     struct Label: CanvasCell {
///       var text: String
///       func draw(in canvas: inout Canvas) { canvas.text(text) }
///     }
public protocol CanvasCell: CellContent {
  /// Draws the cell; called when it appears and when its content, its state or its size has changed.
  func draw(in canvas: inout Canvas)

  /// The size that the cell needs, asked only where its sizing is estimated.
  ///
  /// - Parameters:
  ///   - offered: The room that the cell could take.
  ///   - text: Measures text as the host sets it.
  func measure(offered: Size, text: any TextMeasuring) -> Size

  /// Where the text of the cell stands when it has a size, asked only by layouts that align by baselines; nil: it has
  /// none, and its bottom edge counts.
  func baselines(in size: Size, text: any TextMeasuring) -> Baselines?

  /// What a tap on a place in the cell means: a button that is drawn there, for example; nil: it is a tap on the item.
  ///
  /// Asked only where the declaration handles the cell's events. Such a tap neither selects the item nor does what is
  /// declared for taps on it.
  ///
  /// - Parameters:
  ///   - point: The place, in points from the top left corner of the cell.
  ///   - size: The size of the cell.
  ///   - text: Measures text as the host sets it.
  func event(at point: Point, in size: Size, text: any TextMeasuring) -> Event?

  /// What a key means while the item has the focus; nil: what it means to the collection.
  ///
  /// Asked only where the declaration handles the cell's events.
  func event(for key: Key) -> Event?
}

extension CanvasCell {
  /// As wide as offered, one line of text high.
  public static var sizing: Sizing { .height(TextMetrics.lineHeight) }

  /// A tap on the item.
  public func event(at point: Point, in size: Size, text: any TextMeasuring) -> Event? { nil }

  /// What it means to the collection.
  public func event(for key: Key) -> Event? { nil }

  /// No text.
  public func baselines(in size: Size, text: any TextMeasuring) -> Baselines? { nil }

  /// The room that is offered.
  public func measure(offered: Size, text: any TextMeasuring) -> Size { offered }
}
