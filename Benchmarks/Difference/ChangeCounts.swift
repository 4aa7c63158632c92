import TesseraDiff

/// How many changes a program found.
struct ChangeCounts: CustomStringConvertible {
  var deletes: Int
  var inserts: Int
  var moves: Int
  var updates: Int
  var sectionMoves = 0

  var description: String {
    "\(deletes)/\(inserts)/\(moves)/\(updates)" + (sectionMoves > 0 ? " §\(sectionMoves)" : "")
  }
}

extension ChangeCounts {
  init(_ difference: LinearDifference) {
    self.init(
      deletes: difference.deletes.count, inserts: difference.inserts.count, moves: difference.moves.count,
      updates: difference.updates.count)
  }

  init(_ difference: HeckelDifference) {
    self.init(
      deletes: difference.deletes.count, inserts: difference.inserts.count, moves: difference.moves.count,
      updates: difference.updates.count)
  }

  init(_ difference: SectionedDifference) {
    self.init(
      deletes: difference.deletes.count, inserts: difference.inserts.count, moves: difference.moves.count,
      updates: difference.updates.count, sectionMoves: difference.sectionMoves.count)
  }

  init(_ difference: SectionedHeckelDifference<some ElementID>) {
    self.init(
      deletes: difference.deletes.count, inserts: difference.inserts.count, moves: difference.moves.count,
      updates: difference.updates.count, sectionMoves: difference.sections.moves.count)
  }
}
