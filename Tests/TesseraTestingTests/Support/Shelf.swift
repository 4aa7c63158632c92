import TesseraDiff
import TestSupport

/// A section of numbered items, with a content.
struct Shelf: DifferenceSection, CustomStringConvertible {
  struct Book: Identifiable, Equatable, CustomStringConvertible {
    var id: Int
    var content = 0

    var description: String { content == 0 ? "\(id)" : "\(id):\(content)" }
  }

  var id: Int
  var content = 0
  var items: [Book] = []

  func hasSameContent(as other: Shelf) -> Bool { content == other.content }

  var description: String { "\(id):\(content)\(items)" }
}

/// Two versions of some shelves.
struct ShelfPair {
  var old: [Shelf]
  var new: [Shelf]
  /// Whether each id occurs once per version.
  let isUnique: Bool

  /// Creates a random pair.
  ///
  /// - Parameter ids: The number of different items; a small number gives duplicates.
  init(ids: Int, using generator: inout SeededGenerator) {
    let isUnique = ids > 1_000
    self.isUnique = isUnique
    var fresh = 0
    func book(_ generator: inout SeededGenerator) -> Shelf.Book {
      fresh += 1
      return Shelf.Book(id: isUnique ? fresh : Int.random(in: 0..<ids, using: &generator))
    }
    old = (0..<Int.random(in: 0...5, using: &generator)).map { id in
      Shelf(
        id: isUnique ? id : id / 2 * 2,
        items: (0..<Int.random(in: 0...5, using: &generator)).map { _ in book(&generator) })
    }
    new = old
    for step in 0..<Int.random(in: 0...7, using: &generator) {
      if new.isEmpty || Int.random(in: 0..<8, using: &generator) == 0 {
        let place = Int.random(in: 0...new.count, using: &generator)
        new.insert(Shelf(id: 10 + step, items: [book(&generator)]), at: place)
      }
      let section = Int.random(in: new.indices, using: &generator)
      let other = Int.random(in: new.indices, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: new.remove(at: section)
      case 1, 2: new.insert(new.remove(at: section), at: other)
      case 3: new[section].content += 1
      case 4: new[section].items.insert(book(&generator), at: 0)
      case 5: new[section].items.shuffle(using: &generator)
      case 6:
        new[section].items.indices.randomElement(using: &generator).map {
          new[section].items[$0].content += 1
        }
      case 7: _ = new[section].items.popLast()
      default:
        guard let book = new[section].items.indices.randomElement(using: &generator) else { continue }
        let place = Int.random(in: 0...new[other].items.count - (section == other ? 1 : 0), using: &generator)
        new[other].items.insert(new[section].items.remove(at: book), at: place)
      }
    }
  }
}
