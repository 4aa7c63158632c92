@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The trait of the section of a table, by which the user resizes columns and scrolls sideways.
final class TableTrait: BehaviorTrait {
  /// The ids of the columns.
  private let columns: [String]
  let isStriped: Bool
  /// The state that the app has declared, with the changes since then.
  private(set) var state: TableState
  private var layout: ColumnLayout
  private let widths: ColumnWidths
  private let onChange: ((TableState) -> Void)?

  init(
    _ columns: [String], _ layout: ColumnLayout, _ widths: ColumnWidths, _ state: TableState, isStriped: Bool,
    _ onChange: ((TableState) -> Void)?
  ) {
    (self.columns, self.layout, self.widths) = (columns, layout, widths)
    (self.state, self.isStriped, self.onChange) = (state, isStriped, onChange)
  }

  override func install(in engine: Engine) { engine.install { TableBehavior() }.wake() }

  override func isEqual(to other: Trait) -> Bool { (other as? TableTrait)?.isStriped == isStriped }

  // MARK: Geometry

  /// The places of the columns in the rows that were laid out last, from the left edge of a row with its insets; `nil` if there are
  /// none, or the user cannot change them.
  var geometry: (columns: ColumnGeometry, rowInsets: Insets)? {
    guard onChange != nil, let latest = widths.latestGeometry(of: layout) else { return nil }
    return (latest.geometry, latest.metrics.rowInsets)
  }

  /// The width by which a key resizes a column, in points.
  var resizingStep: Double { widths.latestCharacterWidth }

  // MARK: Changes

  /// Scrolls sideways, as far as the columns go. Returns whether the table has scrolled.
  func scroll(to offset: Double, _ engine: Engine) -> Bool {
    guard let geometry = geometry?.columns else { return false }
    let offset = max(0, min(offset, geometry.farthestOffset))
    guard offset != geometry.offset else { return false }
    layout.offset = offset
    change(engine) { $0.offset = offset }
    return true
  }

  /// Sets the width of a column, in points.
  func resize(_ column: Int, to width: Double, _ engine: Engine) {
    guard columns.indices.contains(column) else { return }
    let width = max(ColumnDemand.smallest * widths.latestCharacterWidth, width)
    guard width != state.width(of: columns[column]) else { return }
    change(engine) { $0.setWidth(width, of: columns[column]) }
  }

  /// Sorts by a column, or changes the direction. This calls the handler of the app at once.
  func toggleSort(by column: String) {
    state.toggleSort(by: column)
    onChange?(state)
  }

  /// Changes the state, and tells the app as soon as no update is under way.
  private func change(_ engine: Engine, _ change: (inout TableState) -> Void) {
    change(&state)
    engine.enqueue { [self] in onChange?(state) }
    engine.setNeedsUpdate()
  }
}
