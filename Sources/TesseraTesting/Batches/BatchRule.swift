/// A rule of the contract of `performBatchUpdates`, by the letter and number it has in reports.
///
/// T is about when something may be called, B about bounds, C about conflicts, K about counts, I about calls
/// that do nothing, H about what is legal and dangerous, P about identity.
///
/// Some numbers are missing. They say how a batch is read, so nobody can break them: calls in a block have no
/// order and nested blocks are one (T3), which version a position counts in (I1 to I4), an inserted or
/// reloaded section takes all its items from the data source (K3). Or they are kept elsewhere: only the main
/// thread may call a view (T6), which the compiler checks, as ``StrictBatchView`` is bound to the main actor;
/// a completion may hear `false` (T9), which ``StrictBatchView/finishAnimations(finished:)`` lets a test try;
/// first responders (H6) and batches too large to animate well (H8), and what a layout may answer (L), are
/// the host's business.
public enum BatchRule: String, Hashable, Sendable, CaseIterable {
  // When something may be called.
  /// Data changes inside the block of the batch that tells of it, nowhere else.
  case t1 = "T1"
  /// A batch begins when the view is settled: laid out, nothing to reload, in a window.
  case t2 = "T2"
  /// No reload of all data inside a batch, nor while one is animated.
  case t4 = "T4"
  /// No batch during an interactive move, nor in the turn in which it is committed.
  case t5 = "T5"
  /// A batch begins when the one before it is completed.
  case t7 = "T7"
  /// No layout is invalidated or done inside a batch.
  case t8 = "T8"

  // Bounds.
  /// A section that is deleted, reloaded or moved exists before the batch.
  case b1 = "B1"
  /// A section that is inserted or moved to exists after the batch.
  case b2 = "B2"
  /// An item that is deleted, reloaded or moved exists before the batch.
  case b3 = "B3"
  /// An item that is inserted or moved to exists after the batch.
  case b4 = "B4"
  /// No position is negative or stands for "not found".
  case b5 = "B5"

  // Calls that do nothing.
  /// No item is deleted or reloaded with its section, or inserted with its section: that does nothing.
  case i5 = "I5"
  /// No move is listed twice: that does nothing.
  case i6 = "I6"

  // Conflicts.
  /// Nothing is both deleted and reloaded.
  case c1 = "C1"
  /// No item is both deleted and moved.
  case c2 = "C2"
  /// No section is both deleted and moved.
  case c3 = "C3"
  /// No item is inserted where another one is moved to.
  case c4 = "C4"
  /// No section is inserted where another one is moved to.
  case c5 = "C5"
  /// Nothing is both reloaded and moved.
  case c6 = "C6"
  /// A batch that reloads does nothing else.
  case c7 = "C7"
  /// No item moves out of a section that is deleted or reloaded.
  case c8 = "C8"
  /// No item moves into a section that is inserted or reloaded.
  case c9 = "C9"
  /// Nothing is moved to two places.
  case c10 = "C10"
  /// No two are moved to one place.
  case c11 = "C11"
  /// Nothing is deleted, inserted or reloaded twice.
  case c12 = "C12"
  /// No item is reloaded in a section that is reloaded.
  case c13 = "C13"

  // Counts.
  /// The sections before, plus the inserted ones, less the deleted ones, are the sections after.
  case k1 = "K1"
  /// The items of a section before, plus those that come, less those that go, are its items after.
  case k2 = "K2"
  /// No more items leave a section than it has.
  case k4 = "K4"

  // Legal and dangerous.
  /// No item comes, goes, moves or is reloaded in a section that moves.
  case h1 = "H1"
  /// A move changes the order.
  case h2 = "H2"
  /// No section is reloaded in a batch that deletes, inserts or moves sections.
  case h3 = "H3"
  /// No batch inserts sections, moves sections and inserts items at once.
  case h4 = "H4"
  /// In a table, a batch that moves sections does nothing to items.
  case h5 = "H5"
  /// In a table, a row that is reloaded keeps its place.
  case h7 = "H7"

  // Identity.
  /// What stays keeps its order and its id, and fills the places that nothing else takes.
  case p1 = "P1"
  /// What moves has the same id at both ends.
  case p2 = "P2"
  /// What is inserted was not there before, and what is deleted is gone, unless it is inserted again.
  case p3 = "P3"
  /// After the last step the view shows the data it was meant to show.
  case p4 = "P4"
  /// Section ids are unique, and item ids are unique in their section.
  case p5 = "P5"
  /// The content of what stays changes only where an update or a reload tells of it.
  case p6 = "P6"
}
