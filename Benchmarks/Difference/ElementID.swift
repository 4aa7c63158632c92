import BenchmarkSupport
import Foundation
import TesseraDiff

/// An id that can be made from a number: equal numbers give equal ids, each in storage of its own.
protocol ElementID: QuickHashable, Sendable {
  init(number: Int)
}

extension Int: ElementID {
  init(number: Int) { self = number }
}

/// Two words without any order, like a UUID.
struct WideID: ElementID {
  let high: UInt64
  let low: UInt64

  init(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    high = random.next()
    low = random.next()
  }

  func quickHash(seed: UInt64) -> UInt64 { QuickHash.mix(high, low, seed: seed) }
}

extension String: ElementID {
  /// The 36 characters of a UUID.
  init(number: Int) {
    self = UUID(number: number).uuidString
    makeContiguousUTF8()
  }
}

extension UUID: @retroactive QuickHashable, ElementID {
  init(number: Int) {
    let id = WideID(number: number)
    self = withUnsafeBytes(of: (id.high, id.low)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Mixes the sixteen bytes as two numbers.
  public func quickHash(seed: UInt64) -> UInt64 {
    withUnsafeBytes(of: uuid) { bytes in
      QuickHash.mix(
        bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
        seed: seed)
    }
  }
}

/// The kinds of ids that are measured.
enum IDKind: String, CaseIterable {
  case int = "Int"
  case wide = "UUID-like"
  case string = "String"
  case uuid = "UUID"

  /// What is measured unless other ids are asked for: Foundation's UUID tells little that the wide id does not.
  static let usual: [IDKind] = [.int, .wide, .string]

  /// What lists of sections are measured with.
  static let sectioned: [IDKind] = [.int, .wide]
}
