/// A checksum that detects changed bytes (FNV-1a, Fowler and others 1991).
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  var column: Int64 { Int64(bitPattern: value) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(CollectionOfOne(UInt8(truncatingIfNeeded: number >> shift)))
    }
  }

  /// Adds a text and its length, so that different lists of texts differ.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    add(text.utf8)
  }
}
