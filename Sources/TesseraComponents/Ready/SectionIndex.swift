import TesseraKernel
import TesseraLayout

/// A row of short titles, such as the letters of an alphabet, that lead to sections.
///
///     Section.nesting("birds") { … }
///       .header(pinned: true) {
///         SectionIndex(letters).onEvent { engine.scroll(to: firstBird(under: $0), at: .start) }
///       }
///
/// The titles share the width of the row. A tap on a title sends it as an event. A title that gets no column of a narrow
/// terminal is not shown, so pass no more titles than there are columns.
///
/// The index is for pointers: the keyboard and assistive technologies reach sections by type-ahead and by the headings of the
/// sections. For titles that have the focus, use a ``Button`` for each in an ``HStack``.
public struct SectionIndex: CanvasCell {
  /// The title that was tapped.
  public typealias Event = String

  private let titles: [String]

  /// Creates an index.
  ///
  /// - Parameter titles: The titles, such as single letters.
  public init(_ titles: [String]) { self.titles = titles }

  /// `"section index"`.
  public static var kind: CellKind { CellKind("section index") }
  /// The offered width, and a measured height.
  public static let sizing = Sizing.estimatedHeight(TextMetrics.lineHeight)

  /// Returns the offered width and the height of a header.
  public func measure(offered: Size, text: any TextMeasuring) -> Size {
    Size(width: offered.width, height: max(text.lineHeight(of: .body), text.metrics.minimumRowHeight))
  }

  /// Draws the titles on the background of headers.
  public func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    let height = canvas.measurer.lineHeight(of: .body)
    for (index, title) in titles.enumerated() {
      var place = place(of: index, in: canvas.size, canvas.measurer)
      (place.origin.y, place.size.height) = ((place.height - height) / 2, height)
      canvas.text(title, in: place, TextStyle(color: .accent, alignment: .center))
    }
  }

  /// Returns the title at a point.
  public func event(at point: Point, in size: Size, state: CellState, text: any TextMeasuring) -> String? {
    titles.indices.first { place(of: $0, in: size, text).contains(point) }.map { titles[$0] }
  }

  /// Returns the place of a title. On a grid of characters, it is a whole number of characters wide.
  private func place(of index: Int, in size: Size, _ text: any TextMeasuring) -> Rect {
    let unit = text.metrics.isCharacterGrid ? TextMetrics.characterWidth : 1
    let edges = [index, index + 1].map {
      (size.width / unit * Double($0) / Double(titles.count)).rounded(.down) * unit
    }
    return Rect(x: edges[0], y: 0, width: edges[1] - edges[0], height: size.height)
  }
}
