extension Key {
  /// Creates the key that a browser calls by a name (`KeyboardEvent.key`); `nil` for keys without a meaning of their own.
  init?(domName name: String) {
    var bytes: [UInt8] = []
    for byte in name.utf8 { bytes.append(byte) }
    for (known, key) in Self.named where bytes.elementsEqual(known.utf8Bytes) {
      self = key
      return
    }
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return nil }
    let second = scalars.index(after: scalars.startIndex)
    if second == scalars.endIndex {
      guard first.value >= 0x20, first.value != 0x7F else { return nil }
      self = .character(Character(first))
    } else if first == "F", let number = Int(String(Substring(scalars[second...]))), 1...35 ~= number {
      self = .function(number)
    } else {
      return nil
    }
  }

  private static let named: [(StaticString, Key)] = [
    ("ArrowUp", .up), ("ArrowDown", .down), ("ArrowLeft", .left), ("ArrowRight", .right), ("Home", .home),
    ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Enter", .enter), ("Tab", .tab),
    ("Escape", .escape), ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert),
    ("ContextMenu", .menu),
  ]
}

extension StaticString {
  fileprivate var utf8Bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
