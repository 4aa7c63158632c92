import Tessera

/// The items of ``Pages`` with a placeholder for each that is known to be there and not loaded.
///
///     Section("posts") {
///       ForEach(pages.rows) { row in
///         if case .item(let post) = row { PostCell(post) } else { EmptyPostCell() }
///       }
///     }
///
/// Placeholders cost nothing, however many there are. So scroll bars tell the truth, and what a person looks
/// at stays where it is when pages arrive.
public struct LoadedRows<Item: Identifiable & Sendable>: VersionedCollection, Sendable
where Item.ID: Sendable {
  /// What is loaded.
  public let items: PagedItems<Item>
  /// How many placeholders there are in front of the items.
  public let countBefore: Int
  /// How many placeholders there are behind the items.
  public let countAfter: Int

  /// Rows of items, with placeholders around them.
  init(_ items: PagedItems<Item>, countBefore: Int, countAfter: Int) {
    self.items = items
    self.countBefore = countBefore
    self.countAfter = countAfter
  }

  /// Zero.
  public var startIndex: Int { 0 }

  /// How many rows there are.
  public var endIndex: Int { countBefore + items.count + countAfter }

  /// The position so many places on.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// A row.
  ///
  /// - Complexity: O(log *p*) for *p* pages.
  public subscript(position: Int) -> LoadedRow<Item> {
    precondition(position >= 0 && position < endIndex, "There is no row at this position")
    if position < countBefore { return .placeholder(missing(.previous, position)) }
    if position < itemRows.upperBound { return .item(items[position - countBefore]) }
    return .placeholder(missing(.next, position))
  }

  // MARK: Rows and items

  /// The rows that are items.
  public var itemRows: Range<Int> { countBefore..<(countBefore + items.count) }

  /// The positions in ``items`` of the items among some rows, as ``Pages/add(_:key:_:visible:)`` wants them.
  public func itemPositions(in rows: Range<Int>) -> Range<Int> {
    let found = rows.clamped(to: itemRows)
    return (found.lowerBound - countBefore)..<(found.upperBound - countBefore)
  }

  /// The ends at which something has to be loaded that is to be seen among some rows.
  public func directionsMissing(in rows: Range<Int>) -> Set<PageDirection> {
    var directions: Set<PageDirection> = []
    if rows.overlaps(0..<countBefore) { directions.insert(.previous) }
    if rows.overlaps(itemRows.upperBound..<endIndex) { directions.insert(.next) }
    return directions
  }

  /// The ends at which something has to be loaded that is to be seen among some rows, or so many times their
  /// length around.
  func directionsMissing(in rows: Range<Int>, andAround lengths: Double) -> Set<PageDirection> {
    let shown = rows.clamped(to: startIndex..<endIndex)
    let reach = Double(shown.count) * lengths
    let margin = reach > 0 ? Int(Swift.min(reach, Double(count))) : 0
    let end = shown.upperBound + Swift.min(margin, endIndex - shown.upperBound)
    return directionsMissing(in: Swift.max(startIndex, shown.lowerBound - margin)..<end)
  }

  private func missing(_ direction: PageDirection, _ position: Int) -> MissingItem {
    let distance = direction == .previous ? position : endIndex - 1 - position
    return MissingItem(
      direction: direction, position: position, id: MissingItem.ID(direction: direction, distance: distance))
  }
}

// MARK: - Versions

extension LoadedRows {
  /// No two rows have the same id.
  public static var hasDistinctIDs: Bool { true }

  /// How many rows at the start have the same ids as those of another version; placeholders cost nothing.
  public func commonPrefix(with other: LoadedRows) -> Int {
    guard countBefore == other.countBefore else { return Swift.min(countBefore, other.countBefore) }
    let length = items.commonPrefix(with: other.items)
    let isAll = length == items.count && length == other.items.count && countAfter == other.countAfter
    return countBefore + length + (isAll ? countAfter : 0)
  }

  /// How many rows at the end have the same ids as those of another version; placeholders cost nothing.
  public func commonSuffix(with other: LoadedRows) -> Int {
    guard countAfter == other.countAfter else { return Swift.min(countAfter, other.countAfter) }
    let length = items.commonSuffix(with: other.items)
    let isAll = length == items.count && length == other.items.count && countBefore == other.countBefore
    return countAfter + length + (isAll ? countBefore : 0)
  }

  /// The position of the row with an id; nil where there is none.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func position(of id: ItemID) -> Int? {
    guard let missing = id.value(as: MissingItem.ID.self) else {
      return items.position(of: id).map { countBefore + $0 }
    }
    switch missing.direction {
    case .previous: return missing.distance < countBefore ? missing.distance : nil
    case .next: return missing.distance < countAfter ? endIndex - 1 - missing.distance : nil
    }
  }
}

extension LoadedRows: Equatable where Item: Equatable {
  /// Whether both show the same.
  public static func == (left: LoadedRows, right: LoadedRows) -> Bool {
    left.countBefore == right.countBefore && left.countAfter == right.countAfter && left.items == right.items
  }
}
