import Tessera
import TesseraLayout

/// What a random program does to a collection, step by step. Prints as Swift, so that a failure is a test.
enum Step: Equatable {
  /// What the engine holds on to, and how near to an edge counts as being there; for the whole program.
  case anchoring(AnchorPolicy, Double)
  /// Show other content.
  case show([ModelSection])
  /// Show content, and while that is worked on, ask for other content.
  case showReentering([ModelSection], [ModelSection])
  /// Scroll by points.
  case scroll(Double)
  /// Scroll to an item.
  case scrollTo(Int, in: String, ScrollAlignment)
  /// Scroll to an item in so many seconds.
  case fly(Int, in: String, ScrollAlignment, Double)
  /// Let seconds pass.
  case wait(Double)
  /// Resize the viewport.
  case resize(Double, Double)
  /// The host measures a native cell on screen.
  case measure(Int, in: String, Double)
  /// Tap an item on screen.
  case tap(Int, in: String)
  /// Move the focus.
  case press(FocusMove)
}

/// A section of a program's content.
struct ModelSection: Equatable {
  var id: String
  var items: [Item]
  var header = HeaderStyle.none
  var layout = Arranging.list
  var keying = Keying.everywhere

  /// How the items get their ids, and how far these are known.
  enum Keying: Equatable {
    /// A `ForEach`.
    case everywhere
    /// A `ForEach` whose ids are known in the section.
    case inSection
    /// A `ForEach` in a section that says so.
    case bySection
    /// Cells one by one.
    case cells

    var scope: IdentityScope { self == .everywhere ? .collection : .section }
  }

  enum HeaderStyle: Equatable { case none, plain, pinned }
  enum Arranging: Equatable { case list, spaced, grid }
}

/// An item of a program's content: an id, a revision of its content, and how it gets its size.
struct Item: Equatable {
  var id: Int
  var revision = 0
  var kind = Kind.line

  enum Kind: Equatable {
    /// One line, a size that the type states.
    case line
    /// A size of its own.
    case own(Double)
    /// Portable and estimated: the cell measures itself, its height depends on the width.
    case block(Double)
    /// Native and estimated: the host measures it.
    case native
  }
}

extension Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .show(let groups): ".show(\(groups))"
    case .showReentering(let first, let second): ".showReentering(\(first), \(second))"
    case .scroll(let distance): ".scroll(\(distance))"
    case .scrollTo(let item, let group, let alignment): ".scrollTo(\(item), in: \"\(group)\", .\(alignment))"
    case .anchoring(let policy, let threshold): ".anchoring(.\(policy), \(threshold))"
    case .fly(let item, let group, let alignment, let duration):
      ".fly(\(item), in: \"\(group)\", .\(alignment), \(duration))"
    case .wait(let seconds): ".wait(\(seconds))"
    case .resize(let width, let height): ".resize(\(width), \(height))"
    case .measure(let item, let group, let height): ".measure(\(item), in: \"\(group)\", \(height))"
    case .tap(let item, let group): ".tap(\(item), in: \"\(group)\")"
    case .press(let move): ".press(.\(move))"
    }
  }
}

extension ModelSection: CustomStringConvertible {
  var description: String {
    "ModelSection(id: \"\(id)\", items: \(items)\(header == .none ? "" : ", header: .\(header)")"
      + "\(layout == .list ? "" : ", layout: .\(layout)")"
      + "\(keying == .everywhere ? "" : ", keying: .\(keying)"))"
  }
}

extension Item: CustomStringConvertible {
  var description: String {
    "Item(id: \(id)\(revision == 0 ? "" : ", revision: \(revision)")\(kind == .line ? "" : ", kind: .\(kind)"))"
  }
}
