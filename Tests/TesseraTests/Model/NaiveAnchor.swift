import Tessera
import TesseraLayout

/// What the model expects to stay where it is on screen.
struct NaiveAnchor {
  var element: NaiveCollection.Element
  /// How far below the top of the viewport the element begins; for its middle, below the middle of the viewport.
  var distance: Double
  /// Which place of the element is held: 0 its start, 0.5 its middle.
  var fraction = 0.0
  /// Whether it is held wherever it is carried.
  var isChosen = false
}

extension NaiveCollection {
  /// The first item fully in view, those that were on screen before others; else what is partly in view, else a header.
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

  /// How much of the viewport pinned headers cover where an element stands at its start.
  func coveredHeight(for element: Element) -> Double {
    let isPinned = groups.contains { $0.id == element.group && $0.header == .pinned }
    return isPinned && element.item != nil ? Self.headerHeight : 0
  }

  func frame(of element: Element) -> Rect? { all().first { $0.element == element }?.frame }

  /// What may be held in new content: what was in view and is part of some longest order that is kept; and the nearest
  /// element that is still there, for when nothing of that is left.
  func surviving(_ anchor: NaiveAnchor, in new: [ModelSection]) -> [NaiveAnchor] {
    guard let top = position(of: anchor) else { return [] }
    let partners = partners(in: new)
    if anchor.isChosen, let item = anchor.element.item,
      let partner = partners[Place(group: anchor.element.group, item: item)]
    {
      var chosen = anchor
      chosen.element = Element(group: partner.group, item: partner.item)
      return [chosen]
    }
    let staying = visible(overscan: 0).compactMap { placed -> NaiveAnchor? in
      guard let item = placed.element.item else { return nil }
      let place = Place(group: placed.element.group, item: item)
      return mayStay(place, in: new) ? held(place, partners, top, anchor.fraction) : nil
    }
    let nearest = nearest(to: anchor, partners, in: new, top)
    // Where several longest orders are kept, the engine's may leave nothing that was in view.
    return staying + [nearest].compactMap { $0 }
  }

  /// The element itself, else the next item of its section, the one before, then those of other sections.
  func nearest(
    to anchor: NaiveAnchor, _ partners: [Place: Place], in new: [ModelSection], _ top: Double
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
    return places.first { partners[$0] != nil }.flatMap { held($0, partners, top, anchor.fraction) }
  }

  /// Whether an item and its section are part of some longest order that is kept.
  private func mayStay(_ place: Place, in new: [ModelSection]) -> Bool {
    guard let old = groups.first(where: { $0.id == place.group }),
      let group = new.first(where: { $0.id == place.group })
    else { return false }
    return isKept(place.group, groups.map { $0.id }, new.map { $0.id })
      && isKept(place.item, old.items.map { $0.id }, group.items.map { $0.id })
  }

  /// Whether what is kept before an element and what is kept behind it add up to the longest order of all.
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

  /// An old item that is still there, held at its place on screen.
  private func held(
    _ old: Place, _ partners: [Place: Place], _ top: Double, _ fraction: Double
  ) -> NaiveAnchor? {
    guard let new = partners[old], let frame = frame(of: Element(group: old.group, item: old.item))
    else { return nil }
    var anchor = NaiveAnchor(
      element: Element(group: new.group, item: new.item), distance: 0, fraction: fraction)
    anchor.distance = position(of: anchor, at: frame) - top
    return anchor
  }

  /// The position of the viewport that an anchor asks for; nil where the element is not there.
  func position(of anchor: NaiveAnchor) -> Double? {
    frame(of: anchor.element).map { position(of: anchor, at: $0) }
  }

  private func position(of anchor: NaiveAnchor, at frame: Rect) -> Double {
    frame.minY + anchor.fraction * (frame.height - viewport.height) - anchor.distance
  }

  /// What is held instead while an item across the start of the viewport takes another size than it had: its start.
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

  /// Which item is which: by id in the same section first, then what is left by id across sections, in order, as far
  /// as ids are known everywhere.
  func partners(in new: [ModelSection]) -> [Place: Place] {
    var partners: [Place: Place] = [:]
    var free: [Place] = []
    let old = Set(groups.flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } })
    for group in new {
      for item in group.items {
        let place = Place(group: group.id, item: item.id)
        if old.contains(place) {
          partners[place] = place
        } else if group.keying.scope == .collection {
          free.append(place)
        }
      }
    }
    var waiting = groups.filter { $0.keying.scope == .collection }
      .flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } }
      .filter { partners[$0] == nil }
    for place in free {
      guard let index = waiting.firstIndex(where: { $0.item == place.item }) else { continue }
      partners[waiting.remove(at: index)] = place
    }
    return partners
  }
}

extension Rect {
  fileprivate var midY: Double { minY + height / 2 }
}
