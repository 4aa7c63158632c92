import TesseraLayout

/// What is declared about an item. Its cell is made only if the run does not know the answer for all its items, and not
/// more than once.
struct ItemDeclaration {
  private let run: ItemRun
  private let index: Int
  private lazy var cell = run.cell(at: index)

  /// An item by its position in its run.
  init(_ run: ItemRun, at index: Int) {
    self.run = run
    self.index = index
  }

  /// How large the item is declared to be.
  var sizing: Sizing { mutating get { run.uniformSizing ?? cell?.sizing ?? .height(0) } }

  /// What the item asks of its layout; whether it fills is what its size says.
  var traits: LayoutTraits {
    mutating get {
      var traits = run.uniformTraits ?? cell?.traits ?? .none
      let sizing = self.sizing
      traits.fillsWidth = sizing.width.isFill
      traits.fillsHeight = sizing.height.isFill
      return traits
    }
  }

  /// The kind of view that shows the item.
  var kind: CellKind? { mutating get { run.uniformKind ?? cell?.kind } }
}
