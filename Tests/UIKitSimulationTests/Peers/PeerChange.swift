import TesseraDiff
import TesseraTesting
import UIKit

/// Data before and after a change, as in the tests of another library's differences.
struct PeerChange {
  /// The tests in the library, and what this one is about.
  var origin: String
  var old: BatchModel<Int>
  var new: BatchModel<Int>
  /// The number of changes that the library makes of it; `nil` if its tests do not say.
  var count: Int?

  /// Creates a change from sections by id, each with its items.
  init(
    _ origin: String, _ old: KeyValuePairs<Int, [PeerItem]>, _ new: KeyValuePairs<Int, [PeerItem]>,
    count: Int? = nil
  ) {
    self.origin = origin
    (self.old, self.new, self.count) = (Self.model(old), Self.model(new), count)
  }

  private static func model(_ sections: KeyValuePairs<Int, [PeerItem]>) -> BatchModel<Int> {
    BatchModel(
      sections: sections.map { id, items in
        BatchModel.Section(
          id: id, items: items.map { BatchModel.Item(id: $0.id, content: $0.isChanged ? 1 : 0) })
      })
  }
}

/// An item of a library's test: a number, which stands for its id, and whether its content is another one.
struct PeerItem: ExpressibleByIntegerLiteral {
  var id: Int
  var isChanged = false

  init(id: Int, isChanged: Bool) { (self.id, self.isChanged) = (id, isChanged) }

  init(integerLiteral id: Int) { self.id = id }

  /// Returns an item with other content.
  static func changed(_ id: Int) -> PeerItem { PeerItem(id: id, isChanged: true) }
}
