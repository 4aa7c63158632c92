/// Returns the fewest moves that produce an order, given the matching of the items.
///
/// - Parameter origins: For each new position the old one, or `nil` if the item is new.
/// - Returns: Moves, ascending by their new position.
/// - Complexity: O(*n* log *n*); O(*n*) if nothing is out of order.
func minimalMoves(of origins: [Int?]) -> [Move<Int>] {
  var matches = MemoryBlock()
  var scratch = MemoryBlock()
  var new = MatchingSide(count: origins.count)
  let buffer: Scratch<Match> = matches.take(origins.count)
  for (position, origin) in origins.enumerated() { buffer[position] = origin.map { Match($0) } ?? .none }
  new.matches = buffer
  var matching = ListMatching(old: MatchingSide(count: 0), new: new)
  matching.markMoves(scratch: &scratch)
  return matching.moves()
}
