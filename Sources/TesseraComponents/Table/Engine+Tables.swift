@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Scrolling tables sideways, for hosts that recognize the gesture for it themselves.

extension Engine {
  /// Whether a table whose columns the user can move is on screen. O(*m*) for *m* cells on screen.
  package var showsTable: Bool { cells.contains { table(at: $0)?.geometry != nil } }

  /// Returns whether a table can scroll sideways by a part of a distance.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; positive towards the columns on the right.
  ///   - point: A point in the table, in viewport coordinates.
  package func canScrollTable(by distance: Double, at point: Point) -> Bool {
    guard let geometry = cell(at: point).flatMap({ table(at: $0) })?.geometry?.columns else { return false }
    return distance > 0 ? geometry.offset < geometry.farthestOffset : distance < 0 && geometry.offset > 0
  }

  /// Scrolls a table sideways, as far as its columns go. Returns whether the table has scrolled.
  @discardableResult
  package func scrollTable(by distance: Double, at point: Point) -> Bool {
    guard let table = cell(at: point).flatMap({ table(at: $0) }), let geometry = table.geometry?.columns
    else {
      return false
    }
    return table.scroll(to: geometry.offset + distance, self)
  }

  private func table(at cell: LiveCell) -> TableTrait? {
    trait(TableTrait.self, ofSection: cell.path.section)
  }
}
