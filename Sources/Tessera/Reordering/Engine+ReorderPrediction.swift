@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Prediction of the frames that a dragged item would have at other positions.

/// A position, and the frame that the item would have there.
struct PredictedPlace {
  let slot: ReorderSlot
  var frame: Rect

  /// Separates positions whose frames coincide, such as the end of a list and the start of the next one.
  /// Later positions move a little farther along the axis, relative to the position that the item comes from.
  static func spread(
    _ places: [PredictedPlace], around source: ReorderSlot, along axis: Axis
  ) -> [PredictedPlace] {
    var spread = places
    let order = places.indices.sorted { places[$0].frame.isBefore(places[$1].frame, along: axis) }
    var rest = order[...]
    while let first = rest.first {
      let same = rest.prefix { (places[$0].frame.origin - places[first].frame.origin).isNegligible }
        .sorted { places[$0].slot < places[$1].slot }
      rest = rest.dropFirst(same.count)
      if same.count == 1 { continue }
      let middle =
        same.firstIndex { places[$0].slot == source }.map { Double($0) } ?? Double(same.count - 1) / 2
      for (number, index) in same.enumerated() {
        let part = (Double(number) - middle) / Double(same.count)
        spread[index].frame.origin[axis] += part * places[index].frame.size[axis]
      }
    }
    return spread
  }
}

extension Rect {
  fileprivate func isBefore(_ other: Rect, along axis: Axis) -> Bool {
    (min(axis), min(axis.cross)) < (other.min(axis), other.min(axis.cross))
  }

  /// Returns whether both are in one line across an axis: they overlap along it, but not across it.
  fileprivate func isBeside(_ other: Rect, along axis: Axis) -> Bool {
    shares(axis, with: other) && !shares(axis.cross, with: other)
  }

  private func shares(_ axis: Axis, with other: Rect) -> Bool {
    Swift.min(max(axis), other.max(axis)) - Swift.max(min(axis), other.min(axis)) > Rect.tolerance
  }
}

extension ReorderBehavior {
  /// Returns all positions near the visible part that accept the item, with the frames it would have there.
  /// O(*m*) for *m* visible items.
  func predictedPlaces(for drag: ReorderDrag, _ engine: Engine) -> [PredictedPlace] {
    let own = engine.frames.frame(of: drag.shown)
    var places: [PredictedPlace] = []
    var acceptance: [Int: Bool] = [:]
    for path in engine.itemsInView(besides: drag.shown) {
      guard let item = path.item else { continue }
      if acceptance[path.section] == nil { acceptance[path.section] = accepts(path.section, drag, engine) }
      guard acceptance[path.section] ?? false else {
        addSource(path, drag, own, to: &places, engine)
        continue
      }
      if path.section == drag.shown.section {
        places.append(engine.passing(path, own))
      } else {
        let count = engine.snapshot.sections[path.section].count
        places.append(engine.before(path, drag, own))
        if item == count - 1 { places.append(engine.behind(path, drag, own)) }
      }
    }
    for section in emptySections(engine) where section != drag.shown.section && accepts(section, drag, engine)
    {
      places.append(engine.inside(section, drag, own))
    }
    return places
  }

  /// Adds the original position of the item, which is allowed even in a section that accepts no items.
  private func addSource(
    _ path: ElementPath, _ drag: ReorderDrag, _ own: Rect, to places: inout [PredictedPlace],
    _ engine: Engine
  ) {
    guard path.section == drag.source.slot.section, let item = path.item, path.section != drag.shown.section
    else { return }
    if item == drag.source.slot.index { places.append(engine.before(path, drag, own)) }
    if item == drag.source.slot.index - 1, item == engine.snapshot.sections[path.section].count - 1 {
      places.append(engine.behind(path, drag, own))
    }
  }

  private func emptySections(_ engine: Engine) -> [Int] {
    if let known = state.emptySections { return known }
    let found = engine.snapshot.sections[..<engine.snapshot.declaredCount].indices.filter { position in
      let section = engine.snapshot.sections[position]
      return section.count == 0 && section.children.isEmpty && section.section.sections.isEmpty
        && (section.section.acceptance == .all || position == state.drag?.source.slot.section)
    }
    state.emptySections = found
    return found
  }
}

// MARK: - Predicting

extension Engine {
  /// Returns the visible items. An open group counts as one item.
  func itemsInView(besides dragged: ElementPath? = nil) -> [ElementPath] {
    var items: [ElementPath] = []
    for path in frames.paths(overlapping: window) where path.item != nil {
      let item = declaredItem(at: path)
      if item != dragged, items.last != item, item.section < snapshot.declaredCount { items.append(item) }
    }
    return items
  }

  /// Returns the item at a path, or the outermost group around it.
  func declaredItem(at path: ElementPath) -> ElementPath {
    var item = path
    while item.section >= snapshot.declaredCount, let group = frames.group(around: item) { item = group }
    return item
  }

  /// Returns the position of another item of the same section: the dragged item takes the far side of its
  /// place, and the other item makes way.
  fileprivate func passing(_ path: ElementPath, _ own: Rect) -> PredictedPlace {
    let other = frames.frame(of: path)
    var frame = Rect(origin: other.origin, size: own.size)
    for axis in Axis.allCases where other.min(axis) >= own.max(axis) - Rect.tolerance {
      frame.origin[axis] = other.max(axis) - own.size[axis]
    }
    // Without the dragged item, every position behind it counts one less.
    return PredictedPlace(
      slot: ReorderSlot(section: path.section, index: path.item ?? 0), frame: frame)
  }

  /// Returns the position before an item of another section.
  fileprivate func before(_ path: ElementPath, _ drag: ReorderDrag, _ own: Rect) -> PredictedPlace {
    let other = frames.frame(of: path)
    var frame = Rect(origin: other.origin, size: size(of: own, beside: other))
    if frames.sections[path.section].runsBackwards {
      // The items before it, which are farther along the axis, make way: by a line if a new line begins.
      let last = ElementPath.item(snapshot.sections[path.section].count - 1, in: path.section)
      let growth = placeInLine(behind: last, frame.size) == nil ? frame.size[axis] : 0
      frame.origin[axis] = other.max(axis) + growth - frame.size[axis]
    }
    return PredictedPlace(
      slot: ReorderSlot(section: path.section, index: path.item ?? 0),
      frame: frame.offset(by: shift(of: path.section, drag, own)))
  }

  /// Returns the position behind the last item of another section: in the same line if the item fits;
  /// otherwise at the start of the next line, which is above if the section runs bottom up.
  fileprivate func behind(_ path: ElementPath, _ drag: ReorderDrag, _ own: Rect) -> PredictedPlace {
    let other = frames.frame(of: path)
    let size = size(of: own, beside: other)
    var origin = other.origin
    if let place = placeInLine(behind: path, size) {
      origin[axis.cross] = place
    } else {
      if !frames.sections[path.section].runsBackwards { origin[axis] = other.max(axis) }
      origin[axis.cross] = startOfNextLine(behind: path, size)
    }
    return PredictedPlace(
      slot: ReorderSlot(section: path.section, index: (path.item ?? 0) + 1),
      frame: Rect(origin: origin, size: size).offset(by: shift(of: path.section, drag, own)))
  }

  /// Returns the start of an item behind another one in the same line; `nil` if it does not fit.
  private func placeInLine(behind path: ElementPath, _ size: Size) -> Double? {
    let (other, body, cross) = (frames.frame(of: path), frames.extent(of: path.section), axis.cross)
    if frames.sections[path.section].body.mirroredAxes[cross] {
      let place = other.min(cross) - size[cross]
      return place >= body.min(cross) ? place : nil
    }
    return other.max(cross) + size[cross] <= body.max(cross) ? other.max(cross) : nil
  }

  /// Returns the start of an item in the line after a full one: below the first item of the section if the
  /// full line has more than one item.
  private func startOfNextLine(behind path: ElementPath, _ size: Size) -> Double {
    let (other, cross) = (frames.frame(of: path), axis.cross)
    guard let item = path.item, item > 0 else { return other.min(cross) }
    let before = frames.frame(of: .item(item - 1, in: path.section))
    guard before.isBeside(other, along: axis) else { return other.min(cross) }
    let first = frames.frame(of: .item(0, in: path.section))
    let isMirrored = frames.sections[path.section].body.mirroredAxes[cross]
    return isMirrored ? first.max(cross) - size[cross] : first.min(cross)
  }

  /// Returns the only position in an empty section.
  fileprivate func inside(_ section: Int, _ drag: ReorderDrag, _ own: Rect) -> PredictedPlace {
    let origin = frames.origin(of: section) + frames.sections[section].bodyOrigin
    var size = own.size
    size[axis.cross] = min(size[axis.cross], max(1, frames.extent(of: section).size[axis.cross]))
    return PredictedPlace(
      slot: ReorderSlot(section: section, index: 0),
      frame: Rect(origin: origin, size: size).offset(by: shift(of: section, drag, own)))
  }

  /// Returns the size of the dragged item beside its new neighbors: it is as wide as they are.
  private func size(of own: Rect, beside other: Rect) -> Size {
    var size = own.size
    size[axis.cross] = other.size[axis.cross]
    return size
  }

  /// Returns the distance by which a section moves when the item leaves its own: content below moves up.
  private func shift(of section: Int, _ drag: ReorderDrag, _ own: Rect) -> Point {
    let left = frames.extent(of: drag.shown.section)
    guard frames.sections[drag.shown.section].declared.scrollAxis == nil,
      frames.extent(of: section).min(axis) >= left.max(axis) - Rect.tolerance,
      own.size[axis.cross] * 2 > left.size[axis.cross]
    else { return .zero }
    var shift = Point.zero
    shift[axis] = -own.size[axis]
    return shift
  }
}

extension SectionFrames {
  /// Whether later items are nearer to the start of the collection, as in a chat that runs bottom up.
  var runsBackwards: Bool {
    if body.mirroredAxes[axis] { return true }
    return body.count > 1 && body.frame(at: body.count - 1).max(axis) <= body.frame(at: 0).min(axis)
  }
}
