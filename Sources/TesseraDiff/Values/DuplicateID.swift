/// An id that several items share, with the positions of these items.
public struct DuplicateID<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id.
  public var id: ID
  /// The positions of all items with the id, ascending; at least two.
  public var positions: [Int]

  /// Creates a report from an id and its positions.
  @inlinable
  public init(id: ID, positions: [Int]) {
    self.id = id
    self.positions = positions
  }

  /// Returns all duplicates in a list, in order of their first occurrence.
  ///
  /// - Complexity: O(*n*) hashes.
  @inlinable
  public static func all(in ids: some Sequence<ID>) -> [DuplicateID] {
    var slots: [ID: Int] = [:]
    var found: [DuplicateID] = []
    var count = 0
    for (position, id) in ids.enumerated() {
      count += 1
      guard let earlier = slots[id] else {
        slots[id] = -1 - position
        continue
      }
      if earlier >= 0 {
        found[earlier].positions.append(position)
      } else {
        slots[id] = found.count
        found.append(DuplicateID(id: id, positions: [-1 - earlier, position]))
      }
    }
    guard found.count > 1 else { return found }
    // The duplicates were found in order of their second positions; sort them by the first ones.
    var slotsByPlace = [Int](repeating: -1, count: count)
    for slot in found.indices { slotsByPlace[found[slot].positions[0]] = slot }
    var sorted: [DuplicateID] = []
    for slot in slotsByPlace where slot >= 0 { sorted.append(found[slot]) }
    return sorted
  }
}

extension DuplicateID: CustomStringConvertible where ID: CustomStringConvertible {
  /// The positions and the id: `0, 2, 5 share a`.
  public var description: String {
    positions.map { $0.description }.joined(separator: ", ") + " share " + id.description
  }
}

#if !hasFeature(Embedded)
extension DuplicateID: Codable where ID: Codable {}
#endif
