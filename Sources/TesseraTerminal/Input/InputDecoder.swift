/// A decoder of the bytes that a terminal sends into events, however they are split over reads.
///
/// The decoder is a state machine that takes one byte at a time, so that the same bytes give the same events
/// in any portions. It ignores late replies of the terminal and unknown sequences. Its buffers are bounded:
/// 64 bytes of a sequence, ``pasteLimit`` of a paste.
public struct InputDecoder: Sendable {
  /// The maximum number of bytes stored of one paste; the rest of a longer paste is dropped.
  public var pasteLimit: Int

  /// Whether the terminal has been queried. If so, input that begins like a reply is one, however slowly it
  /// arrives.
  var expectsReports = false

  private var state = State.ground
  private var events: [TerminalEvent] = []
  private var reports: [TerminalReport] = []
  /// The parameters of a control sequence, or the bytes of a scalar so far.
  private var pending: [UInt8] = []
  private var paste = PasteCollector()

  /// The part of the input that the decoder is in.
  private enum State: Hashable {
    /// Between events.
    case ground
    /// Inside a scalar of several bytes.
    case scalar(length: Int, modifiers: KeyModifiers)
    /// After ESC; `isDoubled` after two of them.
    case escape(isDoubled: Bool)
    /// After `ESC O`.
    case singleShift(KeyModifiers)
    /// After `ESC [`, and in its parameters.
    case control(KeyModifiers)
    /// In a control sequence that is too long to have a meaning.
    case ignoredControl
    /// After `ESC [ [`: a function key of the Linux console.
    case consoleFunction
    /// In the three bytes of a mouse report in the oldest form.
    case oldMouse
    /// In a string, the rest of a reply; with Alt, `opener` would be the typed character.
    case string(opener: UInt8, count: Int)
    /// After ESC in a string.
    case stringEscape(opener: UInt8)
    case paste
  }

  /// Longer sequences are ignored, and longer strings are abandoned.
  private static let longestControl = 64
  private static let longestString = 4096

  /// Creates a decoder.
  ///
  /// - Parameter pasteLimit: The maximum number of bytes stored of one paste.
  public init(pasteLimit: Int = 1 << 22) { self.pasteLimit = pasteLimit }

  /// A Boolean value that indicates whether the input is complete only if nothing follows soon, as after ESC.
  ///
  /// Call ``flush()`` after a short while, 25 ms or so, without input.
  public var isAmbiguous: Bool {
    switch state {
    case .escape, .singleShift: true
    case .stringEscape: !expectsReports
    case .control: pending.isEmpty && !expectsReports
    case .string(_, let count): count == 0 && !expectsReports
    default: false
    }
  }

  /// Decodes bytes; O(bytes).
  ///
  /// - Returns: The events that are complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Decodes the pending bytes as keys because no more input came: ESC is the Escape key and not the start of
  /// a sequence.
  public mutating func flush() -> [TerminalEvent] {
    guard isAmbiguous else { return [] }
    switch state {
    case .escape(let isDoubled):
      events += Array(repeating: .key(.escape), count: isDoubled ? 2 : 1)
    case .stringEscape:
      emit(.escape, [])
    case .singleShift:
      emit(.character("O"), .option)
    case .control:
      emit(.character("["), .option)
    case .string(let opener, _):
      emit(.character(Character(Unicode.Scalar(opener))), .option)
    default:
      break
    }
    state = .ground
    return takeEvents()
  }

  /// Removes and returns the terminal's reports, oldest first.
  mutating func takeReports() -> [TerminalReport] {
    defer { reports = [] }
    return reports
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  private mutating func emit(_ key: Key, _ modifiers: KeyModifiers) {
    events.append(.key(key, modifiers: modifiers))
  }

  // MARK: States

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeInGround(byte, modifiers: [])
    case .scalar(let length, let modifiers): takeInScalar(byte, length: length, modifiers: modifiers)
    case .escape(let isDoubled): takeAfterEscape(byte, isDoubled: isDoubled)
    case .singleShift(let modifiers): takeAfterSingleShift(byte, modifiers: modifiers)
    case .control(let modifiers): takeInControl(byte, modifiers: modifiers)
    case .ignoredControl: takeInIgnoredControl(byte)
    case .consoleFunction: takeConsoleFunction(byte)
    case .oldMouse: takeInOldMouse(byte)
    case .string(let opener, let count): takeInString(byte, opener: opener, count: count)
    case .stringEscape(let opener): takeAfterStringEscape(byte, opener: opener)
    case .paste: takeInPaste(byte)
    }
  }

  private mutating func takeInGround(_ byte: UInt8, modifiers: KeyModifiers) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(isDoubled: false)
    case 0x20..<0x7F: emit(.character(Character(Unicode.Scalar(byte))), modifiers)
    case 0x00..<0x20, 0x7F: emitControlKey(byte, modifiers: modifiers)
    case 0xC2...0xF4:
      pending = [byte]
      state = .scalar(length: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, modifiers: modifiers)
    default: break
    }
  }

  private mutating func emitControlKey(_ byte: UInt8, modifiers: KeyModifiers) {
    switch byte {
    case 0x0D: emit(.enter, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x08, 0x7F: emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte | 0x60))), modifiers.union(.control))
    default: emit(.character(Character(Unicode.Scalar(byte | 0x40))), modifiers.union(.control))
    }
  }

  private mutating func takeInScalar(_ byte: UInt8, length: Int, modifiers: KeyModifiers) {
    // An incomplete scalar is dropped; the byte that interrupts it begins another event.
    guard 0x80..<0xC0 ~= byte else { return takeInGround(byte, modifiers: []) }
    pending.append(byte)
    guard pending.count == length else { return }
    state = .ground
    let scalars = String(decoding: pending, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar.value >= 0xA0 else { return }
    emit(.character(Character(scalar)), modifiers)
  }

  private mutating func takeAfterEscape(_ byte: UInt8, isDoubled: Bool) {
    let modifiers: KeyModifiers = isDoubled ? .option : []
    pending = []
    switch byte {
    case 0x1B:
      if isDoubled { emit(.escape, []) }
      state = .escape(isDoubled: true)
    case UInt8(ascii: "["): state = .control(modifiers)
    case UInt8(ascii: "O"): state = .singleShift(modifiers)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(opener: byte, count: 0)
    default:
      // Two presses of Escape, or Escape before a key with Alt.
      if isDoubled { emit(.escape, []) }
      takeInGround(byte, modifiers: .option)
    }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8, modifiers: KeyModifiers) {
    guard 0x20..<0x7F ~= byte else { return takeInGround(byte, modifiers: []) }
    state = .ground
    if let key = KeySequences.key(singleShift: byte) { emit(key, modifiers) }
  }

  private mutating func takeInControl(_ byte: UInt8, modifiers: KeyModifiers) {
    switch byte {
    case UInt8(ascii: "[") where pending.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where pending.isEmpty: state = .oldMouse
    case 0x20..<0x40 where pending.count < Self.longestControl: pending.append(byte)
    case 0x20..<0x40: state = .ignoredControl
    case 0x40..<0x7F: finishControl(byte, modifiers: modifiers)
    default: takeInGround(byte, modifiers: [])
    }
  }

  private mutating func takeInIgnoredControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: break
    case 0x40..<0x7F: state = .ground
    default: takeInGround(byte, modifiers: [])
    }
  }

  private mutating func finishControl(_ final: UInt8, modifiers: KeyModifiers) {
    state = .ground
    if TerminalReport.isTypeWithSixels(parameters: pending, final: final) { reports.append(.sixel) }
    if let report = TerminalReport(parameters: pending, final: final) { reports.append(report) }
    switch KeySequences.meaning(parameters: pending, final: final) {
    case .event(.key(let key, let own)): emit(key, own.union(modifiers))
    case .event(let event): events.append(event)
    case .pasteStart:
      paste = PasteCollector()
      state = .paste
    case .nothing: break
    }
  }

  private mutating func takeConsoleFunction(_ byte: UInt8) {
    state = .ground
    if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte { emit(.function(Int(byte) - 0x40), []) }
  }

  private mutating func takeInOldMouse(_ byte: UInt8) {
    pending.append(byte)
    guard pending.count == 3 else { return }
    state = .ground
    let (code, column, row) = (Int(pending[0]) - 32, Int(pending[1]) - 32, Int(pending[2]) - 32)
    // A release does not identify the button.
    let isRelease = code & 0b110_0011 == 3
    if let event = KeySequences.mouse(
      code: isRelease ? code & ~3 : code, column: column, row: row, isRelease: isRelease)
    {
      events.append(event)
    }
  }

  private mutating func takeInString(_ byte: UInt8, opener: UInt8, count: Int) {
    switch byte {
    case 0x1B: state = .stringEscape(opener: opener)
    case 0x07: finishString(opener: opener)
    case 0x00..<0x20: takeInGround(byte, modifiers: [])
    default:
      if count < Self.longestControl { pending.append(byte) }
      state = count < Self.longestString ? .string(opener: opener, count: count + 1) : .ground
    }
  }

  private mutating func takeAfterStringEscape(_ byte: UInt8, opener: UInt8) {
    if byte == UInt8(ascii: "\\") { return finishString(opener: opener) }
    state = .ground
    takeAfterEscape(byte, isDoubled: false)
  }

  private mutating func finishString(opener: UInt8) {
    state = .ground
    switch Unicode.Scalar(opener) {
    case "]":
      if let report = TerminalReport(string: pending) { reports.append(report) }
    case "_":
      if TerminalReport.isKittyGraphics(string: pending) { reports.append(.kittyGraphics) }
    default: break
    }
  }

  private mutating func takeInPaste(_ byte: UInt8) {
    guard let text = paste.take(byte, limit: pasteLimit) else { return }
    events.append(.paste(text))
    state = .ground
  }
}
