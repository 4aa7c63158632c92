/// The meanings of control sequences of xterm, VT220, the Linux console, rxvt and kitty.
enum KeySequences {
  /// The meaning of one control sequence.
  enum Meaning: Equatable {
    case event(TerminalEvent)
    case pasteStart
    /// A reply, or an unknown sequence.
    case nothing
  }

  /// Returns the key for `ESC O` and a character.
  static func key(singleShift final: UInt8) -> Key? {
    final == UInt8(ascii: "M") ? .enter : key(final: final)
  }

  /// Returns the meaning of `CSI`, parameters and a final character.
  static func meaning(parameters: [UInt8], final: UInt8) -> Meaning {
    let isMouse = parameters.first == UInt8(ascii: "<")
    let numbers = numbers(in: isMouse ? parameters.dropFirst() : parameters[...])
    if isMouse {
      guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else {
        return .nothing
      }
      let event = mouse(
        code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m"))
      return event.map { .event($0) } ?? .nothing
    }
    // Private markers and intermediate characters belong to replies.
    guard parameters.allSatisfy({ 0x30...0x3B ~= $0 }) else { return .nothing }
    let modifiers = numbers.count > 1 ? KeyModifiers(parameter: numbers[1]) : []
    switch Unicode.Scalar(final) {
    case "~": return tilde(numbers, modifiers: modifiers)
    case "u": return numbers.first.map { typed($0, modifiers: modifiers) } ?? .nothing
    case "I": return parameters.isEmpty ? .event(.focus(true)) : .nothing
    case "O": return parameters.isEmpty ? .event(.focus(false)) : .nothing
    case "Z": return .event(.key(.backTab, modifiers: modifiers.subtracting(.shift)))
    // F3 looks like the reply with the cursor's position, unless it names the first row.
    case "R" where !parameters.isEmpty && (numbers.first != 1 || modifiers.isEmpty): return .nothing
    default: return key(final: final).map { .event(.key($0, modifiers: modifiers)) } ?? .nothing
    }
  }

  /// Returns the event of a mouse report with coordinates from 1; `nil` for a movement without a button.
  static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> TerminalEvent? {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    guard let action = action(button: code & 0b1100_0011, isMotion: code & 32 != 0, isRelease: isRelease)
    else { return nil }
    return .mouse(MouseEvent(action, column: max(0, column - 1), row: max(0, row - 1), modifiers: modifiers))
  }

  private static func action(button: Int, isMotion: Bool, isRelease: Bool) -> MouseEvent.Action? {
    if let direction = wheelDirections[button] { return isRelease ? nil : .wheel(direction) }
    guard let button = buttons[button] else { return nil }
    return isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
  }

  private static let buttons: [Int: MouseEvent.Button] = [
    0: .left, 1: .middle, 2: .right, 128: .back, 129: .forward,
  ]

  private static let wheelDirections: [Int: MouseEvent.Direction] = [
    64: .up, 65: .down, 66: .left, 67: .right,
  ]

  // MARK: Keys

  /// Returns the meaning of `CSI number ~`.
  private static func tilde(_ numbers: [Int], modifiers: KeyModifiers) -> Meaning {
    guard let first = numbers.first else { return .nothing }
    if first == 200 { return .pasteStart }
    // xterm's modifyOtherKeys: CSI 27 ; modifiers ; code ~
    if first == 27, numbers.count == 3 { return typed(numbers[2], modifiers: modifiers) }
    return tildeKeys[first].map { .event(.key($0, modifiers: modifiers)) } ?? .nothing
  }

  /// Returns a key from the scalar it types, in the protocols that send scalars.
  private static func typed(_ code: Int, modifiers: KeyModifiers) -> Meaning {
    let key: Key
    switch code {
    case 57_376...57_398: key = .function(code - 57_376 + 13)
    case 57_399...57_427:
      guard let typed = keypad(code - 57_399) else { return .nothing }
      key = typed
    case 9: key = modifiers.contains(.shift) ? .backTab : .tab
    case 13: key = .enter
    case 27: key = .escape
    case 8, 127: key = .backspace
    case 0x20..<0xD800, 0xE000..<0x110000:
      // The private use area holds kitty's codes for keys that type nothing.
      guard let scalar = Unicode.Scalar(UInt32(code)), !(0xE000..<0xF900 ~= code) else { return .nothing }
      key = .character(Character(scalar))
    default: return .nothing
    }
    return .event(.key(key, modifiers: key == .backTab ? modifiers.subtracting(.shift) : modifiers))
  }

  /// Returns a key of the keypad, in the order of kitty's codes.
  private static func keypad(_ index: Int) -> Key? {
    let characters = Array("0123456789./*-+")
    if index < characters.count { return .character(characters[index]) }
    let keys: [Key?] = [
      .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete, nil,
    ]
    return keys[index - characters.count]
  }

  private static func key(final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static let tildeKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, code) in functions.enumerated() { keys[code] = .function(index + 1) }
    return keys
  }()

  // MARK: Parameters

  /// Returns the numbers between semicolons; digits after a colon are left out, and a missing number is 0.
  private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
    if parameters.isEmpty { return [] }
    return parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
      field.prefix { $0 != UInt8(ascii: ":") }.reduce(0) { number, digit in
        // The limit is above every valid number and prevents overflow.
        0x30...0x39 ~= digit ? min(10 * number + Int(digit - 0x30), 1 << 24) : number
      }
    }
  }
}

extension KeyModifiers {
  /// Creates modifiers from a parameter of a control sequence, which is the bits plus one.
  fileprivate init(parameter: Int) {
    self = KeyModifiers(rawValue: max(0, parameter - 1)).intersection([.shift, .option, .control, .command])
  }
}
