@_spi(Behaviors) import TesseraKernel
import Tessera
import TesseraLayout

/// The behavior that marks every other row of tables, scrolls tables sideways, and resizes their columns.
///
/// The section of a table installs it.
final class TableBehavior: Behavior {
  /// The border of a column that the pointer drags.
  private var drag: Drag?
  /// The control that had the keyboard focus after the last update.
  private var focusedControl: (key: ItemKey, control: Int)?

  private struct Drag {
    var section: SectionKey
    var column: Int
    /// The position of the pointer and the width of the column when the drag began.
    var start: Double
    var width: Double
  }

  /// After the focus of controls, which a title gets first.
  override var order: Int { 46 }

  /// Activates the behavior because a section is a table.
  func wake() { activePhases = [.content, .mark, .keys, .pointer, .sections, .finish] }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    if !(0..<engine.sectionCount).contains(where: { table($0, engine) != nil }) { activePhases = [] }
  }

  private func table(_ section: Int, _ engine: Engine) -> TableTrait? {
    engine.trait(TableTrait.self, ofSection: section)
  }

  private func table(_ key: SectionKey, _ engine: Engine) -> TableTrait? {
    (0..<engine.sectionCount).first { engine.sectionKey(at: $0) == key }.flatMap { table($0, engine) }
  }

  // MARK: Rows

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    guard let item = path.item, item % 2 == 1, table(path.section, engine)?.isStriped ?? false else { return }
    state.insert(.striped)
  }

  // MARK: Scrolling sideways

  override func scrollSections(by distance: Point, at point: Point, _ engine: Engine) -> Point {
    guard distance.x != 0, let cell = engine.cell(at: point), let table = table(cell.path.section, engine),
      let geometry = table.geometry?.columns,
      table.scroll(to: geometry.offset + distance.x, engine)
    else { return distance }
    return Point(x: 0, y: distance.y)
  }

  /// Scrolls to the column of the control that has got the keyboard focus.
  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    let former = focusedControl
    focusedControl = engine.focusedKey.flatMap { key in engine.focusedControl.map { (key, $0) } }
    guard let focused = focusedControl, former?.key != focused.key || former?.control != focused.control,
      let (cell, table) = focusedRow(engine),
      let column = ControlTarget(cell)?.tree.column(ofControl: focused.control),
      let geometry = table.geometry?.columns
    else { return }
    _ = table.scroll(to: geometry.offset(revealing: column), engine)
  }

  // MARK: Keys

  override func press(_ press: KeyPress, in turn: KeyPhase, _ engine: Engine) -> Bool {
    guard press.key == .left || press.key == .right, let (cell, table) = focusedRow(engine),
      let geometry = table.geometry?.columns
    else { return false }
    let isForward = press.key == .right
    let isHeader = cell.path.element == .header
    switch turn {
    case .option:
      guard press.modifiers == .option, isHeader, let control = engine.focusedControl,
        let column = ControlTarget(cell)?.tree.column(ofControl: control),
        geometry.widths.indices.contains(column)
      else { return false }
      let step = isForward ? table.resizingStep : -table.resizingStep
      table.resize(column, to: geometry.widths[column] + step, engine)
      return true
    case .action:
      guard press.modifiers.isEmpty, engine.focusedControl == nil else { return false }
      if isHeader, let first = engine.enabledControls(of: cell.id).first {
        return engine.focusControl(first, of: cell.id)
      }
      return table.scroll(to: geometry.nextOffset(forward: isForward), engine)
    case .dismissal, .continuation, .remainder: return false
    }
  }

  /// Returns the row or header with the focus, and its table; `nil` if there is none on screen.
  private func focusedRow(_ engine: Engine) -> (LiveCell, TableTrait)? {
    guard let cell = engine.focusedKey.flatMap({ engine.cell(of: $0) }),
      let table = table(cell.path.section, engine)
    else { return nil }
    return (cell, table)
  }

  // MARK: Dragging borders

  override func handle(_ event: PointerEvent, at hit: PointerHit, _ engine: Engine) -> Bool {
    switch event.phase {
    case .down:
      drag = event.button == .primary ? border(at: event.position, engine) : nil
      return drag != nil
    case .moved:
      guard let drag else { return false }
      table(drag.section, engine)?.resize(drag.column, to: drag.width + event.position.x - drag.start, engine)
      return true
    case .up, .cancelled:
      defer { drag = nil }
      return drag != nil
    }
  }

  override func claimsPointer(_ engine: Engine) -> Bool { drag != nil }

  override func cancelPointer(_ engine: Engine) { drag = nil }

  /// Returns the drag that begins at a point in the header of a table; `nil` if no border of a column is there.
  private func border(at point: Point, _ engine: Engine) -> Drag? {
    guard let cell = engine.cell(at: point), cell.path.element == .header,
      let table = table(cell.path.section, engine), let (geometry, insets) = table.geometry,
      let section = engine.sectionKey(at: cell.path.section)
    else { return nil }
    let x = point.x + engine.viewport.minX - cell.placement.frame.minX - insets.left
    return geometry.border(at: x).map {
      Drag(section: section, column: $0, start: point.x, width: geometry.widths[$0])
    }
  }
}
