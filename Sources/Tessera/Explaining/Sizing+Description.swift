import TesseraLayout

// Descriptions of sizes and states, for explanations.

extension Size {
  /// The width and the height; an unlimited side is marked as such.
  var words: String { Self.words(width) + " × " + Self.words(height) }

  private static func words(_ extent: Double) -> String {
    extent >= largestExtent ? "no end" : "\(extent)"
  }
}

extension Sizing {
  var words: String { "width " + width.words + ", height " + height.words }
}

extension Dimension {
  fileprivate var words: String {
    switch self {
    case .fixed(let points): "\(points)"
    case .fill: "fills"
    case .fraction(let part, let axis): "\(part) of what is offered" + Self.words(axis)
    case .offered(let points, let axis): "what is offered" + Self.words(axis) + " minus \(points)"
    case .aspect(let ratio): "\(ratio) of the other side"
    case .estimated(let points): "estimated as \(points)"
    case .custom: "set by a closure"
    case .clamped(let dimension, let minimum, let maximum): dimension.words + " from \(minimum) to \(maximum)"
    }
  }

  private static func words(_ axis: Axis?) -> String {
    axis.map { $0 == .horizontal ? " in width" : " in height" } ?? ""
  }
}

extension CellState {
  var words: String {
    var words: [String] = []
    if contains(.focused) { words.append("focused") }
    if contains(.selected) { words.append("selected") }
    if contains(.highlighted) { words.append("highlighted") }
    return words.joined(separator: ", ")
  }
}
