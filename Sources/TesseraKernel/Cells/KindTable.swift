/// Values by the kinds of cells.
///
/// A dictionary leads from kinds to places in an array: one for values of every type, where each type of dictionary is
/// code of its own in Embedded Swift.
struct KindTable<Value> {
  private var places: [CellKind: Int] = [:]
  /// The values and their kinds, in the order in which the kinds came.
  private(set) var entries: [(kind: CellKind, value: Value)] = []

  /// Returns the value of a kind; nil if it has none.
  func value(of kind: CellKind) -> Value? { places[kind].map { entries[$0].value } }

  /// Sets the value of a kind.
  mutating func set(_ value: Value, of kind: CellKind) {
    if let place = places[kind] {
      entries[place].value = value
    } else {
      places[kind] = entries.count
      entries.append((kind, value))
    }
  }
}
