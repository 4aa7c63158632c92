/// The items of a section as an ``ItemBuilder`` builds them, in runs.
public struct Items<H: CollectionHost> {
  var parts: [Part]

  /// A run, or a single cell whose id may depend on its place in the declaration.
  enum Part {
    case run(ItemRun)
    case cell(AnyCell<H>, path: [Int])
  }

  /// Creates an empty list of items.
  public init() { parts = [] }

  /// Creates a single item from a cell.
  public init(_ cell: AnyCell<H>) { parts = [.cell(cell, path: [])] }

  init(_ run: ItemRun) { parts = [.run(run)] }

  init(_ parts: [Part]) { self.parts = parts }

  /// Returns the items as declared in a branch or statement with an index.
  func nested(_ index: Int) -> Items {
    var nested = self
    for position in parts.indices {
      if case .cell(let cell, let path) = parts[position] {
        nested.parts[position] = .cell(cell, path: [index] + path)
      }
    }
    return nested
  }

  /// The runs, in which a cell without an id of its own is identified by its place in the declaration.
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
