import TesseraLayout

/// A picture that explains a layout: one or several plans on a board.
struct LayoutSample: Identifiable, Sendable {
  /// What the layout is called on the command line; its picture in the documentation has the same name.
  let id: String
  /// One line about what is seen.
  var summary: String
  var plans: [LayoutPlan]

  /// The size of a board, in points.
  static let board = Size(width: 304, height: 192)

  /// All samples, in the order in which they are shown.
  static let all = lines + columns + placed + wrappers

  /// The names of all samples.
  static var names: String { all.map { $0.id }.joined(separator: ", ") }
}

extension LayoutSample {
  /// One plan that takes the whole board.
  init(
    _ id: String, _ summary: String, _ layout: Layout, isEndless: Bool = true, _ tiles: [LayoutPlan.Tile]
  ) {
    let plan = LayoutPlan(layout: layout, tiles: tiles, frame: Rect(size: Self.board), isEndless: isEndless)
    self.init(id: id, summary: summary, plans: [plan])
  }

  /// Plans that divide the board evenly, each below its caption.
  ///
  /// - Parameters:
  ///   - columns: How many plans stand beside each other.
  ///   - height: How high their containers are, in points.
  init(
    _ id: String, _ summary: String, columns: Int = 1, height: Double, isEndless: Bool = false,
    _ plans: [(caption: String, layout: Layout, tiles: [LayoutPlan.Tile])]
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
        return LayoutPlan(
          layout: plan.layout, tiles: plan.tiles, frame: frame, isEndless: isEndless, caption: plan.caption)
      })
  }
}

extension [LayoutPlan.Tile] {
  /// Tiles of these sizes that ask for nothing.
  static func sizes(_ sizes: (width: Double?, height: Double?)...) -> [LayoutPlan.Tile] {
    sizes.map { LayoutPlan.Tile(width: $0.width, height: $0.height) }
  }

  /// Tiles of equal sizes that ask for nothing.
  static func equal(_ count: Int, width: Double?, height: Double?) -> [LayoutPlan.Tile] {
    Array(repeating: LayoutPlan.Tile(width: width, height: height), count: count)
  }

  /// Tiles as wide as offered, of these heights.
  static func heights(_ heights: Double...) -> [LayoutPlan.Tile] {
    heights.map { LayoutPlan.Tile(height: $0) }
  }
}
