/// A plain linear difference after Paul Heckel (1978), in the shape that list libraries commonly give it: every id goes
/// through a table; what is not at the front of those that are left counts as moved.
///
/// It is what `LinearDifference` is compared with: linear, decently written, and without any short cut.
struct HeckelDifference: Equatable {
  /// Old positions of what is gone.
  var deletes: [Int] = []
  /// New positions of what was not there.
  var inserts: [Int] = []
  /// From the position after the deletes to the new one, ascending by the latter.
  var moves: [HeckelMove<Int>] = []
  /// Old positions of what has other content.
  var updates: [Int] = []

  init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
    var pairing = HeckelPairing(from: old, to: new)
    self.init(&pairing) { old[$0] == new[$1] }
  }

  /// Reads the changes off a pairing, and notes there how many deletes stand before each old item.
  init(_ pairing: inout HeckelPairing, isUnchanged: (_ old: Int, _ new: Int) -> Bool) {
    for position in pairing.old.indices {
      pairing.old[position].deletesBefore = deletes.count
      guard pairing.old[position].match == nil else { continue }
      pairing.old[position].isSettled = true
      deletes.append(position)
    }
    var front = 0
    for position in pairing.new.indices {
      guard let match = pairing.new[position] else {
        inserts.append(position)
        continue
      }
      while front < pairing.old.count, pairing.old[front].isSettled { front += 1 }
      pairing.old[match].isSettled = true
      if !isUnchanged(match, position) { updates.append(match) }
      if match != front {
        moves.append(HeckelMove(from: match - pairing.old[match].deletesBefore, to: position))
      }
    }
  }
}

/// A change of place between two stages of an update.
struct HeckelMove<Position: Equatable>: Equatable {
  var from: Position
  var to: Position
}

/// What is known about an old item.
struct HeckelTrace<Position> {
  /// Where it is in the new list, if it is.
  var match: Position?
  /// How many of the items before it are gone.
  var deletesBefore = 0
  /// Whether it is gone or has been accounted for.
  var isSettled = false
}

/// Which old item of a list is which new one.
struct HeckelPairing {
  var old: ContiguousArray<HeckelTrace<Int>>
  var new: ContiguousArray<Int?>

  init<Element: Identifiable>(from old: [Element], to new: [Element]) {
    self.old = ContiguousArray(repeating: HeckelTrace(), count: old.count)
    self.new = ContiguousArray(repeating: nil, count: new.count)
    var table = OccurrenceTable<Element.ID>(count: old.count)
    for position in old.indices { table.add(old[position].id, at: position) }
    for position in new.indices {
      guard let match = table.next(new[position].id), self.old[match].match == nil else { continue }
      self.old[match].match = position
      self.new[position] = match
    }
  }
}
