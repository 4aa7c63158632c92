import Tessera

extension ItemKey? {
  /// Returns the id of the item as a value; `nil` if it is the key of something else.
  func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    if case .item(let id, _) = self?.element { id.value(as: type) } else { nil }
  }
}
