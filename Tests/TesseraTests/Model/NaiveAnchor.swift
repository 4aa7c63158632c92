import TesseraLayout

/// What the model expects to stay where it is on screen.
struct NaiveAnchor {
  var element: NaiveCollection.Element
  /// How far below the top of the viewport the element begins.
  var distance: Double
}

extension NaiveCollection {
  /// The first item fully in view, those that were on screen before others; else what is partly in view, else a header.
  func anchor(shown: Set<Element>) -> NaiveAnchor? {
    let inView = visible(overscan: 0).map { placed in
      var natural = placed
      natural.frame = frame(of: placed.element) ?? placed.frame
      return natural
    }
    let items = inView.filter { $0.element.item != nil }
    let known = items.filter { shown.contains($0.element) }
    let candidates = !known.isEmpty ? known : !items.isEmpty ? items : inView
    let full = candidates.first { $0.frame.minY >= viewport.minY && $0.frame.maxY <= viewport.maxY }
    return (full ?? candidates.first).map {
      NaiveAnchor(element: $0.element, distance: $0.frame.minY - viewport.minY)
    }
  }

  func frame(of element: Element) -> Rect? { all().first { $0.element == element }?.frame }

  /// The anchor in new content: of what was in view something that kept its order, the anchor itself if it did; else
  /// the nearest element that is still there.
  func surviving(_ anchor: NaiveAnchor, in new: [Group]) -> NaiveAnchor? {
    guard let section = groups.firstIndex(where: { $0.id == anchor.element.group }),
      let top = frame(of: anchor.element).map({ $0.minY - anchor.distance })
    else { return nil }
    let partners = partners(in: new)
    let everything = all().map { $0.element }
    guard let start = everything.firstIndex(of: anchor.element) else { return nil }
    let keepers = keepers(partners, in: new)
    let order = everything[start...] + everything[..<start].reversed()
    if let keeper = order.first(where: { keepers.contains($0) }), let item = keeper.item {
      return held(Place(group: keeper.group, item: item), partners, top)
    }
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
    return places.first { partners[$0] != nil }.flatMap { held($0, partners, top) }
  }

  /// An old item that is still there, held at its place on screen.
  private func held(_ old: Place, _ partners: [Place: Place], _ top: Double) -> NaiveAnchor? {
    guard let new = partners[old], let frame = frame(of: Element(group: old.group, item: old.item))
    else { return nil }
    return NaiveAnchor(element: Element(group: new.group, item: new.item), distance: frame.minY - top)
  }

  /// The items in view that are in some longest selection of them that is still in order; found by trying.
  private func keepers(_ partners: [Place: Place], in new: [Group]) -> Set<Element> {
    let places = new.flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } }
    let pairs = visible(overscan: 0).compactMap { placed -> (Element, Int)? in
      guard let item = placed.element.item,
        let partner = partners[Place(group: placed.element.group, item: item)],
        let position = places.firstIndex(of: partner)
      else { return nil }
      return (placed.element, position)
    }
    func longest(_ positions: [Int]) -> Int {
      var best: [Int] = []
      for (index, position) in positions.enumerated() {
        best.append(1 + ((0..<index).filter { positions[$0] < position }.map { best[$0] }.max() ?? 0))
      }
      return best.max() ?? 0
    }
    let length = longest(pairs.map { $0.1 })
    // An item is in some longest selection if what fits before it and behind it adds up to one.
    let keepers = pairs.enumerated().filter { index, pair in
      let before = pairs[..<index].map { $0.1 }.filter { $0 < pair.1 }
      let behind = pairs[(index + 1)...].map { $0.1 }.filter { $0 > pair.1 }
      return longest(before) + 1 + longest(behind) == length
    }
    return Set(keepers.map { $0.element.0 })
  }

  /// Which item is which: by id in the same section first, then what is left by id across sections, in order.
  func partners(in new: [Group]) -> [Place: Place] {
    var partners: [Place: Place] = [:]
    var free: [Place] = []
    let old = Set(groups.flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } })
    for group in new {
      for item in group.items {
        let place = Place(group: group.id, item: item.id)
        if old.contains(place) { partners[place] = place } else { free.append(place) }
      }
    }
    var waiting = groups.flatMap { group in group.items.map { Place(group: group.id, item: $0.id) } }
      .filter { partners[$0] == nil }
    for place in free {
      guard let index = waiting.firstIndex(where: { $0.item == place.item }) else { continue }
      partners[waiting.remove(at: index)] = place
    }
    return partners
  }
}
