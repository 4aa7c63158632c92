import Tessera
import TesseraLayout

/// The element that the model expects to stay in place on screen.
struct NaiveAnchor {
  var element: NaiveCollection.Element
  /// The distance from the top of the viewport to the element, or between their centers if `fraction` is 0.5.
  var distance: Double
  /// The anchored position in the element: 0 for its start, 0.5 for its center.
  var fraction = 0.0
  /// Whether the element stays the anchor wherever it moves.
  var isChosen = false
}

extension NaiveCollection {
  /// Returns the first fully visible item, preferring items that were on screen before; otherwise, a partly
  /// visible item, and otherwise a header.
  func anchor(shown: Set<Element>, policy: AnchorPolicy = .item, focused: Element? = nil) -> NaiveAnchor? {
    if policy == .focus, let focused, let frame = frame(of: focused), frame.overlaps(viewport) {
      return NaiveAnchor(element: focused, distance: frame.minY - viewport.minY, isChosen: true)
    }
    let inView = visible(overscan: 0).map { placed in
      var natural = placed
      natural.frame = frame(of: placed.element) ?? placed.frame
      return natural
    }
    let items = inView.filter { $0.element.item != nil }
    let known = items.filter { shown.contains($0.element) }
    let candidates = !known.isEmpty ? known : !items.isEmpty ? items : inView
    if policy == .center {
      let middle = candidates.min { abs($0.frame.midY - viewport.midY) < abs($1.frame.midY - viewport.midY) }
      return middle.map {
        NaiveAnchor(element: $0.element, distance: $0.frame.midY - viewport.midY, fraction: 0.5)
      }
    }
    let top = { (placed: Placed) in self.viewport.minY + self.coveredHeight(for: placed.element) }
    let full = candidates.first { $0.frame.minY >= top($0) && $0.frame.maxY <= viewport.maxY }
    let seen = full ?? candidates.first { $0.frame.maxY > top($0) && $0.frame.minY < viewport.maxY }
    return (seen ?? candidates.first).map {
      NaiveAnchor(element: $0.element, distance: $0.frame.minY - viewport.minY)
    }
  }

  /// Returns the height of the viewport that pinned headers cover when an element is scrolled to the start.
  func coveredHeight(for element: Element) -> Double {
    let isPinned = groups.contains { $0.id == element.group && $0.header == .pinned }
    return isPinned && element.item != nil ? Self.headerHeight : 0
  }

  func frame(of element: Element) -> Rect? { all().first { $0.element == element }?.frame }

  /// Returns the possible anchors in new content: visible items that belong to a longest common order,
  /// followed by the nearest remaining element as a fallback.
  func surviving(_ anchor: NaiveAnchor, in new: [ModelSection]) -> [NaiveAnchor] {
    guard let top = position(of: anchor) else { return [] }
    let matches = matches(in: new)
    if anchor.isChosen, let item = anchor.element.item,
      let match = matches[Place(group: anchor.element.group, item: item)]
    {
      var chosen = anchor
      chosen.element = Element(group: match.group, item: match.item)
      return [chosen]
    }
    let staying = visible(overscan: 0).compactMap { placed -> NaiveAnchor? in
      guard let item = placed.element.item else { return nil }
      let place = Place(group: placed.element.group, item: item)
      return mayStay(place, in: new) ? held(place, matches, top, anchor.fraction) : nil
    }
    let nearest = nearest(to: anchor, matches, in: new, top)
    // If several longest orders exist, the engine's choice may leave no visible item.
    return staying + [nearest].compactMap { $0 }
  }

  /// Returns the element itself, or the next item of its section, or the previous one, or an item of another
  /// section.
  func nearest(
    to anchor: NaiveAnchor, _ matches: [Place: Place], in new: [ModelSection], _ top: Double
  ) -> NaiveAnchor? {
    guard let section = groups.firstIndex(where: { $0.id == anchor.element.group }) else { return nil }
    if anchor.element.item == nil,
      new.contains(where: { $0.id == anchor.element.group && $0.header != .none })
    {
      return anchor
    }
    let items = groups[section].items
    let first = items.firstIndex { $0.id == anchor.element.item } ?? 0
    var places = items[first...].map { Place(group: groups[section].id, item: $0.id) }
    places += items[..<first].reversed().map { Place(group: groups[section].id, item: $0.id) }
    for later in groups[(section + 1)...] {
      places += later.items.map { Place(group: later.id, item: $0.id) }
    }
    for earlier in groups[..<section].reversed() {
      places += earlier.items.reversed().map { Place(group: earlier.id, item: $0.id) }
    }
    return places.first { matches[$0] != nil }.flatMap { held($0, matches, top, anchor.fraction) }
  }

  /// Returns whether an item and its section both belong to a longest common order.
  private func mayStay(_ place: Place, in new: [ModelSection]) -> Bool {
    guard let old = groups.first(where: { $0.id == place.group }),
      let group = new.first(where: { $0.id == place.group })
    else { return false }
    return isKept(place.group, groups.map { $0.id }, new.map { $0.id })
      && isKept(place.item, old.items.map { $0.id }, group.items.map { $0.id })
  }

  /// Returns whether the longest orders before and after an element add up to the longest order of all.
  private func isKept<ID: Hashable>(_ id: ID, _ old: [ID], _ new: [ID]) -> Bool {
    var places: [ID: Int] = [:]
    for (place, id) in new.enumerated() { places[id] = place }
    let order = old.compactMap { id in places[id].map { (id, $0) } }
    guard let index = order.firstIndex(where: { $0.0 == id }) else { return false }
    let before = order[..<index].map { $0.1 }.filter { $0 < order[index].1 }
    let behind = order[(index + 1)...].map { $0.1 }.filter { $0 > order[index].1 }
    return longest(before) + 1 + longest(behind) == longest(order.map { $0.1 })
  }

  private func longest(_ positions: [Int]) -> Int {
    var best: [Int] = []
    for (index, position) in positions.enumerated() {
      best.append(1 + ((0..<index).filter { positions[$0] < position }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  /// Returns an old item that still exists, anchored at its position on screen.
  private func held(
    _ old: Place, _ matches: [Place: Place], _ top: Double, _ fraction: Double
  ) -> NaiveAnchor? {
    guard let new = matches[old], let frame = frame(of: Element(group: old.group, item: old.item))
    else { return nil }
    var anchor = NaiveAnchor(
      element: Element(group: new.group, item: new.item), distance: 0, fraction: fraction)
    anchor.distance = position(of: anchor, at: frame) - top
    return anchor
  }

  /// Returns the viewport position that an anchor requires; `nil` if the element does not exist.
  func position(of anchor: NaiveAnchor) -> Double? {
    frame(of: anchor.element).map { position(of: anchor, at: $0) }
  }

  private func position(of anchor: NaiveAnchor, at frame: Rect) -> Double {
    frame.minY + anchor.fraction * (frame.height - viewport.height) - anchor.distance
  }

  /// Returns the anchor to use while an item across the start of the viewport gets another size: the item's
  /// start.
  ///
  /// - Parameters:
  ///   - place: The item.
  ///   - height: Its new height.
  func anchor(_ anchor: NaiveAnchor, measuring place: Place, as height: Double) -> NaiveAnchor {
    let element = Element(group: place.group, item: place.item)
    guard let known = measured[place], known != height, let frame = frame(of: element),
      let top = position(of: anchor), element != anchor.element, !anchor.isChosen, anchor.fraction == 0,
      frame.minY < top, frame.maxY > top
    else { return anchor }
    return NaiveAnchor(element: element, distance: max(frame.minY - top, -height))
  }

  /// Matches items by id: first within the same section, then the rest across sections, in order, if the ids
  /// are unique in the collection.
  func matches(in new: [ModelSection]) -> [Place: Place] {
    var matches: [Place: Place] = [:]
    var free: [Place] = []
    let old = Set(groups.flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } })
    for group in new {
      for item in group.items {
        let place = Place(group: group.id, item: item.id)
        if old.contains(place) {
          matches[place] = place
        } else if group.keying.scope == .collection {
          free.append(place)
        }
      }
    }
    var waiting = groups.filter { $0.keying.scope == .collection }
      .flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } }
      .filter { matches[$0] == nil }
    for place in free {
      guard let index = waiting.firstIndex(where: { $0.item == place.item }) else { continue }
      matches[waiting.remove(at: index)] = place
    }
    return matches
  }
}

extension Rect {
  fileprivate var midY: Double { minY + height / 2 }
}
