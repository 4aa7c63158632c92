@_spi(Behaviors) import TesseraKernel

/// A selected item, header or footer that is not in the content: one that the app has named, or one that has gone.
struct SelectedName: Hashable {
  /// The id of the item; for a header or footer, that of its section.
  let id: ItemID
  let place: Place
  /// Which part of a section it is.
  var part = Part.item

  /// A part of a section that can be selected.
  enum Part: Hashable { case item, header, footer }

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

  init(id: ItemID, place: Place, part: Part = .item) {
    (self.id, self.place, self.part) = (id, place, part)
  }

  /// Names a part of a section; nil for one that cannot be selected.
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

  /// Whether it may be an item of a section with an id; nil: of any.
  func mayBe(inSection section: ItemID?) -> Bool {
    guard let section else { return true }
    return switch place {
    case .anywhere: true
    case .section(let id): id == section
    case .last(let key, _, _): key.id == section
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
    for (number, name) in names.enumerated() where name.part == .item {
      wanted[name.id, default: []].append(number)
    }
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
    for (number, path) in supplements(named: names) where isCandidate(path) && !found.contains(path) {
      isFound[number] = true
      found.append(path)
    }
    names = names.indices.filter { !isFound[$0] }.map { names[$0] }
    return found
  }

  /// Finds which of some items the names mean, and takes these names out.
  @discardableResult
  func find(_ names: inout [SelectedName], at items: [ElementPath]) -> [ElementPath] {
    let places = items.compactMap { path in
      path.item.map { (section: path.section, items: $0..<($0 + 1)) }
    }
    return find(&names, in: places) { $0.item != nil }
  }

  /// The headers and footers that some of the names mean: of the very section if it is there, else of the first one with its
  /// id.
  private func supplements(named names: [SelectedName]) -> [(number: Int, path: ElementPath)] {
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
