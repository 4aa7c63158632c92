import Tessera
import TesseraLayout

/// A step of a random program. Prints as Swift, so that a failure can be pasted as a test.
enum Step: Equatable {
  /// Sets the anchor policy and the edge threshold of the whole program.
  case anchoring(AnchorPolicy, Double)
  case show([ModelSection])
  /// Shows content and, while it is applied, other content.
  case showReentering([ModelSection], [ModelSection])
  /// Scrolls by points.
  case scroll(Double)
  case scrollTo(Int, in: String, ScrollAlignment)
  /// Scrolls to an item in some seconds.
  case fly(Int, in: String, ScrollAlignment, Double)
  /// Lets seconds pass.
  case wait(Double)
  case resize(Double, Double)
  /// The host measures a native cell on screen.
  case measure(Int, in: String, Double)
  /// Taps an item on screen.
  case tap(Int, in: String)
  case press(FocusMove)
}

/// A section of a program's content.
struct ModelSection: Equatable {
  var id: String
  var items: [Item]
  var header = HeaderStyle.none
  var layout = Arranging.list
  var keying = Keying.everywhere

  /// The source of the items' ids, and the scope in which they are unique.
  enum Keying: Equatable {
    /// A `ForEach`.
    case everywhere
    /// A `ForEach` whose ids are unique in its section.
    case inSection
    /// A `ForEach` in a section that declares the scope.
    case bySection
    /// Individual cells.
    case cells

    var scope: IdentityScope { self == .everywhere ? .collection : .section }
  }

  enum HeaderStyle: Equatable { case none, plain, pinned }
  enum Arranging: Equatable { case list, spaced, grid }
}

/// An item of a program's content: an id, a content revision, and the kind of its size.
struct Item: Equatable {
  var id: Int
  var revision = 0
  var kind = Kind.line

  enum Kind: Equatable {
    /// One line, with the size of the cell type.
    case line
    /// A size of its own.
    case own(Double)
    /// Portable and estimated: the cell measures itself, and its height depends on the width.
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
