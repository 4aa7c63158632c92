import Foundation
import TesseraDiff
import TestSupport
import Testing

/// Every type of ids is hashed and compared in the fastest way, with correct results.
@Suite("ID hasher")
struct IDHasherTests {
  /// An id with its own quick hash, which counts its calls.
  private struct Badge: QuickHashable {
    nonisolated(unsafe) static var quickHashCount = 0
    var number: UInt64

    func quickHash(seed: UInt64) -> UInt64 {
      Self.quickHashCount += 1
      return QuickHash.mix(number, seed: seed)
    }
  }

  /// Hashes an id whose type is unknown at compile time.
  @inline(never)
  private func hash<ID: Hashable>(_ id: ID, seed: UInt64 = 7) -> UInt64 { IDHasher<ID>(seed: seed).hash(id) }

  /// Returns whether two ids are equal to a hasher that does not know their type at compile time either.
  @inline(never)
  private func areEqual<ID: Hashable>(_ left: ID, _ right: ID) -> Bool {
    IDHasher<ID>().areEqual(left, right)
  }

  @Test("A UUID is hashed and compared by all of its 16 bytes")
  func uuids() {
    let bytes: uuid_t = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let id = UUID(uuid: bytes)
    let low = UInt64(littleEndian: 0x0706_0504_0302_0100)
    let high = UInt64(littleEndian: 0x0F0E_0D0C_0B0A_0908)
    #expect(hash(id) == QuickHash.mix(low, high, seed: 7))
    #expect(areEqual(id, UUID(uuid: bytes)))
    for position in 0..<16 {
      var other = bytes
      withUnsafeMutableBytes(of: &other) { $0[position] ^= 1 }
      #expect(!areEqual(id, UUID(uuid: other)))
      #expect(hash(id) != hash(UUID(uuid: other)))
    }
  }

  @Test("Sixteen bytes that are not a UUID use the hash of their type")
  func others() {
    struct Loose: Hashable {
      var bytes: uuid_t
      static func == (left: Loose, right: Loose) -> Bool { left.bytes.0 == right.bytes.0 }
      func hash(into hasher: inout Hasher) { hasher.combine(bytes.0) }
    }
    let one = Loose(bytes: (1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    let other = Loose(bytes: (1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    #expect(areEqual(one, other) && hash(one) == hash(other))
  }

  @Test("Numbers and strings have their quick hash, in any Unicode form")
  func common() {
    #expect(hash(42) == 42.quickHash(seed: 7))
    #expect(hash("a title of some length") == "a title of some length".quickHash(seed: 7))
    #expect(areEqual("caf\u{E9}", "cafe\u{301}") && hash("caf\u{E9}") == hash("cafe\u{301}"))
    #expect(hash(Optional(3)) == hash(Optional(3)) && areEqual(Optional(3), 3) && !areEqual(Optional(3), nil))
  }

  @Test("A type's own quick hash is found if the source requires only Hashable")
  func ownHash() {
    Badge.quickHashCount = 0
    #expect(hash(Badge(number: 5)) == QuickHash.mix(5, seed: 7))
    #expect(Badge.quickHashCount == 1)
  }

  @Test("Comparing by two closures gives the same as comparing the values")
  func functions() {
    struct Row: Identifiable, Equatable {
      var id: UUID
      var text: String
    }
    var random = SeededGenerator(seed: 5)
    let ids = (0..<12).map { _ in UUID() }
    for _ in 0..<500 {
      func rows() -> [Row] {
        (0..<Int.random(in: 0...10, using: &random)).map { _ in
          Row(
            id: ids.randomElement(using: &random) ?? ids[0], text: "\(Int.random(in: 0...1, using: &random))")
        }
      }
      let (old, new) = (rows(), rows())
      let plain = LinearDifference(from: old, to: new)
      #expect(LinearDifference(from: old, to: new, id: { $0.id }, isUnchanged: { $0 == $1 }) == plain)
      let names = { (row: Row) in row.id.uuidString }
      #expect(LinearDifference(from: old, to: new, id: names, isUnchanged: { $0 == $1 }) == plain)
    }
  }
}
