import TesseraDiff

/// A view that performs a batch: deletes from last to first, then inserts from first to last.
///
/// Inserted and reloaded items take their content from the data source; all others keep the content that they
/// showed before, unless the batch updates them.
struct BatchSimulator {
  let batch: Batch
  let old: Sample
  /// The data that the data source reports at the end.
  let reported: Sample

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the data that the view shows at the end.
  func shown() throws -> Sample {
    var shown = try sections()
    for section in batch.sectionUpdates { shown[section].look = reported.groups[section].look }
    for path in batch.updates {
      shown[path.section].rows[path.item].look = reported.groups[path.section].rows[path.item].look
    }
    return Sample(shown)
  }

  private func sections() throws -> [Sample.Group] {
    var kept = Array(old.groups.indices)
    for position in (batch.sectionDeletes + batch.sectionMoves.map { $0.from }).sorted().reversed() {
      kept.remove(at: position)
    }
    // The old positions of the remaining sections; `nil` for inserted sections.
    var slots = kept.map { Optional($0) }
    let arrivals = batch.sectionInserts.map { ($0, Int?.none) } + batch.sectionMoves.map { ($0.to, $0.from) }
    for (position, origin) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      guard position <= slots.count else { throw Failure(description: "gap before section \(position)") }
      slots.insert(origin, at: position)
    }
    guard slots.count == reported.groups.count else {
      throw Failure(description: "\(slots.count) sections shown, \(reported.groups.count) reported")
    }
    return try slots.enumerated().map { position, origin in
      guard let origin, !batch.sectionReloads.contains(origin) else { return reported.groups[position] }
      var group = old.groups[origin]
      group.rows = try rows(old: origin, new: position)
      return group
    }
  }

  private func rows(old oldSection: Int, new newSection: Int) throws -> [Sample.Row] {
    var rows = old.groups[oldSection].rows
    for path in batch.reloads where path.section == oldSection {
      // Nothing else changes in a batch with reloads, so the position stays the same.
      rows[path.item] = reported.groups[newSection].rows[path.item]
    }
    let departures = (batch.deletes + batch.moves.map { $0.from }).filter { $0.section == oldSection }
    for path in departures.sorted().reversed() { rows.remove(at: path.item) }
    let inserts = batch.inserts.filter { $0.section == newSection }
      .map { ($0.item, reported.groups[newSection].rows[$0.item]) }
    let arrivals = batch.moves.filter { $0.to.section == newSection }
      .map { ($0.to.item, old.groups[$0.from.section].rows[$0.from.item]) }
    for (item, row) in (inserts + arrivals).sorted(by: { $0.0 < $1.0 }) {
      guard item <= rows.count else { throw Failure(description: "gap before item \(newSection).\(item)") }
      rows.insert(row, at: item)
    }
    return rows
  }
}
