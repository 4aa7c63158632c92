@_spi(Behaviors) import TesseraKernel

/// Goes through what is selected, in the order of declaration, and leaves out what cannot be.
///
/// Where a run knows that all its items can be selected a stretch of them is one step, and no cell is made. The parts of
/// groups that were not looked into are looked up.
struct SelectionWalk {
  /// Items that stand side by side in a section; or its header, or its footer.
  struct Stretch {
    let section: SectionSnapshot
    let items: Range<Int>
    let kind: CellKind
    /// The cell of a single item, where it was made to ask it.
    var cell: DeclaredCell?
    /// The header or the footer; nil where there are items.
    var supplement: ElementPath.Element?

    /// How many there are.
    var count: Int { supplement == nil ? items.count : 1 }

    /// What makes each the same.
    var keys: [ItemKey] {
      supplement.map { [section.key(of: $0, kind: kind)] } ?? items.map { key(at: $0) }
    }

    /// The cells.
    var cells: [DeclaredCell] {
      supplement == nil ? items.compactMap { cell ?? section.cell(at: $0) } : [cell].compactMap { $0 }
    }

    /// What makes one of the items the same item.
    func key(at item: Int) -> ItemKey {
      ItemKey(section: section.key, element: section.key(of: .item(item)), kind: kind)
    }
  }

  private var snapshot: Snapshot
  private let items: SelectedItems
  private let skipsNumbers: Bool
  /// The groups that were looked into, by the items that they are.
  private var groups: [ElementPath: Int] = [:]
  /// The items that are groups of which only some parts are selected, and those around them.
  private var partial: [Int: PositionSet] = [:]

  /// Makes a walk.
  ///
  /// - Parameter skipsNumbers: Whether runs are left out in which items are found quickly by their ids.
  init(_ items: SelectedItems, in snapshot: Snapshot, skipsNumbers: Bool = false) {
    self.snapshot = snapshot
    self.items = items
    self.skipsNumbers = skipsNumbers
    guard !items.isEmpty else { return }
    for section in snapshot.declaredCount..<snapshot.sections.count {
      if let path = snapshot.group(around: .item(0, in: section)) { groups[path] = section }
    }
    for section in items.groups(in: snapshot) {
      for path in snapshot.lineage(of: .item(0, in: section)).dropLast() {
        partial[path.section, default: PositionSet()].insert(path.item ?? 0)
      }
    }
  }

  /// Shows stretches until one is answered with false.
  mutating func forEach(_ body: (Stretch) -> Bool) {
    let declared = Set(items.sections.keys).union(partial.keys).filter { $0 < snapshot.declaredCount }
    for path in stops(with: declared) {
      guard path.item == nil ? show(path, body) : walk(path.section, body) else { return }
    }
  }

  /// The sections with selected items, and the selected headers and footers, in the order of declaration.
  private func stops(with sections: Set<Int>) -> [ElementPath] {
    let bodies = sections.sorted().map { ElementPath.item(0, in: $0) }
    if items.supplements.isEmpty { return bodies }
    let stops = (bodies + items.supplementPaths).map { (path: $0, place: DeclaredPlace($0, in: snapshot)) }
    return stops.sorted { $0.place < $1.place }.map { $0.path }
  }

  /// Shows a header or a footer, if it can be selected; whether to go on.
  private func show(_ path: ElementPath, _ body: (Stretch) -> Bool) -> Bool {
    let section = snapshot.sections[path.section]
    guard let cell = section.cell(of: path.element), cell.isSelectable(as: path.element) else { return true }
    return body(
      Stretch(section: section, items: 0..<0, kind: cell.kind, cell: cell, supplement: path.element))
  }

  private mutating func walk(_ position: Int, _ body: (Stretch) -> Bool) -> Bool {
    let section = snapshot.sections[position]
    let selected = items.positions(in: position, of: snapshot)
    for range in selected.union(partial[position] ?? PositionSet()).ranges {
      var item = range.lowerBound
      while item < range.upperBound, let place = section.locate(item) {
        let end = min(range.upperBound, place.start + place.run.count)
        if skipsNumbers, place.run.findsQuickly, let kind = place.run.uniformKind, kind != .group {
          item = end
          continue
        }
        if let kind = place.run.uniformKind, kind != .group, place.run.isUnmodified {
          let stretch = Stretch(section: section, items: item..<end, kind: kind)
          if !body(stretch) { return false }
          item = end
          continue
        }
        guard let cell = place.run.cell(at: place.index) else { return true }
        if let group = cell.group {
          guard walk(opened(group, at: .item(item, in: position)), body) else { return false }
        } else if selected.contains(item), cell.attributes.isSelectable ?? true {
          let stretch = Stretch(section: section, items: item..<(item + 1), kind: cell.kind, cell: cell)
          guard body(stretch) else { return false }
        }
        item += 1
      }
    }
    return true
  }

  /// The section that the parts of a group are.
  private mutating func opened(_ group: DeclaredSection, at path: ElementPath) -> Int {
    if let section = groups[path] { return section }
    var ignored: [Issue] = []
    return snapshot.open(group, at: path, identityCheckLimit: 10_000, issues: &ignored)
  }
}
