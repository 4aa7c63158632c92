import TesseraKernel

extension Key {
  /// Returns the key without the effect of Caps Lock, for hosts whose systems apply it to commands too.
  ///
  /// With Control, Option or Command, a letter is a capital only if Shift is held: Control-A is the same command with Caps
  /// Lock.
  ///
  /// - Parameter modifiers: The modifiers that are held down, with Shift also for keys that type a character.
  package func ignoringCapsLock(with modifiers: KeyModifiers) -> Key {
    guard !modifiers.isDisjoint(with: [.control, .option, .command]), case .character(let character) = self,
      let code = character.asciiValue, UInt8(ascii: "a")...UInt8(ascii: "z") ~= code | 0x20
    else { return self }
    let letter = modifiers.contains(.shift) ? code & ~0x20 : code | 0x20
    return .character(Character(Unicode.Scalar(letter)))
  }
}
