/// A rule of the contract of `performBatchUpdates`, by the letter and number it has in reports.
///
/// Here the rules have only names; ``summary`` says what each demands, ``severity`` what a breach leads to, and
/// `Documentation/Batches.md` why.
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
  /// Data changes outside of the block.
  case t1 = "T1"
  /// Begun unsettled.
  case t2 = "T2"
  /// Reload of all data meanwhile.
  case t4 = "T4"
  /// Interactive move meanwhile.
  case t5 = "T5"
  /// Batches that overlap.
  case t7 = "T7"
  /// Layout inside the block.
  case t8 = "T8"

  // Bounds.
  /// Old section missing.
  case b1 = "B1"
  /// New section missing.
  case b2 = "B2"
  /// Old item missing.
  case b3 = "B3"
  /// New item missing.
  case b4 = "B4"
  /// No position at all.
  case b5 = "B5"

  // Calls that do nothing.
  /// Item listed beside its section.
  case i5 = "I5"
  /// Move listed twice.
  case i6 = "I6"

  // Conflicts.
  /// Delete and reload.
  case c1 = "C1"
  /// Delete and move of an item.
  case c2 = "C2"
  /// Delete and move of a section.
  case c3 = "C3"
  /// Insert and move to one place, of items.
  case c4 = "C4"
  /// Insert and move to one place, of sections.
  case c5 = "C5"
  /// Reload and move.
  case c6 = "C6"
  /// Reload beside other changes.
  case c7 = "C7"
  /// Move out of a section that goes.
  case c8 = "C8"
  /// Move into a section that comes.
  case c9 = "C9"
  /// Two ends of a move.
  case c10 = "C10"
  /// Two starts of a move.
  case c11 = "C11"
  /// Change listed twice.
  case c12 = "C12"
  /// Reload within a reloaded section.
  case c13 = "C13"

  // Counts.
  /// Number of sections.
  case k1 = "K1"
  /// Number of items of a section.
  case k2 = "K2"
  /// Number below zero.
  case k4 = "K4"

  // Legal and dangerous.
  /// Changes in a moved section.
  case h1 = "H1"
  /// Move without effect.
  case h2 = "H2"
  /// Section reload beside section changes.
  case h3 = "H3"
  /// Section inserts, section moves and item inserts.
  case h4 = "H4"
  /// Table: items beside section moves.
  case h5 = "H5"
  /// Table: reloaded row that slides.
  case h7 = "H7"

  // Identity.
  /// What stays.
  case p1 = "P1"
  /// What moves.
  case p2 = "P2"
  /// What comes and goes.
  case p3 = "P3"
  /// The end.
  case p4 = "P4"
  /// Unique ids.
  case p5 = "P5"
  /// Untold content.
  case p6 = "P6"
}
