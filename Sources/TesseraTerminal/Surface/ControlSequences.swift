/// Control sequences of ECMA-48 and xterm.
extension [UInt8] {
  /// Appends `CSI` and the rest of a sequence.
  mutating func append(control rest: StaticString) {
    append(0x1B)
    append(UInt8(ascii: "["))
    append(contentsOf: UnsafeBufferPointer(start: rest.utf8Start, count: rest.utf8CodeUnitCount))
  }

  /// Appends `CSI`, a number, which is left out if it is 1, and the final character.
  mutating func append(control number: Int, final: Unicode.Scalar) {
    append(control: "")
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }

  /// Appends `CSI`, two numbers and the final character.
  mutating func append(control first: Int, _ second: Int, final: Unicode.Scalar) {
    append(control: "")
    append(decimal: first)
    append(UInt8(ascii: ";"))
    append(decimal: second)
    append(UInt8(ascii: final))
  }

  /// Appends a movement of the cursor to an absolute position, counted from 0.
  mutating func append(moveToColumn column: Int, row: Int) {
    if column > 0 {
      append(control: row + 1, column + 1, final: "H")
    } else {
      append(control: row + 1, final: "H")
    }
  }

  /// Appends the beginning or end of a frame that the terminal shows in one piece.
  mutating func append(synchronize isBeginning: Bool) {
    append(control: isBeginning ? "?2026h" : "?2026l")
  }

  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
