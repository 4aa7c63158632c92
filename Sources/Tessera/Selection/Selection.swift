@_spi(Behaviors) import TesseraKernel

/// A set of selected items, whose cost depends on its number of runs of items, not on its number of items.
///
/// A selection from an engine refers to the content that it belongs to, and reads the content only on demand:
/// ten million selected rows are one run. An app creates a selection from ids. The engine looks up their
/// items when the selection is passed to ``Engine/setSelection(_:)``, and ids that are not in the content
/// wait for their items.
///
///     engine.setSelection(["a", "b"])
///     for key in engine.selection { … }
///
/// An element that cannot be selected is never part of a selection, even if it is inside of a selected range.
/// If the item is later declared to be selectable, it is selected then.
///
/// Headers and footers with ``ModifiableCell/selectable(_:)`` are selected like items, and have no ids:
/// ``keys`` contains them, ``ids`` does not.
public struct Selection {
  let snapshot: Snapshot
  let items: SelectedItems
  /// The selected elements that are not in the content.
  let names: [MissingElementID]
  private let index: SelectionIndex

  init(_ items: SelectedItems, in snapshot: Snapshot, names: [MissingElementID] = []) {
    self.items = items
    self.snapshot = snapshot
    self.names = names
    index = SelectionIndex(items, in: snapshot, names: names)
  }

  #if !hasFeature(Embedded)
  /// Creates a selection of the elements at some paths of content.
  package init(_ paths: some Sequence<ElementPath>, in snapshot: Snapshot) {
    var items = SelectedItems()
    for path in paths { items.insert(path, in: snapshot) }
    self.init(items, in: snapshot)
  }
  #endif

  /// Creates an empty selection.
  public init() { self.init(SelectedItems(), in: Snapshot()) }

  /// Creates a selection of items by their ids, wherever they are; of several items with one id, the first
  /// one.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - section: The id of the section of the items; `nil` for any section.
  public init(_ ids: some Sequence<ItemID>, inSection section: ItemID? = nil) {
    var known: Set<ItemID> = []
    let names = ids.filter { known.insert($0).inserted }.map {
      MissingElementID(id: $0, place: section.map { .section($0) } ?? .anywhere)
    }
    self.init(SelectedItems(), in: Snapshot(), names: names)
  }

  /// Creates a selection of parts of a section, wherever it is: its header, its footer, its items.
  ///
  ///     engine.setSelection(Selection([.header, .item("a", occurrence: 0)], inSection: "letters"))
  ///
  /// - Parameters:
  ///   - elements: The parts. Of several items with one id, the first one is selected.
  ///   - section: The id of the section.
  public init(_ elements: some Sequence<ItemKey.Element>, inSection section: ItemID) {
    let names = elements.compactMap { MissingElementID($0, inSection: section) }
    self.init(SelectedItems(), in: Snapshot(), names: names)
  }

  /// Whether nothing is selected and no id waits for its item.
  ///
  /// - Complexity: O(1) as a rule; if the selected ranges contain only items that cannot be selected, each of
  ///   them is checked.
  public var isEmpty: Bool {
    guard names.isEmpty else { return false }
    var isEmpty = true
    forEachRun { _ in
      isEmpty = false
      return false
    }
    return isEmpty
  }

  /// The number of selected items, headers and footers in the content.
  ///
  /// - Complexity: O(*r*) for *r* runs of cells without modifiers; other cells are made to check whether they
  ///   can be selected.
  public var count: Int {
    var count = 0
    forEachRun { run in
      count += run.count
      return true
    }
    return count
  }

  /// The keys of the selected elements in the content, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var keys: [ItemKey] {
    var keys: [ItemKey] = []
    forEachRun { run in
      keys += run.keys
      return true
    }
    return keys
  }

  /// The ids of the selected items in the content, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* selected items.
  public var ids: [ItemID] {
    var ids: [ItemID] = []
    forEachRun { run in
      ids += run.items.lazy.map { run.section.id(at: $0) }
      return true
    }
    return ids
  }

  /// The ids that are not in the content and wait for their items, in the order in which they were added.
  public var missingIDs: [ItemID] { names.filter { $0.part == .item }.map { $0.id } }

  /// Returns whether an item with an id is selected or waits to be, in one section or in any.
  ///
  /// - Complexity: O(1); O(*s*) for *s* sections in which ids are numbers in a row. For other ids, the first
  ///   call makes a table of the selected items, in O(*n*).
  public func contains(_ id: ItemID, inSection section: ItemID? = nil) -> Bool {
    index.contains(id, inSection: section) || index.isMissing(id, inSection: section)
  }

  /// Returns whether an item, a header or a footer of the content is selected.
  ///
  /// - Complexity: As for ``contains(_:inSection:)``.
  public func contains(_ key: ItemKey) -> Bool { index.contains(key) }

  func forEachRun(_ body: (SelectionTraversal.Run) -> Bool) {
    var traversal = SelectionTraversal(items, in: snapshot)
    traversal.forEach(body)
  }
}

extension Selection: Equatable {
  /// Returns whether the same items are selected, wherever they are in the content, and the same ids are
  /// missing.
  ///
  /// - Complexity: O(*r*) for *r* runs of the same content; O(*n*) for *n* items of different contents.
  public static func == (left: Selection, right: Selection) -> Bool {
    guard Set(left.names) == Set(right.names) else { return false }
    if left.isOfSameContent(as: right), left.items == right.items { return true }
    return Set(left.keys) == Set(right.keys)
  }

  private func isOfSameContent(as other: Selection) -> Bool {
    Set(items.sections.keys).union(items.supplements.keys).allSatisfy { section in
      other.snapshot.sections.indices.contains(section)
        && snapshot.sections[section] === other.snapshot.sections[section]
    }
  }
}

extension Selection: Sequence, ExpressibleByArrayLiteral {
  /// Returns an iterator over ``keys``.
  public func makeIterator() -> IndexingIterator<[ItemKey]> { keys.makeIterator() }

  /// Creates a selection of items by their ids, wherever they are.
  public init(arrayLiteral ids: ItemID...) { self.init(ids) }
}
