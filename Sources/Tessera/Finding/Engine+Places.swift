@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The place of a declared item.
struct FoundPlace {
  var section: Int
  var item: Int
}

/// A declared item, and the place where it was last.
struct FoundItem {
  fileprivate var place: FoundPlace
  fileprivate var section: SectionKey
  fileprivate var id: ItemID

  /// Returns the number of items that are gone before the item, given its present place.
  func itemsLost(at present: FoundPlace) -> Int {
    present.section == place.section ? max(0, place.item - present.item) : 0
  }
}

extension Engine {
  /// Returns the item at a place, to find it in later content.
  func foundItem(at place: FoundPlace) -> FoundItem {
    let section = snapshot.sections[place.section]
    return FoundItem(place: place, section: section.key, id: section.id(at: place.item))
  }

  /// Returns the place of an item, or one near the former place if the item is gone; `nil` if there are no items.
  /// O(1) if the item has not moved, else O(*n*).
  func presentPlace(of item: FoundItem) -> FoundPlace? {
    let place = item.place
    if place.section < snapshot.declaredCount {
      let section = snapshot.sections[place.section]
      if place.item < section.count, section.key == item.section, section.id(at: place.item) == item.id {
        return place
      }
    }
    for position in 0..<snapshot.declaredCount where snapshot.sections[position].key == item.section {
      guard let found = snapshot.sections[position].firstIndex(of: item.id) else { continue }
      return FoundPlace(section: position, item: found)
    }
    return valid(place)
  }

  /// The place of the focused item; `nil` if no declared item has the focus.
  var focusedPlace: FoundPlace? { focus.flatMap { declaredPlace(around: $0.path) } }

  /// The place of the focused item, or of the first visible one.
  var startOfSearch: FoundPlace? {
    if let focusedPlace { return focusedPlace }
    for path in frames.paths(overlapping: window) {
      if let place = declaredPlace(around: path) { return place }
    }
    return valid(FoundPlace(section: 0, item: 0))
  }

  /// Returns the place of the declared item that a path belongs to.
  private func declaredPlace(around path: ElementPath) -> FoundPlace? {
    if path.section < snapshot.declaredCount {
      return path.item.map { FoundPlace(section: path.section, item: $0) }
    }
    return frames.group(around: path).flatMap(declaredPlace(around:))
  }

  /// Returns a place, or one near it if the content has changed; `nil` if there are no items.
  func valid(_ place: FoundPlace) -> FoundPlace? {
    guard count > 0 else { return nil }
    let section = min(place.section, snapshot.declaredCount - 1)
    let itemCount = snapshot.sections[section].count
    if place.item < itemCount, section == place.section { return place }
    if itemCount > 0 { return FoundPlace(section: section, item: itemCount - 1) }
    return self.place(beside: FoundPlace(section: section, item: 0), by: 1)
  }

  /// Returns the place of the next or previous item, around the content, which has items.
  func place(beside place: FoundPlace, by step: Int) -> FoundPlace {
    let item = place.item + step
    if item >= 0, item < snapshot.sections[place.section].count {
      return FoundPlace(section: place.section, item: item)
    }
    var section = place.section
    repeat {
      section += step
      if section < 0 { section = snapshot.declaredCount - 1 }
      if section >= snapshot.declaredCount { section = 0 }
    } while snapshot.sections[section].count == 0
    return FoundPlace(section: section, item: step > 0 ? 0 : snapshot.sections[section].count - 1)
  }

  /// Returns the text by which the user finds an item.
  func searchText(at place: FoundPlace) -> String {
    guard let found = snapshot.sections[place.section].locate(place.item) else { return "" }
    return found.run.searchText(at: found.index, size: window.size)
  }

  /// Moves the focus to an item, or scrolls to it if it cannot have the focus.
  ///
  /// - Returns: The key of the item.
  func reveal(_ place: FoundPlace) -> ItemKey? {
    let path = ElementPath.item(place.item, in: place.section)
    guard let cell = snapshot.cell(at: path) else { return nil }
    let key = snapshot.key(at: path, kind: cell.kind)
    if !holdsFocusable(cell, at: path) {
      scroll(to: snapshot.sections[place.section].id(at: place.item), inSection: key.section.id, at: .nearest)
    } else if cell.isGroup || isFocusMoving {
      requestFocus((.into(path), []))
      requests.scrolls.append(.focus)
    } else {
      moveFocus(to: path, cell)
      requests.scrolls.append(.focus)
    }
    return key
  }
}
