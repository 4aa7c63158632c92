import Foundation
import GRDB

/// What pages a file has: all but their contents, read when the file is opened.
///
/// Pages are looked up here and not by an index of the database, so that every damaged entry is noticed: the
/// file knows how many entries there are and what they sum up to.
struct PageDirectory {
  /// The pages by feed, each in the order in which they came.
  private(set) var feeds: [String: [Entry]] = [:]
  /// The sums of all entries.
  private(set) var total = Total()
  /// The number of the youngest entry.
  private(set) var lastAge: Int64 = 0
  /// The highest place.
  private(set) var lastPlace: Int64 = 0

  /// A page, all but its content.
  struct Entry: Hashable {
    /// Its row in the file: pages of a feed are in this order.
    var place: Int64
    var feed: String
    /// The key as it is written; empty: the first page.
    var key: String
    /// When it was kept last, counted by what is kept.
    var age: Int64
    /// How many bytes the content has.
    var size: Int64
    /// The checksum of the content.
    var contentSum: Int64

    /// The checksum of all of that.
    var sum: Int64 {
      var sum = Checksum()
      for number in [place, age, size, contentSum] { sum.add(number) }
      sum.add(feed)
      sum.add(key)
      return sum.column
    }
  }

  /// How many entries there are, and what they sum up to.
  struct Total: Hashable {
    var count: Int64 = 0
    var sum: Int64 = 0
  }

  /// The entry of a page.
  func entry(_ feed: String, _ key: String) -> Entry? { feeds[feed]?.first { $0.key == key } }

  /// Adds an entry, or replaces the one with its feed and key, whose place it has.
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

  /// Removes an entry.
  mutating func remove(_ entry: Entry) {
    guard let index = feeds[entry.feed]?.firstIndex(of: entry) else { return }
    feeds[entry.feed]?.remove(at: index)
    total.count -= 1
    total.sum ^= entry.sum
  }

  /// What has to go so that a feed stays within its limits: the page that was kept longest ago first, the
  /// first page of the feed last.
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
  /// Reads the directory of a file; throws where it is not what was written.
  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT place, feed, key, age, size, content_sum FROM page ORDER BY place")
    while let row = try rows.next() {
      guard let place = Int64.fromDatabaseValue(row[0]), let feed = String.fromDatabaseValue(row[1]),
        let key = String.fromDatabaseValue(row[2]), let age = Int64.fromDatabaseValue(row[3]),
        let size = Int64.fromDatabaseValue(row[4]), let contentSum = Int64.fromDatabaseValue(row[5])
      else { throw PageFileDamage("an entry has values of other types") }
      let entry = Entry(place: place, feed: feed, key: key, age: age, size: size, contentSum: contentSum)
      guard self.entry(feed, key) == nil else { throw PageFileDamage("two pages have one key") }
      put(entry)
    }
    let known = try Row.fetchOne(db, sql: "SELECT pages, sum FROM total").flatMap { row -> Total? in
      guard let count = Int64.fromDatabaseValue(row[0]), let sum = Int64.fromDatabaseValue(row[1]) else {
        return nil
      }
      return Total(count: count, sum: sum)
    }
    guard known == total else { throw PageFileDamage("its entries are not those that were written") }
  }
}

/// Something in a file is not what was written there.
struct PageFileDamage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
