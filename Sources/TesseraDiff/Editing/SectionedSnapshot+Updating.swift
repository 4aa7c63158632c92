extension SectionedSnapshot {
  /// The result of an update of this snapshot.
  public typealias Update = SnapshotUpdate<Section.ID, Item.ID>
  /// A problem in this snapshot or in an edit of it.
  public typealias Issue = EditIssue<Section.ID, Item.ID>

  /// Performs edits as one transaction.
  ///
  /// Each edit sees the result of the previous ones. The difference follows each item through all edits:
  ///
  /// * An item that was moved, to any section, moves or stays; it is never deleted and inserted. There is one
  ///   exception: if the ``identityScope`` is the section, an item that was moved to another section is deleted
  ///   from its own section and inserted into the other one.
  /// * An item that was removed from a section, and one with the same id that was inserted into it, are the
  ///   same item. In another section the inserted item is a new one; `move` preserves it. The same holds for
  ///   sections.
  /// * The items of a removed section are removed with it, and those of an inserted section are inserted with
  ///   it. Only items that were moved out of the one or into the other are listed, as moves.
  /// * A retained section or item is an update if its content differs from before, or if it was reloaded.
  ///
  /// During the edit, read through the editor, which contains the result of the edits so far, and not through
  /// the snapshot. The update has exclusive access to the snapshot, and Swift reports any other access as an
  /// error at compile time or at run time.
  ///
  /// - Parameter edit: A closure that edits the snapshot. If it throws, nothing changes.
  /// - Returns: The changes, and the edits that could not be performed.
  /// - Throws: Any error that `edit` throws.
  /// - Complexity: O(1) without edits. Otherwise O(*n*) for *n* items, O(1) expected for each item that an
  ///   edit names (O(log *n*) amortized if very many are inserted in one spot), and O(*m* log *m*) for *m*
  ///   items of a section that is out of order in the end. An id that occurs *k* times costs O(*k*) to find:
  ///   *k* times in the given section, or in all sections if none is given.
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
