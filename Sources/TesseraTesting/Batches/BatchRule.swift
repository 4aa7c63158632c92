/// A rule of the contract of `performBatchUpdates`, identified by the letter and number that reports use.
///
/// The cases only name the rules. ``summary`` states each rule, ``severity`` the consequence of a violation,
/// and `Documentation/Batches.md` the reasons.
///
/// The letters denote timing (T), bounds (B), conflicts (C), counts (K), calls without effect (I), hazards,
/// which are allowed but dangerous (H), and identity (P).
///
/// Some numbers are missing. Some of these rules define how a batch is read, so they cannot be violated:
/// calls in a block have no order, and nested blocks are one (T3); the version in which a position counts (I1
/// to I4); an inserted or reloaded section takes all its items from the data source (K3). Others are enforced
/// elsewhere: only the main thread may call a view (T6), which the compiler checks, as ``StrictBatchView`` is
/// bound to the main actor; a completion may receive `false` (T9), which a test can simulate with
/// ``StrictBatchView/finishAnimations(finished:)``. The host is responsible for first responders (H6), for
/// batches too large to animate well (H8), and for the results of a layout (L).
public enum BatchRule: String, Hashable, Sendable, CaseIterable {
  // Timing.
  /// Data changes outside of the block.
  case t1 = "T1"
  /// A batch begins before the view is settled.
  case t2 = "T2"
  /// All data is reloaded during a batch or its animation.
  case t4 = "T4"
  /// A batch begins during an interactive move.
  case t5 = "T5"
  /// Batches overlap.
  case t7 = "T7"
  /// The layout changes inside the block.
  case t8 = "T8"

  // Bounds.
  /// An old section does not exist.
  case b1 = "B1"
  /// A new section does not exist.
  case b2 = "B2"
  /// An old item does not exist.
  case b3 = "B3"
  /// A new item does not exist.
  case b4 = "B4"
  /// A value is not a position at all.
  case b5 = "B5"

  // Calls without effect.
  /// An item is listed in addition to its section.
  case i5 = "I5"
  /// A move is listed twice.
  case i6 = "I6"

  // Conflicts.
  /// A delete and a reload.
  case c1 = "C1"
  /// A delete and a move of an item.
  case c2 = "C2"
  /// A delete and a move of a section.
  case c3 = "C3"
  /// An insert and a move to one place, of items.
  case c4 = "C4"
  /// An insert and a move to one place, of sections.
  case c5 = "C5"
  /// A reload and a move.
  case c6 = "C6"
  /// A reload together with other changes.
  case c7 = "C7"
  /// A move out of a deleted or reloaded section.
  case c8 = "C8"
  /// A move into an inserted or reloaded section.
  case c9 = "C9"
  /// A move with two targets.
  case c10 = "C10"
  /// A target of two moves.
  case c11 = "C11"
  /// A change is listed twice.
  case c12 = "C12"
  /// A reload within a reloaded section.
  case c13 = "C13"

  // Counts.
  /// A wrong number of sections.
  case k1 = "K1"
  /// A wrong number of items in a section.
  case k2 = "K2"
  /// A negative number of items.
  case k4 = "K4"

  // Hazards: allowed but dangerous.
  /// Changes in a moved section.
  case h1 = "H1"
  /// A move without effect.
  case h2 = "H2"
  /// A section reload together with section changes.
  case h3 = "H3"
  /// Section inserts, section moves and item inserts together.
  case h4 = "H4"
  /// Table: item changes together with section moves.
  case h5 = "H5"
  /// Table: a reloaded row that changes its position.
  case h7 = "H7"

  // Identity.
  /// Identity and order of staying elements.
  case p1 = "P1"
  /// Identity of moved elements.
  case p2 = "P2"
  /// Identity of inserted and deleted elements.
  case p3 = "P3"
  /// The state after the last step.
  case p4 = "P4"
  /// Uniqueness of ids.
  case p5 = "P5"
  /// Changed content without an update or a reload.
  case p6 = "P6"
}
