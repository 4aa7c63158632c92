import BenchmarkSupport
import TesseraDiff

/// What a row is about.
struct RowName: Hashable, CustomStringConvertible {
  /// Linear or sectioned.
  enum Shape: String { case linear, sectioned }

  var shape: Shape
  var ids: IDKind
  /// All elements of the old list.
  var count: Int
  var title: String

  /// What `--filter` looks at: `linear, 5 k, UUID-like, README mix`.
  var description: String { "\(shape.rawValue), \(count.grouped), \(ids.rawValue), \(title)" }
}

/// A case with certain ids, measured.
struct Row {
  var name: RowName
  var tessera: ChangeCounts
  var heckel: ChangeCounts
  var measurement: Measurement<Program>
}

extension Row {
  /// Measures a change of a linear list.
  init<ID: ElementID>(_ linearCase: LinearCase, _ name: RowName, ids: ID.Type, _ comparison: Comparison) {
    let input = LinearInput<ID>(linearCase, count: name.count)
    let tessera = LinearDifference(from: input.old, to: input.new)
    let heckel = HeckelDifference(from: input.old, to: input.new)
    // No id stands twice: only the moves are a matter of taste.
    precondition(
      tessera.deletes == heckel.deletes && tessera.inserts == heckel.inserts
        && tessera.updates.map { $0.from } == heckel.updates, "\(name): the programs disagree")
    let listKit = ListKitDifference(from: input.oldIDs, to: input.newIDs)
    precondition(
      tessera.deletes == listKit.deletes.reversed().map { $0.item }
        && tessera.inserts == listKit.inserts.map { $0.item } && tessera.moves.count == listKit.moves.count,
      "\(name): the programs disagree")
    assert(tessera.applied(to: input.old, taking: input.new) == input.new, "\(name): Tessera is wrong")
    assert(heckel.replayed(on: input.old, taking: input.new) == input.new, "\(name): Heckel is wrong")
    self.name = name
    self.tessera = ChangeCounts(tessera)
    self.heckel = ChangeCounts(heckel)
    let edits = tessera.deletes.count + tessera.inserts.count + 2 * tessera.moves.count
    measurement = comparison.measure(Competitor.linear(input, edits: edits))
  }

  /// Measures a change of a list of sections.
  init<ID: ElementID>(_ sectionedCase: SectionedCase, _ name: RowName, ids: ID.Type, _ comparison: Comparison)
  {
    let input = SectionedInput<ID>(sectionedCase)
    let tessera = SectionedDifference(from: input.old, to: input.new)
    let heckel = SectionedHeckelDifference(from: input.old, to: input.new)
    precondition(
      tessera.sectionDeletes == heckel.sections.deletes && tessera.sectionInserts == heckel.sections.inserts
        && tessera.deletes == heckel.deletes && tessera.inserts == heckel.inserts
        && tessera.updates.map { $0.from } == heckel.updates, "\(name): the programs disagree")
    let newItems = input.new.map { $0.items }
    assert(
      tessera.applied(to: input.old.map { $0.items }, taking: newItems) == newItems,
      "\(name): Tessera is wrong")
    assert(heckel.replayed(on: input.old, taking: input.new) == newItems, "\(name): Heckel is wrong")
    self.name = name
    self.tessera = ChangeCounts(tessera)
    self.heckel = ChangeCounts(heckel)
    measurement = comparison.measure(Competitor.sectioned(input))
  }
}
