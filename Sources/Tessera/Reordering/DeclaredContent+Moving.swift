import TesseraDiff
@_spi(Behaviors) import TesseraKernel

// Content with one item carried elsewhere: runs are cut, no item is looked at.

/// A place between the items of a section, the item that is carried not counted.
struct ReorderSlot: Hashable, Comparable {
  /// The section, by its position as a snapshot counts them: each before those inside it.
  var section: Int
  /// How many items stand in front.
  var index: Int

  static func < (left: ReorderSlot, right: ReorderSlot) -> Bool {
    (left.section, left.index) < (right.section, right.index)
  }
}

extension DeclaredContent {
  /// The content with an item at another place; nil where there is no such item or place.
  ///
  /// In another section it is the same item still, however far its id is known.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - key: The section it is in.
  ///   - target: Where it goes.
  /// - Complexity: O(*s* + *r*) for *s* sections and *r* runs of the two concerned.
  func moving(_ source: ReorderSlot, of key: SectionKey, to target: ReorderSlot) -> DeclaredContent? {
    if source == target { return self }
    var content = self
    var carried: ItemRun?
    content.change(source.section) { carried = $0.takeOut(source.index) }
    guard var carried else { return nil }
    if source.section != target.section {
      carried = RunSlice.carried(carried, home: home(of: carried, declaredIn: source.section, key))
    }
    var isPut = false
    content.change(target.section) { isPut = $0.put(carried, at: target.index) }
    return isPut ? content : nil
  }

  #if !hasFeature(Embedded)
  /// The content with an item at another place, by positions.
  package func moving(_ source: ItemPath, of key: SectionKey, to target: ItemPath) -> DeclaredContent? {
    moving(
      ReorderSlot(section: source.section, index: source.item), of: key,
      to: ReorderSlot(section: target.section, index: target.item))
  }
  #endif

  /// Where the ids of a run's items are known, wherever they are carried.
  private func home(of run: ItemRun, declaredIn section: Int, _ key: SectionKey) -> ItemHome {
    switch run.home(in: identityScope(ofSection: section)) {
    case .ownSection: .section(key)
    case let home: home
    }
  }

  /// How far the id of an item is known.
  func identityScope(at slot: ReorderSlot) -> IdentityScope {
    guard let run = section(at: slot.section)?.run(of: slot.index),
      case .collection = run.home(in: identityScope(ofSection: slot.section))
    else { return .section }
    return .collection
  }

  /// What the section at a position, or the nearest one around it, says about how far ids are known; nil: nothing.
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

  /// The section at a position.
  func section(at position: Int) -> DeclaredSection? {
    var found: DeclaredSection?
    var copy = self
    copy.change(position) { found = $0 }
    return found
  }

  /// The position of a section.
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

  /// Changes the section at a position, if there is one.
  private mutating func change(_ position: Int, _ change: (inout DeclaredSection) -> Void) {
    var rest = position
    for slot in sections.indices {
      if rest <= sections[slot].nestedCount { return sections[slot].change(rest, change) }
      rest -= 1 + sections[slot].nestedCount
    }
  }
}

extension DeclaredSection {
  /// Changes the section itself or one inside it, by the position among these.
  fileprivate mutating func change(_ position: Int, _ change: (inout DeclaredSection) -> Void) {
    if position == 0 { return change(&self) }
    var rest = position - 1
    for slot in sections.indices {
      let count = sections[slot].nestedCount
      if rest <= count { return changeSection(at: slot) { $0.change(rest, change) } }
      rest -= 1 + count
    }
  }

  /// How many items there are in the runs.
  private var itemCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// Takes an item out.
  fileprivate mutating func takeOut(_ item: Int) -> ItemRun? {
    let count = itemCount
    guard item >= 0, item < count, let carried = runs(item..<item + 1).first else { return nil }
    setRuns(runs(0..<item) + runs(item + 1..<count))
    return carried
  }

  /// Puts an item in; false where there is no such place.
  fileprivate mutating func put(_ run: ItemRun, at index: Int) -> Bool {
    let count = itemCount
    guard index >= 0, index <= count, sections.isEmpty else { return false }
    setRuns(runs(0..<index) + [run] + runs(index..<count))
    return true
  }

  /// Some of the items.
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

  /// The run of an item, and its position there.
  private func locate(_ item: Int) -> (run: ItemRun, index: Int)? {
    var index = item
    guard index >= 0 else { return nil }
    for run in runs {
      if index < run.count { return (run, index) }
      index -= run.count
    }
    return nil
  }

  /// The run of an item; nil where there is none.
  fileprivate func run(of item: Int) -> ItemRun? { locate(item)?.run }

  /// The id of an item; nil where there is none.
  func itemID(at item: Int) -> ItemID? { locate(item).map { $0.run.id(at: $0.index) } }

  /// The kind of view that shows an item.
  func itemKind(at item: Int) -> CellKind? {
    guard let (run, index) = locate(item) else { return nil }
    return run.uniformKind ?? run.cell(at: index)?.kind
  }

  /// The position of an item.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - occurrence: Which one of those with the id.
  ///   - hint: Where it was.
  /// - Complexity: O(1) where it is near that place; else that of finding it.
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

  /// How far from where it was an item is looked for first.
  private static var reach: Int { 4 }
}
