@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// What is known of motion from one frame to the next.
struct Choreography {
  /// The views on their way out, from back to front.
  var leaving: [LeavingCell] = []
  /// The views that start to leave in the exchange of cells that is under way.
  var departing: [LeavingCell] = []
  /// How the user scrolls.
  var scrolling = ScrollMotion()

  /// Adds views that are on their way out from now on, after the cells that stay have found new places.
  ///
  /// A view keeps its place behind the next cell that stays; where there is none, in front of the last one.
  ///
  /// - Parameters:
  ///   - cells: The views; their positions are where they stood.
  ///   - places: For each cell that was there its new position, negative for those that have gone.
  mutating func add(_ cells: [LeavingCell], places: [Int]) {
    guard !cells.isEmpty || !leaving.isEmpty else { return }
    // Those that were leaving already stood behind the cell at their position.
    var all: [LeavingCell] = []
    var added = cells[...]
    for old in leaving {
      while let cell = added.first, cell.position < old.position { all.append(added.removeFirst()) }
      all.append(old)
    }
    all += added
    for index in all.indices { all[index].position = Self.position(of: all[index].position, places) }
    // Where cells that stay have changed places, their neighbours go with them.
    leaving = all.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { $0.element }
  }

  private static func position(of position: Int, _ places: [Int]) -> Int {
    for place in places[min(position, places.count)...] where place >= 0 { return place }
    for place in places[..<min(position, places.count)].reversed() where place >= 0 { return place + 1 }
    return 0
  }

  /// The view on its way out that shows an item; it leaves no longer.
  mutating func takeBack(_ key: ItemKey) -> LiveCell? {
    guard let index = leaving.firstIndex(where: { $0.cell.key == key }) else { return nil }
    return leaving.remove(at: index).cell
  }

  /// The cells that stay with those on their way out between them.
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
