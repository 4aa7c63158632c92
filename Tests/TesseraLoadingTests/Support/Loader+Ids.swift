import Testing
import TesseraLoading

extension Loader where Source == HeldSource {
  /// The ids of what is loaded.
  var ids: [Int] { items.map(\.id) }

  /// Appears, and gets its first page.
  func appear(with ids: some Sequence<Int> & Sendable, next: Int? = nil, previous: Int? = nil) async {
    let number = source.requests.count
    appear()
    await source.whenAsked(number, with: ids, next: next, previous: previous)
    await until { self.isSettled }
  }
}
