import Tessera
import TesseraLayout

/// Declared content of a random program: nested sections, nested groups and decorations.
///
/// Prints as the Swift code that creates it, so that a failure can be pasted as a test. Ids are never reused.
struct Tree: Equatable {
  var axis = Axis.vertical
  var layout: Arranging?
  var branches: [Branch]
}

/// A section of items, or of other sections if it has any.
struct Branch: Equatable {
  var id: Int
  var layout = Arranging.list(0)
  var leaves: [Leaf] = []
  var branches: [Branch] = []
  var header: Cap?
  var footer: Cap?
  var ornaments: [Ornament] = []
  var scrolls: Axis?
  var size: Extents?
}

/// A header or a footer.
struct Cap: Equatable {
  var leaf: Leaf
  var isPinned = false
}

/// A decoration. Its target distinguishes it from others of its section.
struct Ornament: Equatable {
  var leaf: Leaf
  var target: DecorationTarget
  var horizontal: RelativePlacement.Place
  var vertical: RelativePlacement.Place
  var shift = 0.0
  var inset = 0.0
  var layer = 0
}

/// An item: an id, a content revision, and a kind.
struct Leaf: Equatable {
  var id: Int
  var revision = 0
  var kind = Kind.line

  indirect enum Kind: Equatable {
    /// As wide as offered and one line high, with the size of the cell type.
    case line
    /// A size of its own.
    case tile(Double, Double)
    /// Portable and estimated: its height grows as the width shrinks.
    case block(Double)
    /// Portable, estimated on both sides, and always of one size.
    case stamp(Double, Double)
    /// As wide and as high as the visible part.
    case part
    /// Native and estimated: the host measures it.
    case native
    case group(Bunch)
  }
}

/// The declaration of a group of cells.
struct Bunch: Equatable {
  var leaves: [Leaf]
  var layout = Arranging.list(0)
  var scrolls: Axis?
  var size: Extents?
  var ornaments: [Ornament] = []
}

/// Declared extents; `nil` for the extent of the content.
struct Extents: Equatable {
  var width: Double?
  var height: Double?
}

/// A layout with the parameters that programs vary.
indirect enum Arranging: Equatable {
  case list(Double)
  /// The number of columns in a viewport of the usual width; other widths have fewer or more.
  case grid(Int)
  case row(Double)
  case flow(Double)
  case overlay
  case absolute
  case transposed(Arranging)
  case inset(Double, Arranging)
}

// MARK: - Traversal

extension Tree {
  /// Every section, each before its inner sections.
  var allBranches: [Branch] { branches.flatMap { $0.withInner } }

  /// Every item of sections and groups, each group before its parts.
  var allLeaves: [Leaf] { allBranches.flatMap { $0.leaves.flatMap { $0.withParts } } }

  /// Applies a change to every list of sections, inner ones last.
  mutating func forEachSiblings(_ change: (inout [Branch]) -> Void) {
    change(&branches)
    for index in branches.indices { branches[index].forEachSiblings(change) }
  }

  mutating func forEachBranch(_ change: (inout Branch) -> Void) {
    forEachSiblings { siblings in
      for index in siblings.indices { change(&siblings[index]) }
    }
  }

  /// Applies a change to every list of items: those of sections, then those of their groups.
  mutating func forEachItems(_ change: (inout [Leaf]) -> Void) {
    forEachBranch { branch in
      guard branch.branches.isEmpty else { return }
      change(&branch.leaves)
      for index in branch.leaves.indices { branch.leaves[index].forEachItems(change) }
    }
  }
}

extension Branch {
  var withInner: [Branch] { [self] + branches.flatMap { $0.withInner } }

  fileprivate mutating func forEachSiblings(_ change: (inout [Branch]) -> Void) {
    change(&branches)
    for index in branches.indices { branches[index].forEachSiblings(change) }
  }
}

extension Leaf {
  var bunch: Bunch? {
    get { if case .group(let bunch) = kind { bunch } else { nil } }
    set { if let newValue { kind = .group(newValue) } }
  }

  var withParts: [Leaf] { [self] + (bunch?.leaves.flatMap { $0.withParts } ?? []) }

  fileprivate mutating func forEachItems(_ change: (inout [Leaf]) -> Void) {
    guard var bunch else { return }
    change(&bunch.leaves)
    for index in bunch.leaves.indices { bunch.leaves[index].forEachItems(change) }
    self.bunch = bunch
  }
}
