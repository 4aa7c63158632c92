import TesseraKernel
import TesseraLayout

/// The widths of the columns of a table, computed once for all rows and headers that share the object.
final class ColumnWidths {
  /// The widths that were computed last, and what they were computed for.
  private var known: Known?
  /// The natural widths of the columns that fit their content, and what they were measured for.
  private var natural: (columns: [ColumnRule], text: any TextMeasuring, revision: Int, widths: [Double])?
  /// The number of times that widths were computed: a work counter for tests.
  private(set) var computations = 0

  private struct Known {
    var columns: [ColumnRule]
    var text: any TextMeasuring
    var revision: Int
    var width: Double
    var widths: [Double]
    var layout = (pinnedCount: 0, offset: 0.0)
    var geometry: ColumnGeometry?
  }

  /// The functions that the samples of cells need.
  let sampleFunctions = TreeExtras()

  /// Returns the places of the columns in a table of a width.
  func geometry(of layout: ColumnLayout, in width: Double, _ text: any TextMeasuring) -> ColumnGeometry {
    let widths = widths(of: layout.columns, in: width, text)
    if let known, known.layout == (layout.pinnedCount, layout.offset), let geometry = known.geometry {
      return geometry
    }
    let gap = text.metrics.looseSpace.width
    let content = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    let geometry = ColumnGeometry(
      widths: widths, gap: gap, pinnedCount: layout.pinnedCount, offset: layout.offset,
      width: width.isUnbounded ? content : width)
    known?.layout = (layout.pinnedCount, layout.offset)
    known?.geometry = geometry
    return geometry
  }

  /// Returns the places of the columns in the table that was laid out last, and the distances of the host; `nil` if none was.
  func latestGeometry(of layout: ColumnLayout) -> (geometry: ColumnGeometry, metrics: HostMetrics)? {
    known.map { (geometry(of: layout, in: $0.width, $0.text), $0.text.metrics) }
  }

  /// The width of a character in the table that was laid out last, in points.
  var latestCharacterWidth: Double { known.map { $0.text.characterWidth } ?? TextMetrics.characterWidth }

  // MARK: Computing

  private func widths(of columns: [ColumnRule], in width: Double, _ text: any TextMeasuring) -> [Double] {
    if let known, known.text === text, known.revision == text.revision, known.width == width,
      known.columns == columns
    {
      // Arrays with the same storage are compared at once: the next rows come with this one.
      self.known?.columns = columns
      return known.widths
    }
    computations += 1
    let character = text.characterWidth
    let natural = naturalWidths(of: columns, text)
    let demands = columns.indices.map { index in
      ColumnDemand(columns[index], natural: natural[index], character: character)
    }
    let widths = ColumnDemand.widths(
      of: demands, in: width, gap: text.metrics.looseSpace.width,
      unit: text.metrics.isCharacterGrid ? TextMetrics.characterWidth : 1)
    known = Known(columns: columns, text: text, revision: text.revision, width: width, widths: widths)
    return widths
  }

  private func naturalWidths(of columns: [ColumnRule], _ text: any TextMeasuring) -> [Double] {
    if let natural, natural.text === text, natural.revision == text.revision,
      natural.columns.elementsEqual(
        columns, by: { $0.title.isSame(as: $1.title) && $0.samples == $1.samples })
    {
      return natural.widths
    }
    let widths = columns.map { column in
      column.samples.reduce(column.title.isEmpty ? 0 : ColumnTitle.width(of: column.title, text)) {
        width, nodes in
        max(
          width,
          ComponentTree(nodes, TreeLayout.stackFunction, sampleFunctions).layout(for: text).naturalWidth)
      }
    }
    natural = (columns, text, text.revision, widths)
    return widths
  }
}

extension TextMeasuring {
  /// The width of a digit of ordinary text, in points.
  var characterWidth: Double { size(of: "0", style: .body, width: nil).width }
}

/// The width that a column needs, and whether it takes more.
struct ColumnDemand: Equatable {
  /// The smallest width, in points.
  var minimum: Double
  /// The share of the space that is left; 0 for none.
  var weight: Double

  init(minimum: Double, weight: Double = 0) { (self.minimum, self.weight) = (minimum, weight) }

  /// Creates the demand of a column.
  ///
  /// - Parameters:
  ///   - natural: The width of its title and its widest cell.
  ///   - character: The width of a character.
  init(_ column: ColumnRule, natural: Double, character: Double) {
    if let width = column.chosenWidth {
      self.init(minimum: max(Self.smallest * character, width.sanitizedExtent))
      return
    }
    switch column.width {
    case .characters(let count): self.init(minimum: Double(count) * character)
    case .points(let points): self.init(minimum: points)
    case .flexible(let min, let weight): self.init(minimum: Double(min) * character, weight: weight)
    case .fitting(let max):
      let width = max.map { Double($0) * character } ?? .infinity
      self.init(minimum: Swift.min(natural, width))
    }
  }

  /// The smallest width that the user can choose, in characters.
  static var smallest: Double { 3 }

  /// Returns the widths of columns: what each needs, and what it takes of the rest.
  ///
  /// - Parameters:
  ///   - demands: The widths that the columns need.
  ///   - width: The width of the table.
  ///   - gap: The distance between two columns.
  ///   - unit: The width to whose multiples shares are rounded.
  static func widths(of demands: [ColumnDemand], in width: Double, gap: Double, unit: Double) -> [Double] {
    // Whole units, but for rounding errors.
    let minimums = demands.map { (($0.minimum - 1e-6) / unit).rounded(.up) * unit }
    var widths = minimums
    let available = width - gap * Double(max(0, demands.count - 1))
    guard !width.isUnbounded, available > widths.reduce(0, +) else { return widths }
    // A column whose share is less than its minimum takes the minimum; that leaves less to the others.
    var flexible = demands.indices.filter { demands[$0].weight > 0 }
    while !flexible.isEmpty {
      let taken = demands.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : widths[$1]) }
      let rest = available - taken
      let weights = flexible.reduce(0) { $0 + demands[$1].weight }
      let share = { (index: Int) in rest * (demands[index].weight / weights) }
      let short = flexible.filter { share($0) < minimums[$0] }
      if short.isEmpty {
        // Cumulative rounding: the shares add up to the rest, but for a part of a unit.
        var (exact, rounded) = (0.0, 0.0)
        for index in flexible {
          exact += share(index)
          let end = max(rounded, ((exact + 1e-6) / unit).rounded(.down) * unit)
          widths[index] = max(end - rounded, minimums[index])
          rounded += widths[index]
        }
        break
      }
      flexible.removeAll { short.contains($0) }
    }
    return widths
  }
}
