import Tessera

/// The items of ``Pages``, with a placeholder for each item that is known to exist but is not loaded.
///
///     Section("posts") {
///       ForEach(pages.rows) { row in
///         if case .item(let post) = row { PostCell(post) } else { EmptyPostCell() }
///       }
///     }
///
/// Placeholders take no memory or time, whatever their number. With them, scroll bars show the true size of
/// the content, and visible items keep their positions when pages arrive.
public struct LoadedRows<Item: Identifiable & Sendable>: VersionedCollection, Sendable
where Item.ID: Sendable {
  /// The loaded items.
  public let items: PagedItems<Item>
  /// The number of placeholders before the items.
  public let countBefore: Int
  /// The number of placeholders after the items.
  public let countAfter: Int

  init(_ items: PagedItems<Item>, countBefore: Int, countAfter: Int) {
    self.items = items
    self.countBefore = countBefore
    self.countAfter = countAfter
  }

  /// The position of the first row, which is 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { countBefore + items.count + countAfter }

  /// Returns the position at a distance from another one.
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }

  /// Accesses the row at a position.
  ///
  /// - Complexity: O(log *p*) for *p* pages.
  public subscript(position: Int) -> LoadedRow<Item> {
    precondition(position >= 0 && position < endIndex, "There is no row at this position")
    if position < countBefore { return .placeholder(missing(.previous, position)) }
    if position < itemRows.upperBound { return .item(items[position - countBefore]) }
    return .placeholder(missing(.next, position))
  }

  // MARK: Rows and items

  /// The positions of the rows that are items.
  public var itemRows: Range<Int> { countBefore..<(countBefore + items.count) }

  /// Returns the positions in ``items`` of the items among some rows, for use with
  /// ``Pages/add(_:key:_:visible:)``.
  public func itemPositions(in rows: Range<Int>) -> Range<Int> {
    let found = rows.clamped(to: itemRows)
    return (found.lowerBound - countBefore)..<(found.upperBound - countBefore)
  }

  /// Returns the ends at which pages have to be loaded to replace the placeholders among some rows.
  public func directionsMissing(in rows: Range<Int>) -> Set<PageDirection> {
    var directions: Set<PageDirection> = []
    if rows.overlaps(0..<countBefore) { directions.insert(.previous) }
    if rows.overlaps(itemRows.upperBound..<endIndex) { directions.insert(.next) }
    return directions
  }

  /// Returns the ends at which pages have to be loaded for the rows, and for those around them at a distance
  /// of `lengths` times their number.
  func directionsMissing(in rows: Range<Int>, andAround lengths: Double) -> Set<PageDirection> {
    let shown = rows.clamped(to: startIndex..<endIndex)
    let reach = Double(shown.count) * lengths
    let margin = reach > 0 ? Int(Swift.min(reach, Double(count))) : 0
    let end = shown.upperBound + Swift.min(margin, endIndex - shown.upperBound)
    return directionsMissing(in: Swift.max(startIndex, shown.lowerBound - margin)..<end)
  }

  private func missing(_ direction: PageDirection, _ position: Int) -> PlaceholderItem {
    let distance = direction == .previous ? position : endIndex - 1 - position
    return PlaceholderItem(
      direction: direction, position: position,
      id: PlaceholderItem.ID(direction: direction, distance: distance))
  }
}

// MARK: - Versions

extension LoadedRows {
  /// Whether all rows have unique ids, which is always the case.
  public static var hasDistinctIDs: Bool { true }

  /// Returns the number of rows at the start that have the same ids as those of another version.
  ///
  /// Placeholders take no time.
  public func commonPrefix(with other: LoadedRows) -> Int {
    guard countBefore == other.countBefore else { return Swift.min(countBefore, other.countBefore) }
    let length = items.commonPrefix(with: other.items)
    let isAll = length == items.count && length == other.items.count && countAfter == other.countAfter
    return countBefore + length + (isAll ? countAfter : 0)
  }

  /// Returns the number of rows at the end that have the same ids as those of another version.
  ///
  /// Placeholders take no time.
  public func commonSuffix(with other: LoadedRows) -> Int {
    guard countAfter == other.countAfter else { return Swift.min(countAfter, other.countAfter) }
    let length = items.commonSuffix(with: other.items)
    let isAll = length == items.count && length == other.items.count && countBefore == other.countBefore
    return countAfter + length + (isAll ? countBefore : 0)
  }

  /// Returns the position of the row with an id; `nil` if there is none.
  ///
  /// - Complexity: O(*p*) for *p* pages.
  public func position(of id: ItemID) -> Int? {
    guard let missing = id.value(as: PlaceholderItem.ID.self) else {
      return items.position(of: id).map { countBefore + $0 }
    }
    switch missing.direction {
    case .previous: return missing.distance < countBefore ? missing.distance : nil
    case .next: return missing.distance < countAfter ? endIndex - 1 - missing.distance : nil
    }
  }
}

extension LoadedRows: Equatable where Item: Equatable {
  /// Returns a Boolean value that indicates whether two collections have equal rows.
  public static func == (left: LoadedRows, right: LoadedRows) -> Bool {
    left.countBefore == right.countBefore && left.countAfter == right.countAfter && left.items == right.items
  }
}
