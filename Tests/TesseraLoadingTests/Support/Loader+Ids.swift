import Testing
import TesseraLoading

extension Loader where Source == HeldSource {
  var ids: [Int] { items.map(\.id) }

  /// Appears and loads a first page with these ids.
  func appear(with ids: some Sequence<Int> & Sendable, next: Int? = nil, previous: Int? = nil) async {
    let number = source.requests.count
    appear()
    await source.whenAsked(number, with: ids, next: next, previous: previous)
    await until { self.isSettled }
  }
}
