/// A parser of `Link` header fields (RFC 8288, 3) that tolerates common mistakes of servers.
///
///     <…>; rel="next"; title="a, \"b\"", <…>; rel=prev
struct LinkHeaderParser {
  struct Value: Equatable {
    var target: String
    /// The parameters in order, with lowercase names and unquoted values.
    var parameters: [(name: String, value: String)]

    static func == (left: Value, right: Value) -> Bool {
      left.target == right.target && left.parameters.elementsEqual(right.parameters, by: ==)
    }
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func values() -> [Value] {
    var values: [Value] = []
    while skip({ $0.isWhitespace || $0 == "," }) {
      if let value = value() { values.append(value) }
      // Anything left before the next comma is malformed.
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

  /// Returns the index of the `>` that ends an address. If there is none, the rest is discarded: scanning it
  /// for each `<` would take quadratic time.
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

  /// Parses up to the closing quote, or to the end if the quote is missing.
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

  /// - Returns: `true` if any text is left.
  @discardableResult
  private mutating func skip(_ isSkipped: (Character) -> Bool) -> Bool {
    rest = rest.drop(while: isSkipped)
    return !rest.isEmpty
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool { skip(\.isWhitespace) }

  /// Skips to the next comma that is not within an address or quotes.
  private mutating func skipToComma() {
    while let character = rest.first, character != "," {
      rest.removeFirst()
      if character == "\"" { _ = quoted() }
      if character == "<", let end = endOfTarget() { rest = rest[end...] }
    }
  }
}
