@_spi(Behaviors) import TesseraKernel

/// Which items are selected: a value that costs as much as it has stretches of items, not as much as it has items.
///
/// What an engine answers keeps the content that it is about, and looks at it only when it is asked: ten million
/// selected rows are one stretch. An app makes a selection of ids; where these are is found when it is given to
/// ``Engine/setSelection(_:)``, and ids that are not in the content wait for their items.
///
///     engine.setSelection(["a", "b"])
///     for key in engine.selection { … }
///
/// What cannot be selected is never part of a selection, though it may stand among what is: an item that is declared to
/// be selectable later on is selected then.
///
/// Headers and footers that say ``ModifiableCell/selectable(_:)`` are selected as items are, and have no ids: ``keys``
/// names them, ``ids`` does not.
public struct Selection {
  /// The content that it is about.
  let snapshot: Snapshot
  /// What is selected of it.
  let items: SelectedItems
  /// What is selected and not in the content.
  let names: [SelectedName]
  private let index: SelectionIndex

  init(_ items: SelectedItems, in snapshot: Snapshot, names: [SelectedName] = []) {
    self.items = items
    self.snapshot = snapshot
    self.names = names
    index = SelectionIndex(items, in: snapshot, names: names)
  }

  #if !hasFeature(Embedded)
  /// Makes the selection of what stands at some places of content.
  package init(_ paths: some Sequence<ElementPath>, in snapshot: Snapshot) {
    var items = SelectedItems()
    for path in paths { items.insert(path, in: snapshot) }
    self.init(items, in: snapshot)
  }
  #endif

  /// Nothing.
  public init() { self.init(SelectedItems(), in: Snapshot()) }

  /// The items with some ids, wherever they are; the first one of several with one id.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - section: The id of the section that the items are in; nil: any.
  public init(_ ids: some Sequence<ItemID>, inSection section: ItemID? = nil) {
    var known: Set<ItemID> = []
    let names = ids.filter { known.insert($0).inserted }.map {
      SelectedName(id: $0, place: section.map { .section($0) } ?? .anywhere)
    }
    self.init(SelectedItems(), in: Snapshot(), names: names)
  }

  /// Parts of a section, wherever it is: its header, its footer, items of it.
  ///
  ///     engine.setSelection(Selection([.header, .item("a", occurrence: 0)], inSection: "letters"))
  ///
  /// - Parameters:
  ///   - elements: The parts. Of several items with one id it is the first one.
  ///   - section: The id of the section.
  public init(_ elements: some Sequence<ItemKey.Element>, inSection section: ItemID) {
    let names = elements.compactMap { SelectedName($0, inSection: section) }
    self.init(SelectedItems(), in: Snapshot(), names: names)
  }

  /// Whether nothing is selected, and no id waits for its item.
  ///
  /// - Complexity: O(1) as a rule; where only items stand in it that cannot be selected, each of them is asked.
  public var isEmpty: Bool {
    guard names.isEmpty else { return false }
    var isEmpty = true
    forEachStretch { _ in
      isEmpty = false
      return false
    }
    return isEmpty
  }

  /// How many items, headers and footers in the content are selected.
  ///
  /// - Complexity: O(*r*) for *r* stretches of cells without modifiers; others are made to ask them whether they can be
  ///   selected.
  public var count: Int {
    var count = 0
    forEachStretch { stretch in
      count += stretch.count
      return true
    }
    return count
  }

  /// What is selected and in the content, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var keys: [ItemKey] {
    var keys: [ItemKey] = []
    forEachStretch { stretch in
      keys += stretch.keys
      return true
    }
    return keys
  }

  /// The ids of the items that are selected and in the content, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var ids: [ItemID] {
    var ids: [ItemID] = []
    forEachStretch { stretch in
      ids += stretch.items.lazy.map { stretch.section.id(at: $0) }
      return true
    }
    return ids
  }

  /// The ids that are not in the content, and wait for their items: those that were named first come first.
  public var missingIDs: [ItemID] { names.filter { $0.part == .item }.map { $0.id } }

  /// Whether an item with an id is selected, in one section or in any; or waits to be.
  ///
  /// - Complexity: O(1); O(*s*) for *s* sections in which ids are numbers in a row. Of other ids, the first question makes a
  ///   table of what is selected, in O(*n*).
  public func contains(_ id: ItemID, inSection section: ItemID? = nil) -> Bool {
    index.contains(id, inSection: section) || index.isMissing(id, inSection: section)
  }

  /// Whether an item, a header or a footer of the content is selected.
  ///
  /// - Complexity: As that of ``contains(_:inSection:)``.
  public func contains(_ key: ItemKey) -> Bool { index.contains(key) }

  /// Shows what is selected, stretch by stretch, until an answer is false.
  func forEachStretch(_ body: (SelectionWalk.Stretch) -> Bool) {
    var walk = SelectionWalk(items, in: snapshot)
    walk.forEach(body)
  }
}

extension Selection: Equatable {
  /// Whether the same items are selected, wherever they are in the content, and the same ids are missing.
  ///
  /// - Complexity: O(*r*) for *r* stretches of the same content; O(*n*) for *n* items of different contents.
  public static func == (left: Selection, right: Selection) -> Bool {
    guard Set(left.names) == Set(right.names) else { return false }
    if left.isOfSameContent(as: right), left.items == right.items { return true }
    return Set(left.keys) == Set(right.keys)
  }

  /// Whether positions in both mean the same items.
  private func isOfSameContent(as other: Selection) -> Bool {
    Set(items.sections.keys).union(items.supplements.keys).allSatisfy { section in
      other.snapshot.sections.indices.contains(section)
        && snapshot.sections[section] === other.snapshot.sections[section]
    }
  }
}

extension Selection: Sequence, ExpressibleByArrayLiteral {
  /// Goes through ``keys``.
  public func makeIterator() -> IndexingIterator<[ItemKey]> { keys.makeIterator() }

  /// The items with some ids, wherever they are.
  public init(arrayLiteral ids: ItemID...) { self.init(ids) }
}
