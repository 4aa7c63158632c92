import TesseraLayout

/// The declaration of an item. Its cell is made once at most, if the run does not know the answer.
struct ItemDeclaration {
  private let run: ItemRun
  private var index: Int
  /// The cell, once it was needed.
  private var made: DeclaredCell?
  private let uniformSizing: Sizing?
  private let uniformTraits: LayoutTraits?

  init(_ run: ItemRun, at index: Int) {
    self.run = run
    self.index = index
    uniformSizing = run.uniformSizing
    uniformTraits = run.uniformTraits
  }

  /// Moves to another item of the run.
  mutating func go(to index: Int) {
    self.index = index
    made = nil
  }

  private var cell: DeclaredCell? {
    mutating get {
      if made == nil { made = run.cell(at: index) }
      return made
    }
  }

  /// Whether all items of the run have the same declared sizing and layout traits.
  var isUniform: Bool { uniformSizing != nil && uniformTraits != nil }

  var sizing: Sizing { mutating get { uniformSizing ?? cell?.sizing ?? .height(0) } }

  /// The layout traits of the item. Its sizing determines whether it fills a side.
  var traits: LayoutTraits { mutating get { traits(of: sizing) } }

  mutating func traits(of sizing: Sizing) -> LayoutTraits {
    var traits = uniformTraits ?? cell?.box.itemTraits ?? .none
    traits.fillsWidth = sizing.width.isFill
    traits.fillsHeight = sizing.height.isFill
    return traits
  }

  var kind: CellKind? { mutating get { run.uniformKind ?? cell?.kind } }
}
