@_spi(Behaviors) import TesseraKernel

/// A traversal of the selected elements in the order of declaration, without those that cannot be selected.
///
/// If all items of a run can be selected, they are one step, and no cells are made. Unopened groups are
/// opened to visit their parts.
struct SelectionTraversal {
  /// Adjacent items of a section; or its header, or its footer.
  struct Run {
    let section: SectionSnapshot
    let items: Range<Int>
    let kind: CellKind
    /// The cell of a single item, if it was made for the check.
    var cell: DeclaredCell?
    /// The header or the footer; `nil` for items.
    var supplement: ElementPath.Element?

    var count: Int { supplement == nil ? items.count : 1 }

    var keys: [ItemKey] {
      supplement.map { [section.key(of: $0, kind: kind)] } ?? items.map { key(at: $0) }
    }

    var cells: [DeclaredCell] {
      supplement == nil ? items.compactMap { cell ?? section.cell(at: $0) } : [cell].compactMap { $0 }
    }

    func key(at item: Int) -> ItemKey {
      ItemKey(section: section.key, element: section.key(of: .item(item)), kind: kind)
    }
  }

  private var snapshot: Snapshot
  private let items: SelectedItems
  private let skipsNumbers: Bool
  /// The opened groups by their items.
  private var groups: [ElementPath: Int] = [:]
  /// The items that are partly selected groups, and those around them.
  private var partial: [Int: PositionSet] = [:]

  /// Creates a traversal. `skipsNumbers` leaves out runs in which items are found quickly by id.
  init(_ items: SelectedItems, in snapshot: Snapshot, skipsNumbers: Bool = false) {
    self.snapshot = snapshot
    self.items = items
    self.skipsNumbers = skipsNumbers
    guard !items.isEmpty else { return }
    for section in snapshot.declaredCount..<snapshot.sections.count {
      if let path = snapshot.group(around: .item(0, in: section)) { groups[path] = section }
    }
    for section in items.groups(in: snapshot) {
      for path in snapshot.ancestors(of: .item(0, in: section)).dropLast() {
        partial[path.section, default: PositionSet()].insert(path.item ?? 0)
      }
    }
  }

  mutating func forEach(_ body: (Run) -> Bool) {
    let declared = Set(items.sections.keys).union(partial.keys).filter { $0 < snapshot.declaredCount }
    for path in stops(with: declared) {
      guard path.item == nil ? show(path, body) : traverse(path.section, body) else { return }
    }
  }

  /// Returns sections with selected items, and selected headers and footers, in the order of declaration.
  private func stops(with sections: Set<Int>) -> [ElementPath] {
    let bodies = sections.sorted().map { ElementPath.item(0, in: $0) }
    if items.supplements.isEmpty { return bodies }
    let stops = (bodies + items.supplementPaths).map { (path: $0, place: DeclarationOrder($0, in: snapshot)) }
    return stops.sorted { $0.place < $1.place }.map { $0.path }
  }

  /// Calls a closure with a header or a footer, if it can be selected. Returns `true` to continue.
  private func show(_ path: ElementPath, _ body: (Run) -> Bool) -> Bool {
    let section = snapshot.sections[path.section]
    guard let cell = section.cell(of: path.element), cell.isSelectable(as: path.element) else { return true }
    return body(
      Run(section: section, items: 0..<0, kind: cell.kind, cell: cell, supplement: path.element))
  }

  private mutating func traverse(_ position: Int, _ body: (Run) -> Bool) -> Bool {
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
          let selectedRun = Run(section: section, items: item..<end, kind: kind)
          if !body(selectedRun) { return false }
          item = end
          continue
        }
        guard let cell = place.run.cell(at: place.index) else { return true }
        if let group = cell.group {
          guard traverse(opened(group, at: .item(item, in: position)), body) else { return false }
        } else if selected.contains(item), cell.attributes.isSelectable ?? true {
          let selectedRun = Run(section: section, items: item..<(item + 1), kind: cell.kind, cell: cell)
          guard body(selectedRun) else { return false }
        }
        item += 1
      }
    }
    return true
  }

  private mutating func opened(_ group: DeclaredSection, at path: ElementPath) -> Int {
    if let section = groups[path] { return section }
    var ignored: [Issue] = []
    return snapshot.open(group, at: path, identityCheckLimit: 10_000, issues: &ignored)
  }
}
