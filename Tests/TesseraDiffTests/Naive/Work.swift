/// Counts the accesses to ids and contents in one test.
final class Work {
  /// Comparisons of two ids.
  var comparisons = 0
  /// Hashes of an id.
  var hashes = 0
  /// Comparisons of two contents.
  var contentComparisons = 0

  func reset() { (comparisons, hashes, contentComparisons) = (0, 0, 0) }
}

/// The part of an id that its hash includes.
enum HashQuality {
  /// The whole id.
  case sound
  /// Nothing: all ids have the same hash.
  case constant
  /// A few bits of the id: many ids share each hash.
  case few
}

/// An id that counts its comparisons and hashes.
struct CountedID: Hashable {
  let number: Int
  let quality: HashQuality
  let work: Work

  static func == (left: CountedID, right: CountedID) -> Bool {
    left.work.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    work.hashes += 1
    switch quality {
    case .sound: hasher.combine(number)
    case .constant: break
    case .few: hasher.combine(number % 7)
    }
  }
}

/// An item that counts its comparisons.
struct CountedRow: Identifiable, Equatable {
  let id: CountedID
  var content = 0

  static func == (left: CountedRow, right: CountedRow) -> Bool {
    left.id.work.contentComparisons += 1
    return left.content == right.content
  }
}

extension Work {
  /// Returns items that count here, in their own storage.
  func rows(_ numbers: some Sequence<Int>, _ quality: HashQuality = .sound) -> [CountedRow] {
    numbers.map { CountedRow(id: CountedID(number: $0, quality: quality, work: self)) }
  }
}
