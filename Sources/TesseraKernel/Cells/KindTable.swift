/// Values by kind of cell.
///
/// A dictionary maps kinds to indices of an array. It serves values of every type, because each type of
/// dictionary is code of its own in Embedded Swift.
struct KindTable<Value> {
  private var places: [CellKind: Int] = [:]
  /// The values and their kinds, in order of insertion.
  private(set) var entries: [(kind: CellKind, value: Value)] = []

  func value(of kind: CellKind) -> Value? { places[kind].map { entries[$0].value } }

  mutating func set(_ value: Value, of kind: CellKind) {
    if let place = places[kind] {
      entries[place].value = value
    } else {
      places[kind] = entries.count
      entries.append((kind, value))
    }
  }
}
