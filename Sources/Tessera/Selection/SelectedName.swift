/// A selected item that is not in the content: one that the app has named, or one that has gone.
struct SelectedName: Hashable {
  let id: ItemID
  let place: Place

  /// Where the item is looked for.
  enum Place: Hashable {
    /// In any section.
    case anywhere
    /// In a section with this id.
    case section(ItemID)
    /// In this very section first, as this one of several items with the id; then as far as the id is known.
    case last(SectionKey, occurrence: Int, IdentityScope)
  }

  /// How many items that have gone are kept.
  static let limit = 10_000

  /// Whether it is an item that has gone.
  var isLast: Bool {
    if case .last = place { true } else { false }
  }

  /// Whether an item is the very one that is meant.
  func isExactly(_ key: SectionKey, occurrence: Int) -> Bool {
    switch place {
    case .anywhere: true
    case .section(let id): id == key.id
    case .last(let section, let number, _): section == key && number == occurrence
    }
  }

  /// Whether an item with the id elsewhere will do.
  ///
  /// - Parameter scope: How far the id of that item is known.
  func isFound(where scope: IdentityScope) -> Bool {
    switch place {
    case .anywhere: !id.isStructural
    case .section: false
    case .last(_, _, let known): known == .collection && scope == .collection
    }
  }
}

extension Snapshot {
  /// Finds items by their names.
  ///
  /// - Parameters:
  ///   - names: Whom to look for. Those that are found are taken out; each is found once.
  ///   - ranges: Where to look, by section.
  ///   - isCandidate: Whether an item with the right id can be meant.
  /// - Complexity: O(*n* + *m*) for *n* items in the ranges and *m* names; O(*m*) where the ids are numbers in a row.
  func find(
    _ names: inout [SelectedName], in ranges: [(section: Int, items: Range<Int>)],
    isCandidate: (ElementPath) -> Bool = { _ in true }
  ) -> [ElementPath] {
    guard !names.isEmpty else { return [] }
    var wanted: [ItemID: [Int]] = [:]
    for (number, name) in names.enumerated() { wanted[name.id, default: []].append(number) }
    let candidates = places(of: wanted.keys, in: ranges) { wanted[$0] != nil }.filter(isCandidate)
    var found: [ElementPath] = []
    var isFound = [Bool](repeating: false, count: names.count)
    // Who is meant exactly comes first; what is left over goes to others with the id.
    var rest: [ElementPath] = candidates
    for matches in [exactly, anywhere] {
      var others: [ElementPath] = []
      for path in rest {
        let numbers = path.item.flatMap { wanted[sections[path.section].id(at: $0)] } ?? []
        if let number = numbers.first(where: { !isFound[$0] && matches(names[$0], path) }) {
          isFound[number] = true
          found.append(path)
        } else {
          others.append(path)
        }
      }
      rest = others
    }
    names = names.indices.filter { !isFound[$0] }.map { names[$0] }
    return found
  }

  private func exactly(_ name: SelectedName, _ path: ElementPath) -> Bool {
    let section = sections[path.section]
    return name.isExactly(section.key, occurrence: section.occurrences[path.item ?? 0] ?? 0)
  }

  private func anywhere(_ name: SelectedName, _ path: ElementPath) -> Bool {
    name.isFound(where: sections[path.section].identityScope(of: path.item ?? 0))
  }

  /// The items with one of some ids, in order.
  private func places(
    of ids: some Sequence<ItemID>, in ranges: [(section: Int, items: Range<Int>)],
    _ isWanted: (ItemID) -> Bool
  ) -> [ElementPath] {
    var places: [ElementPath] = []
    for (position, items) in ranges {
      let section = sections[position]
      var item = items.lowerBound
      while item < items.upperBound, let place = section.locate(item) {
        let end = min(items.upperBound, place.start + place.run.count)
        if place.run.findsQuickly {
          let indices = ids.compactMap { place.run.firstIndex(of: $0) }.map { place.start + $0 }
          places += indices.filter { item..<end ~= $0 }.sorted().map { .item($0, in: position) }
        } else {
          for index in item..<end where isWanted(place.run.id(at: index - place.start)) {
            places.append(.item(index, in: position))
          }
        }
        item = end
      }
    }
    return places
  }
}
