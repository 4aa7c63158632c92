import Tessera
import TesseraLayout

/// Declared content of a random program: sections in sections, groups in groups, what decorates them.
///
/// Everything prints as the Swift that makes it, so that a failure is a test. Ids are never used twice.
struct Tree: Equatable {
  var axis = Axis.vertical
  var layout: Arranging?
  var branches: [Branch]
}

/// A section: of items, or of other sections where it has some.
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

/// A decoration, told from others of its section by its target.
struct Ornament: Equatable {
  var leaf: Leaf
  var target: DecorationTarget
  var horizontal: RelativePlacement.Place
  var vertical: RelativePlacement.Place
  var shift = 0.0
  var inset = 0.0
  var layer = 0
}

/// An item: an id, a revision of its content, and what it is.
struct Leaf: Equatable {
  var id: Int
  var revision = 0
  var kind = Kind.line

  indirect enum Kind: Equatable {
    /// As wide as offered, one line high; a size that the type states.
    case line
    /// A size of its own.
    case tile(Double, Double)
    /// Portable and estimated: the narrower, the higher.
    case block(Double)
    /// Portable, estimated on both sides, and always of one size.
    case stamp(Double, Double)
    /// As wide and as high as all that is seen.
    case part
    /// Native and estimated: the host measures it.
    case native
    /// A group of cells.
    case group(Bunch)
  }
}

/// What a group of cells is made of.
struct Bunch: Equatable {
  var leaves: [Leaf]
  var layout = Arranging.list(0)
  var scrolls: Axis?
  var size: Extents?
  var ornaments: [Ornament] = []
}

/// How large something is told to be; nil: as its content makes it.
struct Extents: Equatable {
  var width: Double?
  var height: Double?
}

/// A layout with the numbers that programs vary.
indirect enum Arranging: Equatable {
  case list(Double)
  /// So many columns in a viewport of the usual width, fewer or more in others.
  case grid(Int)
  case row(Double)
  case flow(Double)
  case overlay
  case absolute
  case transposed(Arranging)
  case inset(Double, Arranging)
}

// MARK: - Walking

extension Tree {
  /// Every section, each before the sections inside it.
  var allBranches: [Branch] { branches.flatMap { $0.withInner } }

  /// Every item of sections and groups, each group before its parts.
  var allLeaves: [Leaf] { allBranches.flatMap { $0.leaves.flatMap { $0.withParts } } }

  /// Lets every list of sections be changed, inner ones last.
  mutating func forEachSiblings(_ change: (inout [Branch]) -> Void) {
    change(&branches)
    for index in branches.indices { branches[index].forEachSiblings(change) }
  }

  /// Lets every section be changed.
  mutating func forEachBranch(_ change: (inout Branch) -> Void) {
    forEachSiblings { siblings in
      for index in siblings.indices { change(&siblings[index]) }
    }
  }

  /// Lets every list of items be changed: those of sections, then those of the groups in them.
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
