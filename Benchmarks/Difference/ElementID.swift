import BenchmarkSupport
import Foundation
import TesseraDiff

/// An id that can be made from a number: equal numbers give equal ids, each in storage of its own.
protocol ElementID: Hashable, Sendable {
  init(number: Int)
}

extension Int: ElementID {
  init(number: Int) { self = number }
}

/// Two words without any order, like a UUID, with a hash of their own.
struct WideID: ElementID, QuickHashable {
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

extension UUID: ElementID {
  init(number: Int) {
    let id = WideID(number: number)
    self = withUnsafeBytes(of: (id.high, id.low)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// The kinds of ids that are measured.
enum IDKind: String, CaseIterable {
  case uuid = "UUID"
  case string = "String"
  case int = "Int"
  case wide = "UUID-like"

  /// The kinds that are measured unless an option names others: those that programs have.
  static let usual: [IDKind] = [.uuid, .string, .int]

  /// What lists of sections are measured with.
  static let sectioned: [IDKind] = [.uuid, .int]
}
