import BenchmarkSupport
import TesseraLayout

/// Changes of extents, each of a copy; what comes has different extents.
final class ExtentsChanges {
  private let extents: Extents
  private let offsets: PlainOffsets

  init(_ count: Int) {
    let sizes = Subject.list.sizes(count)
    var extents = Extents()
    for size in sizes { extents.append(count: 1, extent: size.height) }
    self.extents = extents
    offsets = PlainOffsets(sizes)
  }

  func prepare(_ change: RangeChange) -> PreparedChanges {
    let places = ChangePlaces(change, extents.count)
    let extents = extents
    let new = Subject.list.sizes(change.length).map { (count: 1, extent: $0.height) }
    return PreparedChanges(
      operations: places.places.count, way: "\(change.kind)",
      run: {
        for place in places.places {
          var copy = extents
          let range = place.source..<place.source + change.length
          switch change.kind {
          case .insert: copy.insert(new, at: place.source)
          case .move: copy.move(range, to: place.target)
          case .delete: copy.remove(range)
          }
          blackHole(copy.total)
        }
      }, runFloor: places.floor(offsets))
  }
}
