import TesseraLayout

/// What is declared about an item. Its cell is made only if the run does not know the answer for all its items, and not
/// more than once.
struct ItemDeclaration {
  private let run: ItemRun
  private let index: Int
  private lazy var cell = run.cell(at: index)
  private let uniformSizing: Sizing?
  private let uniformTraits: LayoutTraits?

  /// An item by its position in its run.
  init(_ run: ItemRun, at index: Int) {
    self.run = run
    self.index = index
    uniformSizing = run.uniformSizing
    uniformTraits = run.uniformTraits
  }

  /// Goes to another item of the run.
  mutating func go(to index: Int) { self = ItemDeclaration(self, at: index) }

  private init(_ other: ItemDeclaration, at index: Int) {
    run = other.run
    self.index = index
    uniformSizing = other.uniformSizing
    uniformTraits = other.uniformTraits
  }

  /// Whether all items of the run are declared to have the same size, and ask the same of their layout.
  var isUniform: Bool { uniformSizing != nil && uniformTraits != nil }

  /// How large the item is declared to be.
  var sizing: Sizing { mutating get { uniformSizing ?? cell?.sizing ?? .height(0) } }

  /// What the item asks of its layout; whether it fills is what its size says.
  var traits: LayoutTraits { mutating get { traits(of: sizing) } }

  /// The traits of the item, given the size that it is declared to have.
  mutating func traits(of sizing: Sizing) -> LayoutTraits {
    var traits = uniformTraits ?? cell?.box.attributes.traits ?? .none
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }

  /// The kind of view that shows the item.
  var kind: CellKind? { mutating get { run.uniformKind ?? cell?.kind } }
}
