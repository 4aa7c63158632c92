import TesseraLoading

/// An item with an id and a content.
struct Note: Identifiable, Hashable, Sendable, CustomStringConvertible {
  let id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

extension Page where Item == Note, Key == Int {
  /// Returns a page of notes with these ids.
  static func notes(
    _ ids: some Sequence<Int>, text: String = "", next: Int? = nil, previous: Int? = nil,
    before: Int? = nil, after: Int? = nil
  ) -> Page {
    Page(
      ids.map { Note(id: $0, text: text) }, next: next, previous: previous, itemsBefore: before,
      itemsAfter: after)
  }
}

extension Pages where Item == Note {
  var ids: [Int] { items.map(\.id) }
}
