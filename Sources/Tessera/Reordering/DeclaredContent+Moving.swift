import TesseraDiff
@_spi(Behaviors) import TesseraKernel

// Moving one item within declared content. Runs are split; no item is read.

/// A position between the items of a section, not counting the item that is being moved.
struct ReorderSlot: Hashable, Comparable {
  /// The index of the section in a snapshot, where each section precedes the sections inside it.
  var section: Int
  /// The number of items before the position.
  var index: Int

  static func < (left: ReorderSlot, right: ReorderSlot) -> Bool {
    (left.section, left.index) < (right.section, right.index)
  }
}

extension DeclaredContent {
  /// Returns the content with one item moved to another position; `nil` if the item or the position does not
  /// exist. In another section it is still the same item, whatever the scope of its id.
  ///
  /// - Parameter key: The section that contains the item.
  /// - Complexity: O(*s* + *r*) for *s* sections and *r* runs of the two sections involved.
  func moving(_ source: ReorderSlot, of key: SectionKey, to target: ReorderSlot) -> DeclaredContent? {
    if source == target { return self }
    var content = self
    var movedRun: ItemRun?
    content.change(source.section) { movedRun = $0.takeOut(source.index) }
    guard var movedRun else { return nil }
    if source.section != target.section {
      movedRun = RunSlice.movedRun(movedRun, idScope: idScope(of: movedRun, declaredIn: source.section, key))
    }
    var isPut = false
    content.change(target.section) { isPut = $0.put(movedRun, at: target.index) }
    return isPut ? content : nil
  }

  #if !hasFeature(Embedded)
  /// Returns the content with one item moved to another position, given as paths.
  package func moving(_ source: ItemPath, of key: SectionKey, to target: ItemPath) -> DeclaredContent? {
    moving(
      ReorderSlot(section: source.section, index: source.item), of: key,
      to: ReorderSlot(section: target.section, index: target.item))
  }
  #endif

  /// Returns the scope in which the ids of a run's items are unique, even after the run moves elsewhere.
  private func idScope(of run: ItemRun, declaredIn section: Int, _ key: SectionKey) -> ItemIDScope {
    switch run.idScope(in: identityScope(ofSection: section)) {
    case .ownSection: .section(key)
    case let idScope: idScope
    }
  }

  /// Returns the scope in which the id of an item is unique.
  func identityScope(at slot: ReorderSlot) -> IdentityScope {
    guard let run = section(at: slot.section)?.run(of: slot.index),
      case .collection = run.idScope(in: identityScope(ofSection: slot.section))
    else { return .section }
    return .collection
  }

  /// Returns the id scope that a section, or its nearest ancestor, declares; `nil` if none does.
  private func identityScope(ofSection position: Int) -> IdentityScope? {
    var (siblings, rest, slot) = (sections, position, 0)
    var scope: IdentityScope?
    while slot < siblings.count {
      let section = siblings[slot]
      let nestedCount = section.nestedCount
      guard rest <= nestedCount else {
        rest -= 1 + nestedCount
        slot += 1
        continue
      }
      scope = section.identityScope ?? scope
      if rest == 0 { return scope }
      (siblings, rest, slot) = (section.sections, rest - 1, 0)
    }
    return nil
  }

  func section(at position: Int) -> DeclaredSection? {
    var found: DeclaredSection?
    var copy = self
    copy.change(position) { found = $0 }
    return found
  }

  func position(of key: SectionKey) -> Int? {
    var (siblings, position) = (sections, 0)
    var rest = key.path[...]
    while let name = rest.popFirst() {
      var occurrence = name.occurrence
      var found: DeclaredSection?
      for section in siblings {
        if section.id == name.id {
          if occurrence == 0 {
            found = section
            break
          }
          occurrence -= 1
        }
        position += 1 + section.nestedCount
      }
      guard let found else { return nil }
      if rest.isEmpty { return position }
      position += 1
      siblings = found.sections
    }
    return nil
  }

  /// Changes the section at an index; does nothing if there is none.
  private mutating func change(_ position: Int, _ change: (inout DeclaredSection) -> Void) {
    var rest = position
    for slot in sections.indices {
      if rest <= sections[slot].nestedCount { return sections[slot].change(rest, change) }
      rest -= 1 + sections[slot].nestedCount
    }
  }
}

extension DeclaredSection {
  /// Changes this section or one inside it; 0 is this section.
  fileprivate mutating func change(_ position: Int, _ change: (inout DeclaredSection) -> Void) {
    if position == 0 { return change(&self) }
    var rest = position - 1
    for slot in sections.indices {
      let count = sections[slot].nestedCount
      if rest <= count { return changeSection(at: slot) { $0.change(rest, change) } }
      rest -= 1 + count
    }
  }

  private var itemCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// Removes an item and returns it; `nil` if there is none.
  fileprivate mutating func takeOut(_ item: Int) -> ItemRun? {
    let count = itemCount
    guard item >= 0, item < count, let movedRun = runs(item..<item + 1).first else { return nil }
    setRuns(runs(0..<item) + runs(item + 1..<count))
    return movedRun
  }

  /// Inserts an item. Returns `false` if the section has no such position.
  fileprivate mutating func put(_ run: ItemRun, at index: Int) -> Bool {
    let count = itemCount
    guard index >= 0, index <= count, sections.isEmpty else { return false }
    setRuns(runs(0..<index) + [run] + runs(index..<count))
    return true
  }

  private func runs(_ range: Range<Int>) -> [ItemRun] {
    var runs: [ItemRun] = []
    var start = 0
    for run in self.runs {
      let part = range.clamped(to: start..<start + run.count)
      if !part.isEmpty {
        runs.append(RunSlice.items(part.lowerBound - start..<part.upperBound - start, of: run))
      }
      start += run.count
    }
    return runs
  }

  // MARK: Finding

  /// Returns the run of an item, and the item's index in it.
  private func locate(_ item: Int) -> (run: ItemRun, index: Int)? {
    var index = item
    guard index >= 0 else { return nil }
    for run in runs {
      if index < run.count { return (run, index) }
      index -= run.count
    }
    return nil
  }

  fileprivate func run(of item: Int) -> ItemRun? { locate(item)?.run }

  func itemID(at item: Int) -> ItemID? { locate(item).map { $0.run.id(at: $0.index) } }

  func itemKind(at item: Int) -> CellKind? {
    guard let (run, index) = locate(item) else { return nil }
    return run.uniformKind ?? run.cell(at: index)?.kind
  }

  /// Returns the index of the item with an id; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - occurrence: The number of items with the same id to skip.
  ///   - hint: The previous index of the item.
  /// - Complexity: O(1) if the item is near `hint`; otherwise the cost of a search.
  func firstItem(_ id: ItemID, occurrence: Int = 0, near hint: Int) -> Int? {
    for distance in 0...Self.reach {
      for item in [hint - distance, hint + distance] where itemID(at: item) == id && occurrence == 0 {
        return item
      }
    }
    var (start, left) = (0, occurrence)
    for run in runs {
      if left == 0 {
        if let index = run.firstIndex(of: id) { return start + index }
      } else {
        for index in 0..<run.count where run.id(at: index) == id {
          if left == 0 { return start + index }
          left -= 1
        }
      }
      start += run.count
    }
    return nil
  }

  /// The distance from `hint`, in items, within which ``firstItem(_:occurrence:near:)`` looks first.
  private static var reach: Int { 4 }
}
