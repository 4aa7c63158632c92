/// A view of a collection: it shows one item now and perhaps another one later.
///
/// An id names a slot. When a view is discarded, its slot is given to another view, in another generation: so slots stay
/// small numbers, and an id that was kept too long never names another view.
public struct CellID: Hashable, Sendable, CustomStringConvertible {
  /// The place in tables of what belongs to the views of a collection.
  package let slot: UInt32
  /// How many views have had the slot before.
  package let generation: UInt32

  /// Tells the views of a collection from one another: the slot, and above its 32 bits the generation. Where an `Int` has no
  /// more than 32 bits, the views of one slot have one number.
  public var number: Int { Int(truncatingIfNeeded: UInt64(generation) << 32 | UInt64(slot)) }

  /// Makes an id from its number.
  public init(_ number: Int) {
    let bits = UInt64(truncatingIfNeeded: number)
    self.init(slot: UInt32(truncatingIfNeeded: bits), generation: UInt32(truncatingIfNeeded: bits >> 32))
  }

  package init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }

  /// The id of the view that is the next one to have the slot.
  package var successor: CellID { CellID(slot: slot, generation: generation &+ 1) }

  /// `cell` and the slot; behind a point the generation, if it is not the first.
  public var description: String {
    "cell " + slot.description + (generation == 0 ? "" : "." + generation.description)
  }
}
