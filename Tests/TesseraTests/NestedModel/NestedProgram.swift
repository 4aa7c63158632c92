import Tessera
import TesseraLayout

/// A random program for a collection: its setup and its steps. Prints as Swift.
struct NestedProgram: Equatable {
  var overscan = 40.0
  var insets = 0.0
  /// The number of measured cells of a kind after which they estimate the others; 0 for never.
  var samples = 0
  /// The number of off-screen groups that stay open.
  var keptGroups = 64
  var steps: [NestedStep]
}

enum NestedStep: Equatable {
  case show(Tree)
  /// Scrolls by points.
  case scroll(Double, Double)
  /// Scrolls by points with the pointer at a position on screen.
  case drag(Double, Double, at: Double, Double)
  case scrollTo(Int, ScrollAlignment)
  case resize(Double, Double)
  /// The host measures a native cell on screen.
  case measure(Int, Double)
  case press(FocusMove)
  /// Taps a position on screen.
  case tap(Double, Double)
}

extension NestedProgram: CustomStringConvertible {
  var description: String {
    let setup =
      (overscan == 40 ? "" : "overscan: \(overscan), ") + (insets == 0 ? "" : "insets: \(insets), ")
      + (samples == 0 ? "" : "samples: \(samples), ")
      + (keptGroups == 64 ? "" : "keptGroups: \(keptGroups), ")
    return "NestedProgram(\(setup)steps: [\n  "
      + steps.map { $0.description }.joined(separator: ",\n  ") + ",\n])"
  }
}

extension NestedStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .show(let tree): ".show(\(tree))"
    case .scroll(let x, let y): ".scroll(\(x), \(y))"
    case .drag(let x, let y, let left, let top): ".drag(\(x), \(y), at: \(left), \(top))"
    case .scrollTo(let id, let alignment): ".scrollTo(\(id), .\(alignment))"
    case .resize(let width, let height): ".resize(\(width), \(height))"
    case .measure(let id, let height): ".measure(\(id), \(height))"
    case .press(let move): ".press(.\(move))"
    case .tap(let x, let y): ".tap(\(x), \(y))"
    }
  }
}
