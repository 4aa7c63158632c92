/// Keeps what was made last, for cases that share what takes long to make; the one before is let go of first.
final class LastValueCache<Key: Equatable, Value> {
  private var kept: (key: Key, value: Value)?

  /// What was made for the key, or is made now.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let kept, kept.key == key { return kept.value }
    kept = nil
    let value = make()
    kept = (key, value)
    return value
  }
}
