import BenchmarkSupport
import TesseraLayout

/// Changes of a list of different heights; every change begins with the same list, which stays as it is.
final class ListChanges {
  private let count: Int
  private let table = Subject.list.sizes(65_536)
  private let arrangement: Arrangement
  private let offsets: PlainOffsets

  init(_ count: Int) {
    self.count = count
    let items = ChangedItems(count, table: table)
    arrangement = Subject.list.arrange(items)
    offsets = PlainOffsets((0..<count).map { items.size(at: $0, offered: .zero) })
  }

  func prepare(_ change: RangeChange) -> PreparedChanges {
    let places = ChangePlaces(change, count)
    let all = places.splices.map { ($0, ChangedItems(count, table: table, splices: $0)) }
    let arrangement = arrangement
    let canReplace = all.first.map { check($0, $1) } ?? false
    let changes = canReplace ? all : Array(all.prefix(1))
    return PreparedChanges(
      operations: changes.count, way: canReplace ? "replacing" : "arranges anew",
      run: {
        for (splices, items) in changes {
          blackHole(arrangement.replacing(splices, with: items) ?? Subject.list.arrange(items))
        }
      }, runFloor: places.floor(offsets))
  }

  /// Whether the arrangement can be changed; stops the program unless it is then like one that is made anew, which
  /// is looked at in a thousand places.
  private func check(_ splices: [ItemSplice], _ items: ChangedItems) -> Bool {
    guard let changed = arrangement.replacing(splices, with: items) else { return false }
    let fresh = Subject.list.arrange(items)
    require(changed.count == fresh.count && changed.contentSize == fresh.contentSize, "\(splices)")
    for index in stride(from: 0, to: fresh.count, by: max(1, fresh.count / 1_000)) {
      require(changed.frame(at: index) == fresh.frame(at: index), "item \(index) after \(splices)")
    }
    return true
  }
}
