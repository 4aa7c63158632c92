import TesseraDiff

/// One level of a batch, its sections or its items: the valid changes, and their claims of each place.
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
    /// Whether an earlier move has the same origin or the same target.
    var isContested = false
  }

  let isOfSections: Bool
  var old: BatchPlaces
  var new: BatchPlaces
  /// The valid deletes, as listed.
  var deletes: [Int] = []
  var reloads: [Int] = []
  var inserts: [Int] = []
  /// The valid moves, as listed; after ``claimPlaces()`` without those listed twice.
  var moves: [PlacedMove] = []

  /// The number of valid changes other than reloads.
  var structuralCount: Int { deletes.count + inserts.count + moves.count }
}

extension BatchLevel {
  /// Returns the places of a scope whose sections or items stay, in order. A reloaded place stays.
  func stayers(of scope: Int) -> some Sequence<Int> {
    old[scope].lazy.filter { old.claims[$0].isDisjoint(with: [.delete, .move]) }
  }

  /// Returns the places of a scope without an insert or a move, in order: those of the stayers.
  func freePlaces(of scope: Int) -> some Sequence<Int> {
    new[scope].lazy.filter { new.claims[$0].isDisjoint(with: [.insert, .move]) }
  }

  /// Returns whether an old scope has as many stayers as a new scope has free places.
  func hasEqualCounts(_ oldScope: Int, _ newScope: Int) -> Bool {
    let stayerCount = stayers(of: oldScope).reduce(0) { count, _ in count + 1 }
    let freeCount = freePlaces(of: newScope).reduce(0) { count, _ in count + 1 }
    return stayerCount == freeCount
  }

  /// Returns, for each old place of a scope, the place where a view inserts it if it is reloaded: its place
  /// if there were no moves (I3). `nil` if it is deleted.
  func placesWithoutMoves(_ oldScope: Int, _ newScope: Int) -> [Int?] {
    var places = new[newScope].lazy.filter { !new.claims[$0].contains(.insert) }.makeIterator()
    return old[oldScope].map { old.claims[$0].contains(.delete) ? nil : places.next() }
  }
}
