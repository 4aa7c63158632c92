import TesseraDiff

/// One level of a batch, its sections or its items: the valid changes, and what they claim of each place.
///
/// Places are numbers of ``BatchPlaces``.
struct BatchLevel {
  /// A move between places that exist.
  struct PlacedMove {
    var from: Int
    var to: Int
    /// The scopes of the two ends.
    var fromScope: Int
    var toScope: Int
    /// Whether an earlier move has the same start or the same end.
    var isContested = false
  }

  /// Whether these are the sections.
  let isOfSections: Bool
  /// The places before the batch.
  var old: BatchPlaces
  /// The places after the batch.
  var new: BatchPlaces
  /// The valid deletes, as listed.
  var deletes: [Int] = []
  /// The valid reloads, as listed.
  var reloads: [Int] = []
  /// The valid inserts, as listed.
  var inserts: [Int] = []
  /// The valid moves, as listed; after ``claimPlaces()`` without those listed twice.
  var moves: [PlacedMove] = []

  /// How many valid changes there are that are no reloads.
  var structuralCount: Int { deletes.count + inserts.count + moves.count }
}

extension BatchLevel {
  /// The places of a scope whose sections or items stay, in order. A reloaded one stays.
  func stayers(of scope: Int) -> some Sequence<Int> {
    old[scope].lazy.filter { old.claims[$0].isDisjoint(with: [.delete, .move]) }
  }

  /// The places of a scope that nothing comes to, in order: those of the stayers.
  func freePlaces(of scope: Int) -> some Sequence<Int> {
    new[scope].lazy.filter { new.claims[$0].isDisjoint(with: [.insert, .move]) }
  }

  /// Whether the stayers of a scope are as many as the free places of another.
  func linesUp(_ oldScope: Int, _ newScope: Int) -> Bool {
    let stayerCount = stayers(of: oldScope).reduce(0) { count, _ in count + 1 }
    let freeCount = freePlaces(of: newScope).reduce(0) { count, _ in count + 1 }
    return stayerCount == freeCount
  }

  /// For each old place of a scope where a view puts what it reloads: the place it would have if there were
  /// no moves (I3); `nil` for none.
  func placesWithoutMoves(_ oldScope: Int, _ newScope: Int) -> [Int?] {
    var places = new[newScope].lazy.filter { !new.claims[$0].contains(.insert) }.makeIterator()
    return old[oldScope].map { old.claims[$0].contains(.delete) ? nil : places.next() }
  }
}
