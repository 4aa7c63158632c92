@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The state of motion that lasts from one frame to the next.
struct TransitionState {
  /// The disappearing views, from back to front.
  var leaving: [LeavingCell] = []
  /// The views that start to disappear in the current exchange of cells.
  var departing: [LeavingCell] = []
  var scrolling = ScrollMotion()

  /// Adds disappearing views after the staying cells have new positions.
  ///
  /// A view stays behind the next staying cell; if there is none, in front of the last one.
  ///
  /// - Parameters:
  ///   - cells: The views, with their previous positions.
  ///   - places: The new position of each previous cell; negative if the cell is gone.
  mutating func add(_ cells: [LeavingCell], places: [Int]) {
    guard !cells.isEmpty || !leaving.isEmpty else { return }
    // Views that were already disappearing were behind the cell at their position.
    var all: [LeavingCell] = []
    var added = cells[...]
    for old in leaving {
      while let cell = added.first, cell.position < old.position { all.append(added.removeFirst()) }
      all.append(old)
    }
    all += added
    for index in all.indices { all[index].position = Self.position(of: all[index].position, places) }
    // If staying cells have changed places, their neighbors move with them.
    leaving = all.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { $0.element }
  }

  private static func position(of position: Int, _ places: [Int]) -> Int {
    for place in places[min(position, places.count)...] where place >= 0 { return place }
    for place in places[..<min(position, places.count)].reversed() where place >= 0 { return place + 1 }
    return 0
  }

  /// Removes and returns the disappearing view of an item; `nil` if there is none.
  mutating func reviveLeavingCell(_ key: ItemKey) -> LiveCell? {
    guard let index = leaving.firstIndex(where: { $0.cell.key == key }) else { return nil }
    return leaving.remove(at: index).cell
  }

  /// Returns the staying cells with the disappearing ones between them.
  func merged(with live: [LiveCell]) -> [LiveCell] {
    var cells: [LiveCell] = []
    cells.reserveCapacity(live.count + leaving.count)
    var next = 0
    for leaver in leaving {
      while next < min(leaver.position, live.count) {
        cells.append(live[next])
        next += 1
      }
      cells.append(leaver.cell)
    }
    return cells + live[next...]
  }
}
