/// Reads the syntax of link headers (RFC 8288, 3), and what servers make of it.
///
///     <…>; rel="next"; title="a, \"b\"", <…>; rel=prev
struct LinkHeaderParser {
  /// A link as it is written.
  struct Value: Equatable {
    var target: String
    /// In order; names in small letters, values without quotes.
    var parameters: [(name: String, value: String)]

    static func == (left: Value, right: Value) -> Bool {
      left.target == right.target && left.parameters.elementsEqual(right.parameters, by: ==)
    }
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// All links.
  mutating func values() -> [Value] {
    var values: [Value] = []
    while skip({ $0.isWhitespace || $0 == "," }) {
      if let value = value() { values.append(value) }
      // Nothing is left of a value but what does not belong there.
      skipToComma()
    }
    return values
  }

  private mutating func value() -> Value? {
    guard take("<"), let end = endOfTarget() else { return nil }
    var value = Value(target: String(rest[..<end]), parameters: [])
    rest = rest[rest.index(after: end)...]
    while skipSpaces(), take(";") {
      guard skip({ $0.isWhitespace || $0 == ";" }), let parameter = parameter() else { continue }
      value.parameters.append(parameter)
    }
    return value
  }

  /// Where the address ends. Where none ends any more, nothing is left to read: else each `<` would be a
  /// reason to look again.
  private mutating func endOfTarget() -> String.Index? {
    if let end = rest.firstIndex(of: ">") { return end }
    rest = ""
    return nil
  }

  private mutating func parameter() -> (name: String, value: String)? {
    let name = word(until: "=;,").lowercased()
    guard skipSpaces(), take("=") else { return name.isEmpty ? nil : (name, "") }
    skipSpaces()
    let value = take("\"") ? quoted() : word(until: ";,")
    return name.isEmpty ? nil : (name, value)
  }

  /// Up to the closing quote, or the end where that is missing.
  private mutating func quoted() -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return text
  }

  private mutating func word(until ends: String) -> String {
    let word = rest.prefix { !$0.isWhitespace && !ends.contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// - Returns: Whether anything is left.
  @discardableResult
  private mutating func skip(_ isSkipped: (Character) -> Bool) -> Bool {
    rest = rest.drop(while: isSkipped)
    return !rest.isEmpty
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool { skip(\.isWhitespace) }

  /// Commas in addresses and quotes are none.
  private mutating func skipToComma() {
    while let character = rest.first, character != "," {
      rest.removeFirst()
      if character == "\"" { _ = quoted() }
      if character == "<", let end = endOfTarget() { rest = rest[end...] }
    }
  }
}
