@_spi(Behaviors) import TesseraKernel

/// A selected item, header or footer that is not in the content: the app has named it, or it was removed.
struct MissingElementID: Hashable {
  /// The id of the item; for a header or footer, that of its section.
  let id: ItemID
  let place: Place
  /// The part of a section.
  var part = Part.item

  /// A part of a section that can be selected.
  enum Part: Hashable { case item, header, footer }

  /// The place where the item is searched.
  enum Place: Hashable {
    /// Any section.
    case anywhere
    /// A section with this id.
    case section(ItemID)
    /// The last known place: first this section and this one of several items with the id, then the scope of
    /// the id.
    case last(SectionKey, occurrence: Int, IdentityScope)
  }

  /// The maximum number of removed items that are kept.
  static let limit = 10_000

  init(id: ItemID, place: Place, part: Part = .item) {
    (self.id, self.place, self.part) = (id, place, part)
  }

  /// Creates the id of a part of a section; `nil` if the part cannot be selected.
  init?(_ element: ItemKey.Element, inSection section: ItemID) {
    switch element {
    case .header: self.init(id: section, place: .section(section), part: .header)
    case .footer: self.init(id: section, place: .section(section), part: .footer)
    case .item(let id, _): self.init(id: id, place: .section(section))
    case .placeholder, .decoration, .itemDecoration: return nil
    }
  }

  /// The id; for a header or a footer, as in `section/header`.
  var description: String {
    switch part {
    case .item: id.description
    case .header: id.description + "/header"
    case .footer: id.description + "/footer"
    }
  }

  /// Whether it is an item that was removed.
  var isLast: Bool {
    if case .last = place { true } else { false }
  }

  /// Returns whether an item at a place is exactly the named one.
  func isExactly(_ key: SectionKey, occurrence: Int) -> Bool {
    switch place {
    case .anywhere: true
    case .section(let id): id == key.id
    case .last(let section, let number, _): section == key && number == occurrence
    }
  }

  /// Returns whether the item may be in a section with an id; `nil` for any section.
  func canBe(inSection section: ItemID?) -> Bool {
    guard let section else { return true }
    return switch place {
    case .anywhere: true
    case .section(let id): id == section
    case .last(let key, _, _): key.id == section
    }
  }

  /// Returns whether an item with the id at another place matches, given the scope of its id.
  func isFound(where scope: IdentityScope) -> Bool {
    switch place {
    case .anywhere: !id.isStructural
    case .section: false
    case .last(_, _, let known): known == .collection && scope == .collection
    }
  }
}

extension Snapshot {
  /// Returns the items with some missing ids.
  ///
  /// - Parameters:
  ///   - names: The missing ids. Those found are removed; each is found once.
  ///   - ranges: The searched items, by section.
  ///   - isCandidate: Returns whether an item with a matching id may be the named one.
  /// - Complexity: O(*n* + *m*) for *n* items in the ranges and *m* ids; O(*m*) if the ids are numbers in a
  ///   row.
  func find(
    _ names: inout [MissingElementID], in ranges: [(section: Int, items: Range<Int>)],
    isCandidate: (ElementPath) -> Bool = { _ in true }
  ) -> [ElementPath] {
    guard !names.isEmpty else { return [] }
    var wanted: [ItemID: [Int]] = [:]
    for (number, name) in names.enumerated() where name.part == .item {
      wanted[name.id, default: []].append(number)
    }
    let candidates = places(of: wanted.keys, in: ranges) { wanted[$0] != nil }.filter(isCandidate)
    var found: [ElementPath] = []
    var isFound = [Bool](repeating: false, count: names.count)
    // Exact matches first; the remaining ids match other items with the same id.
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
    for (number, path) in supplements(named: names) where isCandidate(path) && !found.contains(path) {
      isFound[number] = true
      found.append(path)
    }
    names = names.indices.filter { !isFound[$0] }.map { names[$0] }
    return found
  }

  /// Returns those of some items that the missing ids name, and removes these ids.
  @discardableResult
  func find(_ names: inout [MissingElementID], at items: [ElementPath]) -> [ElementPath] {
    let places = items.compactMap { path in
      path.item.map { (section: path.section, items: $0..<($0 + 1)) }
    }
    return find(&names, in: places) { $0.item != nil }
  }

  /// Returns the headers and footers among the named elements: those of the same section if it exists, else
  /// of the first one with its id.
  private func supplements(named names: [MissingElementID]) -> [(number: Int, path: ElementPath)] {
    guard names.contains(where: { $0.part != .item }) else { return [] }
    var (exact, first): ([SectionKey: Int], [ItemID: Int]) = ([:], [:])
    for position in (0..<declaredCount).reversed() {
      exact[sections[position].key] = position
      first[sections[position].key.id] = position
    }
    return names.enumerated().compactMap { number, name in
      guard name.part != .item else { return nil }
      var section = first[name.id]
      if case .last(let key, _, _) = name.place { section = exact[key] ?? section }
      let path = section.map {
        ElementPath(section: $0, element: name.part == .header ? .header : .footer)
      }
      return path.flatMap { cell(at: $0) == nil ? nil : (number, $0) }
    }
  }

  private func exactly(_ name: MissingElementID, _ path: ElementPath) -> Bool {
    let section = sections[path.section]
    return name.isExactly(section.key, occurrence: section.occurrences[path.item ?? 0] ?? 0)
  }

  private func anywhere(_ name: MissingElementID, _ path: ElementPath) -> Bool {
    name.isFound(where: sections[path.section].identityScope(of: path.item ?? 0))
  }

  /// Returns the items with one of some ids, in order.
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
