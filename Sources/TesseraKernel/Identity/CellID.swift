/// The id of a view of a collection, which shows one item now and may show another one later.
///
/// An id identifies a slot. When a view is discarded, its slot is given to another view with another
/// generation. Slots thus stay small numbers, and an outdated id never identifies another view.
public struct CellID: Hashable, Sendable, CustomStringConvertible {
  /// The index in tables of data about the views of a collection.
  package let slot: UInt32
  /// The number of views that have had the slot before.
  package let generation: UInt32

  /// A number that identifies the view in its collection: the slot, and above its 32 bits the generation.
  ///
  /// If an `Int` has only 32 bits, all views of a slot have the same number.
  public var number: Int { Int(truncatingIfNeeded: UInt64(generation) << 32 | UInt64(slot)) }

  /// Creates an id from its number.
  public init(_ number: Int) {
    let bits = UInt64(truncatingIfNeeded: number)
    self.init(slot: UInt32(truncatingIfNeeded: bits), generation: UInt32(truncatingIfNeeded: bits >> 32))
  }

  package init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }

  /// The id of the next view with the same slot.
  package var successor: CellID { CellID(slot: slot, generation: generation &+ 1) }

  /// A textual representation: `cell` and the slot, followed by a period and the generation if it is not the
  /// first.
  public var description: String {
    "cell " + slot.description + (generation == 0 ? "" : "." + generation.description)
  }
}
