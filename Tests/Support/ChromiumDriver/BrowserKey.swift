/// A key of a keyboard with the layout of the United States.
package struct BrowserKey: Equatable, Sendable {
  /// The value of `KeyboardEvent.key`.
  package var name: String
  /// The value of `KeyboardEvent.code`.
  package var code: String
  /// The virtual key code of Windows, from which Chromium derives `keyCode`.
  package var number: Int
  /// The text that the key types; empty if it types none.
  package var text = ""

  package static let up = BrowserKey(name: "ArrowUp", code: "ArrowUp", number: 38)
  package static let down = BrowserKey(name: "ArrowDown", code: "ArrowDown", number: 40)
  package static let left = BrowserKey(name: "ArrowLeft", code: "ArrowLeft", number: 37)
  package static let right = BrowserKey(name: "ArrowRight", code: "ArrowRight", number: 39)
  package static let home = BrowserKey(name: "Home", code: "Home", number: 36)
  package static let end = BrowserKey(name: "End", code: "End", number: 35)
  package static let pageUp = BrowserKey(name: "PageUp", code: "PageUp", number: 33)
  package static let pageDown = BrowserKey(name: "PageDown", code: "PageDown", number: 34)
  package static let enter = BrowserKey(name: "Enter", code: "Enter", number: 13, text: "\r")
  package static let tab = BrowserKey(name: "Tab", code: "Tab", number: 9)
  package static let escape = BrowserKey(name: "Escape", code: "Escape", number: 27)
  package static let backspace = BrowserKey(name: "Backspace", code: "Backspace", number: 8)
  package static let delete = BrowserKey(name: "Delete", code: "Delete", number: 46)
  package static let space = BrowserKey(name: " ", code: "Space", number: 32, text: " ")

  /// The key of a letter or digit. Other characters have no code here.
  package static func character(_ character: Character) -> BrowserKey {
    if character == " " { return .space }
    let upper = character.uppercased()
    guard character.isASCII, let value = upper.unicodeScalars.first?.value else {
      return BrowserKey(name: String(character), code: "", number: 0, text: String(character))
    }
    let isLetter = character.isLetter
    let code = isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(upper)" : ""
    return BrowserKey(
      name: String(character), code: code, number: code.isEmpty ? 0 : Int(value), text: String(character))
  }
}

/// The keys that are held while another key or a button is pressed.
package struct BrowserModifiers: OptionSet, Sendable {
  package let rawValue: Int
  package static let alt = BrowserModifiers(rawValue: 1)
  package static let control = BrowserModifiers(rawValue: 2)
  package static let meta = BrowserModifiers(rawValue: 4)
  package static let shift = BrowserModifiers(rawValue: 8)

  package init(rawValue: Int) { self.rawValue = rawValue }
}
