import TesseraLayout

/// Some items of another run, with the properties that the items of a run have in common.
package class PartialRun: ItemRun {
  /// The whole run.
  let base: ItemRun

  init(of base: ItemRun, count: Int) {
    self.base = base
    super.init(count: count)
  }

  override var uniformSizing: Sizing? { base.uniformSizing }
  override var uniformTraits: LayoutTraits? { base.uniformTraits }
  package override var uniformKind: CellKind? { base.uniformKind }
  package override var isUnmodified: Bool { base.isUnmodified }
  package override var findsQuickly: Bool { base.findsQuickly }
  package override var declared: Traits { base.declared }
  override var hasDistinctIDs: Bool { base.hasDistinctIDs || count <= 1 }
  package override func idScope(in scope: IdentityScope?) -> ItemIDScope { base.idScope(in: scope) }

  /// Returns the position of an item in the whole run.
  func baseIndex(of index: Int) -> Int { index }

  package override func dataIndex(of index: Int) -> Int { base.dataIndex(of: baseIndex(of: index)) }
  package override func id(at index: Int) -> ItemID { base.id(at: baseIndex(of: index)) }
  override func idHash(at index: Int) -> Int { base.idHash(at: baseIndex(of: index)) }

  package override func text(at index: Int) -> String? {
    index >= 0 && index < count ? base.text(at: baseIndex(of: index)) : nil
  }

  package override func cell(at index: Int) -> DeclaredCell? {
    index >= 0 && index < count ? base.cell(at: baseIndex(of: index)) : nil
  }
}
