import Tessera
import TesseraLayout

/// A random program for a collection: how it is set up, and what is done to it step by step. Prints as Swift.
struct NestedProgram: Equatable {
  var overscan = 40.0
  var insets = 0.0
  /// After how many measured cells of a kind the others are estimated by them; 0: never.
  var samples = 0
  /// How many groups out of view are kept before they are forgotten.
  var keptGroups = 64
  var steps: [NestedStep]
}

/// What a random program does to a collection.
enum NestedStep: Equatable {
  /// Show other content.
  case show(Tree)
  /// Scroll by points.
  case scroll(Double, Double)
  /// Scroll by points with the finger at a place on screen.
  case drag(Double, Double, at: Double, Double)
  /// Scroll to an item.
  case scrollTo(Int, ScrollAlignment)
  /// Resize the viewport.
  case resize(Double, Double)
  /// The host measures a native cell on screen.
  case measure(Int, Double)
  /// Move the focus.
  case press(FocusMove)
  /// Tap a place on screen.
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
