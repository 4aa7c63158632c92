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

  /// The anchor in new content: the same element, or the nearest one that is still there.
  func surviving(_ anchor: NaiveAnchor, in new: [Group]) -> NaiveAnchor? {
    guard let section = groups.firstIndex(where: { $0.id == anchor.element.group }),
      let top = frame(of: anchor.element).map({ $0.minY - anchor.distance })
    else { return nil }
    let partners = partners(in: new)
    if anchor.element.item == nil {
      let isThere = new.contains { $0.id == anchor.element.group && $0.header != .none }
      if isThere { return anchor }
    }
    let items = groups[section].items
    let start = items.firstIndex { $0.id == anchor.element.item } ?? 0
    var order: [(Int, Item)] = items[start...].map { (section, $0) }
    order += items[..<start].reversed().map { (section, $0) }
    for later in groups.indices[(section + 1)...] { order += groups[later].items.map { (later, $0) } }
    for earlier in groups.indices[..<section].reversed() {
      order += groups[earlier].items.reversed().map { (earlier, $0) }
    }
    for (section, item) in order {
      let old = Place(group: groups[section].id, item: item.id)
      guard let partner = partners[old],
        let frame = frame(of: Element(group: old.group, item: old.item))
      else { continue }
      return NaiveAnchor(
        element: Element(group: partner.group, item: partner.item), distance: frame.minY - top)
    }
    return nil
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
