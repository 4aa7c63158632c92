@_spi(Behaviors) import TesseraKernel

/// The selected items of a snapshot, by their positions: all of ten million are one range, and no ids are
/// read.
///
/// The set may contain items that cannot be selected, because checking that would make their cells; code that
/// visits items one by one skips them. A group of cells without an entry of its own is selected with all its
/// parts or with none, like its item. Headers and footers are selected one by one.
struct SelectedItems: Equatable {
  /// The selected positions by section, without empty sets. The section of a group's parts has an entry only
  /// where it differs from the group, and this may be empty.
  private(set) var sections: [Int: PositionSet] = [:]
  /// The selected headers and footers by section, without empty sets.
  private(set) var supplements: [Int: SelectedSupplements] = [:]

  init() {}

  /// Selects every item, and the selectable headers and footers.
  init(allOf snapshot: Snapshot) {
    for section in 0..<snapshot.declaredCount {
      self[section] = PositionSet(0..<snapshot.sections[section].count)
      setSupplements(snapshot.selectableSupplements(of: section), of: section)
    }
  }

  init(_ path: ElementPath) {
    if let item = path.item { self[path.section] = PositionSet(item..<(item + 1)) }
    if let supplement = SelectedSupplements(path.element) { supplements[path.section] = supplement }
  }

  var isEmpty: Bool { sections.isEmpty && supplements.isEmpty }

  var supplementPaths: [ElementPath] {
    supplements.flatMap { section, supplements in
      supplements.elements.map { ElementPath(section: section, element: $0) }
    }
  }

  /// The number of ranges, which determines the cost of operations.
  var rangeCount: Int { sections.values.reduce(0) { $0 + $1.ranges.count } }

  /// Returns the groups of which some parts are selected and others are not.
  func groups(in snapshot: Snapshot) -> [Int] {
    sections.keys.filter { $0 >= snapshot.declaredCount }.sorted()
  }

  /// Returns whether an item, a header or a footer is selected. O(log *r*) for *r* ranges, for each group
  /// around it.
  func contains(_ path: ElementPath, in snapshot: Snapshot) -> Bool {
    guard let item = path.item else {
      guard !supplements.isEmpty, let supplement = SelectedSupplements(path.element) else { return false }
      return supplements[path.section]?.contains(supplement) ?? false
    }
    if let positions = sections[path.section] { return positions.contains(item) }
    guard let group = snapshot.group(around: path) else { return false }
    return contains(group, in: snapshot)
  }

  func positions(in section: Int, of snapshot: Snapshot) -> PositionSet {
    if let positions = sections[section] { return positions }
    guard let group = snapshot.group(around: .item(0, in: section)), contains(group, in: snapshot) else {
      return PositionSet()
    }
    return PositionSet(0..<snapshot.sections[section].count)
  }

  mutating func insert(_ path: ElementPath, in snapshot: Snapshot) {
    if let supplement = SelectedSupplements(path.element) {
      return setSupplements((supplements[path.section] ?? []).union(supplement), of: path.section)
    }
    change(path, in: snapshot) { $0.insert($1) }
  }

  mutating func remove(_ path: ElementPath, in snapshot: Snapshot) {
    if let supplement = SelectedSupplements(path.element) {
      return setSupplements((supplements[path.section] ?? []).subtracting(supplement), of: path.section)
    }
    change(path, in: snapshot) { $0.remove($1) }
  }

  mutating func setSupplements(_ selected: SelectedSupplements, of section: Int) {
    supplements[section] = selected.isEmpty ? nil : selected
  }

  /// The selected positions of a section of declared items, or of the parts of a group.
  subscript(section: Int) -> PositionSet {
    get { sections[section] ?? PositionSet() }
    set { sections[section] = newValue.isEmpty ? nil : newValue }
  }

  private mutating func change(
    _ path: ElementPath, in snapshot: Snapshot, _ body: (inout PositionSet, Int) -> Void
  ) {
    guard let item = path.item else { return }
    guard path.section >= snapshot.declaredCount else {
      // In place: the set is removed first, so that it has no second owner.
      var positions = sections.removeValue(forKey: path.section) ?? PositionSet()
      body(&positions, item)
      self[path.section] = positions
      return
    }
    var positions = positions(in: path.section, of: snapshot)
    body(&positions, item)
    setParts(path.section, positions, in: snapshot)
  }

  /// Sets the selected parts of a group; stores no entry if they match the group itself.
  mutating func setParts(_ section: Int, _ positions: PositionSet, in snapshot: Snapshot) {
    sections[section] = nil
    if positions != self.positions(in: section, of: snapshot) { sections[section] = positions }
  }

  /// Moves the groups to their new positions. O(*s*) for *s* sections with selected items.
  mutating func moveGroups(to places: [Int: Int], _ declaredCount: Int) {
    guard sections.keys.contains(where: { $0 >= declaredCount }) else { return }
    var moved: [Int: PositionSet] = [:]
    for (section, positions) in sections {
      if let place = places[section] { moved[place] = positions }
    }
    sections = moved
  }
}

extension Snapshot {
  /// Returns the item that a group of cells is, if the path is one of its parts.
  func group(around path: ElementPath) -> ElementPath? {
    guard path.section >= declaredCount, sections.indices.contains(path.section) else { return nil }
    let place = sections[path.section].place
    return place.parent.map { .item(place.slot, in: $0) }
  }
}
