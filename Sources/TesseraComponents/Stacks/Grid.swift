import TesseraKernel
import TesseraLayout

/// Components in columns of equal width, line by line from left to right.
///
///     Grid(columns: .count(3)) {
///       for file in files { Text(file.name).lineLimit(1) }
///     }
///
/// A grid takes all of the available width. Each line is as high as its highest component. A component takes one column, or as
/// many as its ``Component/gridSpan(_:)`` states.
public struct Grid<Content: Component>: PrimitiveComponent {
  private let columns: GridColumns
  private let spacing: Space
  private let alignment: VerticalAlignment
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - spacing: The distance between neighboring columns, and between lines.
  ///   - alignment: The places of the components between the top and the bottom of their line. A grid has no baselines: they
  ///     count as the top.
  ///   - content: The components.
  public init(
    columns: GridColumns, spacing: Space = .regular, alignment: VerticalAlignment = .top,
    @ComponentBuilder content: () -> Content
  ) {
    self.columns = columns.sanitized
    self.spacing = spacing.sanitized
    self.alignment = alignment
    self.content = content()
  }

  /// Appends a grid with the components as its children.
  public func resolve(into tree: inout TreeBuilder) {
    tree.useGrids()
    tree.add(.grid(columns, spacing: spacing, alignment: alignment.layout), around: content)
  }
}

/// The columns of a ``Grid``.
public enum GridColumns: Hashable, Sendable {
  /// A number of columns, at least one.
  case count(Int)
  /// As many columns as fit, each of at least so many characters of ordinary text.
  case characters(Int)

  /// The columns with a number that layouts can use, so that equal descriptions are equal.
  var sanitized: GridColumns {
    switch self {
    case .count(let count): .count(max(1, min(count, GridLayout.maxColumns)))
    case .characters(let count): .characters(max(0, count))
    }
  }
}

extension Component {
  /// Sets the number of columns that the component takes in a ``Grid``.
  ///
  /// A component that does not fit into the rest of a line begins the next one. `Int.max` means all columns, and values below 1
  /// count as 1. Outside of a grid the number has no effect.
  public func gridSpan(_ count: Int) -> WrappedComponent<Self> {
    WrappedComponent(.gridSpan(max(1, min(count, GridLayout.maxColumns))), self)
  }
}

extension TreeLayout {
  static var gridFunctions: ContainerFunctions {
    ContainerFunctions(
      measure: { $0.measureGrid($1, offered: $2) },
      arrange: { layout, index, size in
        let isMeasured = layout.measuredContainer(of: index, in: size) != nil
        if !isMeasured || !layout.states[index].isArranged {
          _ = layout.arrangeGrid(index, width: size.width)
        }
        layout.states[index].isArranged = isMeasured
      })
  }

  private func measureGrid(_ index: Int, offered: Size) -> Size {
    guard case .grid(let columns, let spacing, _) = nodes[index].kind else { return .zero }
    let width = offered.width.isUnbounded ? idealWidth(ofGrid: index, columns, spacing) : offered.width
    let content = arrangeGrid(index, width: width)
    states[index].isArranged = true
    return Size(width: max(width, content.width), height: content.height)
  }

  /// Arranges the children of a grid of a width, and stores their frames in it. The children have the heights
  /// that they need. Returns the size of the content.
  func arrangeGrid(_ index: Int, width: Double) -> Size {
    tree.record.arrangements += 1
    guard case .grid(let columns, let spacing, let alignment) = nodes[index].kind else { return .zero }
    let gap = spacing.size(metrics)
    let tracks: GridLayout.Columns
    switch columns {
    case .count(let count): tracks = .count(count)
    case .characters(let count): tracks = .minimumWidth(Double(count) * characterWidth)
    }
    let layout = GridLayout(columns: tracks, spacing: gap.width, lineSpacing: gap.height, align: alignment)
    let items = StackItems(self, childrenOf: index, .horizontal, isMeasuring: false)
    let arrangement = layout.arrange(items, in: Size(width: width, height: Size.largestExtent))
    var position = 0
    forEachChild(of: index) { child in
      states[child].slot = arrangement.frame(at: position)
      position += 1
    }
    return arrangement.contentSize
  }

  /// Returns the width of a grid whose width has no limit: its columns are as wide as the widest component, or there is a column of
  /// the least width for each component.
  func idealWidth(ofGrid index: Int, _ columns: GridColumns, _ spacing: Space) -> Double {
    let items = StackItems(self, childrenOf: index, .horizontal, isMeasuring: false)
    let gap = spacing.size(metrics).width
    var (count, column) = (1, 0.0)
    switch columns {
    case .count(let given):
      count = given
      let unbounded = Size(width: Size.largestExtent, height: Size.largestExtent)
      for item in 0..<items.count {
        let span = Double(min(items.traits(at: item).span, count))
        let width = items.size(at: item, offered: unbounded).width
        column = max(column, (width - (span - 1) * gap) / span)
      }
    case .characters(let characters):
      (count, column) = (max(1, items.count), Double(characters) * characterWidth)
    }
    return (Double(count) * column + Double(count - 1) * gap).sanitizedExtent
  }
}
