/// A number that tells whether bytes are still those that were written (FNV-1a, Fowler and others 1991).
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number as a column of SQLite.
  var column: Int64 { Int64(bitPattern: value) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(CollectionOfOne(UInt8(truncatingIfNeeded: number >> shift)))
    }
  }

  /// Adds a text together with its length, so that no two lists of texts are alike.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    add(text.utf8)
  }
}
