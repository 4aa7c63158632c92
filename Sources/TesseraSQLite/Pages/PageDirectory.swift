import Foundation
import GRDB

/// The directory of the pages in a file, without their contents. It is read when the file is opened.
///
/// Pages are looked up here and not by an index of the database, so that every damaged entry is detected: the
/// file stores the number of its entries and a checksum of them.
struct PageDirectory {
  private(set) var feeds: [String: [Entry]] = [:]
  /// The number and the checksum of all entries.
  private(set) var total = Total()
  private(set) var lastAge: Int64 = 0
  private(set) var lastPlace: Int64 = 0

  /// A page without its content.
  struct Entry: Hashable {
    /// The row in the file, which determines the order within the feed.
    var place: Int64
    var feed: String
    /// The encoded key; empty for the first page.
    var key: String
    /// The time of storing, as a count of stored pages: greater values are more recent.
    var age: Int64
    var size: Int64
    var contentSum: Int64

    var sum: Int64 {
      var sum = Checksum()
      for number in [place, age, size, contentSum] { sum.add(number) }
      sum.add(feed)
      sum.add(key)
      return sum.column
    }
  }

  struct Total: Hashable {
    var count: Int64 = 0
    var sum: Int64 = 0
  }

  func entry(_ feed: String, _ key: String) -> Entry? { feeds[feed]?.first { $0.key == key } }

  /// Adds an entry, or replaces the one with the same feed and key, which must have the same place.
  mutating func put(_ entry: Entry) {
    var entries = feeds[entry.feed] ?? []
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      total.sum ^= entries[index].sum
      entries[index] = entry
    } else {
      total.count += 1
      entries.append(entry)
    }
    total.sum ^= entry.sum
    (lastAge, lastPlace) = (max(lastAge, entry.age), max(lastPlace, entry.place))
    feeds[entry.feed] = entries
  }

  mutating func remove(_ entry: Entry) {
    guard let index = feeds[entry.feed]?.firstIndex(of: entry) else { return }
    feeds[entry.feed]?.remove(at: index)
    total.count -= 1
    total.sum ^= entry.sum
  }

  /// Returns the entries to remove so that a feed stays within its limits: the least recently stored pages,
  /// with the first page of the feed last.
  func surplus(of feed: String, _ limits: PageLimits) -> [Entry] {
    var entries = (feeds[feed] ?? []).sorted {
      ($0.key.isEmpty ? 1 : 0, $0.age) < ($1.key.isEmpty ? 1 : 0, $1.age)
    }
    var bytes = entries.reduce(0) { $0 + $1.size }
    var surplus: [Entry] = []
    while let first = entries.first, entries.count > limits.pages || bytes > Int64(limits.bytes) {
      bytes -= first.size
      surplus.append(first)
      entries.removeFirst()
    }
    return surplus
  }
}

extension PageDirectory {
  /// Reads the directory of a file. Throws an error if the file is corrupt.
  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT place, feed, key, age, size, content_sum FROM page ORDER BY place")
    while let row = try rows.next() {
      guard let place = Int64.fromDatabaseValue(row[0]), let feed = String.fromDatabaseValue(row[1]),
        let key = String.fromDatabaseValue(row[2]), let age = Int64.fromDatabaseValue(row[3]),
        let size = Int64.fromDatabaseValue(row[4]), let contentSum = Int64.fromDatabaseValue(row[5])
      else { throw PageFileCorruption("an entry has values of other types") }
      let entry = Entry(place: place, feed: feed, key: key, age: age, size: size, contentSum: contentSum)
      guard self.entry(feed, key) == nil else { throw PageFileCorruption("two pages have one key") }
      put(entry)
    }
    let known = try Row.fetchOne(db, sql: "SELECT pages, sum FROM total").flatMap { row -> Total? in
      guard let count = Int64.fromDatabaseValue(row[0]), let sum = Int64.fromDatabaseValue(row[1]) else {
        return nil
      }
      return Total(count: count, sum: sum)
    }
    guard known == total else { throw PageFileCorruption("its entries differ from those that were written") }
  }
}

/// An error that describes a corrupt file.
struct PageFileCorruption: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
