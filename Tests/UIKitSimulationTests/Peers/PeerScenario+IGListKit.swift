import TesseraDiff
import TesseraTesting
import UIKit

extension PeerScenario {
  /// The scenarios of IGListKit's updater, as the changes between the data before and after.
  static let igListKit: [PeerScenario] = [
    .init(
      origin: "IGListAdapterUpdaterTests, an inserted section", old: [0], new: [0, 0],
      batch: Batch(sectionInserts: [1])),
    .init(
      origin: "IGListAdapterUpdaterTests, a deleted section", old: [0, 0], new: [0],
      batch: Batch(sectionDeletes: [1])),
    .init(
      origin: "IGListAdapterUpdaterTests, a section replaced and one inserted", old: [1], new: [2, 2],
      batch: Batch(sectionDeletes: [0], sectionInserts: [0, 1])),
    .init(
      origin: "IGListAdapterUpdaterTests, all sections replaced", old: [3, 0], new: [2, 1, 3],
      batch: Batch(sectionDeletes: [0, 1], sectionInserts: [0, 1, 2])),
    .init(
      origin: "IGListAdapterUpdaterTests, a section with another count replaced", old: [2, 2], new: [3, 2],
      batch: Batch(sectionDeletes: [0], sectionInserts: [0])),
    .init(
      origin: "IGListAdapterUpdaterTests, moved sections as deletes and inserts", old: [2, 3, 1],
      new: [1, 2, 3], batch: Batch(sectionDeletes: [0, 1, 2], sectionInserts: [0, 1, 2])),
    .init(
      origin: "IGListAdapterUpdaterTests, moved sections whose counts change", old: [2, 2, 2],
      new: [1, 2, 3], batch: Batch(sectionMoves: [Move(from: 2, to: 0)]), broken: .batchK2),
  ]
}
