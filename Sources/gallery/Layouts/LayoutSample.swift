import TesseraLayout

/// A picture that explains a layout: one or several previews on a board.
struct LayoutSample: Identifiable, Sendable {
  /// The name of the layout on the command line, and of its picture in the documentation.
  let id: String
  var summary: String
  var plans: [LayoutPreview]

  /// The size of a board, in points.
  static let board = Size(width: 304, height: 192)

  /// All samples, in the order in which they are shown.
  static let all = lines + columns + placed + wrappers

  static var names: String { all.map { $0.id }.joined(separator: ", ") }
}

extension LayoutSample {
  /// Creates a sample of one preview that fills the board.
  init(
    _ id: String, _ summary: String, _ layout: Layout, isEndless: Bool = true, _ tiles: [LayoutPreview.Tile]
  ) {
    let plan = LayoutPreview(
      layout: layout, tiles: tiles, frame: Rect(size: Self.board), isEndless: isEndless)
    self.init(id: id, summary: summary, plans: [plan])
  }

  /// Creates a sample of previews that divide the board evenly, each below its caption.
  ///
  /// - Parameters:
  ///   - columns: The number of previews side by side.
  ///   - height: The height of their containers, in points.
  init(
    _ id: String, _ summary: String, columns: Int = 1, height: Double, isEndless: Bool = false,
    _ plans: [(caption: String, layout: Layout, tiles: [LayoutPreview.Tile])]
  ) {
    let caption = 16.0
    let gap = 8.0
    let width = (Self.board.width + gap) / Double(columns) - gap
    let lines = (plans.count + columns - 1) / columns
    let pitch = Self.board.height / Double(lines)
    self.init(
      id: id, summary: summary,
      plans: plans.enumerated().map { index, plan in
        let (line, column) = index.quotientAndRemainder(dividingBy: columns)
        let frame = Rect(
          x: Double(column) * (width + gap), y: Double(line) * pitch + caption, width: width, height: height)
        return LayoutPreview(
          layout: plan.layout, tiles: plan.tiles, frame: frame, isEndless: isEndless, caption: plan.caption)
      })
  }
}

extension [LayoutPreview.Tile] {
  /// Returns tiles of the given sizes without traits.
  static func sizes(_ sizes: (width: Double?, height: Double?)...) -> [LayoutPreview.Tile] {
    sizes.map { LayoutPreview.Tile(width: $0.width, height: $0.height) }
  }

  /// Returns tiles of equal sizes without traits.
  static func equal(_ count: Int, width: Double?, height: Double?) -> [LayoutPreview.Tile] {
    Array(repeating: LayoutPreview.Tile(width: width, height: height), count: count)
  }

  /// Returns tiles of the given heights, as wide as offered.
  static func heights(_ heights: Double...) -> [LayoutPreview.Tile] {
    heights.map { LayoutPreview.Tile(height: $0) }
  }
}
