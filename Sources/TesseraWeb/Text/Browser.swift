// The functions that the script provides. Elsewhere, as in tests on Linux, stand-ins take their place.

/// The functions of the page that the module calls.
enum Browser {
  /// Returns the width of a text on one line, or the number of its lines at a width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The number of the font; see ``BrowserFont``.
  ///   - width: The width at which lines wrap, in points; negative to measure the width of one line.
  static func measure(_ text: String, font: UInt32, width: Double) -> Double {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return width < 0 ? 0 : 1 }
      return importedMeasure(start, UInt32(bytes.count), font, width)
    }
  }

  /// Returns the number of the collection in an element of the page; `nil` if the page has no such element.
  static func attach(to id: String) -> Int? {
    var id = id
    let number = id.withUTF8 { importedAttach($0.baseAddress, UInt32($0.count)) }
    return number < 0 ? nil : Int(number)
  }

  /// Opens an address in the page; only those of web pages, mail and telephones.
  static func open(_ address: String) {
    var address = address
    address.withUTF8 { importedOpen($0.baseAddress, UInt32($0.count)) }
  }

  /// The time since the page was opened, in seconds.
  static var seconds: Double { importedNow() }

  /// The part of the address of the page after `#`.
  static var fragment: String {
    let count = Int(importedFragment())
    return withEventBuffer(count) { String(decoding: $0, as: UTF8.self) }
  }

  /// Answers the event of an optional function with a text, which its script reads.
  static func answer(_ text: String) {
    var text = text
    text.withUTF8 { importedAnswer($0.baseAddress, UInt32($0.count)) }
  }

  /// Writes a line to the console.
  static func log(_ line: String) {
    var line = line
    line.withUTF8 { importedLog($0.baseAddress, UInt32($0.count)) }
  }
}

#if arch(wasm32)
@_extern(wasm, module: "tessera", name: "now") @_extern(c)
private func importedNow() -> Double

@_extern(wasm, module: "tessera", name: "fragment") @_extern(c)
private func importedFragment() -> UInt32

@_extern(wasm, module: "tessera", name: "measure") @_extern(c)
private func importedMeasure(_ text: UnsafePointer<UInt8>, _ count: UInt32, _ font: UInt32, _ width: Double)
  -> Double

@_extern(wasm, module: "tessera", name: "attach") @_extern(c)
private func importedAttach(_ id: UnsafePointer<UInt8>?, _ count: UInt32) -> Int32

@_extern(wasm, module: "tessera", name: "open") @_extern(c)
private func importedOpen(_ address: UnsafePointer<UInt8>?, _ count: UInt32)

@_extern(wasm, module: "tessera", name: "log") @_extern(c)
private func importedLog(_ line: UnsafePointer<UInt8>?, _ count: UInt32)

@_extern(wasm, module: "tessera", name: "answer") @_extern(c)
private func importedAnswer(_ text: UnsafePointer<UInt8>?, _ count: UInt32)
#else
/// Measures characters that are all half as wide as a line is high.
private func importedMeasure(
  _ text: UnsafePointer<UInt8>, _ count: UInt32, _ font: UInt32, _ width: Double
) -> Double {
  let total = Double(count) * BrowserFont(number: font).lineHeight / 2
  return width < 0 ? total : (total / max(width, 1)).rounded(.up)
}

private func withEventBuffer(_ count: Int, _ body: (UnsafeRawBufferPointer) -> String) -> String { "" }
private func importedNow() -> Double { 0 }
private func importedFragment() -> UInt32 { 0 }
private func importedAttach(_ id: UnsafePointer<UInt8>?, _ count: UInt32) -> Int32 { 0 }
private func importedOpen(_ address: UnsafePointer<UInt8>?, _ count: UInt32) {}
private func importedLog(_ line: UnsafePointer<UInt8>?, _ count: UInt32) {}
private func importedAnswer(_ text: UnsafePointer<UInt8>?, _ count: UInt32) {}
#endif
