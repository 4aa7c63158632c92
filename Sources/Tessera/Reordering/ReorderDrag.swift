@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A reordering that is under way: the content of the app with one item at another position.
///
/// Positions are counted without the item, so they are the same wherever it is currently shown.
struct ReorderDrag {
  let id: ItemID
  /// The number of items with the same id that precede it in its section.
  let occurrence: Int
  let kind: CellKind
  /// The content of the app.
  private(set) var base: DeclaredContent
  /// The position of the item in the content of the app.
  private(set) var source: Place
  /// The position at which to show the item.
  private(set) var target: Place
  /// The path of the item in the current snapshot.
  var shown: ElementPath
  /// The pointer that holds the item; `nil` if a key moves it.
  var hold: ReorderPointer?
  /// For each position, the one that an item dropped there gets in the current content; `nil` if refused.
  var allowedSlots: [ReorderSlot: ReorderSlot?] = [:]
  /// The known results of whether other sections accept the item.
  var accepting: [Int: Bool] = [:]

  /// A position, and the ids that identify it in other content.
  struct Place {
    var slot: ReorderSlot
    var section: SectionKey
    /// The item behind the position.
    var before: ItemID?
    /// The item before the position.
    var after: ItemID?
  }

  init(
    _ id: ItemID, occurrence: Int, kind: CellKind, in base: DeclaredContent, at source: Place,
    shown: ElementPath, hold: ReorderPointer?
  ) {
    self.id = id
    self.occurrence = occurrence
    self.kind = kind
    self.base = base
    self.source = source
    target = source
    self.shown = shown
    self.hold = hold
  }

  /// The position of the item in the current snapshot.
  var shownSlot: ReorderSlot { ReorderSlot(section: shown.section, index: shown.item ?? 0) }

  /// Whether the target differs from the original position.
  var isMoved: Bool { source.slot != target.slot }

  var move: ReorderMove { ReorderMove(item: id, from: source.public, to: target.public) }

  /// The content to show; `nil` for the content of the app as it is.
  var content: DeclaredContent? {
    isMoved ? base.moving(source.slot, of: source.section, to: target.slot) : nil
  }

  mutating func moveItem(to place: Place) { target = place }

  /// Applies the same move to other content.
  ///
  /// The target is before the same item as before; else behind the same item; else at the same index. If the
  /// section no longer accepts the item, the target is its original position.
  ///
  /// - Returns: Whether the item and its target still exist.
  mutating func update(_ content: DeclaredContent) -> Bool {
    guard let source = find(in: content) else { return false }
    let place = content.position(of: target.section)
    guard !isMoved || place != nil else { return false }
    let wasMoved = isMoved
    base = content
    self.source = Self.place(source.slot, in: content, source.key, without: source.slot.index)
    allowedSlots = [:]
    accepting = [:]
    hold?.left = []
    let isOwn = place == source.slot.section
    guard wasMoved, let section = place, let declared = content.section(at: section),
      declared.sections.isEmpty,
      declared.acceptance == .all || (isOwn && declared.acceptance == .own)
    else {
      target = self.source
      return true
    }
    let item = isOwn ? source.slot.index : nil
    let counted = { (index: Int) in item.map { index > $0 ? index - 1 : index } ?? index }
    let count = declared.count - (item == nil ? 0 : 1)
    var index = min(target.slot.index, count)
    if let before = target.before, before != id, let found = declared.firstItem(before, near: index) {
      index = counted(found)
    } else if let after = target.after, after != id, let found = declared.firstItem(after, near: index - 1) {
      index = counted(found) + 1
    }
    let slot = ReorderSlot(section: section, index: index)
    target = Self.place(slot, in: content, target.section, without: item)
    return true
  }

  /// Returns the position of the item in other content: in the same section, or in any if its id is unique in
  /// the collection.
  private func find(in content: DeclaredContent) -> (slot: ReorderSlot, key: SectionKey)? {
    if let section = content.position(of: source.section), let declared = content.section(at: section),
      let item = declared.firstItem(id, occurrence: occurrence, near: source.slot.index),
      declared.itemKind(at: item) == kind
    {
      return (ReorderSlot(section: section, index: item), source.section)
    }
    var found: (ReorderSlot, SectionKey)?
    guard base.identityScope(at: source.slot) == .collection else { return nil }
    content.forEachSection { section, key, declared in
      guard found == nil, let item = declared.firstItem(id, near: 0), declared.itemKind(at: item) == kind
      else {
        return
      }
      let slot = ReorderSlot(section: section, index: item)
      if content.identityScope(at: slot) == .collection { found = (slot, key) }
    }
    return found
  }

  /// Returns a position with its neighbors.
  ///
  /// - Parameter item: The index of an item that is not counted; `nil` if that is in another section.
  static func place(
    _ slot: ReorderSlot, in content: DeclaredContent, _ key: SectionKey, without item: Int?
  ) -> Place {
    let section = content.section(at: slot.section)
    let position = { (index: Int) in item.map { index >= $0 ? index + 1 : index } ?? index }
    return Place(
      slot: slot, section: key, before: section?.itemID(at: position(slot.index)),
      after: slot.index > 0 ? section?.itemID(at: position(slot.index - 1)) : nil)
  }
}

/// A pointer that holds an item.
struct ReorderPointer {
  /// The point of the item that the pointer holds, from 0 to 1 on each axis, not mirrored.
  let grabOffset: Point
  /// The start of the press, in viewport coordinates.
  let start: Point
  /// The current position, in viewport coordinates.
  var pointer: Point
  /// The positions that the item has left.
  var left: [PreviousTarget] = []
  /// Whether the host has set the position of the item, which then stays until the pointer moves.
  var isPlaced = false
}

/// A position that an item has left because another one was predicted to be nearer.
struct PreviousTarget {
  let slot: ReorderSlot
  /// The position of the pointer at that time, in viewport coordinates.
  let pointer: Point
  /// The distance of the held item from the position.
  let distance: Double
  /// Whether the other position turned out to be no nearer.
  var wasAccidental = false
}

extension ReorderDrag.Place {
  /// The place in the form that the app receives.
  var `public`: ReorderPlace {
    ReorderPlace(section: section, before: before, after: after, index: slot.index)
  }
}
