import TesseraComponents

// Descriptions of values in little space.

extension Double {
  /// The number without decimals that are zero, and with one at most.
  var shortDescription: String {
    #if hasFeature(Embedded)
    guard isFinite, magnitude < 1e15 else { return "∞" }
    #else
    guard isFinite, magnitude < 1e15 else { return description }
    #endif
    let tenths = (self * 10).rounded()
    let whole = Int64(tenths) / 10
    let rest = abs(Int64(tenths) % 10)
    let sign = tenths < 0 && whole == 0 && rest > 0 ? "-" : ""
    return rest == 0 ? "\(whole)" : "\(sign)\(whole).\(rest)"
  }
}

extension Int {
  /// The number with a noun, as in `1 item` and `2 items`.
  func counting(_ noun: String) -> String { self == 1 ? "1 " + noun : "\(self) " + noun + "s" }
}

extension Size {
  /// The width and the height, as in `320×16`.
  var shortDescription: String { width.shortDescription + "×" + height.shortDescription }
}

extension Rect {
  /// The origin and the size, as in `0, 16  320×16`.
  var shortDescription: String {
    origin.x.shortDescription + ", " + origin.y.shortDescription + "  " + size.shortDescription
  }
}

extension FrameRecord {
  /// The time spent, as in `1.2 ms`; empty if nothing was traced.
  var shortCost: String { costs.isEmpty ? "" : Self.milliseconds(seconds) }

  static func milliseconds(_ seconds: Double) -> String {
    seconds < 0.000_95
      ? (seconds * 1_000_000).shortDescription + " µs" : (seconds * 1000).shortDescription + " ms"
  }
}

extension CellKind {
  /// The name of the type of cells without its module; for a component, that of the component.
  var shortDescription: String {
    var words = name[...]
    while let start = words.firstIndex(of: "<"), words.last == ">",
      words[..<start].hasSuffix("ComponentCell")
    {
      words = words[words.index(after: start)...].dropLast()
    }
    let outer = words.prefix { $0 != "<" }
    return String(outer.split(separator: ".").last ?? outer)
  }
}
