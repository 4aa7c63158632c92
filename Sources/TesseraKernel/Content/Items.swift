/// What an ``ItemBuilder`` builds: the items of a section, as runs.
public struct Items<H: CollectionHost> {
  /// The declared parts, in order.
  var parts: [Part]

  /// A run, or a single cell whose id may depend on where it was declared.
  enum Part {
    case run(ItemRun)
    case cell(AnyCell<H>, path: [Int])
  }

  /// No items.
  public init() { parts = [] }

  /// A single cell.
  public init(_ cell: AnyCell<H>) { parts = [.cell(cell, path: [])] }

  init(_ run: ItemRun) { parts = [.run(run)] }

  init(_ parts: [Part]) { self.parts = parts }

  /// The items as they stand in one branch or statement of the declaration.
  func nested(_ index: Int) -> Items {
    var nested = self
    for position in parts.indices {
      if case .cell(let cell, let path) = parts[position] {
        nested.parts[position] = .cell(cell, path: [index] + path)
      }
    }
    return nested
  }

  /// The runs; cells without an id of their own get the place where they were declared.
  var runs: [ItemRun] {
    parts.map { part in
      switch part {
      case .run(let run): run
      case .cell(let cell, let path):
        SingleRun(cell.declared, id: cell.declared.attributes.id ?? ItemID(structure: path))
      }
    }
  }
}
