/// The fewest moves that explain an order, where it is known already which item is which.
///
/// - Parameter origins: For each new position the old one, or nil where there was none.
/// - Returns: Moves, ascending by their new position.
/// - Complexity: O(*n* log *n*); O(*n*) where nothing is out of order.
func minimalMoves(of origins: [Int?]) -> [Move<Int>] {
  var partners = MemoryBlock()
  var spare = MemoryBlock()
  var new = MatchingSide(count: origins.count)
  let room: Scratch<Partner> = partners.take(origins.count)
  for (position, origin) in origins.enumerated() { room[position] = origin.map { Partner($0) } ?? .none }
  new.partners = room
  var matching = ListMatching(old: MatchingSide(count: 0), new: new)
  matching.markMoves(spare: &spare)
  return matching.moves()
}
