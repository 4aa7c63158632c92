extension SectionedSnapshot {
  /// What an update of this snapshot reports.
  public typealias Update = SnapshotUpdate<Section.ID, Item.ID>
  /// What an edit of this snapshot may be unable to do.
  public typealias Issue = EditIssue<Section.ID, Item.ID>

  /// Carries out edits as one transaction.
  ///
  /// Each edit sees what the ones before it have done. The difference knows what became of each item:
  ///
  /// * An item that was moved, to whichever section, is moved or stays; it is never deleted and inserted. Only where
  ///   the ``identityScope`` is the section, an item that was moved to another one is gone from its own and new there.
  /// * An item that is gone from a section, and one of the same id that was inserted into it, are the same item. In
  ///   another section it is a new one; `move` keeps it. The same holds for sections.
  /// * The items of a removed section go with it, those of an inserted one come with it; only items that were moved
  ///   out of the one or into the other are listed, as moves.
  /// * What was there before is an update where its content differs from before, or where it was reloaded.
  ///
  /// During the edit, read through the editor, which knows what the edits so far have done, and not through the
  /// snapshot: that is changed exclusively meanwhile, and Swift reports any other access to it as an error, when
  /// compiling or when running.
  ///
  /// - Parameter edit: The edits. Where it throws, nothing is changed.
  /// - Returns: What has changed, and what could not be done.
  /// - Complexity: O(1) without edits. Otherwise O(*n*) for *n* items, O(1) expected for each item that an edit
  ///   names (O(log *n*) amortized where very many are inserted in one spot), and O(*m* log *m*) for *m* items of a
  ///   section that is out of order in the end. An id that stands *k* times costs O(*k*) to find: *k* times in the
  ///   section that is named with it; *k* times in all sections where none is named.
  @inlinable
  public mutating func update<Failure: Error>(
    _ edit: (inout Editor) throws(Failure) -> Void
  ) throws(Failure) -> Update {
    var editor = Editor(entries, identityScope)
    try edit(&editor)
    let (entries, update) = editor.finish()
    self = SectionedSnapshot(entries, identityScope: identityScope)
    return update
  }
}
