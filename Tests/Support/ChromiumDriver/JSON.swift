import Foundation

/// A JSON value, as messages of the DevTools protocol contain it.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The value of a key of an object; `null` if there is none.
  package subscript(key: String) -> JSON {
    if case .object(let values) = self { values[key] ?? .null } else { .null }
  }

  /// An element of an array; `null` if there is none.
  package subscript(index: Int) -> JSON { index < array.count ? array[index] : .null }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  package var int: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The elements of an array; none if this is not an array.
  package var array: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The value as JSON text, which is also a JavaScript expression.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([String: JSON].self) {
      self = .object(values)
    } else if let elements = try? container.decode([JSON].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number):
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let values): try container.encode(values)
    }
  }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  package init(floatLiteral value: Double) { self = .number(value) }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByNilLiteral {
  package init(stringLiteral value: String) { self = .string(value) }

  package init(nilLiteral: ()) { self = .null }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  package init(dictionaryLiteral pairs: (String, JSON)...) {
    self = .object(Dictionary(pairs) { $1 })
  }
}
