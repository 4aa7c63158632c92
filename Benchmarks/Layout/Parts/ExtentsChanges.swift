import BenchmarkSupport
import TesseraLayout

/// Changes of extents, each of a copy: what comes is one run of equal extents.
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
    return PreparedChanges(
      operations: places.places.count, way: change.kind == .move ? "remove, insert" : "\(change.kind)",
      run: {
        for place in places.places {
          var copy = extents
          if change.kind != .insert { copy.remove(place.source..<place.source + change.length) }
          switch change.kind {
          case .insert: copy.insert(count: change.length, extent: 40, at: place.source)
          case .move: copy.insert(count: change.length, extent: 40, at: place.target)
          case .delete: break
          }
          keep(copy.total)
        }
      }, runFloor: places.floor(offsets))
  }
}
