@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// An item on its way: content with the item at another place than the app's.
///
/// Places are counted without the item, so that they are the same wherever it is shown at the moment.
struct ReorderDrag {
  /// The id of the item.
  let id: ItemID
  /// Which one of those with the id in its section.
  let occurrence: Int
  /// The kind of view that shows it.
  let kind: CellKind
  /// The content of the app.
  private(set) var base: DeclaredContent
  /// Where the item stands there.
  private(set) var source: Place
  /// Where it is to be shown.
  private(set) var target: Place
  /// Where it stands in the snapshot that is shown.
  var shown: ElementPath
  /// How the pointer holds it; nil: a key moves it.
  var hold: ReorderHold?
  /// What is known of places as long as the content is the same: where an item goes that is put there; nil: nowhere.
  var answers: [ReorderSlot: ReorderSlot?] = [:]
  /// Which of the other sections take the item, as far as that is known.
  var accepting: [Int: Bool] = [:]

  /// A place, and what tells it in other content.
  struct Place {
    var slot: ReorderSlot
    var section: SectionKey
    /// The item behind it.
    var before: ItemID?
    /// The item in front of it.
    var after: ItemID?
  }

  /// An item at its own place.
  init(
    _ id: ItemID, occurrence: Int, kind: CellKind, in base: DeclaredContent, at source: Place,
    shown: ElementPath, hold: ReorderHold?
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

  /// The place in the snapshot that is shown at which the item is.
  var shownSlot: ReorderSlot { ReorderSlot(section: shown.section, index: shown.item ?? 0) }

  /// Whether the item would go elsewhere.
  var isMoved: Bool { source.slot != target.slot }

  /// What the app is told.
  var move: ReorderMove { ReorderMove(item: id, from: source.public, to: target.public) }

  /// What to show; nil: the content of the app, as it is.
  var content: DeclaredContent? {
    isMoved ? base.moving(source.slot, of: source.section, to: target.slot) : nil
  }

  /// Shows the item elsewhere.
  mutating func carry(to place: Place) { target = place }

  /// Makes the same move in other content: the item before the same one as before, else behind the same one, else as far
  /// from the start. Where its section does not take it any more, it stands where the app has it.
  ///
  /// - Returns: Whether the item and its target are still there.
  mutating func adopt(_ content: DeclaredContent) -> Bool {
    guard let source = find(in: content) else { return false }
    let place = content.position(of: target.section)
    guard !isMoved || place != nil else { return false }
    let wasMoved = isMoved
    base = content
    self.source = Self.place(source.slot, in: content, source.key, without: source.slot.index)
    answers = [:]
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

  /// Where the item stands in other content: in the same section, else in any, as far as its id is known.
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

  /// A place with its neighbours.
  ///
  /// - Parameter item: The item that is not counted, where it is in the same section.
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

/// How a pointer holds an item.
struct ReorderHold {
  /// Where in the item, from 0 to 1 on each axis, in coordinates that are not mirrored.
  let grip: Point
  /// Where the press began, in viewport coordinates.
  let start: Point
  /// Where the pointer is, in viewport coordinates.
  var pointer: Point
  /// Places that the item has left.
  var left: [LeftPlace] = []
  /// Whether the item was told where to go, and stands there until the pointer moves.
  var isPlaced = false
}

/// A place that an item has left because another one was to be nearer.
struct LeftPlace {
  let slot: ReorderSlot
  /// Where the pointer was, in viewport coordinates.
  let pointer: Point
  /// How far the item was held from the place.
  let distance: Double
  /// Whether the other place turned out to be no nearer.
  var isMistake = false
}

extension ReorderDrag.Place {
  /// As the app is told.
  var `public`: ReorderPlace {
    ReorderPlace(section: section, before: before, after: after, index: slot.index)
  }
}
